import { useSyncExternalStore } from 'react';

/** A value that changes by itself; undefined while there is nothing to watch or it is not known yet. */
export function useWatched<T>(watched: { subscribe(listener: () => void): () => void; read(): T } | null) {
  return useSyncExternalStore<T | undefined>(watched?.subscribe ?? subscribeToNothing, watched?.read ?? readNothing);
}

const subscribeToNothing = () => () => {};
const readNothing = () => undefined;
