import { Dexie } from 'dexie';
import type { FieldDatabase } from './database.ts';
import type { Watched } from './field-storage.ts';

const untilNextTry = 3_000; // milliseconds
/** After a look at many rows the next one waits: who writes a lot is not held up by who watches. */
const restAfterMuch = 500; // milliseconds

type Query<T> = { read: () => Promise<T>; isMuch: (value: T) => boolean };

/**
 * What a query says, read again whenever rows of the store change, also from another tab or the worker (Dexie spreads
 * changes over them). Changes that come during a look, or during the rest after it, are one look.
 */
export function watched<T>(database: FieldDatabase, { read, isMuch }: Query<T>): Watched<T> {
  let value: T | undefined;
  const listeners = new Set<() => void>();
  let isStarted = false;
  let isChanged = true;
  let isLooking = false;

  function changed(parts: object) {
    const isOurs = Object.keys(parts).some((part) => part === 'all' || part.startsWith(`idb://${database.name}/`));
    if (!isOurs) return;
    isChanged = true;
    void look();
  }

  async function look(): Promise<void> {
    if (isLooking) return;
    isLooking = true;
    while (isChanged) {
      isChanged = false;
      // A connection that the browser dropped, or a store that did not answer, is asked again.
      const isRead = await lookOnce().catch(() => false);
      isChanged ||= !isRead;
      const rest = isRead ? (isMuch(value!) ? restAfterMuch : 0) : untilNextTry;
      if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest));
    }
    isLooking = false;
  }

  async function lookOnce(): Promise<true> {
    value = await read();
    for (const listener of listeners) listener();
    return true;
  }

  return {
    read: () => value,
    subscribe(listener) {
      listeners.add(listener);
      if (!isStarted) {
        isStarted = true;
        Dexie.on('storagemutated', changed);
        void look();
      }
      return () => listeners.delete(listener);
    },
  };
}
