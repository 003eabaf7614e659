import type { Kysely } from 'kysely';
import type { AppUserRow, LinkTokenRow, Tables } from '../database/tables.ts';
import { isWithin } from '../times-past.ts';
import { newToken, tokenHash } from './token-hash.ts';

type Purpose = LinkTokenRow['purpose'];

/** How long a link is good for, in milliseconds. */
export const linkLife = { activation: 7 * 86_400_000, passwordReset: 60 * 60_000 } as const satisfies Record<
  Purpose,
  number
>;

export type ReadLink = { kind: 'open'; user: AppUserRow; hash: string } | { kind: 'unknown' | 'expired' | 'used' };

/** Makes a link; those sent earlier for the same purpose end. Answers its token, which is kept nowhere. */
export async function makeLink(
  db: Kysely<Tables>,
  { userId, purpose, now }: { userId: string; purpose: Purpose; now: number },
): Promise<string> {
  const token = newToken();
  await db.transaction().execute(async (transaction) => {
    await endLinks(transaction, { userId, purpose, now });
    await transaction
      .insertInto('linkToken')
      .values({
        hash: tokenHash(token),
        userId,
        purpose,
        expiresAt: new Date(now + linkLife[purpose]).toISOString(),
        usedAt: null,
        endedAt: null,
      })
      .execute();
  });
  return token;
}

/** Looks at a link without using it up: scanners of mails open every one. */
export async function readLink(
  db: Kysely<Tables>,
  { token, purpose, now }: { token: string; purpose: Purpose; now: number },
): Promise<ReadLink> {
  const link = await db
    .selectFrom('linkToken')
    .selectAll()
    .where('hash', '=', tokenHash(token))
    .where('purpose', '=', purpose)
    .executeTakeFirst();
  if (!link) return { kind: 'unknown' };
  if (link.usedAt !== null) return { kind: 'used' };
  if (link.endedAt !== null || !isWithin(link.expiresAt, now, linkLife[purpose])) return { kind: 'expired' };
  const user = await db.selectFrom('appUser').selectAll().where('id', '=', link.userId).executeTakeFirst();
  return user ? { kind: 'open', user, hash: link.hash } : { kind: 'unknown' };
}

/** Uses a link up; of two people who use it at once one gets true. */
export async function useUpLink(db: Kysely<Tables>, hash: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('linkToken')
    .set({ usedAt: new Date(now).toISOString() })
    .where('hash', '=', hash)
    .where('usedAt', 'is', null)
    .where('endedAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Ends the open links of a person. */
export async function endLinks(
  db: Kysely<Tables>,
  { userId, purpose, now }: { userId: string; purpose?: Purpose; now: number },
): Promise<void> {
  let ending = db
    .updateTable('linkToken')
    .set({ endedAt: new Date(now).toISOString() })
    .where('userId', '=', userId)
    .where('usedAt', 'is', null)
    .where('endedAt', 'is', null);
  if (purpose) ending = ending.where('purpose', '=', purpose);
  await ending.execute();
}
