/** Lets one runner at a time deliver, over all tabs and the worker. */
export type DeliveryLock = { withLock(run: () => Promise<boolean>): Promise<boolean> };

type LockParts = { locks: Pick<LockManager, 'request'> | undefined; openChannel: () => BroadcastChannel };

const name = 'outbox';
const lifeEvery = 10_000;
const silenceUntilSteal = 45_000;

/**
 * The Web Lock `outbox`. Its holder tells of life every 10 seconds; whoever has waited 45 seconds without hearing it
 * takes the lock from what must be a frozen tab. A double send does no harm: ids make it one record.
 */
export function deliveryLock({ locks, openChannel }: LockParts): DeliveryLock {
  if (!locks) return { withLock: (run) => run() }; // a page without a secure context has none, and no worker either
  return {
    async withLock(run) {
      const channel = openChannel();
      const stolen = new AbortController();
      let silence = setTimeout(() => stolen.abort(), silenceUntilSteal);
      channel.onmessage = () => {
        clearTimeout(silence);
        silence = setTimeout(() => stolen.abort(), silenceUntilSteal);
      };
      let isHolder = false;
      let isOver = false;
      let life: ReturnType<typeof setInterval> | undefined;
      const held = () => {
        if (isOver) return Promise.resolve(false); // granted in the moment in which our wait ran out
        isHolder = true;
        clearTimeout(silence);
        clearInterval(life);
        life = setInterval(() => channel.postMessage('alive'), lifeEvery);
        return run();
      };
      const request = (options: LockOptions) =>
        locks.request(name, options, held).catch((error: unknown) => {
          // Taken from us, who looked frozen: whoever took it goes on.
          if (isHolder && error instanceof DOMException && error.name === 'AbortError') return false;
          throw error;
        });
      try {
        return await request({ signal: stolen.signal });
      } catch (error) {
        // Our own wait ran out: the holder is frozen. Any other failure is not ours to explain away.
        if (!stolen.signal.aborted) throw error;
        return await request({ steal: true });
      } finally {
        // Also when the lock was taken from us while we still run: who holds it no longer tells of life.
        isOver = true;
        clearInterval(life);
        clearTimeout(silence);
        channel.close();
      }
    },
  };
}
