import { sql, type Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { searchTextOf } from '../database/search-text-of.ts';

/**
 * Writes by what devices are found, in two statements for all of them; to be called in the transaction that changes
 * their words. SQLite takes some ten thousand devices at once.
 */
export async function foldDevices(transaction: Transaction<Tables>, deviceIds: readonly string[]): Promise<void> {
  if (deviceIds.length === 0) return;
  const rows = await transaction
    .selectFrom('device')
    .select(['id', 'deviceRef', 'serialNumber', 'inventoryNumber', 'name', 'department', 'room'])
    .where('id', 'in', deviceIds)
    .execute();
  const texts = rows.map((row) => sql`when ${row.id} then ${searchTextOf.device(row)}`);
  await transaction
    .updateTable('device')
    .set({ searchText: sql<string>`case ${sql.ref('id')} ${sql.join(texts, sql` `)} end` })
    .where('id', 'in', deviceIds)
    .execute();
}
