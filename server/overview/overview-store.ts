import { sql, type Kysely } from 'kysely';
import type { Overview } from '../../src/contract/overview.ts';
import { dateInZone } from '../../src/domain/plain-date.ts';
import type { Tables } from '../database/tables.ts';

type Which = { customerId: string; siteIds?: string[]; now: number };

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

/** Checks made in each of the last twelve months, in the customer's time zone; voided and corrected ones left out. */
export async function checksByMonth(
  db: Kysely<Tables>,
  { customerId, siteIds, now, timeZone }: Which & { timeZone: string },
): Promise<Overview['checksByMonth']> {
  const months = lastMonths(dateInZone(now, timeZone), 12);
  let reading = db
    .selectFrom('submission')
    .where('customerId', '=', customerId)
    .where('kindOfSubmission', '=', 'functionCheck')
    .where('state', 'not in', ['voided', 'corrected'])
    .where('effectiveAt', '>=', `${previousDay(`${months[0]}-01`)}T00:00:00`);
  if (siteIds) reading = reading.where('siteId', 'in', siteIds);
  // By the hour, because a month begins at another instant in each time zone.
  const hours = await reading
    .groupBy([sql`substr(effective_at, 1, 13)`, 'result'])
    .select([sql<string>`substr(effective_at, 1, 13)`.as('hour'), 'result'])
    .select(({ fn }) => fn.countAll<number>().as('checks'))
    .execute();
  const empty = { passed: 0, passedWithRemarks: 0, failed: 0, incomplete: 0 };
  const counted = new Map(months.map((month) => [month, { month, ...empty }]));
  for (const { hour, result, checks } of hours) {
    const month = counted.get(dateInZone(Date.parse(`${hour}:00:00Z`), timeZone).slice(0, 7));
    if (month && result) month[result] += checks;
  }
  return [...counted.values()];
}

function lastMonths(today: string, count: number): string[] {
  const [year, month] = today.split('-').map(Number) as [number, number];
  return Array.from({ length: count }, (_, ago) =>
    new Date(Date.UTC(year, month - 1 - (count - 1 - ago), 1)).toISOString().slice(0, 7),
  );
}

const previousDay = (date: string) => new Date(Date.parse(date) - 86_400_000).toISOString().slice(0, 10);
