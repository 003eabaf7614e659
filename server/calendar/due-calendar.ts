import type { Language } from '../../src/contract/language.ts';
import { calendarText, type CalendarDay } from '../../src/domain/calendar-text.ts';
import { addDays } from '../../src/domain/plain-date.ts';
import type { Database } from '../database/connect.ts';
import { dueSentence, wordsIn } from '../texts/words-in.ts';
import { inventoryRows } from '../documents/inventory-rows.ts';

const ahead = 400; // days
const most = 5000; // entries: calendars choke on more

type Which = { customerId: string; name: string; language: Language; publicUrl: string; now: number };

/** Every date of the devices of a customer as a calendar: what is overdue, and what comes within a year. */
export async function dueCalendar(database: Database, which: Which): Promise<string> {
  const { customerId, name, language, publicUrl, now } = which;
  const stamp = new Date(now).toISOString();
  const until = addDays(stamp.slice(0, 10), ahead);
  const words = wordsIn(language);
  const days: CalendarDay[] = [];
  const devices = { customerId, dueBefore: until, sort: 'dueOn', now } as const;
  for await (const rows of inventoryRows(database, devices, words)) {
    for (const { device, due, today } of rows)
      for (const { kind, dueOn, ...state } of due.filter((each) => each.dueOn < until))
        days.push({
          uid: `${device.id}-${kind}@device-portal`,
          date: dueOn,
          summary: `${words.say(`field:kind.${kind}`)}: ${device.designation} ${device.serialNumber}`,
          description: dueSentence(words, { dueOn, ...state }, today),
          location: [device.siteName, device.room].filter((it) => it !== null).join(', '),
          url: `${publicUrl}/app/customers/${customerId}/devices/${device.id}`,
        });
    if (days.length >= most) break;
  }
  return calendarText(name, days.toSorted((a, b) => (a.date < b.date ? -1 : 1)).slice(0, most), stamp);
}
