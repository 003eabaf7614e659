import { expect, test } from 'vitest';
import type { AppUserRow } from '../../server/database/tables.ts';
import { deliverMails } from '../../server/mails/deliver-mails.ts';
import { remindOfDue } from '../../server/reminders/remind-of-due.ts';
import { aPortal } from '../support/servers/a-portal.ts';
import { aSetting } from '../support/servers/a-setting.ts';
import { aUser } from '../support/builders/a-user.ts';
import { onEachDatabase } from '../support/servers/each-database.ts';
import { customerIds, signedIn } from '../support/drivers/signed-in.ts';
import type { Device, DeviceLine } from '../../src/contract/device.ts';

const monday = Date.parse('2026-11-30T07:00:00Z'); // eight in the morning in Berlin, two in the night in New York
const day = 86_400_000;

onEachDatabase(({ place }) => {
  test('[DUE-2, P16, P17, P22, P23, P24] each receiver gets one digest a day or a Monday, of their own sites and in their own language, over all instances', async () => {
    const portal = await aPortal(await place());
    const { database } = portal;
    const ids = await customerIds(portal);
    await database.db.updateTable('appUser').set({ status: 'deactivated' }).execute();
    const extraRecipients = ['technik@klinik.example'];
    const reminderPolicyJson = JSON.stringify({ leadDays: [30], digest: 'daily', extraRecipients });
    await database.db.updateTable('customer').set({ reminderPolicyJson }).where('id', '=', ids.hospital).execute();
    const [icu] = await database.db.selectFrom('site').selectAll().where('siteNr', '=', 'ICU').execute();
    const person = (email: string, dueChecks: string, more: Partial<AppUserRow> = {}) =>
      aUser(portal, {
        customerId: ids.hospital,
        email,
        notificationsJson: JSON.stringify({ dueChecks, failedChecks: 'off', registrations: 'off' }),
        ...more,
      });
    await person('daily@klinik.example', 'daily', { language: 'fr' });
    await person('weekly@klinik.example', 'weekly', { language: 'uk' });
    await person('off@klinik.example', 'off');
    await person('asleep@klinik.example', 'daily', { timeZone: 'America/New_York' });
    const siteIdsJson = JSON.stringify([icu!.id]);
    await person('icu@klinik.example', 'daily', { userGroup: 'technician', siteIdsJson, language: 'en' });

    const texts = new Map<string, string>();
    const got = async (now: number) => {
      const received: string[] = [];
      const send = async ({ to, text }: { to: string; text: string }) => {
        texts.set(to, text);
        received.push(to.replace('@klinik.example', ''));
      };
      await Promise.all([remindOfDue(database, now), remindOfDue(database, now)]);
      await remindOfDue(database, now + 3_600_000);
      await deliverMails({ database, send, settings: aSetting(), now: () => now + 3_600_000 });
      return received.toSorted((a, b) => (a < b ? -1 : 1));
    };
    expect(await got(monday)).toEqual(['daily', 'icu', 'technik', 'weekly']);
    expect(texts.get('daily@klinik.example')).toMatch(/En retard : \d+/);
    expect(texts.get('weekly@klinik.example')).toMatch(/Прострочено: \d+/);
    expect(texts.get('technik@klinik.example')).toMatch(/Überfällig: \d+/);
    const overdue = await database.db
      .selectFrom('device')
      .select('siteId')
      .where('customerId', '=', ids.hospital)
      .where('overdueAt', '<=', new Date(monday).toISOString())
      .execute();
    const here = overdue.filter(({ siteId }) => siteId === icu!.id).length;
    expect(here).toBeLessThan(overdue.length);
    expect(texts.get('daily@klinik.example')).toContain(`En retard : ${overdue.length}`);
    expect(texts.get('daily@klinik.example')).toMatch(
      /^en retard de \d+\s\S+, \d+ \S+ 202\d: Contrôle périodique, \S+ .+$/m,
    );
    const ofIcu = texts.get('icu@klinik.example')!;
    expect(here === 0 ? !ofIcu.includes('Overdue') : ofIcu.includes(`Overdue: ${here}`)).toBe(true);
    expect(ofIcu).toContain(`/app/customers/${ids.hospital}/devices`);
    expect(await got(monday + day)).toEqual(['daily', 'icu', 'technik']);
    expect(await got(monday + day + 6 * 3_600_000)).toEqual(['asleep']);
  });

  test('[DUE-2, CUST-2] a customer that wants to hear of a date half a year ahead is told of it, although no schedule says so', async () => {
    const portal = await aPortal(await place());
    const { database } = portal;
    const ids = await customerIds(portal);
    await database.db.updateTable('appUser').set({ status: 'deactivated' }).execute();
    const soonIn = async (leadDays: number[], now: number) => {
      const policy = { leadDays, digest: 'daily', extraRecipients: ['technik@klinik.example'] };
      const reminderPolicyJson = JSON.stringify(policy);
      await database.db.updateTable('customer').set({ reminderPolicyJson }).where('id', '=', ids.hospital).execute();
      await remindOfDue(database, now);
      const texts: string[] = [];
      const send = async ({ text }: { text: string }) => void texts.push(text);
      await deliverMails({ database, send, settings: aSetting(), now: () => now });
      return Number(/Bald fällig: (\d+)/.exec(texts.join())?.[1] ?? 0);
    };
    const until = new Date(monday + 180 * day).toISOString().slice(0, 10);
    const { ahead } = await database.db
      .selectFrom('device')
      .where('customerId', '=', ids.hospital)
      .where('overdueAt', '>', new Date(monday).toISOString())
      .where('nextDueOn', '<=', until)
      .select(({ fn }) => fn.countAll<number>().as('ahead'))
      .executeTakeFirstOrThrow();
    const bySchedule = await soonIn([], monday);
    expect(bySchedule).toBeLessThan(Number(ahead));
    expect(await soonIn([14, 180], monday + day)).toBe(Number(ahead));
  });

  test('[DUE-2, SEC-1] a customer has one calendar of its due dates, whose address is the secret and ends with the next', async () => {
    let now = monday;
    const portal = await aPortal(await place(), { now: () => now });
    const ids = await customerIds(portal);
    const admin = await signedIn(portal, { customerId: ids.hospital });
    const feed = `/api/customers/${ids.hospital}/calendar-feed`;
    const address = async () => new URL((await admin.ask(`POST ${feed}`)).json<{ url: string }>().url);
    const read = ({ pathname, search }: URL) => portal.call(`GET ${pathname}${search}&language=de`);
    const known = async () => (await admin.ask(`GET ${feed}`)).json<unknown>();
    expect(await known()).toEqual({ since: null });
    const first = await address();
    // Since when, and nothing of the address itself.
    expect(await known()).toEqual({ since: new Date(now).toISOString() });
    now += 60_000;
    const calendar = await read(first);
    expect(calendar.headers['content-type']).toBe('text/calendar; charset=utf-8');
    const [line] = (await admin.ask(`GET /api/customers/${ids.hospital}/devices?size=1`)).json<{
      items: DeviceLine[];
    }>().items;
    const body = calendar.body.replaceAll('\r\n ', '');
    expect(body).toContain(`: ${line!.model.designation} ${line!.serialNumber}`);
    expect(body).toContain('SUMMARY:Wiederkehrende Prüfung: ');
    // Each date of a device stands in it, not only the nearest.
    const device = (await admin.ask(`GET /api/customers/${ids.hospital}/devices/${line!.id}`)).json<Device>();
    const shown = body.split('BEGIN:VEVENT').filter((entry) => entry.includes(`UID:${line!.id}-`));
    expect(new Set(shown.map((entry) => /DATE:(\d+)/.exec(entry)?.[1]))).toEqual(
      new Set(device.dueList.map(({ dueOn }) => dueOn.replaceAll('-', ''))),
    );
    expect(calendar.body).toContain(`DTSTART;VALUE=DATE:${line!.nextDue!.dueOn.replaceAll('-', '')}`);
    const second = await address();
    expect((await read(first)).statusCode).toBe(404);
    expect(await known()).toEqual({ since: new Date(now).toISOString() });
    const ofTown = `/api/customers/${ids.town}/calendar-feed`;
    expect((await admin.ask(`GET ${ofTown}`)).statusCode).toBe(404);
    const elsewhere = new URL(second.href.replace(ids.hospital, ids.town));
    expect((await read(elsewhere)).statusCode).toBe(404);
    expect((await read(second)).statusCode).toBe(200);
    await admin.ask(`DELETE ${feed}`);
    expect(await known()).toEqual({ since: null });
    expect((await read(second)).statusCode).toBe(404);
  });

  test('[SEC-6, DUE-2] the calendar of a customer that is locked or archived is empty of everything, and comes back with it', async () => {
    const portal = await aPortal(await place(), { now: () => monday });
    const { hospital: id } = await customerIds(portal);
    const admin = await signedIn(portal, { customerId: id });
    const { url } = (await admin.ask(`POST /api/customers/${id}/calendar-feed`)).json<{ url: string }>();
    const { pathname, search } = new URL(url);
    const read = async () => (await portal.call(`GET ${pathname}${search}`)).statusCode;
    for (const status of ['locked', 'archived', 'active'] as const) {
      await portal.database.db.updateTable('customer').set({ status }).where('id', '=', id).execute();
      expect([status, await read()]).toEqual([status, status === 'active' ? 200 : 404]);
    }
  });
});
