import fc from 'fast-check';
import { threadTime } from '../support/readers/longest-hold.ts';

/** Something that reads what others wrote. */
export type Reader<Input = unknown> = {
  name: string;
  inputs: fc.Arbitrary<Input>;
  /** What happens to an input; must not throw. It may take a promise, whose time in other threads is not counted. */
  read: (input: Input) => unknown;
  /** Milliseconds of processor time of the thread that reads, on the machine limits are chosen for. */
  budget: number;
  /** One of so many inputs is tried: what reads files or pictures is slower by its nature. */
  oneOf?: number;
};

export type Found = { input: unknown; why: string };
export type Fuzzed = {
  name: string;
  inputs: number;
  slowest: number;
  failures: Found[];
  /** Of calls: how many were answered with a status of each hundred. */
  answers?: Record<string, number>;
};
/** `slowness`: how many times more time than budgets say this machine may take (tests/tools/machine-speed.ts). */
export type Wish = { inputs: number; seed: number; slowness?: number };

const atOnce = 500;
const mostFound = 5;

/** Reads many inputs, each within the budget of its reader, and says what went wrong. */
export async function fuzzReader<Input>(reader: Reader<Input>, { inputs, seed, slowness = 1 }: Wish): Promise<Fuzzed> {
  const { name, oneOf = 1 } = reader;
  const budget = reader.budget * slowness;
  const fuzzed: Fuzzed = { name, inputs: 0, slowest: 0, failures: [] };
  const wished = Math.max(1, Math.ceil(inputs / oneOf));
  for (let round = 0; fuzzed.inputs < wished; round += 1) {
    const numRuns = Math.min(atOnce, wished - fuzzed.inputs);
    for (const input of fc.sample(reader.inputs, { numRuns, seed: seed + round })) {
      fuzzed.inputs += 1;
      const { time, why } = await tried(reader, input);
      // The first time may hold the compiler or the collector of memory; the least of some is what the reader takes.
      const took = time > budget && why === undefined ? await leastOf({ ...reader, budget }, input, time) : time;
      fuzzed.slowest = Math.max(fuzzed.slowest, took);
      const fault = why ?? (took > budget ? `took ${took.toFixed(1)} ms of ${budget}` : undefined);
      if (fault !== undefined && fuzzed.failures.length < mostFound) fuzzed.failures.push({ input, why: fault });
      if (fuzzed.failures.length >= mostFound) return fuzzed;
    }
  }
  return fuzzed;
}

async function tried<Input>({ read }: Reader<Input>, input: Input): Promise<{ time: number; why?: string }> {
  const before = threadTime();
  try {
    const result = read(input);
    if (result instanceof Promise) await result;
    return { time: threadTime() - before };
  } catch (error) {
    return { time: threadTime() - before, why: error instanceof Error ? `${error.name}: ${error.message}` : 'threw' };
  }
}

async function leastOf<Input>(reader: Reader<Input>, input: Input, first: number): Promise<number> {
  let least = first;
  for (let again = 0; again < 4 && least > reader.budget; again += 1)
    least = Math.min(least, (await tried(reader, input)).time);
  return least;
}
