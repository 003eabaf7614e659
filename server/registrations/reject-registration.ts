import type { Transaction } from 'kysely';
import type { SubmissionRow, Tables } from '../database/tables.ts';
import type { NewEvent } from '../history/event-store.ts';
import { enqueueMailOnce } from '../mails/mail-store.ts';
import { decideRegistration } from './decide-registration.ts';
import { registrationOf } from '../database/json-columns.ts';

type Rejection = { before: SubmissionRow; reason: string; actor: NewEvent['actor']; now: number };

/** Rejects a registration and tells its contact so, in fixed words: the reason is for the record of the maker. */
export async function rejectRegistration(
  transaction: Transaction<Tables>,
  { before, now, ...decision }: Rejection,
): Promise<boolean> {
  if (!(await decideRegistration(transaction, { ...decision, before, state: 'rejected', now }))) return false;
  const { email, language } = registrationOf(before.contentJson).contact;
  await enqueueMailOnce(transaction, {
    id: `rejected-${before.id}`,
    purpose: 'registrationRejected',
    toAddress: email,
    language,
    details: { submissionId: before.id },
    now,
  });
  return true;
}
