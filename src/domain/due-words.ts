import type { DueState } from '../contract/public-device.ts';
import { addDays, daysBetween, endOfMonth } from './plain-date.ts';

/** A date of a device as it is told: by the server, or kept since it was. */
export type ToldDue = { dueOn: string; state: DueState; neverDone: boolean };

/** What of a sentence no library knows: that it is late by a time, and that it was never done. */
export type SayDue = (key: 'late' | 'never', gaps?: { time: string }) => string;

/** The state on a day, also of an answer that was kept for some time: what was told as overdue stays so. */
export const dueStateNow = ({ dueOn, state }: Pick<ToldDue, 'dueOn' | 'state'>, today: string): DueState =>
  today > dueOn ? 'overdue' : state;

/**
 * The one sentence about a due date: "6 years late, never checked", "3 days late", "tomorrow", "in 12 days". `today` is
 * the day at the place of the device, `locale` is BCP 47; the plural forms are those of Unicode CLDR.
 */
export function dueWords(due: ToldDue, { today, locale, say }: { today: string; locale: string; say: SayDue }): string {
  const isLate = dueStateNow(due, today) === 'overdue';
  const { value, unit } = distance(...(isLate ? ([due.dueOn, today] as const) : ([today, due.dueOn] as const)));
  // Told as overdue where it is a day later than here.
  const late = () =>
    say('late', {
      time: new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(Math.max(value, 1)),
    });
  const when = isLate ? late() : new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(value, unit);
  return due.neverDone ? `${when}, ${say('never')}` : when;
}

/** Whole days, from two months on whole months, from two years on whole years. */
function distance(from: string, to: string): { value: number; unit: 'day' | 'month' | 'year' } {
  const [fromYear, fromMonth, fromDay] = from.split('-').map(Number) as [number, number, number];
  const [toYear, toMonth, toDay] = to.split('-').map(Number) as [number, number, number];
  const months = (toYear - fromYear) * 12 + toMonth - fromMonth - (toDay < fromDay ? 1 : 0);
  if (months < 2) return { value: daysBetween(from, to), unit: 'day' };
  return months < 24 ? { value: months, unit: 'month' } : { value: Math.floor(months / 12), unit: 'year' };
}

export const dueGroups = ['late', 'week', 'month', 'later'] as const;
export type DueGroup = (typeof dueGroups)[number];

/** Under which heading a date stands in a list by date: late, until Sunday, until the end of the month, later. */
export function dueGroup(due: Pick<ToldDue, 'dueOn' | 'state'>, today: string): DueGroup {
  if (dueStateNow(due, today) === 'overdue') return 'late';
  const aMonday = '2024-01-01';
  const sunday = addDays(today, 6 - (((daysBetween(aMonday, today) % 7) + 7) % 7));
  if (due.dueOn <= sunday) return 'week';
  return due.dueOn <= endOfMonth(today) ? 'month' : 'later';
}
