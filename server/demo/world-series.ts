import type { Interval } from '../../src/domain/plain-date.ts';
import type { SeededRandom } from './seeded-random.ts';

/** One check of a series: how long ago, and how it is to end. */
export type Planned = { daysAgo: number; goal: 'passed' | 'remarks' | 'failed' };

const daysOf = { day: 1, week: 7, month: 30.44, year: 365.25 } satisfies Record<Interval['unit'], number>;
const twoYears = 730; // days

type Rhythm = { interval: Interval; leadDays: number; inUseForDays: number; random: SeededRandom };

/** Two years of checks of one kind, the oldest first: most in time, some late, some failed and repaired a few days later. */
export function worldSeries({ interval, leadDays, inUseForDays, random }: Rhythm): Planned[] {
  const length = interval.value * daysOf[interval.unit];
  const oldest = Math.min(twoYears, inUseForDays - 1);
  const planned: Planned[] = [];
  for (
    let daysAgo = lastDaysAgo(length, leadDays, random);
    daysAgo < oldest;
    daysAgo += length * random.between(0.9, 1.02)
  )
    planned.unshift(...around(Math.floor(daysAgo), planned.length === 0, random));
  return planned;
}

/** Where the last check lies decides what is due: nothing yet, soon, overdue, or never done. */
function lastDaysAgo(length: number, leadDays: number, random: SeededRandom): number {
  const from = random.weighted<readonly [number, number]>([
    [[1, Math.max(2, length - leadDays - 3)], 78],
    [[length - leadDays + 1, length - 1], 8],
    [[length + 4, length * 1.6 + 10], 10],
    [[twoYears, twoYears + 1], 4],
  ]);
  return random.between(...from);
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
