import type { Kysely, Selectable } from 'kysely';
import type { Database } from './connect.ts';
import type { Tables } from './tables.ts';

export type StoredSite = Selectable<Tables['site']>;

/** The row of a site of a customer, unless it was deleted. */
export function readSiteRow(
  db: Kysely<Tables>,
  { customerId, siteId }: { customerId: string; siteId: string },
): Promise<StoredSite | undefined> {
  return db
    .selectFrom('site')
    .selectAll()
    .where('id', '=', siteId)
    .where('customerId', '=', customerId)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
}

/** Holds an open site of a customer for the devices that are about to come there; false where it is closed by now. */
export async function holdOpenSite(
  { db, kind }: Pick<Database, 'db' | 'kind'>,
  { customerId, siteId }: { customerId: string; siteId: string },
): Promise<boolean> {
  const site = db.selectFrom('site').select('id').where('id', '=', siteId).where('customerId', '=', customerId);
  const open = site.where('status', '=', 'active').where('deletedAt', 'is', null);
  return (await kind.holdSite(open).executeTakeFirst()) !== undefined;
}
