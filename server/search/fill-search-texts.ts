import { sql, type QueryExecutorProvider } from 'kysely';
import type { AppUserRow, CustomerRow, DeviceRow, SiteRow } from '../database/tables.ts';
import { personFolded, searchTextOf } from '../database/search-text-of.ts';

const atOnce = 500; // rows

/** Writes what things are found by, wherever it is missing: after an update of the tables, and after rows came in bulk. */
export async function fillSearchTexts(db: QueryExecutorProvider): Promise<void> {
  await fill<CustomerRow>(db, 'customer', (row) => sql`search_text = ${searchTextOf.customer(row)}`);
  await fill<SiteRow>(db, 'site', (row) => sql`search_text = ${searchTextOf.site(row)}`);
  await fill<AppUserRow>(
    db,
    'app_user',
    (row) => sql`search_text = ${searchTextOf.appUser(row)}, name_folded = ${personFolded(row)}`,
  );
  await fill<DeviceRow>(db, 'device', (row) => sql`search_text = ${searchTextOf.device(row)}`);
}

async function fill<Row extends { id: string }>(
  db: QueryExecutorProvider,
  table: string,
  columnsOf: (row: Row) => ReturnType<typeof sql>,
): Promise<void> {
  let after = '';
  for (;;) {
    const { rows } =
      await sql<Row>`select * from ${sql.table(table)} where search_text = '' and id > ${after} order by id limit ${atOnce}`.execute(
        db,
      );
    for (const row of rows)
      await sql`update ${sql.table(table)} set ${columnsOf(row)} where id = ${row.id}`.execute(db);
    if (rows.length < atOnce) return;
    after = rows.at(-1)!.id;
  }
}
