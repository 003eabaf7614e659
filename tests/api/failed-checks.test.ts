import { expect, test } from 'vitest';
import type { AppUserRow } from '../../server/database/tables.ts';
import { demoAnswers } from '../../server/demo/demo-answers.ts';
import { demoChecklists } from '../../server/demo/demo-checklists.ts';
import { deliverMails } from '../../server/mails/deliver-mails.ts';
import type { MailToSend } from '../../server/mails/mail-transport.ts';
import { tellDaily } from '../../server/notifications/tell-daily.ts';
import type { FunctionCheck } from '../../src/contract/function-check.ts';
import { uuidV7 } from '../../src/domain/uuid-v7.ts';
import { aDeviceRegistration } from '../support/builders/a-device-registration.ts';
import { aFunctionCheck, checkTime, delivered, madeWith } from '../support/builders/a-function-check.ts';
import { aPortal, batch, type AnyResult, type Portal } from '../support/servers/a-portal.ts';
import { aSetting } from '../support/servers/a-setting.ts';
import { aUser } from '../support/builders/a-user.ts';
import { onOneDatabase } from '../support/servers/each-database.ts';
import { customerIds, signedIn } from '../support/drivers/signed-in.ts';

const failing = { answers: demoAnswers(demoChecklists.pump, 'failed') };
const at = (time: string): Partial<FunctionCheck> => ({ startedAt: time, performedAt: time });
const nextMorning = Date.parse('2026-11-28T06:00:00Z'); // seven in Berlin, one in the night in New York
const hour = 3_600_000; // milliseconds

const deviceOf = ({ database: { db } }: Portal, { deviceRef }: FunctionCheck) =>
  db.selectFrom('device').selectAll().where('deviceRef', '=', deviceRef!).executeTakeFirstOrThrow();

/** Sends what is due, by two instances at once; answers what arrived. */
async function sent({ database }: Portal, now: number): Promise<MailToSend[]> {
  const taken: MailToSend[] = [];
  const send = async (mail: MailToSend) => void taken.push(mail);
  const delivery = { database, send, settings: aSetting(), now: () => now };
  await Promise.all([deliverMails(delivery), deliverMails(delivery)]);
  return taken.toSorted((a, b) => (a.to < b.to ? -1 : 1));
}

const wishes = (failedChecks: string, registrations = 'off') => ({
  notificationsJson: JSON.stringify({ dueChecks: 'off', failedChecks, registrations }),
});

