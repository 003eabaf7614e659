import { sql, type Kysely } from 'kysely';

/** Addresses of calendars, one for each customer; only the hash of what makes one secret is kept. */
export async function calendarFeeds(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create table calendar_feed (
        customer_id text primary key references customer (id), token_hash text not null, created_at text not null)`,
    )
    .execute(db);
}
