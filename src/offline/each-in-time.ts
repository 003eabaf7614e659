import { inTime, longestSilence } from './in-time.ts';

/** The same functions, each rejected when the store does not answer in time. */
export function eachInTime<T extends object>(functions: T, limit = longestSilence): T {
  const limited = Object.entries(functions).map(([name, run]: [string, (...given: unknown[]) => Promise<unknown>]) => [
    name,
    (...given: unknown[]) => inTime(run.apply(functions, given), limit),
  ]);
  return Object.fromEntries(limited) as T;
}
