import { insertRows } from '../../../server/demo/insert-rows.ts';
import { searchTextOf } from '../../../server/database/search-text-of.ts';
import { uuidV7 } from '../../../src/domain/uuid-v7.ts';
import type { ServedPortal } from '../servers/served-portal.ts';

/** Gives a customer so many more open sites, `Zweigstelle 001` and on: in every order of names the last. */
export async function manySites(portal: ServedPortal, { customerId, count }: { customerId: string; count: number }) {
  const db = portal.database();
  const like = await db
    .selectFrom('site')
    .selectAll()
    .where('customerId', '=', customerId)
    .where('status', '=', 'active')
    .executeTakeFirstOrThrow();
  const copies = Array.from({ length: count }, (_, index) => {
    const number = String(index + 1).padStart(3, '0');
    const name = `Zweigstelle ${number}`;
    const own = { id: uuidV7(Date.now()), siteNr: `Z${number}`, name, nameFolded: name.toUpperCase() };
    return { ...like, ...own, searchText: searchTextOf.site({ ...like, ...own }) };
  });
  await insertRows(db, 'site', copies);
}
