import { sql, type Kysely } from 'kysely';

/** Which refresh tokens came back: of one generation only one may. */
export async function usedTokens(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table refresh_token add column used integer not null default 0').execute(db);
}
