import { liveQuery } from 'dexie';
import type { Watched } from './field-storage.ts';

const untilNextTry = 3_000;

/**
 * A query that is read again whenever its rows change, also from another tab or the worker (Dexie spreads changes over
 * them). `prepare` gets the query ready first, because what is awaited inside it must be the database alone.
 */
export function watched<T>(prepare: () => Promise<() => Promise<T>>): Watched<T> {
  let value: T | undefined;
  const listeners = new Set<() => void>();
  let isStarted = false;

  async function start() {
    const query = await prepare().catch(() => null);
    // The code of the query may be missing while the network is away.
    if (!query) return void setTimeout(() => void start(), untilNextTry);
    liveQuery(query).subscribe({
      next(read) {
        value = read;
        for (const listener of listeners) listener();
      },
      // A connection that the browser dropped, or a store that did not answer: asked again.
      error: () => setTimeout(() => void start(), untilNextTry),
    });
  }

  return {
    read: () => value,
    subscribe(listener) {
      listeners.add(listener);
      if (!isStarted) {
        isStarted = true;
        void start();
      }
      return () => listeners.delete(listener);
    },
  };
}
