import { sql, type Kysely } from 'kysely';

/** Few devices were never checked at all; a list of them does not walk along those that were. */
export async function devicesNeverDone(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`create index device_never_done on device (customer_id, next_due_on, id) where never_done = 1`)
    .execute(db);
}
