import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/connect.ts';
import type { Tables } from '../database/tables.ts';
import { monthsAt } from './checks-by-month.ts';
import { turnDueDates } from '../devices/turn-due-dates.ts';
import { readFigures } from './read-figures.ts';

const mostLeft = 1000; // notes of one customer that wait for somebody who looks

/**
 * Turns due dates, and brings figures up to date of which much was noted, so that notes do not pile up where nobody looks, and those for which
 * a date or a month came, so that whoever looks need not wait until all is counted anew.
 */
export async function followManyChanges({ db, kind }: Pick<Database, 'db' | 'kind'>, now: number): Promise<void> {
  await turnDueDates({ db }, { now });
  for (const { customerId, timeZone } of await readCounted(db, now))
    await readFigures({ db, kind }, { customerId, timeZone, now });
}

async function readCounted(db: Kysely<Tables>, now: number) {
  const ids = new Set<string>();
  for (const table of ['deviceChange', 'checkChange', 'siteChange'] as const) {
    const noted = db.selectFrom(sql<{ customerId: string }>`${sql.table(table)}`.as('noted')).select('customerId');
    const many = noted.groupBy('customerId').having(({ fn }) => fn.countAll(), '>', mostLeft);
    for (const { customerId } of await many.execute()) ids.add(customerId);
  }
  const ended = db.selectFrom('fleetFigures').select('customerId').distinct();
  for (const { customerId } of await ended.where('holdsUntil', '<=', new Date(now).toISOString()).execute())
    ids.add(customerId);
  for (const counted of await db.selectFrom('countedCustomer').selectAll().execute())
    if (counted.firstMonth !== monthsAt(now, counted.timeZone)[0]) ids.add(counted.customerId);
  const customers = await db.selectFrom('customer').select(['id as customerId', 'timeZone']).execute();
  return customers.filter(({ customerId }) => ids.has(customerId));
}
