import { expect, test } from 'vitest';
import { dayStart } from './day-start.ts';

test('[DUE-1, P13] a day begins when it begins at the place, also where the clock changes', () => {
  for (const [date, zone, start] of [
    ['2026-11-27', 'Europe/Berlin', '2026-11-26T23:00:00.000Z'],
    ['2027-03-28', 'Europe/Berlin', '2027-03-27T23:00:00.000Z'],
    ['2027-03-29', 'Europe/Berlin', '2027-03-28T22:00:00.000Z'],
    ['2026-11-27', 'Pacific/Kiritimati', '2026-11-26T10:00:00.000Z'],
    ['2026-11-27', 'America/Los_Angeles', '2026-11-27T08:00:00.000Z'],
    // Midnight itself was left out on this day.
    ['2019-03-31', 'Asia/Beirut', '2019-03-30T22:00:00.000Z'],
    ['2026-11-27', 'UTC', '2026-11-27T00:00:00.000Z'],
  ] as const)
    expect([zone, dayStart(date, zone)]).toEqual([zone, start]);
});
