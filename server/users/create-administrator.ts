import type { Transaction } from 'kysely';
import { lineSchema } from '../../src/contract/text.ts';
import { emailSchema } from '../../src/contract/values.ts';
import { foldedText } from '../../src/domain/folded-text.ts';
import { uuidV7 } from '../../src/domain/uuid-v7.ts';
import type { Database } from '../database/connect.ts';
import type { Tables } from '../database/tables.ts';
import { recordEvents } from '../history/event-store.ts';
import { makeLink } from '../access/link-store.ts';
import { StartUpError } from '../start-up-error.ts';
import { foldUser } from './fold-user.ts';
import { foldedEmail } from './user-store.ts';

type NewAdministrator = { email: string; firstName: string; lastName: string; now: number };

/**
 * The first way into an empty installation: an administrator of the maker, and the maker's own customer record where
 * there is none yet. Answers the token of the link that activates the account. Asked again for somebody who is still
 * invited, it makes a new link.
 */
export async function createAdministrator(
  { db }: Database,
  { email, firstName, lastName, now }: NewAdministrator,
): Promise<string> {
  const address = emailSchema.safeParse(foldedEmail(email));
  if (!address.success) throw new StartUpError(`"${email}" is no e-mail address, such as name@clinic.example.`);
  for (const name of [firstName, lastName])
    if (!lineSchema({ max: 80 }).safeParse(name).success) throw new StartUpError(`"${name}" cannot be a name.`);
  const userId = await db.transaction().execute(async (transaction) => {
    const known = await transaction
      .selectFrom('appUser')
      .select(['id', 'status', 'userGroup'])
      .where('email', '=', address.data)
      .executeTakeFirst();
    if (known && (known.status !== 'invited' || known.userGroup !== 'providerAdministrator'))
      throw new StartUpError(`There is a user with the address ${email} already.`);
    return known?.id ?? addAdministrator(transaction, { email: address.data, firstName, lastName, now });
  });
  return makeLink(db, { userId, purpose: 'activation', now });
}

async function addAdministrator(db: Transaction<Tables>, person: NewAdministrator): Promise<string> {
  const { email, firstName, lastName, now } = person;
  const versioned = { version: 1, createdAt: new Date(now).toISOString(), updatedAt: new Date(now).toISOString() };
  const id = uuidV7(now);
  const customerId = await makerOf(db, versioned, now);
  await db
    .insertInto('appUser')
    .values({
      ...versioned,
      id,
      customerId,
      email,
      firstName,
      lastName,
      language: 'en',
      timeZone: 'Europe/Berlin',
      userGroup: 'providerAdministrator',
      siteIdsJson: '[]',
      qualificationsJson: '[]',
      notificationsJson: JSON.stringify({ dueChecks: 'off', failedChecks: 'off', registrations: 'immediate' }),
      status: 'invited',
    })
    .execute();
  await foldUser(db, id);
  const event = { customerId, actor: { kind: 'system' }, action: 'created', entityType: 'user', entityId: id } as const;
  await recordEvents(db, [event], now);
  return id;
}

async function makerOf(
  db: Transaction<Tables>,
  versioned: { version: number; createdAt: string; updatedAt: string },
  now: number,
): Promise<string> {
  const maker = await db.selectFrom('customer').select('id').where('type', '=', 'maker').executeTakeFirst();
  if (maker) return maker.id;
  const id = uuidV7(now);
  const name = 'Maker';
  await db
    .insertInto('customer')
    .values({
      ...versioned,
      id,
      customerNr: 'MAKER',
      name,
      nameFolded: foldedText(name),
      type: 'maker',
      status: 'active',
      defaultLanguage: 'en',
      timeZone: 'Europe/Berlin',
    })
    .execute();
  const event = {
    customerId: id,
    actor: { kind: 'system' },
    action: 'created',
    entityType: 'customer',
    entityId: id,
  } as const;
  await recordEvents(db, [event], now);
  return id;
}
