import { describe, expect, test } from 'vitest';
import { dueOn, dueState, type Schedule } from './due-date.ts';
import { addIntervals, dateInZone } from './plain-date.ts';

const schedule = (changes: Partial<Schedule> = {}): Schedule => ({
  kind: 'periodic',
  interval: { value: 12, unit: 'month' },
  anchor: 'completed',
  dueRule: 'exactDay',
  leadDays: 30,
  ...changes,
});
const done = (lastDoneOn: string, firstDoneOn = lastDoneOn) => ({ createdOn: '2024-01-01', firstDoneOn, lastDoneOn });

describe('months keep the day of their anchor', () => {
  test.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2026-01-31', 2, '2026-03-31'],
    ['2028-02-29', 12, '2029-02-28'],
    ['2028-02-29', 48, '2032-02-29'],
    ['2026-11-30', 3, '2027-02-28'],
    ['2026-12-15', 1, '2027-01-15'],
  ])('[DUE-1] %s plus %i months is %s', (anchor, value, expected) => {
    expect(addIntervals(anchor, { value, unit: 'month' })).toBe(expected);
  });
});

test('[DUE-1] exact day, end of month and end of year', () => {
  const dates = done('2026-02-10');
  expect(dueOn(schedule(), dates)).toBe('2027-02-10');
  expect(dueOn(schedule({ dueRule: 'endOfMonth' }), dates)).toBe('2027-02-28');
  expect(dueOn(schedule({ dueRule: 'endOfYear' }), dates)).toBe('2027-12-31');
});

test('[DUE-1] never done is due an interval after commissioning, else after the device was created', () => {
  expect(dueOn(schedule(), { createdOn: '2026-03-01' })).toBe('2027-03-01');
  expect(dueOn(schedule(), { createdOn: '2026-03-01', commissionedOn: '2026-05-02' })).toBe('2027-05-02');
  expect(dueState(schedule(), { createdOn: '2026-03-01' }, '2026-03-02')).toBe('neverDone');
});

test('[DUE-1] due today is not overdue; the day after is', () => {
  const dates = done('2025-11-27');
  const states = ['2026-10-27', '2026-10-28', '2026-11-27', '2026-11-28'].map((today) =>
    dueState(schedule(), dates, today),
  );
  expect(states).toEqual(['ok', 'soon', 'soon', 'overdue']);
});

test('[DUE-1] a late check moves the next date when counted from completion, and not in a fixed rhythm', () => {
  const late = { commissionedOn: '2024-01-10', ...done('2026-03-01', '2025-01-10') };
  expect(dueOn(schedule({ anchor: 'completed' }), late)).toBe('2027-03-01');
  expect(dueOn(schedule({ anchor: 'scheduled' }), late)).toBe('2027-01-10');
  expect(dueOn(schedule({ anchor: 'commissioned' }), { ...late, commissionedOn: '2024-02-01' })).toBe('2027-02-01');
});

test('[DUE-1] a check within the lead time counts for the date it anticipates', () => {
  const early = done('2026-01-02', '2025-01-10');
  expect(dueOn(schedule({ anchor: 'scheduled' }), early)).toBe('2027-01-10');
  const tooEarly = done('2025-11-01', '2025-01-10');
  expect(dueOn(schedule({ anchor: 'scheduled' }), tooEarly)).toBe('2026-01-10');
});

test('[DUE-1] the day is that of the site: three zones, and the nights the clocks change', () => {
  const newYear = Date.UTC(2026, 0, 1, 4, 30);
  expect(['Europe/Kyiv', 'America/New_York', 'Pacific/Auckland'].map((zone) => dateInZone(newYear, zone))).toEqual([
    '2026-01-01',
    '2025-12-31',
    '2026-01-01',
  ]);
  expect(dateInZone(Date.UTC(2026, 2, 28, 22, 59), 'Europe/Berlin')).toBe('2026-03-28');
  expect(dateInZone(Date.UTC(2026, 2, 29, 21, 59), 'Europe/Berlin')).toBe('2026-03-29');
  expect(dateInZone(Date.UTC(2026, 2, 29, 22, 0), 'Europe/Berlin')).toBe('2026-03-30');
  expect(dateInZone(Date.UTC(2026, 9, 25, 22, 59), 'Europe/Berlin')).toBe('2026-10-25');
  expect(dateInZone(Date.UTC(2026, 9, 25, 23, 0), 'Europe/Berlin')).toBe('2026-10-26');
});
