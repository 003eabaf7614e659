import { sql, type Kysely } from 'kysely';
import { fallbackLanguage, languageSchema } from '../../src/contract/language.ts';
import { dayStart } from '../../src/domain/day-start.ts';
import { addDays, dateInZone } from '../../src/domain/plain-date.ts';
import type { Database } from '../database/connect.ts';
import type { Tables } from '../database/tables.ts';
import { enqueueMailOnce } from '../mails/mail-store.ts';
import { peopleToTell, type News, type PersonToTell } from './people-to-tell.ts';
import { registrationOf } from '../database/json-columns.ts';

const firstHour = 6; // by the receiver's clock
const mostNamed = 20; // lines of a digest; of the others their number is told
const purposes = { failedChecks: 'failedChecks', registrations: 'newRegistrations' } as const;

/**
 * Puts one digest for each person and day into the table of mails: what arrived on the day before, by the clock of the
 * receiver. Any instance may call it at any time: the id of a mail says for whom and which day it is, so it is there once.
 */
export async function tellDaily({ db }: Pick<Database, 'db'>, now: number): Promise<void> {
  for (const news of ['failedChecks', 'registrations'] as const)
    for (const person of await peopleToTell(db, { news, rhythm: 'daily' })) await tellOne(db, { person, news, now });
  // Whoever wants to hear at once hears in the morning of what was not worth a mail of its own.
  for (const news of ['failedChecks', 'registrations'] as const)
    for (const person of await peopleToTell(db, { news, rhythm: 'immediate' }))
      await tellOne(db, { person, news, now });
}

type Telling = { person: PersonToTell; news: News; now: number };

async function tellOne(db: Kysely<Tables>, { person, news, now }: Telling): Promise<void> {
  const today = dateInZone(now, person.timeZone);
  const until = dayStart(today, person.timeZone);
  if (now < Date.parse(until) + firstHour * 3_600_000) return;
  const id = `${news}-${person.id}-${today}`;
  if (await db.selectFrom('mail').select('id').where('id', '=', id).executeTakeFirst()) return;
  const span = { from: dayStart(addDays(today, -1), person.timeZone), until };
  const lines = news === 'failedChecks' ? await failedLines(db, person, span) : await registeredLines(db, person, span);
  if (lines.length === 0) return;
  const { email: toAddress, id: userId, customerId } = person;
  const language = languageSchema.safeParse(person.language).data ?? fallbackLanguage;
  const rest = lines.length > mostNamed ? [`+ ${lines.length - mostNamed}`] : [];
  const details = { customerId, message: [...lines.slice(0, mostNamed), ...rest].join('\n') };
  await enqueueMailOnce(db, { id, purpose: purposes[news], toAddress, userId, language, details, now });
}

type Span = { from: string; until: string };

async function failedLines(db: Kysely<Tables>, { id, customerId, siteIds }: PersonToTell, { from, until }: Span) {
  const checks = await db
    .selectFrom('submission')
    .innerJoin('device', 'device.id', 'submission.deviceId')
    .innerJoin('deviceModel as model', 'model.id', 'device.modelId')
    .leftJoin('site', 'site.id', 'submission.siteId')
    .select(['submission.protocolNo', 'device.serialNumber', 'model.designation', 'site.name as siteName'])
    .where('submission.customerId', '=', customerId)
    .where('submission.kindOfSubmission', '=', 'functionCheck')
    .where('submission.result', '=', 'failed')
    .where('submission.state', 'not in', ['voided', 'corrected'])
    .where('submission.receivedAt', '>=', from)
    .where('submission.receivedAt', '<', until)
    // What was told to this person alone, at once or when it was assigned.
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('mail').select('mail.id').where('mail.id', '=', toldApart('failed', id)))),
    )
    .$if(siteIds !== undefined, (query) => query.where('submission.siteId', 'in', siteIds!))
    .orderBy('submission.receivedAt')
    .execute();
  return checks.map(({ designation, serialNumber, siteName, protocolNo }) =>
    [`${designation} ${serialNumber}`, siteName, protocolNo].filter(Boolean).join(', '),
  );
}

const toldApart = (what: 'failed' | 'registered', userId: string) =>
  sql<string>`${`${what}-`} || submission.id || ${`-${userId}`}`;

async function registeredLines(db: Kysely<Tables>, { id }: PersonToTell, { from, until }: Span) {
  const registrations = await db
    .selectFrom('submission')
    .select(['protocolNo', 'contentJson'])
    .where('kindOfSubmission', '=', 'deviceRegistration')
    .where('state', 'in', ['submitted', 'inReview'])
    .where('receivedAt', '>=', from)
    .where('receivedAt', '<', until)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('mail').select('mail.id').where('mail.id', '=', toldApart('registered', id)))),
    )
    .orderBy('receivedAt')
    .execute();
  return registrations.map(
    ({ protocolNo, contentJson }) => `${protocolNo}, ${registrationOf(contentJson).organisation.name}`,
  );
}
