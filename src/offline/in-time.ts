/** Milliseconds after which a store that says nothing counts as one that does not answer. */
export const longestSilence = 5_000;

/**
 * The same promise, rejected with a TimeoutError when it is not settled in time: what is waited for may still happen
 * later. IndexedDB knows no limit of its own; browsers have left requests without an answer for as long as a tab lived.
 */
export function inTime<T>(work: PromiseLike<T>, limit = longestSilence): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new DOMException('', 'TimeoutError')), limit);
    void Promise.resolve(work)
      .finally(() => clearTimeout(timer))
      .then(resolve, reject);
  });
}
