import type { Kysely } from 'kysely';
import { fallbackLanguage, languageSchema } from '../../src/contract/language.ts';
import type { SubmissionRow, Tables } from '../database/tables.ts';
import { enqueueMailOnce } from '../mails/mail-store.ts';
import { peopleToTell } from './people-to-tell.ts';

/**
 * Puts a mail into the table for everybody of the customer and site who wants to hear of a failed check at once. In the
 * transaction that keeps the check, and under an id that says which check and whom: told once.
 */
export async function tellOfFailedCheck(
  db: Kysely<Tables>,
  { id: submissionId, customerId, siteId }: SubmissionRow,
  now: number,
): Promise<void> {
  if (customerId === null) return;
  const people = await peopleToTell(db, { news: 'failedChecks', rhythm: 'immediate', customerId });
  for (const { id: userId, email: toAddress, siteIds, ...person } of people) {
    if (siteIds && !siteIds.includes(siteId ?? '')) continue;
    const language = languageSchema.safeParse(person.language).data ?? fallbackLanguage;
    const id = `failed-${submissionId}-${userId}`;
    const details = { submissionId };
    await enqueueMailOnce(db, { id, purpose: 'failedCheck', toAddress, userId, language, details, now });
  }
}
