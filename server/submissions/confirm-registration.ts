import { hash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { DeviceRegistration } from '../../src/contract/device-registration.ts';
import type { Tables } from '../database/tables.ts';
import { enqueueMailOnce } from '../mails/mail-store.ts';

const hour = 3_600_000; // milliseconds

/**
 * Puts the mail into the table that tells the contact that the registration arrived: one to an address and hour, since
 * anybody may type any address. Its id is made of address and hour, so that of several instances one wins.
 */
export async function confirmRegistration(
  db: Kysely<Tables>,
  { submissionId, contact: { email, language } }: DeviceRegistration,
  now: number,
): Promise<void> {
  const slot = Math.floor(now / hour);
  const [id, before] = [slot, slot - 1].map((at) => mailId(email, at)) as [string, string];
  const recent = await db
    .selectFrom('mail')
    .select('id')
    .where('id', '=', before)
    .where('createdAt', '>', new Date(now - hour).toISOString())
    .where('createdAt', '<=', new Date(now).toISOString())
    .executeTakeFirst();
  if (recent) return;
  await enqueueMailOnce(db, {
    id,
    purpose: 'registrationReceived',
    toAddress: email,
    language,
    details: { submissionId },
    now,
  });
}

const mailId = (email: string, slot: number) =>
  `registration-${hash('sha256', `${mailboxOf(email)} ${slot}`).slice(0, 40)}`;

/** One mailbox however it is written: what stands behind a plus sign is for its owner's filters (RFC 5233). */
export const mailboxOf = (email: string): string => email.toLowerCase().replace(/^([^+@]+)\+[^@]*@/, '$1@');
