import { expect, test } from 'vitest';
import type { Problem } from '../../src/contract/problem.ts';
import type { SessionAnswer } from '../../src/contract/sign-in.ts';
import type { UserProfile } from '../../src/contract/user-profile.ts';
import type { User, UserLine, UserOptions } from '../../src/contract/user.ts';
import { checkTime } from '../support/builders/a-function-check.ts';
import { aBrowser } from '../support/drivers/a-browser.ts';
import { aPortal } from '../support/servers/a-portal.ts';
import { aUser } from '../support/builders/a-user.ts';
import { onOneDatabase } from '../support/servers/each-database.ts';
import { customerIds, signedIn } from '../support/drivers/signed-in.ts';

const aPerson = {
  email: 'Lea.Marquardt@auental.example',
  firstName: 'Lea',
  lastName: 'Marquardt',
  language: 'de',
  group: 'technician',
};
const day = 86_400_000; // milliseconds

onOneDatabase(({ place }) => {
  const opened = async () => {
    let at = checkTime;
    const portal = await aPortal(await place(), { now: () => at });
    const ids = await customerIds(portal);
    const admin = await signedIn(portal, { customerId: ids.hospital });
    const path = `/api/customers/${ids.hospital}/users`;
    const later = (milliseconds: number) => void (at += milliseconds);
    return { portal, ids, admin, path, later };
  };
  const fieldsOf = (answer: { json: <T>() => T }) =>
    answer.json<Problem>().errors!.map(({ pointer, code }) => `${pointer} ${code}`);

  test('[AUTH-11] an address belongs to one customer, and people of the maker sign in as people of the customer that the maker is', async () => {
    const { portal, ids, admin, path } = await opened();
    const known = await aUser(portal, { customerId: ids.maker, userGroup: 'providerAdministrator' });
    const taken = await admin.ask(`POST ${path}`, { ...aPerson, email: known.email });
    expect(fieldsOf(taken)).toEqual(['/email emailTaken']);
    const browser = aBrowser(portal);
    const { customerId } = (await browser.signIn(known.email)).json<SessionAnswer>();
    expect(customerId).toBe(ids.maker);
    const profile = (await browser.ask('GET /api/users/user-profile')).json<UserProfile>();
    expect(profile.customerId).toBe(ids.maker);
    const maker = (await browser.ask(`GET /api/customers/${ids.maker}`)).json<{ type: string }>();
    expect(maker.type).toBe('maker');
  });

  test('[USER-1, USER-3, HIST-1, MERGE-1] a user is created with what the options offer, changed on record, and never over the change of somebody else', async () => {
    const { portal, ids, admin, path } = await opened();
    const options = (await admin.ask(`GET ${path}/options`)).json<UserOptions>();
    expect(options.groups.filter(({ assignable }) => assignable).map(({ value }) => value)).toEqual([
      'customerAdministrator',
      'technician',
      'viewer',
    ]);
    const [site] = options.sites;
    const created = await admin.ask(`POST ${path}`, { ...aPerson, siteIds: [site!.id] });
    expect(created.statusCode).toBe(201);
    const { id } = created.json<User>();
    expect(created.json()).toMatchObject({
      status: 'invited',
      invitation: null,
      isSelf: false,
      timeZone: 'Europe/Berlin',
      siteIds: [site!.id],
    });
    expect(fieldsOf(await admin.ask(`POST ${path}`, { ...aPerson, email: 'lea.marquardt@AUENTAL.example' }))).toEqual([
      '/email emailTaken',
    ]);
    const [foreign] = await portal.database.db
      .selectFrom('site')
      .select('id')
      .where('customerId', '=', ids.town)
      .execute();
    const other = { ...aPerson, email: 'b@auental.example' };
    expect(fieldsOf(await admin.ask(`POST ${path}`, { ...other, siteIds: [foreign!.id] }))).toEqual([
      '/siteIds siteUnknown',
    ]);
    expect(
      fieldsOf(await admin.ask(`POST ${path}`, { ...other, group: 'customerAdministrator', siteIds: [site!.id] })),
    ).toEqual(['/siteIds groupHasAllSites']);
    expect(fieldsOf(await admin.ask(`POST ${path}`, { ...other, group: 'providerService' }))).toEqual([
      '/group groupNotAssignable',
    ]);

    const qualifications = [{ kind: 'instructedUser', modelIds: [], validUntil: '2027-05-31' }];
    const put = await admin.ask(
      `PUT ${path}/${id}`,
      { ...aPerson, lastName: 'Aßmann', qualifications },
      { 'if-match': '"1"' },
    );
    expect(put.json()).toMatchObject({ lastName: 'Aßmann', qualifications, siteIds: [site!.id], version: 2 });
    const late = await admin.ask(`PUT ${path}/${id}`, aPerson, { 'if-match': '"1"' });
    expect([late.statusCode, late.json<Problem>().current]).toMatchObject([412, { lastName: 'Aßmann', version: 2 }]);
    const found = async (query: string) =>
      (await admin.ask(`GET ${path}?${query}`)).json<{ items: UserLine[] }>().items.map((it) => it.lastName);
    expect(await found('q=assmann')).toEqual(['Aßmann']);
    expect(await found('')).toEqual(['Aßmann', 'Öhrlein']);
    expect(await found(`siteId=${site!.id}&group=technician`)).toEqual(['Aßmann']);
    expect(await found('status=active')).toEqual(['Öhrlein']);
    const events = await portal.database.db
      .selectFrom('event')
      .selectAll()
      .where('entityId', '=', id)
      .where('action', '=', 'updated')
      .execute();
    expect(JSON.parse(events[0]!.changesJson)).toContainEqual({ field: 'lastName', from: 'Marquardt', to: 'Aßmann' });
  });

  test('[USER-2, P65, P75] an invitation is sent, sent again after a minute, and says whether it arrived or ran out', async () => {
    const { portal, admin, path, later } = await opened();
    const { db } = portal.database;
    const { id } = (await admin.ask(`POST ${path}`, aPerson)).json<User>();
    const send = () =>
      admin.ask(`POST ${path}/send-user-registration-email`, { userId: id, language: 'fr', message: 'Bonjour' });
    const state = async () => (await admin.ask(`GET ${path}/${id}`)).json<User>().invitation?.state;
    const sent = await send();
    expect([sent.statusCode, sent.json()]).toMatchObject([202, { sentTo: expect.stringMatching(/^l.*@.*example$/) }]);
    expect(sent.body).not.toContain('lea.marquardt');
    expect(await db.selectFrom('mail').select(['toAddress', 'language']).execute()).toEqual([
      { toAddress: 'lea.marquardt@auental.example', language: 'fr' },
    ]);
    expect(await state()).toBe('waiting');
    const again = await send();
    expect([again.statusCode, again.headers['retry-after']]).toEqual([429, '60']);
    await db.updateTable('mail').set({ state: 'failed', attempts: 30 }).execute();
    expect(await state()).toBe('failed');
    later(60_000);
    expect((await send()).statusCode).toBe(202);
    await db
      .updateTable('mail')
      .set({ state: 'sent', sentAt: new Date(checkTime).toISOString() })
      .execute();
    expect(await state()).toBe('sent');
    expect(
      (await admin.ask(`GET ${path}`)).json<{ items: UserLine[] }>().items.map((it) => it.invitation?.state),
    ).toContain('sent');
    await db
      .updateTable('mail')
      .set({ sentAt: new Date(checkTime - 7 * day).toISOString() })
      .execute();
    expect(await state()).toBe('expired');
    const own = await admin.ask(`POST ${path}/send-user-registration-email`, { userId: admin.user.id });
    expect(own.json()).toMatchObject({ status: 409, code: 'userAlreadyActive' });
    await admin.ask(`POST ${path}/${id}/status`, { action: 'deactivate' });
    later(60_000);
    expect((await send()).json()).toMatchObject({ status: 409, code: 'userDeactivated' });
    expect((await admin.ask(`POST ${path}/${id}/status`, { action: 'reactivate' })).json()).toMatchObject({
      status: 'invited',
    });
  });

  test('[SEC-6] nobody is sent more than ten invitations a day, however often their user is deleted and made again', async () => {
    const { portal, admin, path, later } = await opened();
    const statuses: number[] = [];
    for (let round = 0; round < 11; round += 1) {
      const { id } = (await admin.ask(`POST ${path}`, aPerson)).json<User>();
      const sent = await admin.ask(`POST ${path}/send-user-registration-email`, { userId: id, message: 'Buy now' });
      statuses.push(sent.statusCode);
      await admin.ask(`DELETE ${path}/${id}`);
      later(60_000);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 202), 429]);
    const { id } = (await admin.ask(`POST ${path}`, { ...aPerson, email: 'somebody@auental.example' })).json<User>();
    const toAnother = await admin.ask(`POST ${path}/send-user-registration-email`, { userId: id });
    expect(toAnother.statusCode).toBe(202);
    expect(await portal.database.db.selectFrom('mail').select('toAddress').execute()).toHaveLength(1);
  });

  test('[SEC-6] an address that is given to a user and taken again is told ten times a day, and not at all where nobody ever signed in', async () => {
    const { portal, ids, admin, path } = await opened();
    const person = await aUser(portal, { customerId: ids.hospital, userGroup: 'technician' });
    const rename = (userId: string, email: string) => admin.ask(`PUT ${path}/${userId}`, { ...aPerson, email });
    const told = async () =>
      (
        await portal.database.db
          .selectFrom('mail')
          .select('toAddress')
          .where('purpose', '=', 'emailChanged')
          .where('toAddress', '=', 'victim@elsewhere.example')
          .execute()
      ).length;
    for (let round = 0; round < 6; round += 1) {
      expect((await rename(person.id, 'victim@elsewhere.example')).statusCode).toBe(200);
      expect((await rename(person.id, 'own@auental.example')).statusCode).toBe(200);
    }
    expect(await told()).toBe(10);
    await portal.database.db.deleteFrom('mail').execute();
    const { id } = (await admin.ask(`POST ${path}`, aPerson)).json<User>();
    await admin.ask(`POST ${path}/${id}/status`, { action: 'deactivate' });
    expect((await rename(id, 'victim@elsewhere.example')).statusCode).toBe(200);
    expect(await told()).toBe(0);
  });

  test('[USER-1, SEC-3] whoever is locked or deactivated is out at once; nobody does that to themselves or to the last administrator', async () => {
    const { portal, ids, admin, path } = await opened();
    const person = await signedIn(portal, { customerId: ids.hospital, userGroup: 'technician' });
    const set = (userId: string, action: string, by = admin) => by.ask(`POST ${path}/${userId}/status`, { action });
    for (const [action, back] of [
      ['lock', 'unlock'],
      ['deactivate', 'reactivate'],
    ] as const) {
      expect((await set(person.user.id, action)).statusCode).toBe(200);
      expect((await person.ask('GET /api/users/user-profile')).statusCode).toBe(401);
      expect((await person.refresh()).statusCode).toBe(401);
      expect((await person.signIn(person.user.email)).statusCode).toBe(401);
      expect((await set(person.user.id, action)).json()).toMatchObject({ code: 'statusDiffers' });
      expect((await set(person.user.id, back)).json()).toMatchObject({ status: 'active' });
      expect((await person.signIn(person.user.email)).statusCode).toBe(200);
    }
    for (const refused of [
      await set(admin.user.id, 'lock'),
      await admin.ask(`DELETE ${path}/${admin.user.id}`),
      await admin.ask(`PUT ${path}/${admin.user.id}`, { ...aPerson, email: admin.user.email }),
    ])
      expect(refused.json()).toMatchObject({ status: 409, code: 'notOneself' });
    const provider = await signedIn(portal, { userGroup: 'providerAdministrator', customerId: ids.maker });
    for (const refused of [
      await set(admin.user.id, 'lock', provider),
      await provider.ask(`DELETE ${path}/${admin.user.id}`),
      await provider.ask(`PUT ${path}/${admin.user.id}`, { ...aPerson, email: admin.user.email }),
    ])
      expect(refused.json()).toMatchObject({ status: 409, code: 'lastAdministrator' });
    await aUser(portal, { customerId: ids.hospital });
    expect((await set(admin.user.id, 'lock', provider)).statusCode).toBe(200);
    const service = await signedIn(portal, { userGroup: 'providerService', customerId: ids.maker });
    expect((await service.ask(`GET ${path}/${person.user.id}`)).statusCode).toBe(200);
    expect((await set(person.user.id, 'lock', service)).statusCode).toBe(403);
  });

  test('[USER-1] a deleted user is made nameless: sessions, links and mails go, the address is free, the record keeps the name', async () => {
    const { portal, ids, admin, path } = await opened();
    const { db } = portal.database;
    const person = await signedIn(portal, {
      customerId: ids.hospital,
      userGroup: 'viewer',
      lastName: 'Vielhaber',
      email: 'v@auental.example',
    });
    const profile = (await person.ask('GET /api/users/user-profile')).json<object & { version: number }>();
    expect(profile.version).toBe(1);
    expect((await admin.ask(`DELETE ${path}/${person.user.id}`)).statusCode).toBe(204);
    expect((await person.ask('GET /api/users/user-profile')).statusCode).toBe(401);
    expect((await admin.ask(`GET ${path}/${person.user.id}`)).statusCode).toBe(404);
    expect((await admin.ask(`GET ${path}`)).body).not.toContain('deleted');
    expect((await admin.ask('GET /api/search?q=Vielhaber')).json()).toEqual({ items: [] });
    const row = await db.selectFrom('appUser').selectAll().where('id', '=', person.user.id).executeTakeFirstOrThrow();
    expect(JSON.stringify(row)).not.toMatch(/Vielhaber|Marlene|v@auental/);
    expect((await admin.ask(`POST ${path}`, { ...aPerson, email: 'v@auental.example' })).statusCode).toBe(201);
  });
});
