import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';
import { readFigures } from './read-figures.ts';

const mostLeft = 1000; // notes of one customer that wait for somebody who looks

/** Brings the figures of customers up to date about whom much was noted, so that notes do not pile up where nobody looks. */
export async function followManyChanges(database: Database, now: number): Promise<void> {
  for (const table of ['deviceChange', 'checkChange', 'siteChange'] as const) {
    const customers = await database.db
      .selectFrom('customer')
      .innerJoin(sql<{ customerId: string }>`${sql.table(table)}`.as('noted'), (join) =>
        join.onRef('noted.customerId', '=', 'customer.id'),
      )
      .select(['customer.id as customerId', 'customer.timeZone'])
      .groupBy(['customer.id', 'customer.timeZone'])
      .having(({ fn }) => fn.countAll(), '>', mostLeft)
      .execute();
    for (const customer of customers) await readFigures(database, { ...customer, now });
  }
}
