/** Arithmetic on dates written YYYY-MM-DD: no clock, no zone, no Date of the local machine. */

type Unit = 'day' | 'week' | 'month' | 'year';
export type Interval = { value: number; unit: Unit };

const dayLength = 86_400_000;
const parts = (date: string) => date.split('-').map(Number) as [number, number, number];
const firstTime = Date.UTC(1000, 0, 1);
const lastTime = Date.UTC(9999, 11, 31);
/** What lies beyond the years that are written with four digits is their first or last day. */
function fromParts(year: number, month: number, day: number): string {
  const time = Math.min(Math.max(Date.UTC(year, month - 1, day), firstTime), lastTime);
  return new Date(time).toISOString().slice(0, 10);
}
const lastDayOf = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** The date a number of days later, or earlier when negative. */
export function addDays(date: string, days: number): string {
  const [year, month, day] = parts(date);
  return fromParts(year, month, day + days);
}

/** Whole days from one date to another. */
export const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / dayLength;

/**
 * The date `times` intervals after the anchor. Months keep the anchor's day: 31 January → 28 or 29 February → 31 March;
 * so a series is counted from its anchor, never from the date before.
 */
export function addIntervals(anchor: string, { value, unit }: Interval, times = 1): string {
  const count = value * times;
  if (unit === 'day') return addDays(anchor, count);
  if (unit === 'week') return addDays(anchor, count * 7);
  const [year, month, day] = parts(anchor);
  const months = year * 12 + (month - 1) + (unit === 'month' ? count : count * 12);
  const [toYear, toMonth] = [Math.floor(months / 12), (months % 12) + 1];
  return fromParts(toYear, toMonth, Math.min(day, lastDayOf(toYear, toMonth)));
}

/** How many intervals after the anchor the first date of the rhythm lies that is later than `date`; one at least. */
export function intervalsPast(anchor: string, interval: Interval, date: string): number {
  const longestDays = { day: 1, week: 7, month: 31, year: 366 }[interval.unit] * interval.value;
  let times = Math.max(1, Math.floor(daysBetween(anchor, date) / longestDays));
  while (addIntervals(anchor, interval, times) <= date) times += 1;
  return times;
}

/** The last day of the date's month. */
export function endOfMonth(date: string): string {
  const [year, month] = parts(date);
  return fromParts(year, month, lastDayOf(year, month));
}

/** The last day of the date's year. */
export const endOfYear = (date: string) => `${date.slice(0, 4)}-12-31`;

// Making one takes a thousand times as long as using it.
const formats = new Map<string, Intl.DateTimeFormat>();

/** The date it is in a time zone at an instant (milliseconds since 1970). */
export function dateInZone(instant: number, timeZone: string): string {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  formats.set(timeZone, format);
  const at = Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, value]));
  return `${at.year}-${at.month}-${at.day}`;
}
