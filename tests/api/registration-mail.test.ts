import { expect, onTestFinished, test } from 'vitest';
import { deliverMails } from '../../server/mails/deliver-mails.ts';
import { enqueueMailOnce } from '../../server/mails/mail-store.ts';
import { mailTransport } from '../../server/mails/mail-transport.ts';
import { languages } from '../../src/contract/language.ts';
import { uuidV7 } from '../../src/domain/uuid-v7.ts';
import { aDeviceRegistration } from '../support/builders/a-device-registration.ts';
import { delivered, checkTime } from '../support/builders/a-function-check.ts';
import { aMailServer } from '../support/servers/a-mail-server.ts';
import { aPortal } from '../support/servers/a-portal.ts';
import { aSetting } from '../support/servers/a-setting.ts';
import { onEachDatabase, onOneDatabase } from '../support/servers/each-database.ts';

const minute = 60_000;

async function aPortalWithMail(place: Parameters<typeof aPortal>[0]) {
  const server = await aMailServer();
  onTestFinished(() => server.stop());
  const clock = { now: checkTime };
  const settings = aSetting({ smtpUrl: server.url });
  const portal = await aPortal(place, { settings: { smtpUrl: server.url }, now: () => clock.now });
  const delivery = { database: portal.database, settings, send: mailTransport(settings), now: () => clock.now };
  const register = async (wishes: Parameters<typeof aDeviceRegistration>[0] = {}) => {
    const registration = aDeviceRegistration({ submissionId: uuidV7(clock.now), ...wishes });
    const [result] = await portal.deliver(delivered(registration));
    return { registration, receipt: result!.receipt! };
  };
  return { portal, server, clock, register, deliver: () => deliverMails(delivery) };
}

const contact = aDeviceRegistration().contact;

onOneDatabase(({ place }) => {
  test('[QR-4, QR-8] who registers a device gets a mail in fixed words, whose link opens the receipt', async () => {
    const { portal, server, register, deliver } = await aPortalWithMail(await place());
    const remarks = 'Visit http://evil.example now';
    const { receipt } = await register({ remarks, contact: { ...contact, firstName: 'Buy', lastName: 'pills' } });
    await Promise.all([deliver(), deliver()]);
    expect(server.taken).toHaveLength(1);
    const [mail] = server.taken;
    expect(mail).toMatchObject({
      subject: 'Votre enregistrement d’appareil est arrivé',
      to: [{ address: contact.email }],
    });
    for (const text of [mail!.text!, mail!.html!]) {
      expect(text).toContain(`http://localhost:8080/qr/receipt/${receipt.submissionId}#${receipt.receiptCode}`);
      expect(text).not.toMatch(/evil|pills|Buy|Tilleuls|\{/);
    }
    const opened = await portal.call(
      `GET /api/public/qr/submissions/${receipt.submissionId}?receiptCode=${receipt.receiptCode}`,
    );
    expect(opened.json()).toMatchObject({ receipt: { protocolNo: receipt.protocolNo } });
    const kept = await portal.database.db.selectFrom('mail').selectAll().execute();
    expect(JSON.stringify(kept)).not.toContain(receipt.receiptCode);
  });

  test('[I18N-1] the mail is written in the language of the contact; a refused registration and a check send none', async () => {
    const { portal, server, register, deliver } = await aPortalWithMail(await place());
    for (const language of languages)
      await register({ contact: { ...contact, email: `${language}@tilleuls.example`, language } });
    await register({ contact: { ...contact, email: 'nobody' } });
    await portal.deliver(delivered(await portal.scannedCheck('inOrder')));
    await deliver();
    expect(server.taken.map(({ to }) => to![0]!.address).toSorted((a, b) => (a! < b! ? -1 : 1))).toEqual(
      languages.map((language) => `${language}@tilleuls.example`).toSorted((a, b) => (a < b ? -1 : 1)),
    );
    expect(new Set(server.taken.map(({ subject }) => subject)).size).toBe(languages.length);
    for (const { html, to } of server.taken) expect(html).toContain(`<html lang="${to![0]!.address!.slice(0, 2)}">`);
  });

  test('[QR-4] a mail about a registration that is not there goes to nobody', async () => {
    const { portal, server, clock, deliver } = await aPortalWithMail(await place());
    const mail = { purpose: 'registrationReceived', toAddress: contact.email, language: 'fr', now: clock.now } as const;
    await enqueueMailOnce(portal.database.db, { ...mail, id: 'lost', details: { submissionId: uuidV7(clock.now) } });
    await deliver();
    expect(server.taken).toEqual([]);
  });
});

onEachDatabase(({ place }) => {
  test('[QR-4] an address gets one such mail an hour, however many devices, spellings and instances there are', async () => {
    const { portal, server, clock, register, deliver } = await aPortalWithMail(await place());
    const other = await aPortal(portal.place, { now: () => clock.now });
    const second = aDeviceRegistration({
      submissionId: uuidV7(clock.now),
      contact: { ...contact, email: contact.email.replace('claire', 'Claire') },
    });
    const [first] = await Promise.all([register(), other.deliver(delivered(second))]);
    await portal.deliver(delivered(first.registration));
    await deliver();
    expect(server.taken).toHaveLength(1);

    clock.now += 59 * minute;
    await register();
    await register({ contact: { ...contact, email: 'jo@tilleuls.example' } });
    await deliver();
    expect(server.taken.map(({ to }) => to![0]!.address)).toEqual([expect.any(String), 'jo@tilleuls.example']);

    clock.now += 2 * minute;
    await register();
    await deliver();
    expect(server.taken).toHaveLength(3);
  });
});
