import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dueEntry, dueOn, dueOnDay, dueState, speakingEntry, type DueEntry, type Schedule } from './due-date.ts';
import { addDays, addIntervals, dateInZone, type Interval } from './plain-date.ts';

// A slow, obvious calendar: no formula, one day at a time.
const monthLengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
const lengthOf = (year: number, month: number) => (month === 2 && isLeap(year) ? 29 : monthLengths[month - 1]!);
const split = (date: string) => date.split('-').map(Number) as [number, number, number];
const join = (...parts: [number, number, number]) =>
  parts.map((part, at) => String(part).padStart(at === 0 ? 4 : 2, '0')).join('-');

function dayAfter(date: string): string {
  const [year, month, day] = split(date);
  if (day < lengthOf(year, month)) return join(year, month, day + 1);
  return month === 12 ? join(year + 1, 1, 1) : join(year, month + 1, 1);
}

function slowly(anchor: string, { value, unit }: Interval, times: number): string {
  let date = anchor;
  if (unit === 'day' || unit === 'week') {
    for (let days = value * times * (unit === 'week' ? 7 : 1); days > 0; days -= 1) date = dayAfter(date);
    return date;
  }
  let [year, month] = split(anchor);
  for (let months = value * times * (unit === 'year' ? 12 : 1); months > 0; months -= 1) {
    month += 1;
    if (month === 13) [year, month] = [year + 1, 1];
  }
  return join(year, month, Math.min(split(anchor)[2], lengthOf(year, month)));
}

const dates = fc
  .integer({ min: 0, max: 20_000 })
  .map((day) => new Date(Date.UTC(2000, 0, 1 + day)).toISOString().slice(0, 10));
// Near each other, and no interval too short: the model counts each day.
const nearDates = fc.integer({ min: 0, max: 1_200 }).map((day) => addDays('2023-06-30', day));
const intervals = fc.record({
  value: fc.integer({ min: 1, max: 36 }),
  unit: fc.constantFrom('day', 'week', 'month', 'year'),
});
const schedules: fc.Arbitrary<Schedule> = fc.record({
  kind: fc.constant('periodic'),
  interval: fc.record({
    value: fc.integer({ min: 6, max: 36 }),
    unit: fc.constantFrom('day', 'week', 'month', 'year'),
  }),
  anchor: fc.constantFrom('completed', 'scheduled', 'commissioned'),
  dueRule: fc.constantFrom('exactDay', 'endOfMonth', 'endOfYear'),
  leadDays: fc.integer({ min: 0, max: 60 }),
});

test('[DUE-1] a date so many intervals later is what counting on the fingers gives', () => {
  fc.assert(
    fc.property(dates, intervals, fc.integer({ min: 1, max: 4 }), (anchor, interval, times) => {
      expect(addIntervals(anchor, interval, times)).toBe(slowly(anchor, interval, times));
    }),
  );
});

// One date of the rhythm after the other is ticked off, each by a check of its own.
function slowlyPlanned({ anchor, interval, leadDays }: Schedule, createdOn: string, doneOn: readonly string[]): string {
  if (doneOn.length === 0) return slowly(createdOn, interval, 1);
  if (anchor === 'completed') return slowly(doneOn.at(-1)!, interval, 1);
  const start = anchor === 'scheduled' ? doneOn[0]! : createdOn;
  let next = 1;
  for (const day of anchor === 'scheduled' ? doneOn.slice(1) : doneOn) {
    const isLate = slowly(start, interval, next) <= day;
    if (isLate) while (slowly(start, interval, next) <= day) next += 1;
    else if (daysFrom(day, slowly(start, interval, next)) <= leadDays) next += 1;
  }
  return slowly(start, interval, next);
}

function daysFrom(from: string, to: string): number {
  let days = 0;
  for (let day = from; day < to; day = dayAfter(day)) days += 1;
  return days;
}

test('[DUE-1, DUE-4] the due date is the first of its rhythm that no check covers, moved to the end it asks for', () => {
  const checks = fc.array(nearDates, { maxLength: 6 });
  fc.assert(
    fc.property(schedules, nearDates, checks, (schedule, createdOn, days) => {
      const doneOn = days.toSorted();
      const planned = slowlyPlanned(schedule, createdOn, doneOn);
      const [year, month] = split(planned);
      const ends = {
        exactDay: planned,
        endOfMonth: join(year, month, lengthOf(year, month)),
        endOfYear: join(year, 12, 31),
      };
      expect(dueOn(schedule, { createdOn, doneOn })).toBe(ends[schedule.dueRule]);
    }),
    { numRuns: 200 },
  );
});

