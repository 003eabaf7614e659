import type { CheckKind } from '../contract/checklist.ts';
import type { DueState } from '../contract/public-device.ts';
import { addDays, addIntervals, endOfMonth, endOfYear, intervalsPast, type Interval } from './plain-date.ts';

/** When a kind of check is due again, as the device model says. */
export type Schedule = {
  kind: CheckKind;
  interval: Interval;
  /**
   * What the next date is counted from. `completed`: the latest check. `scheduled`: a fixed rhythm from the first check.
   * `commissioned`: a fixed rhythm from commissioning.
   */
  anchor: 'completed' | 'scheduled' | 'commissioned';
  /** `endOfMonth` for stk, `endOfYear` for mtk (MPBetreibV §§ 12, 15). */
  dueRule: 'exactDay' | 'endOfMonth' | 'endOfYear';
  leadDays: number;
};

/** The dates a due date is worked out from, as YYYY-MM-DD in the site's time zone. */
export type DeviceDates = {
  commissionedOn?: string;
  createdOn: string;
  /** Every day on which it was done, the earliest first; a day as often as it was done on it. */
  doneOn: readonly string[];
};

/** One date of a device: by when a kind of check has to be done, and from when on that is soon. */
export type DueEntry = {
  kind: CheckKind;
  dueOn: string;
  soonOn: string;
  /** A fact beside the state, which goes by date alone: a check never made is overdue from its date on. */
  neverDone: boolean;
};

/** The date of a schedule. */
export function dueEntry(schedule: Schedule, dates: DeviceDates): DueEntry {
  const day = dueOn(schedule, dates);
  const { kind, leadDays } = schedule;
  return { kind, dueOn: day, soonOn: addDays(day, -leadDays), neverDone: dates.doneOn.length === 0 };
}

/** The day until which the check has to be done. Never done = commissioning (else creation) plus one interval. */
export function dueOn(schedule: Schedule, dates: DeviceDates): string {
  const date = plannedOn(schedule, dates);
  switch (schedule.dueRule) {
    case 'exactDay':
      return date;
    case 'endOfMonth':
      return endOfMonth(date);
    case 'endOfYear':
      return endOfYear(date);
  }
}

/** By date alone. Due today is not overdue: overdue starts the day after. */
export function dueState({ dueOn: day, soonOn }: Pick<DueEntry, 'dueOn' | 'soonOn'>, today: string): DueState {
  if (today > day) return 'overdue';
  return today >= soonOn ? 'soon' : 'ok';
}

const urgency: Record<DueState, number> = { overdue: 0, soon: 1, ok: 2 };

/** The most urgent first: by state, then by date. */
export const byUrgency = (a: { state: DueState; dueOn: string }, b: { state: DueState; dueOn: string }): number =>
  urgency[a.state] - urgency[b.state] || (a.dueOn < b.dueOn ? -1 : a.dueOn > b.dueOn ? 1 : 0);

/** The dates of a device with their state on a day, the most urgent first. The first one speaks for the device everywhere. */
export const dueOnDay = <E extends DueEntry>(entries: readonly E[], today: string): (E & { state: DueState })[] =>
  entries.map((entry) => ({ ...entry, state: dueState(entry, today) })).toSorted(byUrgency);

/**
 * The date that speaks for a device on a day, and the day on which another one begins to. It changes only on a day on which
 * one of them becomes due soon: what is overdue first was the most urgent before.
 */
export function speakingEntry(
  entries: readonly DueEntry[],
  today: string,
): { entry: DueEntry | undefined; turnsOn: string | undefined } {
  const speaksOn = (day: string) =>
    entries.toSorted((a, b) => byUrgency({ ...a, state: dueState(a, day) }, { ...b, state: dueState(b, day) }))[0];
  const entry = speaksOn(today);
  const later = entries.map(({ soonOn }) => soonOn).filter((day) => day > today);
  return { entry, turnsOn: later.toSorted().find((day) => speaksOn(day) !== entry) };
}

function plannedOn(schedule: Schedule, { commissionedOn, createdOn, doneOn }: DeviceDates): string {
  const { anchor, interval } = schedule;
  const start = commissionedOn ?? createdOn;
  const [first] = doneOn;
  const last = doneOn.at(-1);
  if (first === undefined || last === undefined) return addIntervals(start, interval);
  if (anchor === 'completed') return addIntervals(last, interval);
  return anchor === 'scheduled'
    ? firstUncovered(schedule, first, doneOn.slice(1))
    : firstUncovered(schedule, start, doneOn);
}

/**
 * The first date of a fixed rhythm that no check covers. A check covers one date at most: the one it is late for, with
 * which the dates before it are past, or else the next, if it anticipates that within the lead time. So no date is
 * skipped, whatever the lead time.
 */
function firstUncovered({ interval, leadDays }: Schedule, start: string, doneOn: readonly string[]): string {
  let times = 1;
  let date = addIntervals(start, interval);
  for (const day of doneOn) {
    if (date <= day) times = intervalsPast(start, interval, day);
    else if (addDays(date, -leadDays) <= day) times += 1;
    else continue;
    date = addIntervals(start, interval, times);
  }
  return date;
}