onOneDatabase(({ place }) => {
  test('[OFF-13, QR-3] a failed check blocks its device where the checklist says so and its performer is signed in, else it only asks', async () => {
    const portal = await aPortal(await place());
    const { db } = portal.database;
    const ids = await customerIds(portal);
    const person = await signedIn(portal, { customerId: ids.hospital });
    const performer = { userId: person.user.id, name: 'Marlene Öhrlein' };
    const deliverAs = async (...checks: FunctionCheck[]) =>
      (await person.ask(batch, { items: checks.map((check) => delivered(check)) })).json<{ results: AnyResult[] }>()
        .results;

    const anonymous = await portal.scannedCheck('inOrder', failing);
    const [asked] = await portal.deliver(delivered(anonymous));
    expect(asked!.receipt).toMatchObject({ flags: ['blockAsked'], deviceStatus: 'inOperation' });
    expect((await deviceOf(portal, anonymous)).status).toBe('inOperation');

    const made = await portal.scannedCheck('inOrder', { ...failing, performer });
    const [done] = await deliverAs(made);
    // An answer that got lost: the second delivery changes nothing.
    expect(await deliverAs(made)).toEqual([done]);
    expect(done!.receipt).toMatchObject({ flags: [], deviceStatus: 'blocked' });
    const device = await deviceOf(portal, made);
    expect(device).toMatchObject({ status: 'blocked', condition: 'failed' });
    const reason = `Prüfung ${done!.receipt!.protocolNo} nicht bestanden`;
    const events = await db
      .selectFrom('event')
      .select(['action', 'actorId', 'reason', 'changesJson'])
      .where('entityId', '=', device.id)
      .where('action', '=', 'device.statusChanged')
      .orderBy('id')
      .execute();
    expect(events.slice(-1)).toEqual([
      {
        action: 'device.statusChanged',
        actorId: person.user.id,
        reason,
        changesJson: JSON.stringify([{ field: 'status', from: 'inOperation', to: 'blocked' }]),
      },
    ]);
    const log = await db.selectFrom('deviceLog').selectAll().where('deviceId', '=', device.id).execute();
    expect(log.filter(({ text }) => text === reason)).toMatchObject([{ kind: 'statusChange', toValue: 'blocked' }]);

    // Made before somebody found the device in order, and delivered after that.
    const later = await portal.scannedCheck('due', { performer, ...at('2026-11-27T09:25:00Z') });
    const earlier = await portal.scannedCheck('due', { ...failing, performer, ...at('2026-11-27T08:00:00Z') });
    const results = [...(await deliverAs(later)), ...(await deliverAs(earlier))];
    expect(results.map(({ receipt }) => receipt!.flags)).toEqual([[], []]);
    expect((await deviceOf(portal, later)).status).toBe('inOperation');

    // Signed in elsewhere: their word does not reach this device.
    const neighbour = await signedIn(portal, { customerId: ids.town });
    const outside = await portal.scannedCheck('due', {
      ...failing,
      performer: { userId: neighbour.user.id, name: 'Ines Brandt' },
    });
    const [kept] = (await neighbour.ask(batch, { items: [delivered(outside)] })).json<{ results: AnyResult[] }>()
      .results;
    expect(kept!.receipt!.flags).toEqual(['outsideScope', 'blockAsked']);
    expect((await deviceOf(portal, outside)).status).toBe('inOperation');
  });

  test('[DUE-2, P22, P23, P24] a failed check is told to the people of its customer and site, at once or in one digest, in their own language, once over all instances', async () => {
    const portal = await aPortal(await place());
    const { db } = portal.database;
    const ids = await customerIds(portal);
    await db.updateTable('appUser').set({ status: 'deactivated' }).execute();
    const check = await portal.scannedCheck('inOrder', failing);
    const { siteId } = await deviceOf(portal, check);
    const elsewhere = await db.selectFrom('site').select('id').where('id', '!=', siteId!).executeTakeFirstOrThrow();
    const person = (email: string, more: Partial<AppUserRow>) =>
      aUser(portal, { customerId: ids.hospital, email: `${email}@klinik.example`, ...wishes('immediate'), ...more });
    await person('atonce', { language: 'fr' });
    await person('daily', { language: 'uk', ...wishes('daily') });
    await person('never', wishes('off'));
    const technician = (id: string) => ({ userGroup: 'technician' as const, siteIdsJson: JSON.stringify([id]) });
    await person('here', { ...technician(siteId!), language: 'en' });
    await person('elsewhere', technician(elsewhere.id));
    await person('elsewheredaily', { ...technician(elsewhere.id), ...wishes('daily') });
    await person('asleep', { ...wishes('daily'), timeZone: 'America/New_York' });
    await person('neighbour', { customerId: ids.town });
    await person('maker', { customerId: ids.maker, userGroup: 'providerService' });

    const [result] = await portal.deliver(delivered(check), delivered(check));
    const { protocolNo } = result!.receipt!;
    const mails = await sent(portal, checkTime);
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      ['atonce@klinik.example', 'Un contrôle n’est pas réussi'],
      ['here@klinik.example', 'A check failed'],
    ]);
    const device = await deviceOf(portal, check);
    expect(mails[1]!.text).toContain(`${device.serialNumber}\n`);
    expect(mails[1]!.text).toContain(protocolNo);
    expect(mails[1]!.text).toContain('The checklist asks to block the device.');
    expect(mails[1]!.text).toContain(
      `/app/customers/${ids.hospital}/devices/${device.id}/checks/${check.submissionId}`,
    );
    await portal.deliver(delivered(await portal.scannedCheck('inOrder')));
    expect(await sent(portal, checkTime)).toEqual([]);

    await Promise.all([tellDaily(portal.database, nextMorning), tellDaily(portal.database, nextMorning)]);
    await tellDaily(portal.database, nextMorning + hour);
    const digest = await sent(portal, nextMorning + hour);
    expect(digest.map(({ to, subject }) => [to, subject])).toEqual([['daily@klinik.example', 'Непройдені перевірки']]);
    expect(digest[0]!.text).toContain(protocolNo);
    await tellDaily(portal.database, nextMorning + 6 * hour);
    expect((await sent(portal, nextMorning + 6 * hour)).map(({ to }) => to)).toEqual(['asleep@klinik.example']);
    await tellDaily(portal.database, nextMorning + 24 * hour);
    expect(await sent(portal, nextMorning + 24 * hour)).toEqual([]);
  });

  test('[DUE-2, QR-7] a failed check of no known device is told once when it is assigned to one, and asks then for the device to be blocked', async () => {
    const portal = await aPortal(await place());
    const { db } = portal.database;
    const ids = await customerIds(portal);
    await db.updateTable('appUser').set({ status: 'deactivated' }).execute();
    const service = await signedIn(portal, { customerId: ids.maker, userGroup: 'providerService' });
    const person = (email: string, rhythm: string) =>
      aUser(portal, { customerId: ids.hospital, email: `${email}@klinik.example`, ...wishes(rhythm) });
    await person('atonce', 'immediate');
    await person('daily', 'daily');
    await person('never', 'off');
    const known = await portal.scannedCheck('inOrder', failing);
    const device = await deviceOf(portal, known);
    const manualDevice = { modelNo: 210, serialNumber: 'NEVER-SEEN' };
    const checklist = await portal.checklistOf(210);
    const check = aFunctionCheck({ manualDevice, ...madeWith(checklist), ...failing });
    const [result] = await portal.deliver(delivered(check));
    expect(result!.receipt!.flags).toEqual([]);
    expect(await sent(portal, checkTime)).toEqual([]);

    const assign = () => service.ask(`POST /api/function-checks/${check.submissionId}/assign`, { deviceId: device.id });
    expect((await assign()).json()).toMatchObject({ flags: ['blockAsked'], state: 'flagged', counts: false });
    expect((await assign()).statusCode).toBe(409);
    const mails = await sent(portal, checkTime);
    expect(mails.map(({ to }) => to)).toEqual(['atonce@klinik.example', 'daily@klinik.example']);
    expect(mails[0]!.text).toContain(device.serialNumber);
    expect(await deviceOf(portal, known)).toMatchObject({ status: 'inOperation', condition: device.condition });
    await tellDaily(portal.database, nextMorning);
    expect(await sent(portal, nextMorning)).toEqual([]);
  });

  test('[DEV-5] the maker’s people hear of a new registration as they wish, and its contact when it is rejected', async () => {
    const portal = await aPortal(await place());
    const ids = await customerIds(portal);
    await portal.database.db.updateTable('appUser').set({ status: 'deactivated' }).execute();
    const atMaker = { customerId: ids.maker, userGroup: 'providerService' as const };
    const reviewer = await signedIn(portal, {
      ...atMaker,
      ...wishes('off', 'immediate'),
      email: 'a@maker.example',
      language: 'es',
    });
    await aUser(portal, { ...atMaker, ...wishes('off', 'daily'), email: 'b@maker.example' });
    await aUser(portal, { customerId: ids.hospital, ...wishes('off', 'immediate'), email: 'c@klinik.example' });
    const registration = aDeviceRegistration();
    const [result] = await portal.deliver(delivered(registration));
    const { protocolNo } = result!.receipt!;
    const [first, confirmation] = await sent(portal, checkTime);
    expect(first).toMatchObject({ to: 'a@maker.example', subject: 'Un nuevo registro de equipo' });
    expect(first!.text).toContain(`${protocolNo}\n${registration.organisation.name}`);
    expect(confirmation!.to).toBe(registration.contact.email);
    await tellDaily(portal.database, nextMorning);
    const [daily, ...others] = await sent(portal, nextMorning);
    expect([daily!.to, others]).toEqual(['b@maker.example', []]);
    expect(daily!.text).toContain(protocolNo);

    const reject = `POST /api/device-registrations/${registration.submissionId}/reject`;
    const reason = 'Kein Gerät von uns';
    const answers = await Promise.all([reviewer.ask(reject, { reason }), reviewer.ask(reject, { reason })]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const rejected = await sent(portal, nextMorning);
    expect(rejected.map(({ to, subject }) => [to, subject])).toEqual([
      [registration.contact.email, 'Votre enregistrement d’appareil n’a pas été accepté'],
    ]);
    expect(rejected[0]!.text).not.toContain(reason);
    expect(rejected[0]!.text).toContain(`/qr/receipt/${registration.submissionId}#${result!.receipt!.receiptCode}`);
  });

  test('[SEC-6, DEV-5] of forty registrations of a stranger the maker’s people hear ten times at once, and of the rest in the morning', async () => {
    const portal = await aPortal(await place());
    const ids = await customerIds(portal);
    await portal.database.db.updateTable('appUser').set({ status: 'deactivated' }).execute();
    const atMaker = { customerId: ids.maker, userGroup: 'providerService' as const };
    await aUser(portal, { ...atMaker, ...wishes('off', 'immediate'), email: 'atonce@maker.example' });
    const many = Array.from({ length: 40 }, () => delivered(aDeviceRegistration({ submissionId: uuidV7(checkTime) })));
    for (const { receipt } of await portal.deliver(...many)) expect(receipt).toBeDefined();
    const toMaker = (mails: MailToSend[]) => mails.filter(({ to }) => to === 'atonce@maker.example');
    expect(toMaker(await sent(portal, checkTime))).toHaveLength(10);
    await tellDaily(portal.database, nextMorning);
    const mails = toMaker(await sent(portal, nextMorning));
    expect(mails).toHaveLength(1);
    expect(mails[0]!.text.match(/DR-2026-/g)).toHaveLength(20);
    expect(mails[0]!.text).toContain('+ 10');
  });

  test('[SEC-6, QR-3] forty failed checks by a typed serial number make one line each in the digest of the morning and no mail at once', async () => {
    const portal = await aPortal(await place());
    const ids = await customerIds(portal);
    await portal.database.db.updateTable('appUser').set({ status: 'deactivated' }).execute();
    await aUser(portal, { customerId: ids.hospital, email: 'atonce@klinik.example', ...wishes('immediate') });
    const manualDevice = { modelNo: 210, serialNumber: 'VN24A003117' };
    const checklist = await portal.checklistOf(210);
    const checks = Array.from({ length: 40 }, () =>
      aFunctionCheck({ manualDevice, ...madeWith(checklist), ...failing }),
    );
    for (const { receipt } of await portal.deliver(...checks.map((check) => delivered(check))))
      expect(receipt).toMatchObject({ result: 'failed' });
    expect(await sent(portal, checkTime)).toEqual([]);
    await tellDaily(portal.database, nextMorning);
    const mails = await sent(portal, nextMorning);
    expect(mails.map(({ to }) => to)).toEqual(['atonce@klinik.example']);
    expect(mails[0]!.text).toContain('+ 20');
  });

  test('[SEC-6] of one device a person hears once an hour, of another one at once, and of the rest in the morning', async () => {
    let now = checkTime;
    const portal = await aPortal(await place(), { now: () => now });
    const ids = await customerIds(portal);
    await portal.database.db.updateTable('appUser').set({ status: 'deactivated' }).execute();
    await aUser(portal, { customerId: ids.hospital, email: 'atonce@klinik.example', ...wishes('immediate') });
    const fail = async (shows: string) =>
      void (await portal.deliver(delivered(await portal.scannedCheck(shows, failing))));
    for (let nr = 0; nr < 5; nr += 1) await fail('inOrder');
    expect(await sent(portal, now)).toHaveLength(1);
    await fail('due');
    expect(await sent(portal, now)).toHaveLength(1);
    now += hour;
    await fail('inOrder');
    expect(await sent(portal, now)).toHaveLength(1);
    await tellDaily(portal.database, nextMorning);
    const [digest] = await sent(portal, nextMorning);
    expect(digest!.text.match(/FC-2026-/g)).toHaveLength(4);
  });
});
