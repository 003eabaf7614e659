import { sql, type Kysely } from 'kysely';
import { sumWhere } from '../database/sum-where.ts';
import type { Tables } from '../database/tables.ts';
import { openSites } from './overview-store.ts';

/** Counts the open sites of a customer and keeps how many they are. */
export async function countSites(db: Kysely<Tables>, customerId: string): Promise<void> {
  await db.deleteFrom('siteFigures').where('customerId', '=', customerId).execute();
  await db
    .insertInto('siteFigures')
    .values({ customerId, open: await openSites(db, { customerId }) })
    .execute();
  await db.deleteFrom('siteChange').where('customerId', '=', customerId).execute();
}

/** Brings the kept number up to what was noted. */
export async function followSites(db: Kysely<Tables>, customerId: string): Promise<void> {
  const { opened } = await db
    .selectFrom('siteChange')
    .where('customerId', '=', customerId)
    .select(sumWhere(sql`status = 'active' and deleted_at is null`, sql`"change"`).as('opened'))
    .executeTakeFirstOrThrow();
  await db
    .updateTable('siteFigures')
    .set(({ eb }) => ({ open: eb('open', '+', Number(opened)) }))
    .where('customerId', '=', customerId)
    .execute();
  await db.deleteFrom('siteChange').where('customerId', '=', customerId).execute();
}

/** The kept number of open sites of a customer, or how many of some sites are open. */
export async function readKeptSites(
  db: Kysely<Tables>,
  { customerId, siteIds }: { customerId: string; siteIds?: string[] },
): Promise<number> {
  if (siteIds) return openSites(db, { customerId, siteIds });
  const kept = db.selectFrom('siteFigures').select('open').where('customerId', '=', customerId);
  return (await kept.executeTakeFirstOrThrow()).open;
}