test('[DUE-4] in a fixed rhythm a check that is early moves the date by one at most, and a late one to the next after it', () => {
  const checks = fc.array(nearDates, { minLength: 2, maxLength: 6 });
  fc.assert(
    fc.property(schedules, nearDates, checks, (schedule, createdOn, days) => {
      fc.pre(schedule.anchor !== 'completed');
      const doneOn = days.toSorted();
      const last = doneOn.at(-1)!;
      const rule: Schedule = { ...schedule, dueRule: 'exactDay' };
      const before = dueOn(rule, { createdOn, doneOn: doneOn.slice(0, -1) });
      const start = schedule.anchor === 'scheduled' ? doneOn[0]! : createdOn;
      const rhythm = Array.from({ length: 1300 }, (_, at) => addIntervals(start, schedule.interval, at + 1));
      const next = rhythm[rhythm.indexOf(before) + 1];
      const possible = before <= last ? [rhythm.find((date) => date > last)] : [before, next];
      expect(possible).toContain(dueOn(rule, { createdOn, doneOn }));
    }),
    { numRuns: 50 },
  );
});

test('[DUE-1] the state goes from ok to soon to overdue, never back, and is overdue from the day after', () => {
  fc.assert(
    fc.property(schedules, dates, fc.integer({ min: -90, max: 90 }), fc.boolean(), (schedule, day, offset, isDone) => {
      const entry = dueEntry(schedule, { createdOn: day, doneOn: isDone ? [day] : [] });
      const expected = offset > 0 ? 'overdue' : offset >= -schedule.leadDays ? 'soon' : 'ok';
      expect(dueState(entry, addDays(entry.dueOn, offset))).toBe(expected);
      expect(entry.neverDone).toBe(!isDone);
    }),
  );
});

test('[DUE-3] the date that speaks for a device stays the most urgent until the day that is named, and no longer', () => {
  const kinds = ['visual', 'periodic', 'stk', 'mtk'] as const;
  const entries = fc
    .array(fc.tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 0, max: 40 })), { minLength: 1, maxLength: 4 })
    .map((some) =>
      some.map(([days, lead], at): DueEntry => {
        const day = addDays('2026-06-30', days);
        return { kind: kinds[at]!, dueOn: day, soonOn: addDays(day, -lead), neverDone: at % 2 === 0 };
      }),
    );
  fc.assert(
    fc.property(entries, fc.integer({ min: -50, max: 70 }), (some, days) => {
      const today = addDays('2026-06-30', days);
      const { entry, turnsOn } = speakingEntry(some, today);
      let day = today;
      for (; day < (turnsOn ?? '2026-09-30'); day = dayAfter(day)) expect(dueOnDay(some, day)[0]).toMatchObject(entry!);
      const isStill = dueOnDay(some, day)[0]!.kind === entry!.kind;
      expect(isStill).toBe(turnsOn === undefined);
    }),
  );
});

test('[DUE-1] the date in a zone changes exactly at its midnight, summer and winter', () => {
  const zones = fc.constantFrom(
    'Europe/Berlin',
    'Europe/Kyiv',
    'America/New_York',
    'Asia/Kolkata',
    'Pacific/Auckland',
    'UTC',
  );
  const instants = fc.integer({ min: Date.UTC(2020, 0, 1), max: Date.UTC(2035, 0, 1) });
  fc.assert(
    fc.property(instants, zones, (instant, zone) => {
      const clock = new Intl.DateTimeFormat('en-GB', {
        timeZone: zone,
        hour: '2-digit',
        minute: '2-digit',
        hourCycle: 'h23',
      });
      const date = dateInZone(instant, zone);
      expect(date).toBe(new Date(instant).toLocaleDateString('sv-SE', { timeZone: zone }));
      const [hours, minutes] = clock.format(instant).split(':').map(Number) as [number, number];
      const sinceMidnight = (hours * 60 + minutes) * 60_000;
      // A change of the clocks shifts this by an hour at most, so two hours on either side are safe.
      expect(dateInZone(instant - sinceMidnight - 2 * 3_600_000, zone) < date).toBe(true);
    }),
  );
});
