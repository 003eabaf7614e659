import type { Kysely } from 'kysely';
import type { AppUserRow, Tables } from '../database/tables.ts';
import { recordEvents } from '../history/event-store.ts';
import { tellOwner } from '../mails/tell-owner.ts';
import { foldUser } from './fold-user.ts';
import { endLinks, useUpLink } from '../access/link-store.ts';
import { hashPassword } from '../access/passwords.ts';
import { endSessions } from '../access/session-store.ts';

type NewPassword = {
  user: Pick<AppUserRow, 'id' | 'customerId' | 'email' | 'firstName' | 'lastName' | 'language'>;
  password: string;
  /** The session it was changed in goes on; all others end. */
  keepSessionId?: string;
  /** The link it was set by, which is used up in the same moment. */
  linkHash?: string;
  /** What changes with it, at activation. */
  more?: Partial<AppUserRow>;
  action?: 'passwordChanged' | 'activated';
  now: number;
};

/**
 * Keeps a new password, ends the sessions that lived from the old one and every open link, and puts it on record.
 * Answers false when the link it was set by had just been used.
 */
export async function setPassword(
  db: Kysely<Tables>,
  { user, password, keepSessionId, linkHash, more, action = 'passwordChanged', now }: NewPassword,
): Promise<boolean> {
  const passwordHash = await hashPassword(password);
  return db.transaction().execute(async (transaction) => {
    if (linkHash !== undefined && !(await useUpLink(transaction, linkHash, now))) return false;
    await transaction
      .updateTable('appUser')
      .set((column) => ({
        ...more,
        passwordHash,
        version: column('version', '+', 1),
        updatedAt: new Date(now).toISOString(),
      }))
      .where('id', '=', user.id)
      .execute();
    if (more) await foldUser(transaction, user.id);
    await endSessions(transaction, {
      userId: user.id,
      exceptSessionId: keepSessionId,
      why: 'passwordChanged',
      now,
    });
    await endLinks(transaction, { userId: user.id, now });
    const actor = { kind: 'user', id: user.id, name: `${user.firstName} ${user.lastName}` } as const;
    const event = { customerId: user.customerId, actor, action, entityType: 'user', entityId: user.id };
    await recordEvents(transaction, [event], now);
    if (action === 'passwordChanged')
      await tellOwner(transaction, user, { what: action, addresses: [user.email], now });
    return true;
  });
}
