import { uuidV7 } from '../../../src/domain/uuid-v7.ts';
import type { AppUserRow } from '../../../server/database/tables.ts';
import { foldUser } from '../../../server/users/fold-user.ts';
import { hashPassword } from '../../../server/access/passwords.ts';
import type { Portal } from '../servers/a-portal.ts';
import { checkTime } from './a-function-check.ts';

export const password = 'fern violin quartz';
const passwordHash = await hashPassword(password);

/** A person who may sign in with `password`. Say only what matters to the test. */
export async function aUser({ database }: Pick<Portal, 'database'>, wishes: Partial<AppUserRow> = {}) {
  const [customer] = await database.db.selectFrom('customer').select('id').orderBy('id').execute();
  const at = new Date(checkTime).toISOString();
  const id = uuidV7(checkTime);
  const user: AppUserRow = {
    id,
    customerId: customer!.id,
    email: `${id}@praxis.example`,
    salutation: null,
    title: null,
    firstName: 'Marlene',
    lastName: 'Öhrlein',
    phone: null,
    jobTitle: null,
    language: 'de',
    timeZone: 'Europe/Berlin',
    userGroup: 'customerAdministrator',
    siteIdsJson: '[]',
    qualificationsJson: '[]',
    notificationsJson: JSON.stringify({ dueChecks: 'weekly', failedChecks: 'immediate', registrations: 'off' }),
    status: 'active',
    passwordHash,
    version: 1,
    createdAt: at,
    updatedAt: at,
    ...wishes,
  };
  await database.db.insertInto('appUser').values(user).execute();
  await foldUser(database.db, user.id);
  return user;
}
