import { sql, type Kysely, type Updateable } from 'kysely';
import type { Tables } from './tables.ts';

/** Tables whose rows carry a version, which a client names in `If-Match`. */
type VersionedTable = 'appUser' | 'checklist' | 'customer' | 'device' | 'deviceModel' | 'site';
const keepsDeletedRows: ReadonlySet<VersionedTable> = new Set(['appUser', 'customer', 'site']);

type VersionWrite<Table extends VersionedTable> = {
  /** The row as it was read: its version is the one that is written over. */
  before: { id: string; version: number };
  columns: Updateable<Tables[Table]>;
  now: number;
};

/**
 * Writes columns over the very version that was read, as the next one. False where there is a later version, or no such row
 * any more: the caller answers 412 with what is there now (specification, section 6).
 */
export async function writeVersion<Table extends VersionedTable>(
  transaction: Kysely<Tables>,
  table: Table,
  { before, columns, now }: VersionWrite<Table>,
): Promise<boolean> {
  const next = { ...columns, version: before.version + 1, updatedAt: new Date(now).toISOString() };
  const values = Object.entries(next).flatMap(([column, value]) =>
    value === undefined ? [] : [sql`${sql.ref(column)} = ${value}`],
  );
  const stillThere = keepsDeletedRows.has(table) ? sql`and ${sql.ref('deletedAt')} is null` : sql``;
  const { numAffectedRows } = await sql`
    update ${sql.table(table)} set ${sql.join(values)}
    where id = ${before.id} and version = ${before.version} ${stillThere}
  `.execute(transaction);
  return numAffectedRows === 1n;
}
