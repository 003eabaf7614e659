type Work<T> = {
  /** The next piece of work, or null when there is none just now: asked again when a running one has ended. */
  next: () => Promise<T | null>;
  run: (piece: T) => Promise<void>;
};

/** Runs up to `most` pieces of work at once, and begins the next as soon as one has ended. Rejects with the first failure, once none runs any more. */
export async function severalAtOnce<T>(most: number, { next, run }: Work<T>): Promise<void> {
  const running = new Set<Promise<void>>();
  const failures: unknown[] = [];
  for (;;) {
    const piece = failures.length === 0 && running.size < most ? await next().catch(failed) : null;
    if (piece !== null) {
      const work: Promise<void> = run(piece)
        .catch(failed)
        .then(() => void running.delete(work));
      running.add(work);
    } else if (running.size > 0) await Promise.race(running);
    else break;
  }
  if (failures.length > 0) throw failures[0];

  function failed(error: unknown): null {
    failures.push(error);
    return null;
  }
}
