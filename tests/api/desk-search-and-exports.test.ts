import Papa from 'papaparse';
import { expect, test } from 'vitest';
import type { SearchHit } from '../../src/contract/search.ts';
import { checkTime } from '../support/builders/a-function-check.ts';
import { aPortal } from '../support/servers/a-portal.ts';
import { onEachDatabase } from '../support/servers/each-database.ts';
import { customerIds, signedIn } from '../support/drivers/signed-in.ts';

onEachDatabase(({ place }) => {
  const opened = async () => {
    let at = checkTime;
    const portal = await aPortal(await place(), { now: () => at });
    const ids = await customerIds(portal);
    const admin = await signedIn(portal, { userGroup: 'providerAdministrator', customerId: ids.maker });
    return { portal, ids, admin, later: (milliseconds: number) => void (at += milliseconds) };
  };

  test('[CUST-5, P32, P63] one search finds customers, sites, people and devices by any part, at most twenty, none hidden by the others', async () => {
    const { portal, ids, admin } = await opened();
    const found = async (q: string, by = admin) =>
      (await by.ask(`GET /api/search?q=${encodeURIComponent(q)}`)).json<{ items: SearchHit[] }>().items;
    const { serialNumber } = await portal.database.db
      .selectFrom('device')
      .select('serialNumber')
      .where('customerId', '=', ids.hospital)
      .executeTakeFirstOrThrow();
    expect(await found('auental')).toContainEqual({
      entityType: 'customer',
      id: ids.hospital,
      customerId: ids.hospital,
      title: 'Klinikum Auental',
      subtitle: 'KA-1204',
    });
    expect(await found('intensiv')).toMatchObject([{ entityType: 'site', subtitle: 'Klinikum Auental' }]);
    expect(await found('OHRLEIN')).toMatchObject([{ entityType: 'user', title: 'Marlene Öhrlein' }]);
    expect((await found(serialNumber.slice(2))).map(({ title }) => title).join()).toContain(serialNumber);
    expect((await found(serialNumber))[0]!.subtitle).toContain('Klinikum Auental');
    for (let nr = 0; nr < 25; nr += 1)
      await admin.ask(`POST /api/customers/${ids.hospital}/sites`, {
        name: `Marlene-Station ${nr}`,
        type: 'ward',
        timeZone: 'Europe/Berlin',
      });
    const many = await found('marlene');
    expect([many.length, many.filter(({ entityType }) => entityType === 'user').length]).toEqual([20, 1]);
    expect(await found('%')).toEqual([]);
    expect(await found('"')).toEqual([]);
    expect((await admin.ask('GET /api/search')).statusCode).toBe(422);
    const viewer = await signedIn(portal, { customerId: ids.town, userGroup: 'viewer' });
    expect(await found('auental', viewer)).toEqual([]);
    expect((await found('marlene', viewer)).map(({ id }) => id)).toEqual([viewer.user.id]);
  });

  test('[SEC-4, P37, P38] lists come as CSV with their filters, whole, as spreadsheets open them, and no cell is a formula', async () => {
    const { ids, admin } = await opened();
    const evil = {
      customerNr: 'EV-1',
      name: '=HYPERLINK("http://x";"y")',
      type: 'practice',
      address: { countryCode: 'AT', street: '@SUM(1)' },
    };
    await admin.ask('POST /api/customers', {
      ...evil,
      phone: '+4930123456',
      defaultLanguage: 'de',
      timeZone: 'Europe/Vienna',
    });
    const file = await admin.ask('GET /api/customers.csv?language=de');
    expect(file.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="customers.csv"',
    });
    expect(file.body.charCodeAt(0)).toBe(0xfeff);
    const { data } = Papa.parse<Record<string, string>>(file.body.slice(1), {
      header: true,
      delimiter: ';',
      skipEmptyLines: true,
    });
    expect(data).toHaveLength(4);
    expect(data.find((row) => row.customerNr === 'EV-1')).toMatchObject({
      name: `'${evil.name}`,
      street: "'@SUM(1)",
      phone: "'+4930123456",
    });
    const english = await admin.ask('GET /api/customers.csv?type=hospital&q=auental');
    expect(english.body.trim().split('\r\n')).toHaveLength(2);
    expect(english.body).toContain(`${ids.hospital},KA-1204,Klinikum Auental,hospital,active`);
    for (let nr = 0; nr < 510; nr += 255)
      await Promise.all(
        Array.from({ length: 255 }, (_, more) =>
          admin.ask(`POST /api/customers/${ids.town}/sites`, {
            name: `Halle ${nr + more}`,
            type: 'other',
            timeZone: 'Europe/Paris',
          }),
        ),
      );
    const sites = await admin.ask(`GET /api/customers/${ids.town}/sites.csv?type=other`);
    expect(new Set(sites.body.trim().split('\r\n')).size).toBe(511);
    const users = await admin.ask(`GET /api/customers/${ids.maker}/users.csv`);
    expect(users.body).toContain(`${admin.user.id},Öhrlein,Marlene,${admin.user.email}`);
    expect((await admin.ask(`GET /api/customers/${ids.town}/sites.csv?size=1`)).statusCode).toBe(422);
  });

  test('[SEC-1] a link to a file is good once, for a minute, for that file alone, and for what the person may still see', async () => {
    const { portal, ids, admin, later } = await opened();
    const link = async (path: string, by = admin) =>
      (await by.ask('POST /api/download-tickets', { path })).json<{ url: string }>().url;
    const plain = (url: string) => portal.call(`GET ${url}`);
    const url = await link('/api/customers.csv?language=de&q=auental');
    expect((await plain(url.replace('auental', 'serignac'))).statusCode).toBe(401);
    const again = await link('/api/customers.csv?language=de&q=auental');
    expect((await plain(again)).body).toContain('KA-1204');
    expect((await plain(again)).statusCode).toBe(401);
    const late = await link('/api/customers.csv');
    later(60_000);
    expect((await plain(late)).statusCode).toBe(401);
    for (const path of ['/api/customers', '/api/config', '/api/nothing.csv', '//x.example/api/customers.csv'])
      expect((await admin.ask('POST /api/download-tickets', { path })).statusCode).toBe(422);
    const own = await signedIn(portal, { customerId: ids.hospital });
    expect((await plain(await link('/api/customers.csv', own))).statusCode).toBe(403);
    expect((await plain(await link(`/api/customers/${ids.town}/sites.csv`, own))).statusCode).toBe(404);
    const kept = await link(`/api/customers/${ids.hospital}/sites.csv`, own);
    await own.signOut();
    expect((await plain(kept)).statusCode).toBe(401);
  });
});
