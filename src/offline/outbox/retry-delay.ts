const shortest = 5_000;
export const longestDelay = 15 * 60_000;

/**
 * Milliseconds until the next try: doubling from 5 seconds to 15 minutes, shortened by up to half at random, so that
 * a hundred phones that lost one server do not come back in one second. There is no last try.
 */
export function retryDelay(attempts: number, random: () => number): number {
  const full = Math.min(shortest * 2 ** Math.min(attempts - 1, 20), longestDelay);
  return Math.round(full * (1 - random() / 2));
}
