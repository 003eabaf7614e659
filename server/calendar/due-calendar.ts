import type { Kysely } from 'kysely';
import type { Language } from '../../src/contract/language.ts';
import { calendarText } from '../../src/domain/calendar-text.ts';
import { addDays } from '../../src/domain/plain-date.ts';
import type { Tables } from '../database/tables.ts';

const ahead = 400; // days
const most = 5000; // entries: calendars choke on more

const words: Record<Language, string> = {
  de: 'Prüfung fällig',
  en: 'Check due',
  uk: 'Термін перевірки',
  fr: 'Contrôle à effectuer',
  es: 'Comprobación pendiente',
};

type Which = { customerId: string; name: string; language: Language; publicUrl: string; now: number };

/** The nearest date of each device of a customer as a calendar: what is overdue, and what comes within a year. */
export async function dueCalendar(db: Kysely<Tables>, which: Which): Promise<string> {
  const { customerId, name, language, publicUrl, now } = which;
  const stamp = new Date(now).toISOString();
  const rows = await db
    .selectFrom('device')
    .innerJoin('deviceModel as model', 'model.id', 'device.modelId')
    .leftJoin('site', 'site.id', 'device.siteId')
    .select(['device.id', 'device.serialNumber', 'device.room', 'nextDueOn', 'nextDueKind', 'model.designation'])
    .select('site.name as siteName')
    .where('device.customerId', '=', customerId)
    .where('nextDueOn', '<', addDays(stamp.slice(0, 10), ahead))
    .orderBy('nextDueOn')
    .orderBy('device.id')
    .limit(most)
    .execute();
  const days = rows.map((row) => ({
    uid: `${row.id}-${row.nextDueKind}@device-portal`,
    date: row.nextDueOn,
    summary: `${words[language]}: ${row.designation} ${row.serialNumber}`,
    location: [row.siteName, row.room].filter((it) => it !== null).join(', '),
    url: `${publicUrl}/app/customers/${customerId}/devices/${row.id}`,
  }));
  return calendarText(name, days, stamp);
}
