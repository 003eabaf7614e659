import type { Kysely } from 'kysely';
import { fallbackLanguage, languageSchema } from '../../src/contract/language.ts';
import type { SubmissionRow, Tables } from '../database/tables.ts';
import { enqueueMailOnce } from '../mails/mail-store.ts';
import { peopleToTell } from './people-to-tell.ts';

const hour = 3_600_000; // milliseconds

/**
 * Puts a mail into the table for everybody of the customer and site who wants to hear of a failed check at once. In the
 * transaction that keeps the check, and under an id that says which check and whom: told once.
 * Only a check that counts, or that somebody decided about, is worth that: anybody may type a serial number. And of one
 * device a person hears once an hour at most. All others stand in the digest of the next morning.
 * A check that becomes theirs only later is told to those of the daily digest too: the digest goes by the day it came.
 */
export async function tellOfFailedCheck(
  db: Kysely<Tables>,
  { id: submissionId, customerId, siteId, deviceId, counts }: SubmissionRow,
  { now, isDecided = false }: { now: number; isDecided?: boolean },
): Promise<void> {
  if (customerId === null || deviceId === null || (counts === 0 && !isDecided)) return;
  const news = { news: 'failedChecks', customerId } as const;
  const people = await peopleToTell(db, { ...news, rhythm: 'immediate' });
  if (isDecided) people.push(...(await peopleToTell(db, { ...news, rhythm: 'daily' })));
  for (const { id: userId, email: toAddress, siteIds, ...person } of people) {
    if (siteIds && !siteIds.includes(siteId ?? '')) continue;
    if (await wasTold(db, { userId, deviceId, now })) continue;
    const language = languageSchema.safeParse(person.language).data ?? fallbackLanguage;
    const id = `failed-${submissionId}-${userId}`;
    const details = { submissionId, deviceId };
    await enqueueMailOnce(db, { id, purpose: 'failedCheck', toAddress, userId, language, details, now });
  }
}

/** Whether a person heard of this device within the last hour. */
async function wasTold(
  db: Kysely<Tables>,
  { userId, deviceId, now }: { userId: string; deviceId: string; now: number },
): Promise<boolean> {
  const told = await db
    .selectFrom('mail')
    .select('id')
    .where('userId', '=', userId)
    .where('purpose', '=', 'failedCheck')
    .where('createdAt', '>', new Date(now - hour).toISOString())
    .where('createdAt', '<=', new Date(now).toISOString())
    .where('detailsJson', 'like', `%"deviceId":"${deviceId}"%`)
    .executeTakeFirst();
  return told !== undefined;
}
