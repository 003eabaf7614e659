import type { Kysely } from 'kysely';
import { fallbackLanguage, languageSchema } from '../../src/contract/language.ts';
import type { SubmissionRow, Tables } from '../database/tables.ts';
import { enqueueMailOnce, recentMailsTo } from '../mails/mail-store.ts';
import { peopleToTell } from './people-to-tell.ts';

const hour = 3_600_000; // milliseconds
const mostInAnHour = 10; // mails to one person; anybody may register anything, as often as they like

/**
 * Puts a mail into the table for everybody of the maker who wants to hear of a new registration at once; once each. What
 * is more than ten in an hour stands in the digest of the next morning.
 */
export async function tellOfRegistration(
  db: Kysely<Tables>,
  { id: submissionId }: Pick<SubmissionRow, 'id'>,
  now: number,
): Promise<void> {
  for (const { id: userId, email: toAddress, ...person } of await peopleToTell(db, {
    news: 'registrations',
    rhythm: 'immediate',
  })) {
    const told = await recentMailsTo(db, { toAddress, purpose: 'newRegistration', within: hour, now });
    if (told.length >= mostInAnHour) continue;
    const language = languageSchema.safeParse(person.language).data ?? fallbackLanguage;
    const id = `registered-${submissionId}-${userId}`;
    const details = { submissionId };
    await enqueueMailOnce(db, { id, purpose: 'newRegistration', toAddress, userId, language, details, now });
  }
}
