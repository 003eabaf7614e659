import { expect, test } from 'vitest';
import type { SessionAnswer } from '../../src/contract/sign-in.ts';
import type { Problem } from '../../src/contract/problem.ts';
import { hashPassword } from '../../server/access/passwords.ts';
import { aBrowser } from '../support/drivers/a-browser.ts';
import { checkTime } from '../support/builders/a-function-check.ts';
import { aPortal } from '../support/servers/a-portal.ts';
import { aUser, password } from '../support/builders/a-user.ts';
import { onEachDatabase, onOneDatabase, sqliteCopy } from '../support/servers/each-database.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

onOneDatabase(({ place }) => {
  test('[AUTH-2, AUTH-5] sign-in answers a token that opens the profile, and a cookie no script reads', async () => {
    const portal = await aPortal(await place());
    const user = await aUser(portal, { email: 'marlene@praxis.example' });
    const browser = aBrowser(portal);
    const answer = await browser.signIn(' Marlene@Praxis.example ');
    expect(answer.statusCode).toBe(200);
    const { tokenResponse, customerId } = answer.json<SessionAnswer>();
    expect(customerId).toBe(user.customerId);
    expect(Date.parse(tokenResponse.expiration)).toBe(checkTime + 15 * minute);
    expect(answer.cookies).toMatchObject([
      { name: 'refresh', path: '/api/auth', httpOnly: true, sameSite: 'Strict', maxAge: (30 * day) / 1000 },
    ]);
    expect(answer.headers['cache-control']).toBe('no-store');
    const profile = await browser.ask('GET /api/users/user-profile');
    expect(profile.json()).toMatchObject({ email: 'marlene@praxis.example', group: 'customerAdministrator' });
    expect(profile.headers.etag).toBe('"1"');
    expect(portal.log.join()).not.toContain(tokenResponse.token);
    expect(portal.log.join()).not.toContain('marlene');
  });

  test('[AUTH-2] an unknown address, a wrong password and whoever may not enter get one and the same answer', async () => {
    const portal = await aPortal(await place());
    const active = await aUser(portal);
    const barred = await Promise.all(
      (['invited', 'locked', 'deactivated'] as const).map((status) => aUser(portal, { status })),
    );
    const tries = [
      ['nobody@praxis.example', password],
      [active.email, 'fern violin quart'],
      ...barred.map(({ email }) => [email, password]),
    ] as const;
    for (const [email, typed] of tries) {
      const answer = await aBrowser(portal).signIn(email, typed);
      expect([email, answer.statusCode, answer.json<Problem>().code]).toEqual([email, 401, 'loginFailed']);
      expect(answer.cookies).toEqual([]);
    }
  });

  test('[AUTH-2] login alone answers 400 to what is not readable', async () => {
    const portal = await aPortal(await place());
    for (const body of [{}, { email: 'a@b.example' }, { email: 1, password: 2 }, { email: '', password: 'x' }]) {
      const answer = await portal.call('POST /api/auth/login', body);
      expect([answer.statusCode, answer.json<Problem>().code]).toEqual([400, 'badRequest']);
    }
  });

  test('[AUTH-2, SEC-3] ten wrong passwords lock an address for a quarter of an hour, also one nobody has', async () => {
    let now = checkTime;
    const portal = await aPortal(await place(), { now: () => now });
    const { email } = await aUser(portal);
    for (const tried of [email, 'nobody@praxis.example'])
      for (let nr = 1; nr <= 10; nr += 1)
        expect((await aBrowser(portal).signIn(tried, `wrong ${nr}`)).statusCode).toBe(401);
    expect((await aBrowser(portal).signIn(email)).statusCode).toBe(401);
    now += 15 * minute - 1;
    expect((await aBrowser(portal).signIn(email)).statusCode).toBe(401);
    now += 1;
    expect((await aBrowser(portal).signIn(email)).statusCode).toBe(200);
    const rows = await portal.database.db.selectFrom('loginFailure').selectAll().execute();
    expect(rows).toMatchObject([{ failures: 10 }]);
    expect(JSON.stringify(rows)).not.toContain('nobody');
  });

  test('[AUTH-10] a lost answer to a refresh signs nobody out, however long ago and however often', async () => {
    let now = checkTime;
    const portal = await aPortal(await place(), { now: () => now });
    const browser = aBrowser(portal);
    await browser.signIn((await aUser(portal)).email);
    for (let lost = 1; lost <= 3; lost += 1) {
      now += 5 * day;
      expect((await browser.loseRefresh()).statusCode).toBe(200);
    }
    expect((await browser.refresh()).statusCode).toBe(200);
    expect((await browser.refresh()).statusCode).toBe(200);
    expect((await browser.ask('GET /api/users/user-profile')).statusCode).toBe(200);
  });

  test('[SEC-3] a token used again after its successor was used ends the session for whoever holds it', async () => {
    const portal = await aPortal(await place());
    const browser = aBrowser(portal);
    await browser.signIn((await aUser(portal)).email);
    const thief = aBrowser(portal);
    thief.withCookie(browser.cookie());
    await browser.refresh();
    await browser.refresh();
    expect((await thief.refresh()).statusCode).toBe(401);
    expect((await browser.refresh()).statusCode).toBe(401);
    expect((await browser.ask('GET /api/users/user-profile')).statusCode).toBe(401);
    const [session] = await portal.database.db.selectFrom('session').selectAll().execute();
    expect(session).toMatchObject({ endedWhy: 'tokenReused' });
  });

  test('[AUTH-1] a session ends after thirty days of silence and after ninety days at most', async () => {
    let now = checkTime;
    const portal = await aPortal(await place(), { now: () => now });
    const { email } = await aUser(portal);
    const silent = aBrowser(portal);
    await silent.signIn(email);
    now += 30 * day;
    expect((await silent.refresh()).statusCode).toBe(401);
    const long = aBrowser(portal);
    await long.signIn(email);
    for (let week = 0; week < 12; week += 1) {
      now += 7 * day;
      expect((await long.refresh()).statusCode).toBe(200);
    }
    now += 6 * day;
    expect((await long.refresh()).statusCode).toBe(401);
  });

  test('[AUTH-3] sign-out ends the session on the server, and answers the same without one', async () => {
    const portal = await aPortal(await place());
    const browser = aBrowser(portal);
    await browser.signIn((await aUser(portal)).email);
    const answer = await browser.signOut();
    expect(answer.statusCode).toBe(204);
    expect(answer.body).toBe('');
    expect(answer.cookies).toMatchObject([{ name: 'refresh', value: '', path: '/api/auth' }]);
    expect((await browser.refresh()).statusCode).toBe(401);
    expect((await browser.ask('GET /api/config')).statusCode).toBe(401);
    expect((await aBrowser(portal).signOut()).statusCode).toBe(204);
  });

  test('[SEC-3] refresh and sign-out are not done for a page of somebody else', async () => {
    const portal = await aPortal(await place());
    const browser = aBrowser(portal);
    await browser.signIn((await aUser(portal)).email);
    for (const origin of ['https://evil.example', 'http://localhost:8081', 'null', ''])
      for (const call of ['refresh', 'logout']) {
        const answer = await browser.ask(`POST /api/auth/${call}`, undefined, { origin });
        expect([answer.statusCode, answer.json<Problem>().code]).toEqual([403, 'originNotAllowed']);
      }
    expect((await browser.refresh()).statusCode).toBe(200);
  });

  test('[USER-1, AUTH-1] whoever is deactivated or locked is out at once, and so are the people of a locked customer', async () => {
    const portal = await aPortal(await place());
    const { db } = portal.database;
    for (const bar of [
      (id: string) => db.updateTable('appUser').set({ status: 'deactivated' }).where('id', '=', id).execute(),
      (id: string) => db.updateTable('appUser').set({ status: 'locked' }).where('id', '=', id).execute(),
      () => db.updateTable('customer').set({ status: 'locked' }).execute(),
    ]) {
      const user = await aUser(portal);
      const browser = aBrowser(portal);
      await browser.signIn(user.email);
      await bar(user.id);
      expect((await browser.ask('GET /api/config')).statusCode).toBe(401);
      expect((await browser.refresh()).statusCode).toBe(401);
    }
  });

  test('[AUTH-5] an expired, a foreign and a tampered token are refused, and count as none at a public call', async () => {
    let now = checkTime;
    const portal = await aPortal(await place(), { now: () => now });
    const browser = aBrowser(portal);
    await browser.signIn((await aUser(portal)).email);
    const good = browser.token()!;
    const [head, body, signature] = good.split('.');
    const none = Buffer.from('{"alg":"none"}').toString('base64url');
    const bad = ['x', `${head}.${body}.`, `${none}.${body}.`, `${head}.${body}x.${signature}`];
    now += 15 * minute;
    for (const token of [good, ...bad]) {
      browser.withToken(token);
      expect([token, (await browser.ask('GET /api/config')).statusCode]).toEqual([token, 401]);
      expect((await browser.ask('GET /api/public/qr/unsent')).statusCode).toBe(200);
    }
  });

  test('[AUTH-2, SHELL-6] the configuration is a text that names pages, links and rights of the group', async () => {
    const portal = await aPortal(await place());
    const configOf = async (userGroup: 'providerAdministrator' | 'viewer') => {
      const browser = aBrowser(portal);
      await browser.signIn((await aUser(portal, { userGroup })).email);
      return JSON.parse((await browser.ask('GET /api/config')).json<{ config: string }>().config) as object;
    };
    expect(await configOf('providerAdministrator')).toMatchObject({
      permittedPages: ['customerList', 'modelList', 'checklistList', 'registrationList', 'checkList'],
      customerSidebarNavLinks: ['organisation', 'customer', 'devices', 'checks', 'sites', 'users'],
      viewsMaxAgeDays: 7,
    });
    expect(await configOf('viewer')).toMatchObject({
      permittedPages: [],
      customerSidebarNavLinks: ['organisation', 'customer', 'devices', 'checks', 'sites'],
      permissions: ['customer.read', 'site.read', 'user.read', 'device.read', 'check.read', 'model.read', 'export'],
    });
  });

  test('[SEC-6, AUTH-10] a copied token that two use in turn ends the session as soon as both went on with it', async () => {
    for (const whoIsFirst of ['owner', 'thief'] as const) {
      const portal = await aPortal(await sqliteCopy());
      const { email } = await aUser(portal);
      const [owner, thief] = [aBrowser(portal), aBrowser(portal)];
      await owner.signIn(email);
      thief.withCookie(owner.cookie());
      const [first, second] = whoIsFirst === 'owner' ? [owner, thief] : [thief, owner];
      // Both use the same token, as a browser does whose answer was lost; each gets another one for it.
      expect([(await first.refresh()).statusCode, (await second.refresh()).statusCode]).toEqual([200, 200]);
      expect((await first.refresh()).statusCode).toBe(200);
      expect((await second.refresh()).statusCode).toBe(401);
      expect((await first.refresh()).statusCode).toBe(401);
      const [session] = await portal.database.db.selectFrom('session').select('endedWhy').execute();
      expect(session).toEqual({ endedWhy: 'tokenReused' });
    }
  });

  test('[SEC-3, AUTH-10] behind TLS the cookie has a name no page without it can set, and who was signed in by the old name stays so', async () => {
    const portal = await aPortal(await place(), { settings: { publicUrl: 'https://portal.example' } });
    const { email } = await aUser(portal);
    const ask = (what: string, cookie: string, body?: unknown) =>
      portal.call(what, body, { headers: { host: 'portal.example', origin: 'https://portal.example', cookie } });
    const [set] = (await ask('POST /api/auth/login', '', { email, password })).cookies;
    expect(set).toMatchObject({ name: '__Secure-refresh', path: '/api/auth', secure: true, httpOnly: true });
    const renewed = await ask('POST /api/auth/refresh', `refresh=${set!.value}`);
    expect(renewed.statusCode).toBe(200);
    const [former, next] = renewed.cookies;
    expect([former, next]).toMatchObject([
      { name: 'refresh', value: '' },
      { name: '__Secure-refresh', secure: true },
    ]);
    const again = await ask('POST /api/auth/refresh', `__Secure-refresh=${next!.value}; refresh=planted`);
    expect(again.statusCode).toBe(200);
    const out = await ask('POST /api/auth/logout', `__Secure-refresh=${again.cookies.at(-1)!.value}`);
    expect(out.cookies).toMatchObject([
      { name: '__Secure-refresh', value: '' },
      { name: 'refresh', value: '' },
    ]);
  });

  test('[SEC-6] a password of ten characters set earlier still opens the door, and a new one has twelve', async () => {
    const portal = await aPortal(await place());
    const { email } = await aUser(portal, { passwordHash: await hashPassword('tenletters') });
    const browser = aBrowser(portal);
    expect((await browser.signIn(email, 'tenletters')).statusCode).toBe(200);
    const change = (newPassword: string) =>
      browser.ask('POST /api/users/user-profile/password', { currentPassword: 'tenletters', newPassword });
    expect((await change('elevenchars')).json()).toMatchObject({
      errors: [{ code: 'passwordTooShort', params: { min: 12 } }],
    });
    expect((await change('twelve chars')).statusCode).toBe(204);
  });
});

