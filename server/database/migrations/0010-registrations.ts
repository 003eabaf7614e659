import { sql, type Kysely } from 'kysely';

/** Questions about registrations, and what the queue and its matches are found by. */
export async function registrations(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table registration_question (
    id text primary key, submission_id text not null references submission (id), question text not null,
    token_hash text unique, asked_at text not null, asked_by text, expires_at text not null, answer text,
    answered_at text)`,
  `create index question_of_registration on registration_question (submission_id, id)`,
  `create index submission_by_received on submission (kind_of_submission, received_at, id)`,
  `create index device_by_any_serial on device (serial_folded)`,
];
