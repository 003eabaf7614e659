import type { Interval } from '../../src/domain/plain-date.ts';
import type { SeededRandom } from './seeded-random.ts';

/** One check of a series: how long ago, and how it is to end. */
export type Planned = { daysAgo: number; goal: 'passed' | 'remarks' | 'failed' };

const daysOf = { day: 1, week: 7, month: 30.44, year: 365.25 } satisfies Record<Interval['unit'], number>;
const twoYears = 730; // days

type Rhythm = {
  interval: Interval;
  anchor: 'completed' | 'scheduled' | 'commissioned';
  leadDays: number;
  inUseForDays: number;
  random: SeededRandom;
};

/** Two years of checks of one kind, the oldest first: most in time, some late, some failed and repaired a few days later. */
export function worldSeries({ interval, anchor, leadDays, inUseForDays, random }: Rhythm): Planned[] {
  const length = interval.value * daysOf[interval.unit];
  const last =
    anchor === 'commissioned'
      ? lastOfRhythm(length, inUseForDays, random)
      : lastDaysAgo(length, { leadDays, inUseForDays, random });
  // Longer ago only where nothing was done since.
  const oldest = Math.min(Math.max(twoYears, last + 1), inUseForDays - 1);
  const planned: Planned[] = [];
  for (
    let daysAgo = last;
    daysAgo < oldest;
    daysAgo += length * (anchor === 'completed' ? random.between(0.9, 1.02) : 1)
  ) {
    planned.unshift(...around(Math.floor(daysAgo), planned.length === 0, random));
  }
  return planned;
}

const notYet = Number.POSITIVE_INFINITY;

/**
 * Where the last check lies decides what is due: nothing yet, soon, overdue by some weeks. A new device waits for its first
 * one, and a few were forgotten when that came.
 */
function lastDaysAgo(length: number, { leadDays, inUseForDays, random }: Omit<Rhythm, 'interval' | 'anchor'>): number {
  const inTime = [1, Math.max(2, length - leadDays - 3)] as const;
  const from = random.weighted<readonly [number, number]>([
    [inTime, 82],
    [[length - leadDays + 1, length - 1], 9],
    [[length + 4, length * 1.1 + 20], 9],
  ]);
  const daysAgo = random.between(...from);
  const isForgotten = inUseForDays > length && inUseForDays < length + 90 && random.chance(0.15);
  if (isForgotten) return notYet;
  if (daysAgo < inUseForDays - 1) return daysAgo;
  return inUseForDays < length ? notYet : random.between(...inTime);
}

/** The same in a rhythm that began when the device did: some days after the latest of its dates, or after the one before. */
function lastOfRhythm(length: number, inUseForDays: number, random: SeededRandom): number {
  const times = Math.floor(inUseForDays / length);
  const sinceDate = inUseForDays - times * length;
  const isLate = sinceDate < 9 || (sinceDate < 90 && random.chance(0.25));
  const done = times - (isLate ? 1 : 0);
  return done < 1 ? notYet : inUseForDays - done * length - random.between(1, 8);
}

function around(daysAgo: number, isLast: boolean, random: SeededRandom): Planned[] {
  const goal = random.weighted<Planned['goal']>([
    ['passed', 93],
    ['remarks', 4],
    ['failed', 3],
  ]);
  const repairedAfter = random.whole(1, 9);
  const staysBroken = isLast && random.chance(0.6);
  if (goal !== 'failed' || staysBroken || repairedAfter >= daysAgo) return [{ daysAgo, goal }];
  return [
    { daysAgo, goal },
    { daysAgo: daysAgo - repairedAfter, goal: 'passed' },
  ];
}
