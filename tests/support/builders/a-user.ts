import { argon2Sync } from 'node:crypto';
import { uuidV7 } from '../../../src/domain/uuid-v7.ts';
import type { AppUserRow } from '../../../server/database/tables.ts';
import { foldUser } from '../../../server/users/fold-user.ts';
import type { Portal } from '../servers/a-portal.ts';
import { checkTime } from './a-function-check.ts';

export const password = 'fern violin quartz';

// As the product keeps it, but made with the least memory there is: what is kept says how it was made, and hundreds of
// tests sign in. The product's own cost is paid where a test sets a password.
const salt = Buffer.alloc(16);
const tag = argon2Sync('argon2id', {
  message: password,
  nonce: salt,
  memory: 8,
  passes: 1,
  parallelism: 1,
  tagLength: 32,
});
const inBase64 = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '');
const passwordHash = `$argon2id$v=19$m=8,t=1,p=1$${inBase64(salt)}$${inBase64(tag)}`;

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
