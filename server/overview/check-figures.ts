import { sql, type Kysely } from 'kysely';
import { dayStart } from '../../src/domain/day-start.ts';
import { sumWhere } from '../database/sum-where.ts';
import type { Tables } from '../database/tables.ts';
import { dayAfter, monthsAt, noChecks, results, type ChecksOfMonth } from './checks-by-month.ts';

type Which = { customerId: string; now: number; timeZone: string };

const columns = ['customerId', 'month', 'siteId', ...results] as const;

/** Counts the checks of the last twelve months of a customer and keeps what came out. */
export async function countChecks(db: Kysely<Tables>, which: Which): Promise<void> {
  const { customerId } = which;
  await db.deleteFrom('checkFigures').where('customerId', '=', customerId).execute();
  const checks = byMonth(db, 'submission', which).where(sql`kind_of_submission`, '=', 'functionCheck');
  await db.insertInto('checkFigures').columns(columns).expression(checks).execute();
  await db.deleteFrom('checkChange').where('customerId', '=', customerId).execute();
}

/** Brings kept figures up to what was noted. */
export async function followChecks(db: Kysely<Tables>, which: Which): Promise<void> {
  await db
    .insertInto('checkFigures')
    .columns(columns)
    .expression(byMonth(db, 'checkChange', which))
    .onConflict((conflict) =>
      conflict
        .columns(['customerId', 'month', 'siteId'])
        .doUpdateSet(
          Object.fromEntries(
            results.map((name) => [name, sql`${sql.ref(`checkFigures.${name}`)} + ${sql.ref(`excluded.${name}`)}`]),
          ),
        ),
    )
    .execute();
  await db.deleteFrom('checkChange').where('customerId', '=', which.customerId).execute();
}

/** Checks, or what changed among them, by month and site; voided and corrected ones left out. */
function byMonth(db: Kysely<Tables>, from: 'submission' | 'checkChange', { customerId, now, timeZone }: Which) {
  const months = monthsAt(now, timeZone);
  const each = from === 'submission' ? sql`1` : sql`"change"`;
  const cases = months.map((month) => sql`when effective_at < ${dayStart(dayAfter(month), timeZone)} then ${month}`);
  return db
    .selectFrom(sql<Tables['checkChange']>`${sql.table(from)}`.as('checked'))
    .where('checked.customerId', '=', customerId)
    .where('checked.state', 'not in', ['voided', 'corrected'])
    .where('checked.effectiveAt', '>=', dayStart(`${months[0]}-01`, timeZone))
    .where('checked.effectiveAt', '<', dayStart(dayAfter(months.at(-1)!), timeZone))
    .groupBy(['checked.customerId', sql`month`, 'checked.siteId'])
    .select([
      'checked.customerId',
      sql<string>`case ${sql.join(cases, sql` `)} end`.as('month'),
      sql<string>`coalesce(checked.site_id, '')`.as('siteId'),
    ])
    .select(results.map((name) => sumWhere(sql`result = ${name}`, each).as(name)));
}

/** The kept checks of the last twelve months, of a customer or of some of its sites. */
export async function readKeptChecks(
  db: Kysely<Tables>,
  { customerId, siteIds, now, timeZone }: Which & { siteIds?: string[] },
): Promise<ChecksOfMonth[]> {
  const months = monthsAt(now, timeZone);
  let reading = db
    .selectFrom('checkFigures')
    .where('customerId', '=', customerId)
    .where('month', '>=', months[0]!)
    .groupBy('month')
    .select(['month', ...results.map((name) => sql<number>`sum(${sql.ref(name)})`.as(name))]);
  if (siteIds) reading = reading.where('siteId', 'in', siteIds);
  const kept = new Map((await reading.execute()).map((row) => [row.month, row]));
  return months.map((month) => kept.get(month) ?? noChecks(month));
}
