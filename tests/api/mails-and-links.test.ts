import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { expect, onTestFinished, test } from 'vitest';
import { languages } from '../../src/contract/language.ts';
import type { Problem } from '../../src/contract/problem.ts';
import { deliverMails } from '../../server/mails/deliver-mails.ts';
import { enqueueMail } from '../../server/mails/mail-store.ts';
import { mailTransport } from '../../server/mails/mail-transport.ts';
import { aBrowser } from '../support/drivers/a-browser.ts';
import { checkTime } from '../support/builders/a-function-check.ts';
import { aMailServer } from '../support/servers/a-mail-server.ts';
import { aPortal, type Portal } from '../support/servers/a-portal.ts';
import { aSetting } from '../support/servers/a-setting.ts';
import { aUser, password } from '../support/builders/a-user.ts';
import { onEachDatabase, onOneDatabase } from '../support/servers/each-database.ts';
import { signedIn } from '../support/drivers/signed-in.ts';

const minute = 60_000;
const newPassword = 'quiet lantern 77';

/** A portal whose mails go to a real mail server; `deliver` sends what is due, which a server does that listens. */
async function aPortalWithMail(portalPlace: Parameters<typeof aPortal>[0]) {
  const server = await aMailServer();
  onTestFinished(() => server.stop());
  const clock = { now: checkTime };
  const settings = aSetting({ smtpUrl: server.url });
  const portal = await aPortal(portalPlace, {
    settings: { smtpUrl: server.url },
    now: () => clock.now,
  });
  const send = mailTransport(settings);
  const deliver = () => deliverMails({ database: portal.database, settings, send, now: () => clock.now });
  return { portal, server, clock, deliver };
}

const linkIn = ({ text = '' }: Email) => {
  const [, path] = /http:\/\/localhost:8080(\/auth\/\S+)/.exec(text) ?? [];
  return path!;
};
const apiOf = (path: string) => path.replace('/auth/', '/api/auth/');
const codeOf = (answer: { json: <T>() => T }) => answer.json<Problem>().code;
const activation = {
  password: newPassword,
  firstName: 'Ada',
  lastName: 'Brun',
  language: 'fr',
  acceptedDocuments: ['privacy-policy'],
};

async function invite({ database }: Portal, now: number, details?: { message?: string }) {
  const user = await aUser({ database }, { status: 'invited', passwordHash: null, language: 'fr' });
  await enqueueMail(database.db, {
    purpose: 'activation',
    toAddress: user.email,
    userId: user.id,
    language: 'fr',
    details,
    now,
  });
  return user;
}

