import { expect, test } from 'vitest';
import type { Problem } from '../../src/contract/problem.ts';
import type { Session, UserProfile } from '../../src/contract/user-profile.ts';
import { makeLink } from '../../server/access/link-store.ts';
import { isPassword } from '../../server/access/passwords.ts';
import { aBrowser } from '../support/drivers/a-browser.ts';
import { checkTime } from '../support/builders/a-function-check.ts';
import { aPortal } from '../support/servers/a-portal.ts';
import { aUser, password } from '../support/builders/a-user.ts';
import { onOneDatabase } from '../support/servers/each-database.ts';

const path = '/api/users/user-profile';
const changed = {
  salutation: 'ms',
  title: 'Dr.',
  firstName: 'Marlène',
  lastName: 'Öhrlein',
  phone: '+4930123456',
  jobTitle: null,
  language: 'fr',
  timeZone: 'Europe/Paris',
  notifications: { dueChecks: 'daily', failedChecks: 'off', registrations: 'off' },
};

onOneDatabase(({ place }) => {
  const signedIn = async () => {
    const portal = await aPortal(await place());
    const user = await aUser(portal);
    const browser = aBrowser(portal);
    await browser.signIn(user.email);
    return { portal, user, browser };
  };

  test('[USER-4, HIST-1] what people change about themselves is kept and on record, field by field', async () => {
    const { portal, user, browser } = await signedIn();
    const answer = await browser.ask(`PUT ${path}`, changed, { 'if-match': '"1"' });
    expect([answer.statusCode, answer.headers.etag]).toEqual([200, '"2"']);
    expect((await browser.ask(`GET ${path}`)).json()).toMatchObject({ ...changed, email: user.email, version: 2 });
    const [event] = await portal.database.db.selectFrom('event').selectAll().where('entityId', '=', user.id).execute();
    expect(event).toMatchObject({ actorId: user.id, actorName: 'Marlene Öhrlein', action: 'updated' });
    expect(JSON.parse(event!.changesJson)).toContainEqual({ field: 'language', from: 'de', to: 'fr' });
    expect(JSON.parse(event!.changesJson)).not.toContainEqual(expect.objectContaining({ field: 'lastName' }));
  });

  test('[USER-4, MERGE-1] a change of another version is refused with the profile as it is now', async () => {
    const { browser } = await signedIn();
    await browser.ask(`PUT ${path}`, changed, { 'if-match': '"1"' });
    const late = await browser.ask(`PUT ${path}`, { ...changed, firstName: 'Lena' }, { 'if-match': '"1"' });
    expect(late.statusCode).toBe(412);
    expect(late.json<Problem>()).toMatchObject({
      code: 'versionConflict',
      current: { firstName: 'Marlène', version: 2 },
    });
  });

  test('[USER-4, SEC-4] wrong fields are named, and group, customer and address are not to be changed here', async () => {
    const { browser } = await signedIn();
    const wrong = { ...changed, firstName: ' ', phone: '030 123', timeZone: 'Europe/Nowhere', language: 'it' };
    const answer = await browser.ask(`PUT ${path}`, wrong);
    expect(answer.statusCode).toBe(422);
    const pointers = answer.json<Problem>().errors!.map(({ pointer }) => pointer);
    expect(pointers).toEqual(expect.arrayContaining(['/firstName', '/phone', '/timeZone', '/language']));
    for (const more of [{ group: 'providerAdministrator' }, { customerId: 'x' }, { email: 'a@b.example' }])
      expect((await browser.ask(`PUT ${path}`, { ...changed, ...more })).statusCode).toBe(422);
    expect((await browser.ask(`GET ${path}`)).json<UserProfile>()).toMatchObject({ version: 1 });
  });

  test('[USER-4] a new password asks for the old one and ends all other sessions', async () => {
    const { portal, user, browser } = await signedIn();
    const other = aBrowser(portal);
    await other.signIn(user.email);
    const change = (currentPassword: string, newPassword: string) =>
      browser.ask(`POST ${path}/password`, { currentPassword, newPassword });
    const wrong = await change('not this one', 'quiet lantern 77');
    expect([wrong.statusCode, wrong.json<Problem>().errors]).toEqual([
      422,
      [{ pointer: '/currentPassword', code: 'passwordWrong' }],
    ]);
    const own = await change(password, user.email);
    expect(own.json<Problem>().errors).toEqual([{ pointer: '/newPassword', code: 'passwordTooCommon' }]);
    expect((await change(password, 'quiet lantern 77')).statusCode).toBe(204);
    expect((await browser.ask(`GET ${path}`)).statusCode).toBe(200);
    expect((await other.ask(`GET ${path}`)).statusCode).toBe(401);
    expect((await aBrowser(portal).signIn(user.email, 'quiet lantern 77')).statusCode).toBe(200);
  });

  test('[USER-4, SEC-3] the old password cannot be guessed here either', async () => {
    const { browser } = await signedIn();
    for (let nr = 0; nr < 10; nr += 1)
      await browser.ask(`POST ${path}/password`, { currentPassword: `no ${nr}`, newPassword: 'quiet lantern 77' });
    const right = await browser.ask(`POST ${path}/password`, {
      currentPassword: password,
      newPassword: 'quiet lantern 77',
    });
    expect(right.statusCode).toBe(422);
  });

  test('[SEC-5, USER-4, AUTH-8, AUTH-9] while very many passwords are looked at, whoever brings one is told when to come again, and loses no try', async () => {
    const { portal, user, browser } = await signedIn();
    const links = await Promise.all(
      (['passwordReset', 'activation'] as const).map(async (purpose) => {
        const { id: userId } = purpose === 'activation' ? await aUser(portal, { status: 'invited' }) : user;
        return makeLink(portal.database.db, { userId, purpose, now: checkTime });
      }),
    );
    let isCrowded = true;
    const crowd = Array.from({ length: 42 }, async () => {
      while (isCrowded) await isPassword('quiet lantern 77', null);
    });
    const [chosen, more] = ['quiet lantern 77', { firstName: 'A', lastName: 'B', language: 'de' }];
    const calls = [
      ...Array.from({ length: 12 }, () => aBrowser(portal).signIn(user.email)),
      browser.ask(`POST ${path}/password`, { currentPassword: password, newPassword: chosen }),
      portal.call(`POST /api/auth/password-reset/${links[0]}`, { password: chosen }),
      portal.call(`POST /api/auth/account/activate/${links[1]}`, { password: chosen, ...more, acceptedDocuments: [] }),
    ];
    for (const answer of await Promise.all(calls)) {
      expect(answer.json()).toMatchObject({ status: 503, code: 'unavailable' });
      expect(answer.headers['retry-after']).toBe('2');
    }
    isCrowded = false;
    await Promise.all(crowd);
    expect((await aBrowser(portal).signIn(user.email)).statusCode).toBe(200);
  });

  test('[USER-4] sessions are listed and ended one by one, but not those of others', async () => {
    const { portal, user, browser } = await signedIn();
    const other = aBrowser(portal);
    await other.signIn(user.email);
    const stranger = aBrowser(portal);
    await stranger.signIn((await aUser(portal)).email);
    const list = async (who = browser) => (await who.ask(`GET ${path}/sessions`)).json<{ items: Session[] }>().items;
    const items = await list();
    expect(items).toHaveLength(2);
    expect(items.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
    const { id } = items.find(({ isCurrent }) => !isCurrent)!;
    expect((await stranger.ask(`DELETE ${path}/sessions/${id}`)).statusCode).toBe(404);
    expect((await browser.ask(`DELETE ${path}/sessions/${id}`)).statusCode).toBe(204);
    expect((await other.ask(`GET ${path}`)).statusCode).toBe(401);
    expect(await list()).toHaveLength(1);
    expect((await browser.ask(`DELETE ${path}/sessions/${id}`)).statusCode).toBe(404);
  });
});
