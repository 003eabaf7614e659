/** Keeps one group of things at once and answers for each of them, in order. */
export type KeepGroup<T, R> = (things: T[]) => Promise<R[]>;

type GroupOptions = {
  largestGroup?: number;
  /** False for an error that says nothing about the things, such as a lost connection. */
  isOfOne?: (error: unknown) => boolean;
};

/**
 * Gathers what arrives in the same tick, and while the last group is being written, into one group: one wait for the
 * disk serves all of them. Each caller hears of its own thing only after its group is on disk. Where a group fails for
 * one of its things (`isOfOne`), each is kept on its own, so that nobody is refused for a neighbour.
 */
export function createGroupCommit<T, R>(
  keepGroup: KeepGroup<T, R>,
  { largestGroup = 200, isOfOne = () => true }: GroupOptions = {},
) {
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
      if (group.length > 1 && isOfOne(error)) await keepOneByOne(group);
      else for (const { reject } of group) reject(error);
    }
    isRunning = false;
    if (waiting.length > 0) start();
  }

  async function keepOneByOne(group: readonly Waiting[]): Promise<void> {
    for (const { thing, resolve, reject } of group)
      await keepGroup([thing]).then(([result]) => resolve(result!), reject);
  }

  return (thing: T): Promise<R> =>
    new Promise((resolve, reject) => {
      waiting.push({ thing, resolve, reject });
      start();
    });
}
