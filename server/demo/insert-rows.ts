import type { Insertable, Kysely } from 'kysely';
import type { TableName } from '../database/backup-format.ts';
import type { Tables } from '../database/tables.ts';

const mostValues = 30_000; // SQLite takes 32,766 in one statement

/** Inserts many rows with few statements. */
export async function insertRows<T extends TableName>(
  db: Kysely<Tables>,
  table: T,
  rows: readonly Insertable<Tables[T]>[],
): Promise<void> {
  if (rows.length === 0) return;
  const atOnce = Math.floor(mostValues / Object.keys(rows[0]!).length);
  for (let first = 0; first < rows.length; first += atOnce)
    await db
      .insertInto(table)
      .values(rows.slice(first, first + atOnce))
      .execute();
}
