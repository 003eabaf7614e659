import type { Kysely } from 'kysely';
import { fallbackLanguage, languageSchema } from '../../src/contract/language.ts';
import type { SubmissionRow, Tables } from '../database/tables.ts';
import { enqueueMailOnce } from '../mails/mail-store.ts';
import { peopleToTell } from './people-to-tell.ts';

/**
 * Puts a mail into the table for everybody of the customer and site who wants to hear of a failed check at once. In the
 * transaction that keeps the check, and under an id that says which check and whom: told once.
 * A check that becomes theirs only later is told to those of the daily digest too: the digest goes by the day it came.
 */
export async function tellOfFailedCheck(
  db: Kysely<Tables>,
  { id: submissionId, customerId, siteId }: SubmissionRow,
  { now, alsoDaily = false }: { now: number; alsoDaily?: boolean },
): Promise<void> {
  if (customerId === null) return;
  const news = { news: 'failedChecks', customerId } as const;
  const people = await peopleToTell(db, { ...news, rhythm: 'immediate' });
  if (alsoDaily) people.push(...(await peopleToTell(db, { ...news, rhythm: 'daily' })));
  for (const { id: userId, email: toAddress, siteIds, ...person } of people) {
    if (siteIds && !siteIds.includes(siteId ?? '')) continue;
    const language = languageSchema.safeParse(person.language).data ?? fallbackLanguage;
    const id = `failed-${submissionId}-${userId}`;
    const details = { submissionId };
    await enqueueMailOnce(db, { id, purpose: 'failedCheck', toAddress, userId, language, details, now });
  }
}
