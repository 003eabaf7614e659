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
  firstDoneOn?: string;
  lastDoneOn?: string;
};

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

/** Due today is not overdue: overdue starts the day after. Never done is said as such, whatever the date. */
export function dueState(schedule: Schedule, dates: DeviceDates, today: string): DueState {
  if (dates.lastDoneOn === undefined) return 'neverDone';
  const due = dueOn(schedule, dates);
  if (today > due) return 'overdue';
  return today >= addDays(due, -schedule.leadDays) ? 'soon' : 'ok';
}

function plannedOn({ anchor, interval, leadDays }: Schedule, dates: DeviceDates): string {
  const start = dates.commissionedOn ?? dates.createdOn;
  if (dates.lastDoneOn === undefined) return addIntervals(start, interval);
  if (anchor === 'completed') return addIntervals(dates.lastDoneOn, interval);
  const rhythmStart = anchor === 'scheduled' ? (dates.firstDoneOn ?? dates.lastDoneOn) : start;
  // A check made within the lead time counts for the date it anticipates, so the next one is a whole interval later.
  const coveredUntil = addDays(dates.lastDoneOn, leadDays);
  return addIntervals(rhythmStart, interval, intervalsPast(rhythmStart, interval, coveredUntil));
}
