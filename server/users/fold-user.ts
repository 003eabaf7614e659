import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { personFolded, searchTextOf } from '../database/search-text-of.ts';

/** Writes by what a person is sorted and found; to be called in the transaction that changes name or address. */
export async function foldUser(db: Kysely<Tables>, userId: string): Promise<void> {
  const row = await db.selectFrom('appUser').selectAll().where('id', '=', userId).executeTakeFirstOrThrow();
  await db
    .updateTable('appUser')
    .set({ nameFolded: personFolded(row), searchText: searchTextOf.appUser(row) })
    .where('id', '=', userId)
    .execute();
}
