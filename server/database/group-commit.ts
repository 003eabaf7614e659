/** Keeps one group of things at once and answers for each of them, in order. */
export type KeepGroup<T, R> = (things: T[]) => Promise<R[]>;

/**
 * Gathers what arrives in the same tick, and while the last group is being written, into one group: one wait for the
 * disk serves all of them. Each caller hears of its own thing only after its group is on disk.
 */
export function createGroupCommit<T, R>(keepGroup: KeepGroup<T, R>, largestGroup = 200) {
  type Waiting = { thing: T; resolve: (result: R) => void; reject: (error: unknown) => void };
  let waiting: Waiting[] = [];
  let isRunning = false;

  function start() {
    if (isRunning) return;
    isRunning = true;
    setImmediate(() => void run());
  }

  async function run() {
    const group = waiting.slice(0, largestGroup);
    waiting = waiting.slice(largestGroup);
    try {
      const results = await keepGroup(group.map(({ thing }) => thing));
      group.forEach(({ resolve }, at) => resolve(results[at]!));
    } catch (error) {
      for (const { reject } of group) reject(error);
    }
    isRunning = false;
    if (waiting.length > 0) start();
  }

  return (thing: T): Promise<R> =>
    new Promise((resolve, reject) => {
      waiting.push({ thing, resolve, reject });
      start();
    });
}
