import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { isWithin } from '../times-past.ts';
import { newToken, tokenHash } from './token-hash.ts';

const ticketLife = 60_000; // milliseconds

type NewTicket = { sessionId: string; path: string; now: number };

/** Makes a ticket for one path in one session; those that ran out go. */
export async function makeTicket(db: Kysely<Tables>, { sessionId, path, now }: NewTicket) {
  const ticket = newToken();
  const expiresAt = new Date(now + ticketLife).toISOString();
  await db.deleteFrom('downloadTicket').where('expiresAt', '<', new Date(now).toISOString()).execute();
  await db
    .insertInto('downloadTicket')
    .values({ hash: tokenHash(ticket), sessionId, path, expiresAt })
    .execute();
  return { ticket, expiresAt };
}

/** Uses a ticket up. Answers the session it stands for; of two who use it at once one gets it. */
export async function takeTicket(
  db: Kysely<Tables>,
  { ticket, path, now }: { ticket: string; path: string; now: number },
): Promise<string | undefined> {
  const row = await db
    .deleteFrom('downloadTicket')
    .where('hash', '=', tokenHash(ticket))
    .returningAll()
    .executeTakeFirst();
  return row && row.path === path && isWithin(row.expiresAt, now, ticketLife) ? row.sessionId : undefined;
}