onOneDatabase(({ place }) => {
  test('[AUTH-8] a forgotten password is set anew by the link in a mail, and every session ends', async () => {
    const { portal, server, deliver, clock } = await aPortalWithMail(await place());
    const user = await aUser(portal, { language: 'uk' });
    const browser = aBrowser(portal);
    await browser.signIn(user.email);
    const ask = { email: user.email.toUpperCase(), language: 'uk' };
    expect((await portal.call('POST /api/auth/password-reset', ask)).statusCode).toBe(202);
    clock.now += minute;
    await deliver();
    expect(server.taken).toHaveLength(1);
    const [mail] = server.taken;
    expect(mail).toMatchObject({ subject: 'Новий пароль для Device Portal', to: [{ address: user.email }] });
    expect(mail!.html).toContain('<html lang="uk">');

    const path = apiOf(linkIn(mail!));
    for (const method of ['GET', 'HEAD', 'GET'])
      expect((await portal.call(`${method} ${path}`)).statusCode, 'looking uses nothing up').toBe(200);
    const seen = await portal.call(`GET ${path}`);
    expect(seen.body).not.toContain(user.email);
    const common = await portal.call(`POST ${path}`, { password: 'Password1234' });
    expect(common.json()).toMatchObject({ errors: [{ pointer: '/password', code: 'passwordTooCommon' }] });
    const short = await portal.call(`POST ${path}`, { password: 'pass' });
    expect(short.json()).toMatchObject({
      errors: [{ pointer: '/password', code: 'passwordTooShort', params: { min: 12 } }],
    });

    const done = await portal.call(`POST ${path}`, { password: newPassword });
    expect([done.statusCode, done.json()]).toEqual([200, { email: user.email }]);
    expect((await browser.ask('GET /api/config')).statusCode).toBe(401);
    expect((await aBrowser(portal).signIn(user.email, password)).statusCode).toBe(401);
    expect((await aBrowser(portal).signIn(user.email, newPassword)).statusCode).toBe(200);
    const again = await portal.call(`POST ${path}`, { password: 'another one 12' });
    expect([again.statusCode, codeOf(again)]).toEqual([410, 'tokenExpired']);
  });

  test('[AUTH-8] for an unknown address, a locked and an invited user the answer is the same and no mail leaves', async () => {
    const { portal, server, deliver, clock } = await aPortalWithMail(await place());
    const locked = await aUser(portal, { status: 'locked' });
    const invited = await aUser(portal, { status: 'invited', passwordHash: null });
    for (const email of ['nobody@praxis.example', locked.email, invited.email]) {
      const answer = await portal.call('POST /api/auth/password-reset', { email, language: 'en' });
      expect([answer.statusCode, answer.body]).toEqual([202, '']);
    }
    clock.now += minute;
    await deliver();
    expect(server.taken).toEqual([]);
  });

  test('[AUTH-8, P13] a link to a new password ends after an hour, and when a newer one is sent', async () => {
    const { portal, server, deliver, clock } = await aPortalWithMail(await place());
    const { email } = await aUser(portal);
    const askForLink = async () => {
      await portal.call('POST /api/auth/password-reset', { email, language: 'en' });
      clock.now += minute;
      await deliver();
      return apiOf(linkIn(server.taken.at(-1)!));
    };
    const first = await askForLink();
    const second = await askForLink();
    expect(codeOf(await portal.call(`GET ${first}`))).toBe('tokenExpired');
    expect((await portal.call(`GET ${second}`)).statusCode).toBe(200);
    clock.now += 60 * minute;
    expect(codeOf(await portal.call(`POST ${second}`, { password: newPassword }))).toBe('tokenExpired');
    const unknown = `GET /api/auth/password-reset/${'x'.repeat(43)}`;
    expect(codeOf(await portal.call(unknown))).toBe('linkUnknown');
    expect(codeOf(await portal.call('GET /api/auth/password-reset/short'))).toBe('notFound');
  });

  test('[AUTH-8] asked again within a minute, one mail is sent', async () => {
    const { portal, server, deliver, clock } = await aPortalWithMail(await place());
    const { email } = await aUser(portal);
    for (let nr = 0; nr < 3; nr += 1) await portal.call('POST /api/auth/password-reset', { email, language: 'en' });
    clock.now += minute;
    await deliver();
    expect(server.taken).toHaveLength(1);
  });

  test('[SEC-6] nobody gets more than ten mails about a forgotten password in a day, whoever asks for them', async () => {
    const { portal, server, deliver, clock } = await aPortalWithMail(await place());
    const { email } = await aUser(portal);
    for (let nr = 0; nr < 14; nr += 1) {
      clock.now += 10 * minute;
      const answer = await portal.call('POST /api/auth/password-reset', { email, language: 'en' });
      expect(answer.statusCode).toBe(202);
      await deliver();
    }
    expect(server.taken).toHaveLength(10);
    clock.now += 24 * 60 * minute;
    await portal.call('POST /api/auth/password-reset', { email, language: 'en' });
    await deliver();
    expect(server.taken).toHaveLength(11);
  });

  test('[SEC-5, AUTH-8] after the clock of the server jumped a year ahead and back, people sign in and mails leave', async () => {
    const { portal, server, deliver, clock } = await aPortalWithMail(await place());
    const { email } = await aUser(portal);
    const year = 365 * 24 * 60 * minute;
    clock.now += year;
    for (let nr = 0; nr < 10; nr += 1) await aBrowser(portal).signIn(email, 'not this one');
    expect((await aBrowser(portal).signIn(email)).statusCode).toBe(401);
    await portal.call('POST /api/auth/password-reset', { email, language: 'en' });
    const invited = await invite(portal, clock.now);
    server.refuse({ responseCode: 451 });
    await deliver();
    clock.now -= year;
    expect((await aBrowser(portal).signIn(email)).statusCode).toBe(200);
    await deliver();
    expect(new Set(server.taken.map(({ to }) => to![0]!.address))).toEqual(new Set([email, invited.email]));
    // Asked for anew: what was sent in the future keeps nobody waiting, and the usual minute holds again.
    for (let nr = 0; nr < 3; nr += 1) await portal.call('POST /api/auth/password-reset', { email, language: 'en' });
    clock.now += minute;
    await deliver();
    expect(server.taken).toHaveLength(3);
  });

  test('[SEC-5] a session and a link of a clock that had jumped ahead do not go on for a year', async () => {
    const { portal, server, deliver, clock } = await aPortalWithMail(await place());
    const { email } = await aUser(portal);
    const day = 24 * 60 * minute;
    clock.now += 365 * day;
    const browser = aBrowser(portal);
    await browser.signIn(email);
    await portal.call('POST /api/auth/password-reset', { email, language: 'en' });
    await deliver();
    clock.now -= 365 * day;
    expect(codeOf(await portal.call(`GET ${apiOf(linkIn(server.taken[0]!))}`))).toBe('tokenExpired');
    for (let days = 0; days < 91; days += 13) {
      expect((await browser.refresh()).statusCode).toBe(200);
      clock.now += 13 * day;
    }
    expect((await browser.refresh()).statusCode).toBe(401);
  });

  test.each(languages)(
    '[SEC-6, I18N-1] whose password or address is changed is told by mail, here in %s, the former address too',
    async (language) => {
      const { portal, server, deliver, clock } = await aPortalWithMail(await place());
      const user = await aUser(portal, { language, userGroup: 'technician' });
      const browser = aBrowser(portal);
      await browser.signIn(user.email);
      const change = { currentPassword: password, newPassword };
      expect((await browser.ask('POST /api/users/user-profile/password', change)).statusCode).toBe(204);
      await deliver();
      const [told] = server.taken;
      expect(told!.to![0]!.address).toBe(user.email);
      expect(told!.html).toContain(`<html lang="${language}">`);
      expect(told!.text).toContain('http://localhost:8080/auth/password-reset\n');
      const admin = await signedIn(portal);
      const { id, customerId, email, firstName, lastName } = user;
      const answer = await admin.ask(`PUT /api/customers/${customerId}/users/${id}`, {
        email: `new-${email}`,
        salutation: null,
        title: null,
        firstName,
        lastName,
        phone: null,
        jobTitle: null,
        language,
        timeZone: user.timeZone,
        group: 'technician',
        siteIds: [],
        qualifications: [],
      });
      expect([answer.statusCode, answer.body]).toEqual([200, expect.anything()]);
      clock.now += minute;
      await deliver();
      const addresses = server.taken.slice(1).map(({ to }) => to![0]!.address);
      expect(new Set(addresses)).toEqual(new Set([email, `new-${email}`]));
      expect(server.taken.map(({ text }) => text).join()).not.toMatch(/[{}]/);
    },
  );

  test('[AUTH-9] an invited user completes the registration by the link, once', async () => {
    const { portal, server, deliver, clock } = await aPortalWithMail(await place());
    const user = await invite(portal, clock.now, { message: 'À lundi <script>' });
    await deliver();
    const [mail] = server.taken;
    expect(mail!.subject).toBe('Votre accès à Device Portal');
    expect(mail!.html).toContain('À lundi &lt;script&gt;');
    const path = apiOf(linkIn(mail!));
    expect((await portal.call(`GET ${path}`)).json()).toMatchObject({ firstName: 'Marlene', language: 'fr' });
    const both = await Promise.all([portal.call(`POST ${path}`, activation), portal.call(`POST ${path}`, activation)]);
    expect(new Set(both.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]));
    expect(codeOf(await portal.call(`GET ${path}`))).toBe('alreadyActivated');
    const browser = aBrowser(portal);
    await browser.signIn(user.email, newPassword);
    expect((await browser.ask('GET /api/users/user-profile')).json()).toMatchObject({
      firstName: 'Ada',
      lastName: 'Brun',
      language: 'fr',
    });
    expect(
      await portal.database.db.selectFrom('event').select('action').where('entityId', '=', user.id).execute(),
    ).toEqual([{ action: 'activated' }]);
  });

  test('[AUTH-9] an invitation ends after seven days', async () => {
    const { portal, server, deliver, clock } = await aPortalWithMail(await place());
    await invite(portal, clock.now);
    await deliver();
    clock.now += 7 * 24 * 60 * minute;
    expect(codeOf(await portal.call(`POST ${apiOf(linkIn(server.taken[0]!))}`, activation))).toBe('tokenExpired');
  });

  test('[USER-2] a mail server that is busy is asked again, and one that refuses for good is not', async () => {
    const { portal, server, deliver, clock } = await aPortalWithMail(await place());
    const stateOf = () => portal.database.db.selectFrom('mail').select(['state', 'attempts', 'lastError']).execute();
    await invite(portal, clock.now);
    server.refuse({ responseCode: 451 });
    await deliver();
    expect(await stateOf()).toEqual([{ state: 'waiting', attempts: 1, lastError: 'SMTP 451' }]);
    await deliver();
    expect(server.taken).toEqual([]);
    clock.now += minute;
    server.refuse({ responseCode: 550 });
    await deliver();
    expect(await stateOf()).toEqual([{ state: 'failed', attempts: 2, lastError: 'SMTP 550' }]);
    clock.now += 24 * 60 * minute;
    await deliver();
    expect(server.taken).toEqual([]);
  });

  test('[SEC-3] neither the table of mails nor the log holds a link', async () => {
    const { portal, server, deliver, clock } = await aPortalWithMail(await place());
    await invite(portal, clock.now);
    await deliver();
    const token = linkIn(server.taken[0]!).split('/').at(-1)!;
    await portal.call(`GET ${apiOf(linkIn(server.taken[0]!))}`);
    const tables = await Promise.all(
      (['mail', 'linkToken', 'event'] as const).map((table) =>
        portal.database.db.selectFrom(table).selectAll().execute(),
      ),
    );
    expect(JSON.stringify(tables)).not.toContain(token);
    expect(portal.log.join()).not.toContain(token);
  });

  test.each(languages)(
    '[USER-2, I18N-1] without a mail server a mail is a file one can open, here in %s',
    async (language) => {
      const where = await place();
      const portal = await aPortal(where);
      const user = await aUser(portal);
      await enqueueMail(portal.database.db, {
        purpose: 'passwordReset',
        toAddress: user.email,
        language,
        now: checkTime,
      });
      const settings = aSetting(where);
      const send = mailTransport(settings);
      await deliverMails({ database: portal.database, settings, send, now: () => checkTime });
      const folder = join(where.dataDir, 'mail');
      const [file] = readdirSync(folder);
      const mail = await PostalMime.parse(readFileSync(join(folder, file!)));
      expect(mail.html).toContain(`<html lang="${language}">`);
      expect(mail.text).toContain('Marlene Öhrlein');
      expect(linkIn(mail)).toMatch(/^\/auth\/password-reset\/[\w-]{43}$/);
    },
  );
});

onEachDatabase(({ place }) => {
  test('[OPS-1, DUE-2] instances that send at the same time send each mail once', async () => {
    const { portal, server, deliver, clock } = await aPortalWithMail(await place());
    for (let nr = 0; nr < 12; nr += 1) await invite(portal, clock.now);
    await Promise.all([deliver(), deliver(), deliver()]);
    await deliver();
    expect(new Set(server.taken.map(({ to }) => to![0]!.address)).size).toBe(12);
    expect(server.taken).toHaveLength(12);
  });
});
