import type { Kysely } from 'kysely';
import type { z } from '../../src/contract/zod.ts';
import type { invitationStateSchema } from '../../src/contract/user.ts';
import type { MailRow, Tables } from '../database/tables.ts';
import { linkLife } from '../access/link-store.ts';

export type Invitation = z.infer<typeof invitationStateSchema> | null;

/** What became of the last mail that invited each of these people. */
export async function readInvitations(
  db: Kysely<Tables>,
  userIds: readonly string[],
  now: number,
): Promise<Map<string, Invitation>> {
  if (userIds.length === 0) return new Map();
  const mails = await db
    .selectFrom('mail')
    .select(['userId', 'state', 'attempts', 'createdAt', 'sentAt'])
    .where('userId', 'in', userIds)
    .where('purpose', '=', 'activation')
    .orderBy('id')
    .execute();
  return new Map(mails.map((mail) => [mail.userId!, invitationOf(mail, now)]));
}

type Told = Pick<MailRow, 'state' | 'attempts' | 'createdAt' | 'sentAt'>;

function invitationOf({ state, attempts, createdAt, sentAt }: Told, now: number): Invitation {
  if (state === 'dropped') return null;
  const expiresAt = sentAt === null ? null : new Date(Date.parse(sentAt) + linkLife.activation).toISOString();
  const isExpired = expiresAt !== null && Date.parse(expiresAt) <= now;
  return { state: isExpired ? 'expired' : state, requestedAt: createdAt, sentAt, expiresAt, attempts };
}
