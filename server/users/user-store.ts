import type { Kysely } from 'kysely';
import { normalForm } from '../../src/domain/normal-text.ts';
import type { AppUserRow, Tables } from '../database/tables.ts';

/** An address as it is compared: two writings of one mailbox are one. */
export const foldedEmail = (email: string) => normalForm(email).trim().toLowerCase();

export type UserToSignIn = Pick<AppUserRow, 'id' | 'customerId' | 'passwordHash'> & {
  /** False for whoever is not active, or whose customer is locked or archived. */
  mayEnter: boolean;
};

/** What sign-in has to know of a person, found by folded address or id. */
export async function userToSignIn(
  db: Kysely<Tables>,
  which: string | { id: string },
): Promise<UserToSignIn | undefined> {
  const row = await db
    .selectFrom('appUser')
    .innerJoin('customer', 'customer.id', 'appUser.customerId')
    .select(['appUser.id', 'customerId', 'passwordHash', 'appUser.status', 'customer.status as customerStatus'])
    .where(
      typeof which === 'string' ? 'appUser.email' : 'appUser.id',
      '=',
      typeof which === 'string' ? which : which.id,
    )
    .executeTakeFirst();
  if (!row) return undefined;
  const { status, customerStatus, ...user } = row;
  return { ...user, mayEnter: status === 'active' && customerStatus === 'active' };
}

export function readUser(db: Kysely<Tables>, id: string): Promise<AppUserRow | undefined> {
  return db.selectFrom('appUser').selectAll().where('id', '=', id).executeTakeFirst();
}
