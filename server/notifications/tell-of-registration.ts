import type { Kysely } from 'kysely';
import { fallbackLanguage, languageSchema } from '../../src/contract/language.ts';
import type { SubmissionRow, Tables } from '../database/tables.ts';
import { enqueueMailOnce } from '../mails/mail-store.ts';
import { peopleToTell } from './people-to-tell.ts';

/** Puts a mail into the table for everybody of the maker who wants to hear of a new registration at once; once each. */
export async function tellOfRegistration(
  db: Kysely<Tables>,
  { id: submissionId }: Pick<SubmissionRow, 'id'>,
  now: number,
): Promise<void> {
  for (const { id: userId, email: toAddress, ...person } of await peopleToTell(db, {
    news: 'registrations',
    rhythm: 'immediate',
  })) {
    const language = languageSchema.safeParse(person.language).data ?? fallbackLanguage;
    const id = `registered-${submissionId}-${userId}`;
    const details = { submissionId };
    await enqueueMailOnce(db, { id, purpose: 'newRegistration', toAddress, userId, language, details, now });
  }
}
