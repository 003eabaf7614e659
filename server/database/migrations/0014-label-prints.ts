import { sql, type Kysely } from 'kysely';

/** Labels that somebody made ready to be printed, until the file is fetched. */
export async function labelPrints(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create table label_print (
        id text primary key, customer_id text not null references customer (id), user_id text not null,
        order_json text not null, created_at text not null)`,
    )
    .execute(db);
}
