import type { Kysely, Selectable, Transaction } from 'kysely';
import { userSchema, type User, type UserChange, type UserStatus } from '../../src/contract/user.ts';
import { isAdministrator } from '../../src/domain/rights.ts';
import { uuidV7 } from '../../src/domain/uuid-v7.ts';
import type { AppUserRow, Tables } from '../database/tables.ts';
import { writeVersion } from '../database/write-version.ts';
import { changesBetween } from '../history/changes-between.ts';
import { defined } from '../history/defined.ts';
import { recordEvents, type NewEvent } from '../history/event-store.ts';
import { endLinks } from '../access/link-store.ts';
import { endSessions } from '../access/session-store.ts';
import { tellOwner } from '../mails/tell-owner.ts';
import { anonymiseUsers } from './anonymise-users.ts';
import { foldUser } from './fold-user.ts';
import type { Invitation } from './invitation.ts';
import { foldedEmail } from './user-store.ts';
import { siteIdsOf } from '../database/json-columns.ts';

export type StoredUser = Selectable<Tables['appUser']>;
/** What became of a change: `changed` = somebody else was faster. */
export type UserOutcome = 'done' | 'changed' | 'lastAdministrator';
type By = { actor: NewEvent['actor']; now: number };

/** The row of a user of a customer, unless they were deleted. */
export function readUserRow(
  db: Kysely<Tables>,
  { customerId, userId }: { customerId: string; userId: string },
): Promise<StoredUser | undefined> {
  return db
    .selectFrom('appUser')
    .selectAll()
    .where('id', '=', userId)
    .where('customerId', '=', customerId)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
}

/** A user as they are answered. */
export function userOf(row: StoredUser, { invitation, self }: { invitation: Invitation; self: string }): User {
  const isInvited = row.status === 'invited';
  return userSchema.parse({
    ...row,
    ...unpacked(row),
    invitation: isInvited ? invitation : null,
    isSelf: row.id === self,
  });
}

type NewUser = By & { customerId: string; change: UserChange & { timeZone: string } };

/** Writes a new user, who is invited; throws where the address is taken. */
export async function insertUser(db: Kysely<Tables>, { customerId, change, actor, now }: NewUser): Promise<string> {
  const id = uuidV7(now);
  const at = new Date(now).toISOString();
  await db.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('appUser')
      .values({
        ...unlimited,
        ...(defined(columnsOf(change)) as UserColumns),
        id,
        customerId,
        notificationsJson: JSON.stringify({ dueChecks: 'weekly', failedChecks: 'immediate', registrations: 'off' }),
        status: 'invited',
        version: 1,
        createdAt: at,
        updatedAt: at,
      })
      .execute();
    await foldUser(transaction, id);
    const changes = changesBetween({}, defined(change));
    await recordEvents(transaction, [{ ...eventOf({ id, customerId }), actor, action: 'created', changes }], now);
  });
  return id;
}

/** Writes what was changed of a user, and the record of it; throws where the address is taken. */
export function updateUser(
  db: Kysely<Tables>,
  { before, change, actor, now }: By & { before: StoredUser; change: UserChange },
): Promise<UserOutcome> {
  const columns = defined(columnsOf(change));
  return db.transaction().execute(async (transaction) => {
    if (change.group !== before.userGroup && !(await anotherAdministrator(transaction, before)))
      return 'lastAdministrator';
    if (!(await writeVersion(transaction, 'appUser', { before, columns, now }))) return 'changed';
    await foldUser(transaction, before.id);
    // A link that went to another address must open nothing.
    if (columns.email !== before.email) {
      await endLinks(transaction, { userId: before.id, now });
      const addresses = [before.email, columns.email].filter((it) => it !== undefined);
      // Who never had a password has no account to be told of.
      if (before.passwordHash !== null) await tellOwner(transaction, before, { what: 'emailChanged', addresses, now });
    }
    const changes = changesBetween({ ...before, ...unpacked(before) }, { ...defined(change), email: columns.email });
    if (changes.length > 0)
      await recordEvents(transaction, [{ ...eventOf(before), actor, action: 'updated', changes }], now);
    return 'done';
  });
}

type StatusChange = By & { before: StoredUser; status: UserStatus; reason?: string };

/** Lets somebody in or shuts them out; whoever is shut out is out at once. */
export function setUserStatus(db: Kysely<Tables>, { before, status, reason, actor, now }: StatusChange) {
  return db.transaction().execute(async (transaction): Promise<UserOutcome> => {
    const isOut = status === 'locked' || status === 'deactivated';
    if (isOut && !(await anotherAdministrator(transaction, before))) return 'lastAdministrator';
    if (!(await writeVersion(transaction, 'appUser', { before, columns: { status }, now }))) return 'changed';
    if (isOut) {
      await endSessions(transaction, { userId: before.id, why: 'userBarred', now });
      await endLinks(transaction, { userId: before.id, now });
    }
    const changes = [{ field: 'status', from: before.status, to: status }];
    await recordEvents(transaction, [{ ...eventOf(before), actor, action: 'statusChanged', changes, reason }], now);
    return 'done';
  });
}

/** Deletes a user: what identifies them is taken out. */
export function deleteUser(db: Kysely<Tables>, { before, actor, now }: By & { before: StoredUser }) {
  return db.transaction().execute(async (transaction): Promise<UserOutcome> => {
    if (!(await anotherAdministrator(transaction, before))) return 'lastAdministrator';
    if (!(await writeVersion(transaction, 'appUser', { before, columns: {}, now }))) return 'changed';
    await anonymiseUsers(transaction, { customerId: before.customerId, userId: before.id, actor, now });
    return 'done';
  });
}

/** False for the only active administrator of a customer. Two who do it to each other at once wait here. */
async function anotherAdministrator(
  transaction: Transaction<Tables>,
  { id, customerId, userGroup, status }: StoredUser,
) {
  if (!isAdministrator(userGroup) || status !== 'active') return true;
  await transaction
    .updateTable('customer')
    .set((eb) => ({ version: eb.ref('version') }))
    .where('id', '=', customerId)
    .execute();
  const other = await transaction
    .selectFrom('appUser')
    .select('id')
    .where('customerId', '=', customerId)
    .where('userGroup', '=', userGroup)
    .where('status', '=', 'active')
    .where('id', '!=', id)
    .executeTakeFirst();
  return other !== undefined;
}

const unlimited: Partial<UserColumns> = { siteIdsJson: '[]', qualificationsJson: '[]' };

export const eventOf = ({ id, customerId }: { id: string; customerId: string }) => ({
  customerId,
  entityType: 'user',
  entityId: id,
});

type UserColumns = Omit<
  AppUserRow,
  'id' | 'customerId' | 'notificationsJson' | 'status' | 'passwordHash' | 'version' | 'createdAt' | 'updatedAt'
>;

function columnsOf({ email, group, siteIds, qualifications, ...change }: UserChange) {
  return {
    ...change,
    email: foldedEmail(email),
    userGroup: group,
    siteIdsJson: siteIds && JSON.stringify(siteIds),
    qualificationsJson: qualifications && JSON.stringify(qualifications),
  };
}

const unpacked = ({ userGroup, siteIdsJson, qualificationsJson }: StoredUser) => ({
  group: userGroup,
  siteIds: siteIdsOf(siteIdsJson),
  qualifications: JSON.parse(qualificationsJson) as object[],
});
