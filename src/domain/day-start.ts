import { dateInZone } from './plain-date.ts';

const minute = 60_000; // milliseconds
const furthest = 15 * 60; // minutes a zone may be away from UTC, and one more
const mostKept = 20_000;
// Asked for the same few dates of the same few zones again and again.
const kept = new Map<string, string>();

/** The instant (RFC 3339 in UTC) at which a date begins in a time zone; where its midnight is left out, the first minute there is. */
export function dayStart(date: string, timeZone: string): string {
  const name = `${date} ${timeZone}`;
  const known = kept.get(name);
  if (known) return known;
  const utc = Date.parse(date);
  let [before, after] = [-furthest, furthest];
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (dateInZone(utc + middle * minute, timeZone) < date) before = middle;
    else after = middle;
  }
  const start = new Date(utc + after * minute).toISOString();
  if (kept.size >= mostKept) kept.clear();
  kept.set(name, start);
  return start;
}
