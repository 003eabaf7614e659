import { sql, type Expression, type Kysely, type Transaction } from 'kysely';
import { uuidV7 } from '../../src/domain/uuid-v7.ts';
import type { Database } from '../database/connect.ts';
import type { SessionRow, Tables } from '../database/tables.ts';
import { newToken, tokenHash } from './token-hash.ts';

const day = 86_400_000; // milliseconds
/** Without a sign of life. */
export const longestSilence = 30 * day;
const longestSession = 90 * day;
const longestUserAgent = 300; // characters
const rememberedGenerations = 200; // so that a token used again is known as such, and not merely unknown

export type Renewed =
  | { kind: 'renewed'; sessionId: string; userId: string; refreshToken: string }
  | { kind: 'refused' };

type NewSession = { userId: string; userAgent: string; now: number };

/** Begins a session: one browser of one person. */
export async function beginSession(db: Kysely<Tables>, { userId, userAgent, now }: NewSession) {
  const id = uuidV7(now);
  const refreshToken = newToken();
  const at = new Date(now).toISOString();
  await db
    .insertInto('session')
    .values({
      id,
      userId,
      userAgent: userAgent.slice(0, longestUserAgent),
      usedGeneration: 0,
      createdAt: at,
      lastUsedAt: at,
      endsAt: new Date(now + longestSession).toISOString(),
      endedAt: null,
      endedWhy: null,
    })
    .execute();
  await db
    .insertInto('refreshToken')
    .values({ hash: tokenHash(refreshToken), sessionId: id, generation: 1 })
    .execute();
  return { sessionId: id, refreshToken };
}

/**
 * Takes a refresh token and gives the next one. Answers get lost in lifts, so a token stays good until one of those
 * that followed it came back; whoever then still uses it has it from somewhere else, and the session ends. So it does
 * when two that followed one token both come back: a browser has only one of them.
 */
export function renewSession({ db }: Database, refreshToken: string, now: number): Promise<Renewed> {
  return db.transaction().execute(async (transaction): Promise<Renewed> => {
    const token = await transaction
      .selectFrom('refreshToken')
      .selectAll()
      .where('hash', '=', tokenHash(refreshToken))
      .executeTakeFirst();
    if (!token) return { kind: 'refused' };
    const latestEnd = new Date(now + longestSession).toISOString();
    // An update before anything is evaluated: two tries with one token wait for each other here, on both databases.
    const session = await transaction
      .updateTable('session')
      // An end beyond what this clock would set is of one that had jumped ahead.
      .set((column) => ({
        lastUsedAt: new Date(now).toISOString(),
        endsAt: earlierOf(column.ref('endsAt'), latestEnd),
      }))
      .where('id', '=', token.sessionId)
      .where('endedAt', 'is', null)
      .where('endsAt', '>', new Date(now).toISOString())
      .where('lastUsedAt', '>', new Date(now - longestSilence).toISOString())
      .returningAll()
      .executeTakeFirst();
    if (!session) return { kind: 'refused' };
    if (token.generation < session.usedGeneration || (await hasUsedTwin(transaction, token))) {
      await endSessions(transaction, { sessionId: session.id, why: 'tokenReused', now });
      return { kind: 'refused' };
    }
    await transaction.updateTable('refreshToken').set({ used: 1 }).where('hash', '=', token.hash).execute();
    return { kind: 'renewed', ...(await nextToken(transaction, session, token.generation)) };
  });
}

type Token = { hash: string; sessionId: string; generation: number };

/** Whether another token of its generation came back already. */
async function hasUsedTwin(db: Transaction<Tables>, { hash, sessionId, generation }: Token): Promise<boolean> {
  const twin = await db
    .selectFrom('refreshToken')
    .select('hash')
    .where('sessionId', '=', sessionId)
    .where('generation', '=', generation)
    .where('used', '=', 1)
    .where('hash', '!=', hash)
    .executeTakeFirst();
  return twin !== undefined;
}

const earlierOf = (column: Expression<string>, time: string) =>
  sql<string>`case when ${column} > ${time} then ${time} else ${column} end`;

async function nextToken(db: Transaction<Tables>, { id, userId, usedGeneration }: SessionRow, generation: number) {
  const refreshToken = newToken();
  if (generation > usedGeneration) {
    await db.updateTable('session').set({ usedGeneration: generation }).where('id', '=', id).execute();
    await db
      .deleteFrom('refreshToken')
      .where('sessionId', '=', id)
      .where('generation', '<', generation - rememberedGenerations)
      .execute();
  }
  await db
    .insertInto('refreshToken')
    .values({ hash: tokenHash(refreshToken), sessionId: id, generation: generation + 1 })
    .execute();
  return { sessionId: id, userId, refreshToken };
}

type Ending = { why: NonNullable<SessionRow['endedWhy']>; now: number } & (
  | { sessionId: string; userId?: string }
  | { userId: string; exceptSessionId?: string }
);

/** Ends one session, or those of a person. Answers how many there were. */
export async function endSessions(db: Kysely<Tables>, { why, now, ...which }: Ending): Promise<number> {
  let ending = db
    .updateTable('session')
    .set({ endedAt: new Date(now).toISOString(), endedWhy: why })
    .where('endedAt', 'is', null);
  if (which.userId !== undefined) ending = ending.where('userId', '=', which.userId);
  if ('sessionId' in which) ending = ending.where('id', '=', which.sessionId);
  else if (which.exceptSessionId !== undefined) ending = ending.where('id', '!=', which.exceptSessionId);
  const { numUpdatedRows } = await ending.executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Ends the sessions of all people of a customer. */
export async function endSessionsOfCustomer(
  db: Kysely<Tables>,
  { customerId, now }: { customerId: string; now: number },
): Promise<void> {
  await db
    .updateTable('session')
    .set({ endedAt: new Date(now).toISOString(), endedWhy: 'userBarred' })
    .where('endedAt', 'is', null)
    .where('userId', 'in', db.selectFrom('appUser').select('id').where('customerId', '=', customerId))
    .execute();
}

/** The session a refresh token belongs to, whether it may still continue it or not. */
export async function sessionOfToken(db: Kysely<Tables>, refreshToken: string): Promise<string | undefined> {
  const token = await db
    .selectFrom('refreshToken')
    .select('sessionId')
    .where('hash', '=', tokenHash(refreshToken))
    .executeTakeFirst();
  return token?.sessionId;
}

/** The sessions of a person that go on, the one used last first. */
export function liveSessions(db: Kysely<Tables>, userId: string, now: number): Promise<SessionRow[]> {
  return db
    .selectFrom('session')
    .selectAll()
    .where('userId', '=', userId)
    .where('endedAt', 'is', null)
    .where('endsAt', '>', new Date(now).toISOString())
    .where('lastUsedAt', '>', new Date(now - longestSilence).toISOString())
    .orderBy('lastUsedAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
}
