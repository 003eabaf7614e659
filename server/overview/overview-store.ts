import { sql, type Kysely } from 'kysely';
import type { Overview } from '../../src/contract/overview.ts';
import type { CheckResult } from '../../src/contract/function-check.ts';
import { dayStart } from '../../src/domain/day-start.ts';
import { dateInZone } from '../../src/domain/plain-date.ts';
import { sumWhere } from '../database/sum-where.ts';
import type { Tables } from '../database/tables.ts';

type Which = { customerId: string; siteIds?: string[]; now: number };

/** How many open sites a customer has, so far as somebody may see them. */
export async function openSites(db: Kysely<Tables>, { customerId, siteIds }: Which): Promise<number> {
  let reading = db
    .selectFrom('site')
    .where('customerId', '=', customerId)
    .where('deletedAt', 'is', null)
    .where('status', '=', 'active');
  if (siteIds) reading = reading.where('id', 'in', siteIds);
  const { open } = await reading.select(({ fn }) => fn.countAll<number>().as('open')).executeTakeFirstOrThrow();
  return Number(open);
}

/** The open sites of a customer by name. */
export function siteNames(db: Kysely<Tables>, { customerId, siteIds }: Which) {
  let reading = db
    .selectFrom('site')
    .select(['id', 'name'])
    .where('customerId', '=', customerId)
    .where('deletedAt', 'is', null)
    .where('status', '=', 'active');
  if (siteIds) reading = reading.where('id', 'in', siteIds);
  return reading.orderBy('nameFolded').orderBy('id').execute();
}

/** Sites by their ids, in the order of their names. */
export async function sitesById(db: Kysely<Tables>, siteIds: readonly string[]) {
  if (siteIds.length === 0) return []; // an empty list is no SQL
  const reading = db.selectFrom('site').select(['id', 'name']).where('id', 'in', siteIds);
  return reading.orderBy('nameFolded').orderBy('id').execute();
}

/** Registrations of a customer that nobody has decided about. */
export async function openRegistrations(db: Kysely<Tables>, customerId: string): Promise<number> {
  const { open } = await db
    .selectFrom('submission')
    .where('customerId', '=', customerId)
    .where('kindOfSubmission', '=', 'deviceRegistration')
    .where('state', 'in', ['submitted', 'inReview', 'needsInfo'])
    .select(({ fn }) => fn.countAll<number>().as('open'))
    .executeTakeFirstOrThrow();
  return open;
}

const results = ['passed', 'passedWithRemarks', 'failed', 'incomplete'] as const satisfies readonly CheckResult[];

/** Checks made in each of the last twelve months, in the customer's time zone; voided and corrected ones left out. */
export async function checksByMonth(
  db: Kysely<Tables>,
  { customerId, siteIds, now, timeZone }: Which & { timeZone: string },
): Promise<Overview['checksByMonth']> {
  const months = lastMonths(dateInZone(now, timeZone), 12);
  return Promise.all(
    months.map(async (month) => {
      let reading = db
        .selectFrom('submission')
        .where('customerId', '=', customerId)
        .where('kindOfSubmission', '=', 'functionCheck')
        .where('state', 'not in', ['voided', 'corrected'])
        .where('effectiveAt', '>=', dayStart(`${month}-01`, timeZone))
        .where('effectiveAt', '<', dayStart(`${nextMonth(month)}-01`, timeZone));
      if (siteIds) reading = reading.where('siteId', 'in', siteIds);
      // Sums and no groups: the rows of an index are counted as they come, and none is sorted.
      const counted = await reading
        .select(results.map((result) => sumWhere(sql`result = ${result}`).as(result)))
        .executeTakeFirstOrThrow();
      const counts = Object.fromEntries(results.map((result) => [result, Number(counted[result])]));
      return { month, ...(counts as Record<CheckResult, number>) };
    }),
  );
}

function lastMonths(today: string, count: number): string[] {
  const [year, month] = today.split('-').map(Number) as [number, number];
  return Array.from({ length: count }, (_, ago) =>
    new Date(Date.UTC(year, month - 1 - (count - 1 - ago), 1)).toISOString().slice(0, 7),
  );
}

function nextMonth(month: string): string {
  const [year, number] = month.split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 7);
}
