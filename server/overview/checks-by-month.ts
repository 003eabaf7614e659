import { sql, type Kysely } from 'kysely';
import type { CheckResult } from '../../src/contract/function-check.ts';
import type { Overview } from '../../src/contract/overview.ts';
import { dayStart } from '../../src/domain/day-start.ts';
import { dateInZone } from '../../src/domain/plain-date.ts';
import { sumWhere } from '../database/sum-where.ts';
import type { Tables } from '../database/tables.ts';

type Which = { customerId: string; siteIds?: string[]; now: number; timeZone: string };
export type ChecksOfMonth = Overview['checksByMonth'][number];

export const results = [
  'passed',
  'passedWithRemarks',
  'failed',
  'incomplete',
] as const satisfies readonly CheckResult[];

/** Checks made in each of the last twelve months, in the customer's time zone; voided and corrected ones left out. */
export async function checksByMonth(
  db: Kysely<Tables>,
  { customerId, siteIds, now, timeZone }: Which,
): Promise<ChecksOfMonth[]> {
  return Promise.all(
    monthsAt(now, timeZone).map(async (month) => {
      let reading = db
        .selectFrom('submission')
        .where('customerId', '=', customerId)
        .where('kindOfSubmission', '=', 'functionCheck')
        .where('state', 'not in', ['voided', 'corrected'])
        .where('effectiveAt', '>=', dayStart(`${month}-01`, timeZone))
        .where('effectiveAt', '<', dayStart(dayAfter(month), timeZone));
      if (siteIds) reading = reading.where('siteId', 'in', siteIds);
      // Sums and no groups: the rows of an index are counted as they come, and none is sorted.
      const counted = await reading
        .select(results.map((result) => sumWhere(sql`result = ${result}`).as(result)))
        .executeTakeFirstOrThrow();
      const counts = Object.fromEntries(results.map((result) => [result, Number(counted[result])]));
      return { ...noChecks(month), ...counts };
    }),
  );
}

/** A month in which nothing was checked. */
export const noChecks = (month: string): ChecksOfMonth => ({
  month,
  passed: 0,
  passedWithRemarks: 0,
  failed: 0,
  incomplete: 0,
});

/** The last twelve months where the clock shows this, the oldest first, as YYYY-MM. */
export function monthsAt(now: number, timeZone: string): string[] {
  const [year, month] = dateInZone(now, timeZone).split('-').map(Number) as [number, number];
  return Array.from({ length: 12 }, (_, at) => new Date(Date.UTC(year, month - 12 + at, 1)).toISOString().slice(0, 7));
}

/** The first day that is no more of a month. */
export function dayAfter(month: string): string {
  const [year, number] = month.split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 10);
}
