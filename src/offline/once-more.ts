/**
 * Runs at once, or once more when the present run has ended. Whoever calls meanwhile shares that second run: four events
 * in one moment cost two tries, and a call that came too late for the first one is not lost.
 */
export function onceMore(run: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;

  function start(): Promise<void> {
    next = undefined;
    running = run().finally(() => (running = undefined));
    return running;
  }
  return () => {
    if (!running) return start();
    next ??= running.then(start, start);
    return next;
  };
}
