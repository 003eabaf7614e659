import { sql, type Kysely } from 'kysely';

/** The people of the customers and of the maker. Nobody can sign in before there is a password. */
export async function people(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create table app_user (
        id text primary key, customer_id text not null references customer (id), email text not null unique,
        salutation text, title text, first_name text not null, last_name text not null, phone text, job_title text,
        language text not null, time_zone text not null, user_group text not null, site_ids_json text not null,
        qualifications_json text not null, notifications_json text not null, status text not null, password_hash text,
        version integer not null, created_at text not null, updated_at text not null)`,
    )
    .execute(db);
  await sql.raw(`create index app_user_of_customer on app_user (customer_id, id)`).execute(db);
}
