import { describe, expect, test } from 'vitest';
import { dueEntry, dueOn, dueOnDay, dueState, speakingEntry, type DueEntry, type Schedule } from './due-date.ts';
import { addIntervals, dateInZone } from './plain-date.ts';

const schedule = (changes: Partial<Schedule> = {}): Schedule => ({
  kind: 'periodic',
  interval: { value: 12, unit: 'month' },
  anchor: 'completed',
  dueRule: 'exactDay',
  leadDays: 30,
  ...changes,
});
const done = (...doneOn: string[]) => ({ createdOn: '2024-01-01', doneOn });

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

test('[DUE-1, DUE-3] never done is due an interval after commissioning, else after the device was created, and overdue from the day after', () => {
  const never = { createdOn: '2026-03-01', doneOn: [] };
  expect(dueOn(schedule(), never)).toBe('2027-03-01');
  expect(dueOn(schedule(), { ...never, commissionedOn: '2026-05-02' })).toBe('2027-05-02');
  const entry = dueEntry(schedule(), never);
  expect(entry.neverDone).toBe(true);
  const days = ['2026-03-02', '2027-01-29', '2027-01-30', '2027-03-01', '2027-03-02', '2033-03-02'];
  expect(days.map((today) => dueState(entry, today))).toEqual(['ok', 'ok', 'soon', 'soon', 'overdue', 'overdue']);
});

test('[DUE-1] due today is not overdue; the day after is', () => {
  const dates = done('2025-11-27');
  const states = ['2026-10-27', '2026-10-28', '2026-11-27', '2026-11-28'].map((today) =>
    dueState(dueEntry(schedule(), dates), today),
  );
  expect(states).toEqual(['ok', 'soon', 'soon', 'overdue']);
});

test('[DUE-1] a late check moves the next date when counted from completion, and not in a fixed rhythm', () => {
  const late = { commissionedOn: '2024-01-10', ...done('2025-01-10', '2026-03-01') };
  expect(dueOn(schedule({ anchor: 'completed' }), late)).toBe('2027-03-01');
  expect(dueOn(schedule({ anchor: 'scheduled' }), late)).toBe('2027-01-10');
  expect(dueOn(schedule({ anchor: 'commissioned' }), { ...late, commissionedOn: '2024-02-01' })).toBe('2027-02-01');
});

test('[DUE-1] a check within the lead time counts for the date it anticipates', () => {
  const early = done('2025-01-10', '2026-01-02');
  expect(dueOn(schedule({ anchor: 'scheduled' }), early)).toBe('2027-01-10');
  const tooEarly = done('2025-01-10', '2025-11-01');
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

describe('[DUE-4] no date of a fixed rhythm is skipped', () => {
  const monthly = { interval: { value: 1, unit: 'month' }, leadDays: 30 } as const;
  const weekly = { interval: { value: 1, unit: 'week' }, leadDays: 7 } as const;

  test('[DUE-4] monthly with 30 days before: the check due on 10 October, done on the 11th, is due on 10 November', () => {
    expect(dueOn(schedule({ ...monthly, anchor: 'scheduled' }), done('2026-09-10', '2026-10-11'))).toBe('2026-11-10');
    const commissioned = { ...done('2026-10-11'), commissionedOn: '2026-09-10' };
    expect(dueOn(schedule({ ...monthly, anchor: 'commissioned' }), commissioned)).toBe('2026-11-10');
    const entry = dueEntry(schedule({ ...monthly, anchor: 'commissioned' }), commissioned);
    expect(dueState(entry, '2026-11-28')).toBe('overdue');
  });

  test('[DUE-4] weekly with 7 days before: each week has its check', () => {
    const dates = ['2026-10-05', '2026-10-12', '2026-10-19', '2026-10-26'];
    for (const [at, day] of dates.entries())
      expect(dueOn(schedule({ ...weekly, anchor: 'scheduled' }), done(...dates.slice(0, at + 1)))).toBe(
        addIntervals(day, weekly.interval),
      );
  });

  test('[DUE-4] a check covers one date: the one it is late for, with those before it, or the next it anticipates', () => {
    const rule = schedule({ ...monthly, leadDays: 10, anchor: 'commissioned' });
    const after = (...doneOn: string[]) => dueOn(rule, { createdOn: '2026-01-10', doneOn });
    expect(after()).toBe('2026-02-10');
    expect(after('2026-01-30')).toBe('2026-02-10'); // eleven days before
    expect(after('2026-01-31')).toBe('2026-03-10');
    expect(after('2026-01-31', '2026-02-10')).toBe('2026-03-10'); // covered already, and the next is far
    expect(after('2026-05-20')).toBe('2026-06-10'); // February to May are past with it
    expect(after('2026-05-31')).toBe('2026-06-10'); // late for May, so it is none for June
    expect(after('2026-05-20', '2026-05-31')).toBe('2026-07-10');
  });
});

test('[DUE-3] of a device the most urgent date speaks, by state and then by date, and says from when another will', () => {
  const entry = (kind: DueEntry['kind'], dueOnDate: string, soonOn: string): DueEntry => ({
    kind,
    dueOn: dueOnDate,
    soonOn,
    neverDone: false,
  });
  // The nearest date is told of a week before, the later one two months before.
  const entries = [entry('visual', '2026-12-10', '2026-12-03'), entry('stk', '2026-12-31', '2026-11-01')];
  const spoken = (today: string) => {
    const { entry: speaks, turnsOn } = speakingEntry(entries, today);
    expect(dueOnDay(entries, today)[0]).toMatchObject(speaks!);
    return [speaks?.kind, turnsOn];
  };
  expect(spoken('2026-10-31')).toEqual(['visual', '2026-11-01']);
  expect(spoken('2026-11-01')).toEqual(['stk', '2026-12-03']);
  expect(spoken('2026-12-03')).toEqual(['visual', undefined]);
  expect(spoken('2027-02-01')).toEqual(['visual', undefined]);
  expect(dueOnDay(entries, '2026-12-20').map(({ kind, state }) => [kind, state])).toEqual([
    ['visual', 'overdue'],
    ['stk', 'soon'],
  ]);
  expect(speakingEntry([], '2026-12-20')).toEqual({ entry: undefined, turnsOn: undefined });
});
