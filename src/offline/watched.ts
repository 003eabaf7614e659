import { liveQuery } from 'dexie';
import type { Watched } from './field-storage.ts';

/** A query that is read again whenever its rows change, also from another tab or the worker (Dexie spreads changes over them). */
export function watched<T>(query: () => Promise<T>): Watched<T> {
  let value: T | undefined;
  const listeners = new Set<() => void>();
  let subscription: { unsubscribe(): void } | undefined;
  return {
    read: () => value,
    subscribe(listener) {
      listeners.add(listener);
      subscription ??= liveQuery(query).subscribe((next) => {
        value = next;
        for (const each of listeners) each();
      });
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        subscription?.unsubscribe();
        subscription = undefined;
      };
    },
  };
}
