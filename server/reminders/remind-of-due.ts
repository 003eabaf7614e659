import { hash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { reminderPolicySchema } from '../../src/contract/customer.ts';
import { fallbackLanguage, languageSchema, type Language } from '../../src/contract/language.ts';
import { notificationsSchema } from '../../src/contract/user-profile.ts';
import { byUrgency } from '../../src/domain/due-date.ts';
import { addDays, dateInZone, daysBetween } from '../../src/domain/plain-date.ts';
import { dayStart } from '../../src/domain/day-start.ts';
import { reachOf } from '../../src/domain/rights.ts';
import type { Database } from '../database/connect.ts';
import type { Tables } from '../database/tables.ts';
import { sumWhere } from '../database/sum-where.ts';
import { isCountedAs } from '../devices/counted-as.ts';
import { deviceList, duesOf, matchingDevices, type ListedDevice } from '../devices/device-list.ts';
import { turnDueDates } from '../devices/turn-due-dates.ts';
import { dueSentence, wordsIn } from '../texts/words-in.ts';
import { enqueueMailOnce } from '../mails/mail-store.ts';
import { dueLines } from './due-words.ts';

type Rhythm = 'off' | 'daily' | 'weekly';
type Receiver = {
  /** Says who it is, whichever instance asks. */
  key: string;
  toAddress: string;
  userId?: string;
  language: string;
  timeZone: string;
  rhythm: Rhythm;
  customerId: string;
  siteIds?: string[];
  /** How many days ahead the customer wants to hear of a date; 0 where only the schedules say so. */
  daysAhead: number;
};

const firstHour = 6; // by the receiver's clock

/**
 * Puts one digest for each receiver and day into the table of mails, where something is due. Any instance may call it at
 * any time: the id of a mail says for whom and which day it is, so it is there once.
 */
export async function remindOfDue(database: Database, now: number): Promise<void> {
  const receivers = [...(await readUsers(database.db)), ...(await readExtraRecipients(database.db))];
  const due = receivers.flatMap((receiver) => {
    const day = dateInZone(now, receiver.timeZone);
    return isTime(receiver, day, now) ? [{ ...receiver, id: `due-${receiver.key}-${day}` }] : [];
  });
  const sent = await readIds(database.db, due);
  for (const receiver of due.filter(({ id }) => !sent.has(id))) {
    const language = languageSchema.safeParse(receiver.language).data ?? fallbackLanguage;
    const { counts, first } = await readDue(database, { ...receiver, language }, now);
    const message = dueLines(counts, first, wordsIn(language));
    if (message === '') continue;
    const { id, toAddress, userId, customerId } = receiver;
    const details = { customerId, message };
    await enqueueMailOnce(database.db, { id, purpose: 'dueReminder', toAddress, userId, language, details, now });
  }
}

/** In the morning of each day, or of each Monday. */
function isTime({ rhythm, timeZone }: Receiver, day: string, now: number): boolean {
  if (rhythm === 'off' || now < Date.parse(dayStart(day, timeZone)) + firstHour * 3_600_000) return false;
  const aMonday = '2024-01-01';
  return rhythm === 'daily' || daysBetween(aMonday, day) % 7 === 0;
}

async function readUsers(db: Kysely<Tables>): Promise<Receiver[]> {
  const users = await db
    .selectFrom('appUser')
    .innerJoin('customer', 'customer.id', 'appUser.customerId')
    .selectAll('appUser')
    .select('customer.reminderPolicyJson')
    .where('appUser.status', '=', 'active')
    .where('appUser.deletedAt', 'is', null)
    .where('customer.status', '=', 'active')
    .execute();
  return users.map(({ id, email, language, timeZone, customerId, ...user }) => {
    const siteIds = JSON.parse(user.siteIdsJson) as string[];
    const isLimited = reachOf(user.userGroup, 'device.read') === 'ownSites' && siteIds.length > 0;
    const rhythm = notificationsSchema.safeParse(JSON.parse(user.notificationsJson)).data?.dueChecks ?? 'weekly';
    const to = { key: id, toAddress: email, userId: id, language, timeZone, customerId };
    return { ...to, rhythm, daysAhead: daysAheadOf(user.reminderPolicyJson), ...(isLimited && { siteIds }) };
  });
}

/** Mailboxes that are nobody's: in the language of their customer. */
async function readExtraRecipients(db: Kysely<Tables>): Promise<Receiver[]> {
  const customers = await db
    .selectFrom('customer')
    .select(['id', 'defaultLanguage', 'timeZone', 'reminderPolicyJson'])
    .where('status', '=', 'active')
    .where('deletedAt', 'is', null)
    .where('reminderPolicyJson', 'is not', null)
    .execute();
  return customers.flatMap(({ id: customerId, defaultLanguage: language, timeZone, reminderPolicyJson }) => {
    const policy = reminderPolicySchema.safeParse(JSON.parse(reminderPolicyJson!)).data;
    const daysAhead = daysAheadOf(reminderPolicyJson);
    return (policy?.extraRecipients ?? []).map((toAddress) => {
      const key = `${customerId}-${hash('sha256', toAddress.toLowerCase()).slice(0, 16)}`;
      return { key, toAddress, language, timeZone, customerId, rhythm: policy!.digest, daysAhead };
    });
  });
}

const atOnce = 1000; // ids in one statement

async function readIds(db: Kysely<Tables>, due: readonly { id: string }[]): Promise<Set<string>> {
  const found = new Set<string>();
  for (let first = 0; first < due.length; first += atOnce) {
    const ids = due.slice(first, first + atOnce).map(({ id }) => id);
    for (const { id } of await db.selectFrom('mail').select('id').where('id', 'in', ids).execute()) found.add(id);
  }
  return found;
}

/** The longest of the times before a date at which a customer wants to hear of it. */
function daysAheadOf(reminderPolicyJson: string | null): number {
  if (reminderPolicyJson === null) return 0;
  return Math.max(0, ...(reminderPolicySchema.safeParse(JSON.parse(reminderPolicyJson)).data?.leadDays ?? []));
}

const nothingDue = '9999-12-31';
const mostNamed = 10; // devices in a digest

/** The devices a receiver is told of, in numbers; and in words the most urgent of them. */
async function readDue(database: Database, receiver: Receiver & { language: Language }, now: number) {
  const { customerId, siteIds, daysAhead, timeZone, language } = receiver;
  await turnDueDates(database, { customerId, now });
  const until = addDays(dateInZone(now, timeZone), daysAhead + 1);
  const reading = { db: database.reading, kind: database.kind };
  const which = { customerId, siteIds, now };
  const at = new Date(now).toISOString();
  const told = matchingDevices(reading, which)
    .where('device.nextDueOn', '<', nothingDue)
    .where(({ or, eb }) => or([eb('device.soonAt', '<=', at), eb('device.nextDueOn', '<', until)]));
  const { overdue, neverDone, all } = await told
    .select(({ fn }) => [
      fn.countAll().as('all'),
      sumWhere(isCountedAs('overdue', at)).as('overdue'),
      sumWhere(isCountedAs('neverDone', at)).as('neverDone'),
    ])
    .executeTakeFirstOrThrow();
  const counts = { overdue: Number(overdue), soon: Number(all) - Number(overdue), neverDone: Number(neverDone) };
  if (counts.overdue + counts.soon === 0) return { counts, first: [] };
  const urgent = deviceList(database, { ...which, dueState: ['overdue', 'soon'], sort: 'dueOn' });
  const ahead = deviceList(database, { ...which, dueBefore: until, sort: 'dueOn' });
  const found = new Map<string, ListedDevice>();
  for (const list of [urgent, ahead])
    for (const device of (await list.readPage({ size: mostNamed })).items) found.set(device.id, device);
  const words = wordsIn(language);
  const first = [...found.values()]
    .map((device) => ({ device, due: duesOf(device, now)[0]! }))
    .toSorted((a, b) => byUrgency(a.due, b.due))
    .slice(0, mostNamed)
    .map(({ device, due }) => {
      const { designation, serialNumber, siteName, room, timeZone: zone } = device;
      const place = [siteName, room].filter(Boolean).join(', ');
      const when = `${dueSentence(words, due, dateInZone(now, zone))}, ${words.day(due.dueOn)}`;
      return `${when}: ${words.say(`field:kind.${due.kind}`)}, ${designation} ${serialNumber}${place && `, ${place}`}`;
    });
  return { counts, first };
}
