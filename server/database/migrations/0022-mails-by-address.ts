import { sql, type Kysely } from 'kysely';

/** How many mails went to an address lately is asked by whoever forgot a password: not by reading every mail. */
export async function mailsByAddress(db: Kysely<unknown>): Promise<void> {
  await sql.raw(`create index mail_of_address on mail (to_address, purpose, created_at)`).execute(db);
}
