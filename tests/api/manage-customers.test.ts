import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { Customer } from '../../src/contract/customer.ts';
import type { HistoryEvent } from '../../src/contract/history.ts';
import type { Problem } from '../../src/contract/problem.ts';
import { checkTime } from '../support/builders/a-function-check.ts';
import { aPortal } from '../support/servers/a-portal.ts';
import { onOneDatabase } from '../support/servers/each-database.ts';
import { customerIds, signedIn } from '../support/drivers/signed-in.ts';

const aCustomer = {
  customerNr: 'TX-9',
  name: 'Praxis Dr. Öttl',
  type: 'practice',
  address: { street: 'Kirchgasse 2', postalCode: '84028', city: 'Landshut', countryCode: 'DE' },
  defaultLanguage: 'de',
  timeZone: 'Europe/Berlin',
};
type Page = { items: { id: string; name: string; customerNr: string }[]; total: number; next?: string };

onOneDatabase(({ place }) => {
  const opened = async () => {
    // A later moment for each look at the clock, so that the record has one order.
    let at = checkTime;
    const portal = await aPortal(await place(), { now: () => (at += 1) });
    const ids = await customerIds(portal);
    const admin = await signedIn(portal, { userGroup: 'providerAdministrator', customerId: ids.maker });
    return { portal, ids, admin };
  };

  test('[CUST-2, HIST-1, MERGE-1] a customer is created, changed, archived and deleted, each on record, and never over the change of somebody else', async () => {
    const { portal, ids, admin } = await opened();
    const created = await admin.ask('POST /api/customers', aCustomer);
    expect([created.statusCode, created.headers.etag]).toEqual([201, '"1"']);
    const { id } = created.json<Customer>();
    const path = `/api/customers/${id}`;
    expect(created.json()).toMatchObject({ ...aCustomer, status: 'active', customerLogo: null, email: null });
    const double = await admin.ask('POST /api/customers', aCustomer);
    expect(double.json<Problem>().errors).toEqual([{ pointer: '/customerNr', code: 'customerNrTaken' }]);
    const wrong = await admin.ask('POST /api/customers', { ...aCustomer, customerNr: 'x', type: 'maker', address: {} });
    expect(wrong.json<Problem>().errors!.map(({ pointer }) => pointer)).toEqual([
      '/customerNr',
      '/address/countryCode',
    ]);

    const changed = { ...aCustomer, name: 'Praxis am Dom', email: 'info@dom.example', notes: 'pays late' };
    const put = await admin.ask(`PUT ${path}`, changed, { 'if-match': '"1"' });
    expect([put.statusCode, put.headers.etag]).toEqual([200, '"2"']);
    const late = await admin.ask(`PUT ${path}`, { ...changed, name: 'Mine' }, { 'if-match': '"1"' });
    expect([late.statusCode, late.json<Problem>().current]).toMatchObject([412, { name: 'Praxis am Dom', version: 2 }]);
    // What a change does not name stays; null clears it.
    await admin.ask(`PUT ${path}`, { ...aCustomer, name: 'Praxis am Dom', email: null });
    expect((await admin.ask(`GET ${path}`)).json()).toMatchObject({ email: null, notes: 'pays late', version: 3 });

    const status = await admin.ask(`POST ${path}/status`, { status: 'archived', reason: 'closed down' });
    expect(status.json()).toMatchObject({ status: 'archived', version: 4 });
    expect((await admin.ask('GET /api/customers?status=archived')).json<Page>().items.map((it) => it.id)).toEqual([id]);
    expect((await admin.ask(`GET ${path}/deletion`)).json()).toEqual({ devices: 0, sites: 0, users: 0 });
    expect((await admin.ask(`DELETE ${path}`, undefined, { 'if-match': '"1"' })).statusCode).toBe(412);
    expect((await admin.ask(`DELETE ${path}`, undefined, { 'if-match': '"4"' })).statusCode).toBe(204);
    expect((await admin.ask(`GET ${path}`)).statusCode).toBe(404);
    const events = await portal.database.db
      .selectFrom('event')
      .selectAll()
      .where('entityId', '=', id)
      .orderBy('id')
      .execute();
    expect(events.map(({ action }) => action).toSorted()).toEqual([
      'created',
      'deleted',
      'statusChanged',
      'updated',
      'updated',
    ]);
    expect((await admin.ask('POST /api/customers', aCustomer)).statusCode).toBe(201);
    expect((await admin.ask(`DELETE /api/customers/${ids.maker}`)).json()).toMatchObject({ code: 'customerIsMaker' });
  });

  test('[CUST-2, P74] a customer with devices is not deleted; without them its sites and people go with it, all at once', async () => {
    const { portal, ids, admin } = await opened();
    const { db } = portal.database;
    const person = await signedIn(portal, { customerId: ids.town, email: 'p@town.example' });
    const path = `/api/customers/${ids.town}`;
    const refused = await admin.ask(`DELETE ${path}`);
    expect(refused.json()).toMatchObject({
      status: 409,
      code: 'customerHasDevices',
      params: { devices: expect.any(Number) },
    });
    await db
      .updateTable('device')
      .set({ customerId: ids.hospital, siteId: null })
      .where('customerId', '=', ids.town)
      .execute();
    expect((await admin.ask(`GET ${path}/deletion`)).json()).toEqual({ devices: 0, sites: 2, users: 1 });
    expect((await admin.ask(`DELETE ${path}`)).statusCode).toBe(204);
    expect((await person.ask('GET /api/users/user-profile')).statusCode).toBe(401);
    expect(
      await db
        .selectFrom('site')
        .select('id')
        .where('customerId', '=', ids.town)
        .where('deletedAt', 'is', null)
        .execute(),
    ).toEqual([]);
    const user = await db.selectFrom('appUser').selectAll().where('id', '=', person.user.id).executeTakeFirstOrThrow();
    expect(JSON.stringify(user)).not.toMatch(/Marlene|Öhrlein|town\.example/);
    const search = (await admin.ask('GET /api/search?q=Sérignac')).json<{ items: unknown[] }>();
    expect(search.items).toEqual([]);
  });

  test('[CUST-2, SEC-3] whoever belongs to a customer that is locked or archived is out at once, and back when it is opened', async () => {
    const { portal, ids, admin } = await opened();
    const person = await signedIn(portal, { customerId: ids.hospital });
    for (const status of ['locked', 'archived']) {
      await admin.ask(`POST /api/customers/${ids.hospital}/status`, { status });
      expect((await person.ask('GET /api/users/user-profile')).statusCode).toBe(401);
      expect((await person.signIn(person.user.email)).statusCode).toBe(401);
      await admin.ask(`POST /api/customers/${ids.hospital}/status`, { status: 'active' });
      expect((await person.signIn(person.user.email)).statusCode).toBe(200);
    }
    expect((await person.ask(`POST /api/customers/${ids.hospital}/status`, { status: 'locked' })).statusCode).toBe(403);
  });

  test('[CUST-5, HIST-1] an administrator of a customer changes it, but neither its number nor what the maker noted, nor sees that', async () => {
    const { portal, ids, admin } = await opened();
    const path = `/api/customers/${ids.hospital}`;
    const { customerNr, name, type, address, defaultLanguage, timeZone } = (
      await admin.ask(`GET ${path}`)
    ).json<Customer>();
    const same = { customerNr, name, type, address, defaultLanguage, timeZone };
    await admin.ask(`PUT ${path}`, { ...same, notes: 'pays late' });
    const own = await signedIn(portal, { customerId: ids.hospital });
    expect((await own.ask(`PUT ${path}`, { ...same, phone: '+4930123456' })).json()).toMatchObject({
      phone: '+4930123456',
    });
    const refused = await own.ask(`PUT ${path}`, { ...same, customerNr: 'NEW-1', type: 'other', notes: 'x' });
    expect(refused.json<Problem>().errors!.map(({ pointer, code }) => `${pointer} ${code}`)).toEqual([
      '/customerNr makerOnly',
      '/type makerOnly',
      '/notes makerOnly',
    ]);
    const late = await own.ask(`PUT ${path}`, same, { 'if-match': '"1"' });
    expect(late.json<Problem>().current).not.toHaveProperty('notes');
    const history = await own.ask(`GET ${path}/events?entityType=customer&entityId=${ids.hospital}`);
    const [event] = history.json<{ items: HistoryEvent[] }>().items;
    expect(event).toMatchObject({
      actor: { kind: 'user', id: own.user.id },
      changes: [{ field: 'phone', from: null, to: '+4930123456' }],
    });
    expect(history.body).not.toContain('pays late');
    expect((await admin.ask(`GET ${path}/events`)).body).toContain('pays late');
  });

  test('[HIST-1, P61] the record comes page by page, the latest first, nothing twice', async () => {
    const { ids, admin } = await opened();
    for (const status of ['locked', 'active', 'archived', 'active', 'locked'])
      await admin.ask(`POST /api/customers/${ids.hospital}/status`, { status });
    type Events = { items: HistoryEvent[]; next?: string };
    const path = `/api/customers/${ids.hospital}/events?entityType=customer`;
    const all = (await admin.ask(`GET ${path}`)).json<Events>();
    expect(all.items.map(({ id }) => id)).toEqual(
      all.items
        .map(({ id }) => id)
        .toSorted()
        .toReversed(),
    );
    const seen: string[] = [];
    for (let next: string | undefined = ''; next !== undefined;) {
      const page: Events = (await admin.ask(`GET ${path}&size=2${next && `&cursor=${next}`}`)).json<Events>();
      seen.push(...page.items.map(({ id }) => id));
      next = page.next;
    }
    expect(seen).toEqual(all.items.map(({ id }) => id));
  });

  test('[CUST-1, P63] a list is searched, filtered and sorted, and the number of hits is told', async () => {
    const { admin } = await opened();
    const found = async (query: string) => (await admin.ask(`GET /api/customers?${query}`)).json<Page>();
    expect(await found('q=klin%20auen')).toMatchObject({
      total: 1,
      totalIsExact: true,
      items: [{ customerNr: 'KA-1204' }],
    });
    expect((await found('q=serignac')).items.map(({ customerNr }) => customerNr)).toEqual(['VS-2031']);
    expect((await found('q=ka1204')).total).toBe(1);
    expect((await found('q=a-12')).total).toBe(1);
    expect((await found('q=%25')).total).toBe(0);
    expect((await found('q=linikum&type=practice')).total).toBe(0);
    expect((await found('type=hospital&type=publicSite')).total).toBe(2);
    expect((await found('countryCode=FR')).items.map(({ customerNr }) => customerNr)).toEqual(['VS-2031']);
    expect((await found('sort=-customerNr')).items.map(({ customerNr }) => customerNr)).toEqual([
      'VS-2031',
      'KA-1204',
      'HR-0001',
    ]);
    expect((await admin.ask('GET /api/customers?sort=notes')).statusCode).toBe(422);
    const { next } = await found('size=1');
    for (const sort of ['-name', 'customerNr'])
      expect((await admin.ask(`GET /api/customers?cursor=${next}&sort=${sort}`)).statusCode).toBe(422);
  });

  test('[CUST-3, SEC-4] a logo is made anew without its metadata, and what is no picture or has no good size is refused', async () => {
    const { ids, admin } = await opened();
    const put = (bytes: Buffer, query = '') =>
      admin.ask(`PUT /api/customers/logo/${ids.hospital}${query}`, bytes, {
        'content-type': 'application/octet-stream',
      });
    const picture = (side: number) =>
      sharp({ create: { width: side, height: side, channels: 3, background: '#0b5f5c' } });
    const photo = await picture(300)
      .withExif({ IFD0: { Artist: 'Somebody private' } })
      .jpeg()
      .toBuffer();
    expect(photo.toString('latin1')).toContain('Somebody private');
    const kept = await put(photo, '?fileName=logo.jpg&contentType=image/jpeg');
    const { customerLogo } = kept.json<Customer>();
    expect(kept.statusCode).toBe(200);
    const shown = await admin.ask(`GET /api/customers/logo/${customerLogo}`);
    expect([shown.headers['content-type'], shown.rawPayload.toString('latin1', 8, 12)]).toEqual(['image/webp', 'WEBP']);
    expect(shown.rawPayload.toString('latin1')).not.toContain('Somebody private');

    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    expect((await put(svg)).json()).toMatchObject({ status: 415, code: 'logoNotAPicture' });
    expect((await put(await picture(32).png().toBuffer())).json()).toMatchObject({ code: 'logoTooSmall' });
    expect((await put(await picture(4200).png().toBuffer())).json()).toMatchObject({ status: 422 });
    expect((await put(photo.subarray(0, 400))).json()).toMatchObject({ code: 'logoDamaged' });
    expect((await put(photo, `?sha256=${'0'.repeat(64)}`)).json()).toMatchObject({ code: 'logoDamaged' });
    expect((await put(Buffer.alloc(1024 * 1024 + 1))).statusCode).toBe(413);

    expect((await admin.ask(`DELETE /api/customers/logo/${ids.hospital}`)).json()).toMatchObject({
      customerLogo: null,
    });
    expect((await admin.ask(`GET /api/customers/logo/${customerLogo}`)).statusCode).toBe(404);
  });
});
