import { sql, type Kysely } from 'kysely';

/** Files that somebody wants to import: kept until they are committed, or a new one takes their place. */
export async function deviceImports(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create table device_import (
        id text primary key, customer_id text not null references customer (id), created_by text not null,
        file_name text not null, content_base64 text not null, settings_json text not null, created_at text not null,
        committed_at text)`,
    )
    .execute(db);
  await sql.raw(`create index device_import_of_user on device_import (created_by, id)`).execute(db);
}
