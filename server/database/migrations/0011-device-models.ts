import { PostgresAdapter, sql, type Kysely } from 'kysely';

/** What models are ordered and found by. They are few: their search text needs no index. */
export async function deviceModels(db: Kysely<unknown>): Promise<void> {
  const asBytes = db.getExecutor().adapter instanceof PostgresAdapter ? 'collate "C"' : '';
  for (const statement of [
    `alter table device_model add column designation_folded text ${asBytes} not null default ''`,
    `alter table device_model add column search_text text not null default ''`,
    `create index device_model_by_name on device_model (designation_folded, id)`,
  ])
    await sql.raw(statement).execute(db);
}
