import type { Kysely } from 'kysely';
import { fallbackLanguage, languageSchema, type Language } from '../../src/contract/language.ts';
import type { MailRow, Tables } from '../database/tables.ts';
import type { Addressee } from './addressee.ts';
import { flagsOf, registrationOf } from '../database/json-columns.ts';
import { wordsIn } from '../texts/words-in.ts';

/** Whoever hears of a failed check, as long as it stands and they may sign in: a voided one is no news. */
export async function toldOfFailedCheck(db: Kysely<Tables>, mail: MailRow): Promise<Addressee | undefined> {
  const check = await db
    .selectFrom('submission')
    .innerJoin('device', 'device.id', 'submission.deviceId')
    .innerJoin('deviceModel as model', 'model.id', 'device.modelId')
    .leftJoin('site', 'site.id', 'submission.siteId')
    .select(['submission.id', 'submission.customerId', 'submission.deviceId', 'submission.flagsJson', 'device.status'])
    .select(['submission.protocolNo', 'device.serialNumber', 'model.designation', 'site.name as siteName'])
    .where('submission.id', '=', submissionIdOf(mail))
    .where('submission.state', 'not in', ['voided', 'corrected'])
    .executeTakeFirst();
  const person = await activePerson(db, mail);
  if (!check || !person) return undefined;
  const isAsked = flagsOf(check.flagsJson).includes('blockAsked');
  const block = check.status === 'blocked' ? 'done' : isAsked ? 'asked' : null;
  const about = [`${check.designation} ${check.serialNumber}`, check.siteName, check.protocolNo];
  const message = [...about, block && wordsIn(languageOf(mail)).say(`mails:block.${block}`)].filter(Boolean).join('\n');
  return {
    ...person,
    message,
    path: `/app/customers/${check.customerId}/devices/${check.deviceId}/checks/${check.id}`,
  };
}

/** Whoever hears of a new registration, while it is open. */
export async function toldOfRegistration(db: Kysely<Tables>, mail: MailRow): Promise<Addressee | undefined> {
  const registration = await db
    .selectFrom('submission')
    .select(['id', 'protocolNo', 'contentJson'])
    .where('id', '=', submissionIdOf(mail))
    .where('state', 'in', ['submitted', 'inReview'])
    .executeTakeFirst();
  const person = await activePerson(db, mail);
  if (!registration || !person) return undefined;
  const { organisation } = registrationOf(registration.contentJson);
  const message = [registration.protocolNo, organisation.name].join('\n');
  return { ...person, message, path: `/app/registrations/${registration.id}` };
}

/** Whoever gets a digest; what it says was counted when it was put into the table. */
export async function toldDaily(db: Kysely<Tables>, mail: MailRow): Promise<Addressee | undefined> {
  const person = await activePerson(db, mail);
  const { customerId } = JSON.parse(mail.detailsJson) as { customerId: string };
  const path =
    mail.purpose === 'newRegistrations'
      ? '/app/registrations'
      : `/app/customers/${customerId}/devices?condition=failed`;
  return person && { ...person, path };
}

const submissionIdOf = ({ detailsJson }: MailRow) => (JSON.parse(detailsJson) as { submissionId: string }).submissionId;
const languageOf = ({ language }: MailRow): Language => languageSchema.safeParse(language).data ?? fallbackLanguage;

async function activePerson(
  db: Kysely<Tables>,
  { userId }: MailRow,
): Promise<Pick<Addressee, 'to' | 'name'> | undefined> {
  const user = await db
    .selectFrom('appUser')
    .select(['email', 'firstName', 'lastName'])
    .where('id', '=', userId)
    .where('status', '=', 'active')
    .executeTakeFirst();
  return user && { to: user.email, name: `${user.firstName} ${user.lastName}` };
}
