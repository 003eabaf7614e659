import { PostgresAdapter, sql, type Kysely } from 'kysely';

/** Customers in the order of their names, the same on both databases. */
export async function customerNames(db: Kysely<unknown>): Promise<void> {
  // SQLite compares bytes by itself; PostgreSQL by the language of the machine, unless told.
  const asBytes = db.getExecutor().adapter instanceof PostgresAdapter ? 'collate "C"' : '';
  await sql.raw(`alter table customer add column name_folded text ${asBytes} not null default ''`).execute(db);
  await sql.raw(`create index customer_by_name on customer (name_folded, id)`).execute(db);
}
