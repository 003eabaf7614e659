import type { Kysely } from 'kysely';
import type { AppUserRow, MailRow, Tables } from '../database/tables.ts';
import { makeLink } from '../access/link-store.ts';
import { newToken, tokenHash } from '../access/token-hash.ts';
import type { Addressee } from './addressee.ts';
import { toldDaily, toldOfFailedCheck, toldOfRegistration } from './news-addressee.ts';

const paths = { activation: '/auth/account/activate/', passwordReset: '/auth/password-reset/' } as const;

/** Finds out to whom a mail goes, and makes its link; undefined when there is nobody to write to any more. */
export function addresseeOf(db: Kysely<Tables>, mail: MailRow, now: number): Promise<Addressee | undefined> {
  const { purpose } = mail;
  switch (purpose) {
    case 'registrationReceived':
    case 'registrationRejected':
      return registrant(db, mail);
    case 'registrationQuestion':
      return registrantAsked(db, mail, now);
    case 'dueReminder':
      return reminded(db, mail);
    case 'failedCheck':
      return toldOfFailedCheck(db, mail);
    case 'newRegistration':
      return toldOfRegistration(db, mail);
    case 'failedChecks':
    case 'newRegistrations':
      return toldDaily(db, mail);
    case 'passwordChanged':
    case 'emailChanged':
      return owner(db, { mail, purpose });
    case 'activation':
    case 'passwordReset':
      return userWithLink(db, { mail, purpose, now });
  }
}

type ForUser = { mail: MailRow; purpose: keyof typeof paths; now: number };

async function userWithLink(db: Kysely<Tables>, { mail, purpose, now }: ForUser): Promise<Addressee | undefined> {
  const user = await userOf(db, mail);
  if (!user) return undefined;
  const token = await makeLink(db, { userId: user.id, purpose, now });
  return { to: user.email, name: `${user.firstName} ${user.lastName}`, path: `${paths[purpose]}${token}` };
}

function userOf(db: Kysely<Tables>, { purpose, userId, toAddress }: MailRow): Promise<AppUserRow | undefined> {
  const wanted = purpose === 'activation' ? 'invited' : 'active';
  return db
    .selectFrom('appUser')
    .selectAll()
    .where(userId === null ? 'email' : 'id', '=', userId ?? toAddress)
    .where('status', '=', wanted)
    .executeTakeFirst();
}

type ForOwner = { mail: MailRow; purpose: 'passwordChanged' | 'emailChanged' };

/** Whoever has an account, also at the address they had before, and while they are locked. */
async function owner(db: Kysely<Tables>, { mail, purpose }: ForOwner): Promise<Addressee | undefined> {
  const user = await db
    .selectFrom('appUser')
    .select(['firstName', 'lastName'])
    .where('id', '=', mail.userId)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  const path = purpose === 'passwordChanged' ? '/auth/password-reset' : '/auth/login';
  return user && { to: mail.toAddress, name: `${user.firstName} ${user.lastName}`, path };
}

/** Whoever registered a device: an address only, for the name is what somebody typed. */
async function registrant(db: Kysely<Tables>, { toAddress, detailsJson }: MailRow): Promise<Addressee | undefined> {
  const { submissionId } = JSON.parse(detailsJson) as { submissionId: string };
  const row = await db
    .selectFrom('submission')
    .select(['id', 'receiptCode'])
    .where('id', '=', submissionId)
    .executeTakeFirst();
  return row && { to: toAddress, name: '', path: `/qr/receipt/${row.id}#${row.receiptCode}` };
}

/** Whoever is asked about a registration, as long as the question is open. */
async function registrantAsked(
  db: Kysely<Tables>,
  { toAddress, detailsJson }: MailRow,
  now: number,
): Promise<Addressee | undefined> {
  const { questionId } = JSON.parse(detailsJson) as { questionId: string };
  const token = newToken();
  const { numUpdatedRows } = await db
    .updateTable('registrationQuestion')
    .set({ tokenHash: tokenHash(token) })
    .where('id', '=', questionId)
    .where('answeredAt', 'is', null)
    .where('expiresAt', '>', new Date(now).toISOString())
    .executeTakeFirst();
  return numUpdatedRows === 1n ? { to: toAddress, name: '', path: `/qr/registration-question/${token}` } : undefined;
}

/** Whoever is reminded of what is due; a person only while they may sign in. */
async function reminded(
  db: Kysely<Tables>,
  { userId, toAddress, detailsJson }: MailRow,
): Promise<Addressee | undefined> {
  const { customerId } = JSON.parse(detailsJson) as { customerId: string };
  const path = `/app/customers/${customerId}/devices`;
  if (userId === null) return { to: toAddress, name: '', path };
  const user = await db
    .selectFrom('appUser')
    .select(['email', 'firstName', 'lastName'])
    .where('id', '=', userId)
    .where('status', '=', 'active')
    .executeTakeFirst();
  return user && { to: user.email, name: `${user.firstName} ${user.lastName}`, path };
}
