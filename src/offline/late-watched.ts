import type { Watched } from './field-storage.ts';

const untilNextTry = 3_000; // milliseconds

/** A watched value whose code arrives late; it may be missing while the network is away, and is asked for again. */
export function lateWatched<T>(load: () => Promise<Watched<T>>): Watched<T> {
  let late: Watched<T> | undefined;
  let asked: unknown;
  const listeners = new Set<() => void>();
  const ask = (): unknown =>
    load().then(
      (loaded) => (late = loaded).subscribe(() => listeners.forEach((listener) => listener())),
      () => setTimeout(ask, untilNextTry),
    );
  return {
    read: () => late?.read(),
    subscribe(listener) {
      listeners.add(listener);
      asked ??= ask();
      return () => listeners.delete(listener);
    },
  };
}
