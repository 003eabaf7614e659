import { sql, type Kysely } from 'kysely';

/** Photos that belong to a submission, as the phone sent them. */
export async function uploads(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // An id of our own, because a correction may name the photos of the submission it corrects.
  `create table upload (
    id text primary key, submission_id text not null references submission (id), upload_id text not null,
    sha256 text not null, content_type text not null, size integer not null, content_base64 text not null,
    received_at text not null, unique (submission_id, upload_id))`,
  `create index upload_by_upload_id on upload (upload_id)`,
];
