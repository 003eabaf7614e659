/** Milliseconds after which a store that says nothing counts as one that does not answer. */
export const longestSilence = 5_000;

// A phone that slept has not waited: a silence is counted a fifth at a time, and one that was slept through is one fifth.
const parts = 5;

/**
 * The same promise, rejected with a TimeoutError when it is not settled in time: what is waited for may still happen
 * later. IndexedDB knows no limit of its own; browsers have left requests without an answer for as long as a tab lived.
 */
export function inTime<T>(work: PromiseLike<T>, limit = longestSilence): Promise<T> {
  return new Promise((resolve, reject) => {
    let timer: ReturnType<typeof setTimeout>;
    const wait = (left: number) => {
      if (left === 0) return reject(new DOMException('', 'TimeoutError'));
      timer = setTimeout(() => wait(left - 1), limit / parts);
    };
    wait(parts);
    void Promise.resolve(work)
      .finally(() => clearTimeout(timer))
      .then(resolve, reject);
  });
}
