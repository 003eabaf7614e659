import { sql, type Kysely } from 'kysely';

/** Pictures, in the database and not in a folder: every instance has them, and so has the backup. */
export async function pictures(db: Kysely<unknown>): Promise<void> {
  // Bytes as text: a backup is JSON, and both databases read it the same way.
  await sql
    .raw(`create table picture (id text primary key, content_type text not null, content_base64 text not null)`)
    .execute(db);
}
