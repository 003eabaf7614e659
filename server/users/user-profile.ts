import type { Kysely } from 'kysely';
import {
  notificationsSchema,
  userProfileChangeSchema,
  type UserProfile,
  type UserProfileChange,
} from '../../src/contract/user-profile.ts';
import { userProfileSchema } from '../../src/contract/user-profile.ts';
import type { Tables } from '../database/tables.ts';
import { writeVersion } from '../database/write-version.ts';
import { changesBetween } from '../history/changes-between.ts';
import { recordEvents } from '../history/event-store.ts';
import type { Caller } from '../http/caller.ts';
import { foldUser } from './fold-user.ts';

const unless = { dueChecks: 'weekly', failedChecks: 'immediate', registrations: 'off' };

/** A person as they see themselves. */
export async function readProfile(db: Kysely<Tables>, userId: string): Promise<UserProfile> {
  const row = await db
    .selectFrom('appUser')
    .innerJoin('customer', 'customer.id', 'appUser.customerId')
    .selectAll('appUser')
    .select('customer.name as customerName')
    .where('appUser.id', '=', userId)
    .executeTakeFirstOrThrow();
  const { userGroup, notificationsJson, id, ...rest } = row;
  const notifications = notificationsSchema.safeParse(JSON.parse(notificationsJson)).data ?? unless;
  return userProfileSchema.parse({ ...rest, userId: id, group: userGroup, notifications });
}

type ProfileChange = { caller: Caller; before: UserProfile; change: UserProfileChange; now: number };

/** Writes what people changed about themselves, and the record of it. False when somebody else was faster. */
export function changeProfile(db: Kysely<Tables>, { caller, before, change, now }: ProfileChange): Promise<boolean> {
  const { notifications, ...columns } = change;
  return db.transaction().execute(async (transaction) => {
    const row = { id: caller.userId, version: before.version };
    const all = { ...columns, notificationsJson: JSON.stringify(notifications) };
    if (!(await writeVersion(transaction, 'appUser', { before: row, columns: all, now }))) return false;
    await foldUser(transaction, caller.userId);
    const changes = changesBetween(userProfileChangeSchema.parse(changeableOf(before)), change);
    if (changes.length > 0)
      await recordEvents(
        transaction,
        [
          {
            customerId: caller.customerId,
            actor: { kind: 'user', id: caller.userId, name: caller.name },
            action: 'updated',
            entityType: 'user',
            entityId: caller.userId,
            changes,
          },
        ],
        now,
      );
    return true;
  });
}

function changeableOf(profile: UserProfile): UserProfileChange {
  const { salutation, title, firstName, lastName, phone, jobTitle, language, timeZone, notifications } = profile;
  return { salutation, title, firstName, lastName, phone, jobTitle, language, timeZone, notifications };
}
