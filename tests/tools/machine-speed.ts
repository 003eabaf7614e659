import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';

/** What the sample takes on the machine the limits were chosen on, both of its cores quiet. */
const referenceTime = 55; // milliseconds
const referenceCores = 2;
/** Beyond it a limit would only hide a hang. */
const greatestFactor = 10;

/**
 * How many times slower than the reference this machine is at this moment, 1 to 10: limits of tests are multiplied by it.
 * Measured once a run by the clock, so that other work on the machine counts as well; workers inherit the figure.
 */
export function machineFactor(): number {
  process.env.MACHINE_FACTOR ??= measuredFactor().toFixed(1);
  return Number(process.env.MACHINE_FACTOR);
}

/** A limit for a wait of a test, in milliseconds: `seconds` as a quiet machine needs at most, times the factor. */
export const limitOf = (seconds: number): number => Math.round(seconds * 1_000 * machineFactor());

function measuredFactor(): number {
  const times = Array.from({ length: 5 }, timeOfSample).toSorted((one, other) => one - other);
  const missingCores = Math.max(1, referenceCores / availableParallelism());
  return Math.min(greatestFactor, Math.max(1, (times[2]! / referenceTime) * missingCores));
}

/** Hashing and parsing, as a server and a page do it. */
function timeOfSample(): number {
  const start = performance.now();
  const rows = Array.from({ length: 2_000 }, (_, index) => ({ index, text: `row ${index}` }));
  for (let round = 0; round < 60; round += 1) {
    const text = JSON.stringify(rows);
    createHash('sha256').update(text).digest();
    JSON.parse(text);
  }
  return performance.now() - start;
}