onEachDatabase(({ place }) => {
  test('[AUTH-10] tabs that refresh with one token at once share the session, whichever answer came last', async () => {
    const portal = await aPortal(await place());
    const { email } = await aUser(portal);
    for (let last = 0; last < 5; last += 1) {
      const browser = aBrowser(portal);
      await browser.signIn(email);
      const answers = await Promise.all(Array.from({ length: 5 }, () => browser.loseRefresh()));
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
      // The tabs have one cookie between them: what the last answer made it.
      browser.withCookie(answers[last]!.cookies[0]!.value);
      expect((await browser.refresh()).statusCode).toBe(200);
      expect((await browser.refresh()).statusCode).toBe(200);
    }
    const ended = portal.database.db.selectFrom('session').selectAll().where('endedAt', 'is not', null);
    expect(await ended.execute()).toEqual([]);
  });

  test('[AUTH-2, SEC-3] twenty wrong passwords at once get no more than ten tries', async () => {
    const portal = await aPortal(await place());
    const { email } = await aUser(portal);
    await Promise.all(Array.from({ length: 20 }, (_, nr) => aBrowser(portal).signIn(email, `wrong ${nr}`)));
    expect((await aBrowser(portal).signIn(email)).statusCode).toBe(401);
  });

  test('[AUTH-10] answers that are lost again and again, also of tabs that wake at once, sign nobody out', async () => {
    const portal = await aPortal(await place());
    const { email } = await aUser(portal);
    const browser = aBrowser(portal);
    await browser.signIn(email);
    for (let nr = 0; nr < 6; nr += 1) {
      await Promise.all([browser.loseRefresh(), browser.loseRefresh(), browser.loseRefresh()]);
      expect((await browser.refresh()).statusCode).toBe(200);
    }
  });
});
