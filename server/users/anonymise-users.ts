import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { recordEvents, type NewEvent } from '../history/event-store.ts';
import { endLinks } from '../access/link-store.ts';
import { forgetLoginFailures } from '../access/login-failures.ts';
import { endSessions } from '../access/session-store.ts';

type Deletion = { customerId: string; userId?: string; actor: NewEvent['actor']; now: number };

/**
 * Takes out what identifies one person, or all of a customer. The row stays for checks and the record, which keep the
 * name they were written with; sessions, links and mails go, and the address is free again.
 */
export async function anonymiseUsers(
  transaction: Transaction<Tables>,
  { customerId, userId, actor, now }: Deletion,
): Promise<void> {
  const at = new Date(now).toISOString();
  const users = await transaction
    .selectFrom('appUser')
    .select(['id', 'email'])
    .where('customerId', '=', customerId)
    .where('deletedAt', 'is', null)
    .$if(userId !== undefined, (query) => query.where('id', '=', userId!))
    .execute();
  for (const { id, email } of users) {
    await endSessions(transaction, { userId: id, why: 'userBarred', now });
    await endLinks(transaction, { userId: id, now });
    await forgetLoginFailures(transaction, email);
    await transaction
      .deleteFrom('mail')
      .where((eb) => eb.or([eb('userId', '=', id), eb('toAddress', '=', email)]))
      .execute();
    await transaction
      .updateTable('appUser')
      .set((eb) => ({
        ...nobody,
        email: `${id}@deleted.invalid`,
        version: eb('version', '+', 1),
        updatedAt: at,
        deletedAt: at,
      }))
      .where('id', '=', id)
      .execute();
  }
  const event = { customerId, actor, action: 'deleted', entityType: 'user' };
  await recordEvents(
    transaction,
    users.map(({ id }) => ({ ...event, entityId: id })),
    now,
  );
}

const nobody = {
  salutation: null,
  title: null,
  firstName: '–',
  lastName: '–',
  phone: null,
  jobTitle: null,
  siteIdsJson: '[]',
  qualificationsJson: '[]',
  status: 'deactivated',
  passwordHash: null,
  nameFolded: '',
  searchText: '',
} as const;
