import type { KyselyPlugin } from 'kysely';
import { expect, test } from 'vitest';
import type { bulkChangedSchema, LogEntry } from '../../src/contract/device-actions.ts';
import type { Device, DeviceLine } from '../../src/contract/device.ts';
import type { HistoryEvent } from '../../src/contract/history.ts';
import type { Problem } from '../../src/contract/problem.ts';
import type { z } from '../../src/contract/zod.ts';
import { moveDevices } from '../../server/devices/move-devices.ts';
import { insertRows } from '../../server/demo/insert-rows.ts';
import { uuidV7 } from '../../src/domain/uuid-v7.ts';
import { checkTime, delivered } from '../support/builders/a-function-check.ts';
import { aPortal, type Portal } from '../support/servers/a-portal.ts';
import { differingDueColumns } from '../support/readers/differing-due-columns.ts';
import { onEachDatabase } from '../support/servers/each-database.ts';
import { customerIds, signedIn } from '../support/drivers/signed-in.ts';

type Page = { items: DeviceLine[]; total: number; next?: string };
type Bulk = z.infer<typeof bulkChangedSchema>;

onEachDatabase(({ place }) => {
  const opened = async (now = () => checkTime) => {
    const portal = await aPortal(await place(), { now });
    const ids = await customerIds(portal);
    const admin = await signedIn(portal, { customerId: ids.hospital });
    const path = `/api/customers/${ids.hospital}/devices`;
    const sites = await portal.database.db
      .selectFrom('site')
      .selectAll()
      .where('customerId', '=', ids.hospital)
      .execute();
    const siteId = (siteNr: string) => sites.find((site) => site.siteNr === siteNr)!.id;
    const model = await portal.database.db
      .selectFrom('deviceModel')
      .selectAll()
      .where('modelNo', '=', 210)
      .executeTakeFirstOrThrow();
    const aDevice = { modelId: model.id, serialNumber: 'VN26B000001', siteId: siteId('ICU'), name: 'Müller-Pumpe' };
    return { portal, ids, admin, path, siteId, aDevice };
  };

  test('[DEV-1, DEV-2, HIST-1, MERGE-1, P59, P63] a device is created, found by any part of its words, changed, moved, taken out of use, all on record', async () => {
    const { portal, ids, admin, path, siteId, aDevice } = await opened();
    const created = await admin.ask(`POST ${path}`, { ...aDevice, commissionedOn: '2026-11-01' });
    expect([created.statusCode, created.json<Problem>().errors]).toEqual([201, undefined]);
    const device = created.json<Device>();
    expect(device).toMatchObject({
      status: 'inOperation',
      condition: 'unknown',
      site: { id: siteId('ICU') },
      version: 1,
    });
    expect(device.dueList[0]).toMatchObject({
      state: 'ok',
      neverDone: true,
      countedFrom: { what: 'commissioned', on: '2026-11-01' },
      lastDoneOn: null,
    });
    for (const q of ['26B0000', 'müller', 'MULLER pump', device.deviceRef.slice(3, 9)])
      expect([q, (await admin.ask(`GET ${path}?q=${q}`)).json<Page>().items.map(({ id }) => id)]).toEqual([
        q,
        [device.id],
      ]);
    const double = await admin.ask(`POST ${path}`, { ...aDevice, serialNumber: 'vn26b000001' });
    expect(double.json<Problem>().errors).toEqual([{ pointer: '/serialNumber', code: 'serialNumberTaken' }]);
    const change = { modelId: aDevice.modelId, serialNumber: 'VN26B000001', name: null, inventoryNumber: 'KA-1' };
    const put = await admin.ask(`PUT ${path}/${device.id}`, change, { 'if-match': '"1"' });
    expect(put.json()).toMatchObject({ name: null, inventoryNumber: 'KA-1', version: 2 });
    const late = await admin.ask(`PUT ${path}/${device.id}`, { ...change, name: 'Mine' }, { 'if-match': '"1"' });
    expect([late.statusCode, late.json<Problem>().current]).toMatchObject([
      412,
      { inventoryNumber: 'KA-1', version: 2 },
    ]);
    const other = await admin.ask(`POST ${path}`, { ...aDevice, serialNumber: 'VN26B000002', inventoryNumber: 'KA-1' });
    expect(other.json<Problem>().errors).toEqual([{ pointer: '/inventoryNumber', code: 'inventoryNumberTaken' }]);
    expect((await admin.ask(`GET ${path}?q=müller`)).json<Page>().total).toBe(0);
    const foreign = await portal.database.db
      .selectFrom('site')
      .select('id')
      .where('customerId', '=', ids.town)
      .execute();
    const astray = await admin.ask(`POST ${path}/${device.id}/move`, { siteId: foreign[0]!.id });
    expect(astray.json<Problem>().errors).toEqual([{ pointer: '/siteId', code: 'siteUnknown' }]);
    const moved = await admin.ask(`POST ${path}/${device.id}/move`, {
      siteId: siteId('ER'),
      room: 'R 7',
      reason: 'Loan',
    });
    expect(moved.json()).toMatchObject({ site: { id: siteId('ER') }, room: 'R 7', version: 3 });
    expect((await admin.ask(`GET ${path}?q=R 7`.replace(' 7', '%207'))).json<Page>().total).toBeGreaterThan(0);
    const out = { status: 'decommissioned', reason: 'Scrapped' };
    expect((await admin.ask(`POST ${path}/${device.id}/status`, out)).json()).toMatchObject({
      dueList: [],
      version: 4,
    });
    expect((await admin.ask(`POST ${path}/${device.id}/status`, out)).json()).toMatchObject({ code: 'statusDiffers' });
    expect((await admin.ask(`PUT ${path}/${device.id}`, change)).json()).toMatchObject({
      code: 'deviceDecommissioned',
    });
    const log = (await admin.ask(`GET ${path}/${device.id}/log`)).json<{ items: LogEntry[] }>().items;
    expect(log.map(({ kind, text }) => `${kind} ${text}`).toSorted()).toEqual(['move Loan', 'statusChange Scrapped']);
    const eventsPath = `/api/customers/${ids.hospital}/events?entityType=device&entityId=${device.id}`;
    const { items: events, names } = (await admin.ask(`GET ${eventsPath}`)).json<{
      items: HistoryEvent[];
      names: Record<string, string>;
    }>();
    const move = events.find(({ action }) => action === 'device.moved')!;
    const sites = move.changes.filter(({ field }) => field === 'siteId').flatMap(({ from, to }) => [from, to]);
    expect(sites.map((id) => names[String(id)])).toEqual([expect.any(String), expect.any(String)]);
    expect(events.map(({ action }) => action).toSorted()).toEqual(
      ['created', 'device.moved', 'device.statusChanged', 'updated'].toSorted(),
    );
    // What is in its log is kept: out of use, and never deleted.
    expect((await admin.ask(`DELETE ${path}/${device.id}`)).json()).toMatchObject({
      status: 409,
      code: 'deviceHasHistory',
    });
    const blank = (await admin.ask(`POST ${path}`, { ...aDevice, serialNumber: 'VN26B000003' })).json<Device>();
    expect((await admin.ask(`DELETE ${path}/${blank.id}`)).statusCode).toBe(204);
    expect((await admin.ask(`GET ${path}/${blank.id}`)).statusCode).toBe(404);
    expect(await differingDueColumns(portal.database)).toEqual([]);
  });

  test('[DEV-2, HIST-1] a moved device says nothing of the room it left, or what is said of the new one; log, record and search know it', async () => {
    const { ids, admin, path, siteId, aDevice } = await opened();
    const bed = { department: 'Station Ahorn', room: 'Bett 33' };
    const device = (await admin.ask(`POST ${path}`, { ...aDevice, ...bed })).json<Device>();
    const one = `${path}/${device.id}`;
    const found = async (q: string) => (await admin.ask(`GET ${path}?q=${q}`)).json<Page>().items.map(({ id }) => id);
    expect(await found('ahorn')).toEqual([device.id]);
    const move = async (body: object) => (await admin.ask(`POST ${one}/move`, body)).json<Device>();
    expect(await move({ siteId: siteId('ER') })).toMatchObject({ department: null, room: null });
    expect([await found('ahorn'), await found('bett%2033')]).toEqual([[], []]);
    expect(await move({ siteId: siteId('ICU'), room: 'Saal Birke' })).toMatchObject({
      department: null,
      room: 'Saal Birke',
    });
    expect(await found('birke')).toEqual([device.id]);
    const log = (await admin.ask(`GET ${one}/log`)).json<{ items: LogEntry[] }>().items;
    const [icu, er] = [device.site!.name, (await move({ siteId: siteId('ER') })).site!.name];
    expect(log.map(({ details }) => [details?.from, details?.to])).toEqual(
      expect.arrayContaining([
        [`${icu}, Station Ahorn, Bett 33`, er],
        [er, `${icu}, Saal Birke`],
      ]),
    );
    const eventsPath = `/api/customers/${ids.hospital}/events?entityType=device&entityId=${device.id}`;
    const events = (await admin.ask(`GET ${eventsPath}`)).json<{ items: HistoryEvent[] }>().items;
    const places = events
      .filter(({ action }) => action === 'device.moved')
      .map(({ changes }) => changes.filter(({ field }) => field !== 'siteId'));
    expect(places).toEqual(
      expect.arrayContaining([
        [
          { field: 'department', from: 'Station Ahorn', to: null },
          { field: 'room', from: 'Bett 33', to: null },
        ],
        [{ field: 'room', from: null, to: 'Saal Birke' }],
        [{ field: 'room', from: 'Saal Birke', to: null }],
      ]),
    );
  });

  test('[DEV-1, DUE-1, P13, P19, P20] devices are listed by the date they are due, each under its most urgent state, as its own page says', async () => {
    let now = checkTime;
    const { portal, ids, admin, path } = await opened(() => now);
    const all = (await admin.ask(`GET ${path}?size=200`)).json<Page>();
    expect(all.items.map(({ nextDue }) => nextDue?.dueOn ?? '9999')).toEqual(
      all.items.map(({ nextDue }) => nextDue?.dueOn ?? '9999').toSorted((a, b) => (a < b ? -1 : 1)),
    );
    const byState = async (person = admin) =>
      Promise.all(
        ['ok', 'soon', 'overdue'].map(async (state) => {
          const page = (await person.ask(`GET ${path}?size=200&dueState=${state}`)).json<Page>();
          expect(page.items.map(({ nextDue }) => nextDue!.state)).toEqual(page.items.map(() => state));
          return page.total;
        }),
      );
    const sum = (numbers: number[]) => numbers.reduce((a, b) => a + b, 0);
    expect(sum(await byState())).toBe(all.items.filter(({ nextDue }) => nextDue).length);
    for (const line of all.items) {
      const { dueList } = (await admin.ask(`GET ${path}/${line.id}`)).json<Device>();
      const [urgent = null] = dueList;
      const told = urgent && (({ kind, dueOn, state, neverDone }) => ({ kind, dueOn, state, neverDone }))(urgent);
      expect([line.serialNumber, told]).toEqual([line.serialNumber, line.nextDue]);
    }
    // A check that counts moves the date in the transaction that keeps it.
    const due = await portal.label('due');
    const before = all.items.find(({ deviceRef }) => deviceRef === due.deviceRef)!.nextDue!;
    await portal.deliver(delivered(await portal.scannedCheck('due')));
    const after = (await admin.ask(`GET ${path}?q=${due.deviceRef}`)).json<Page>().items[0]!.nextDue!;
    expect([before.state, after.state]).toEqual(['soon', 'ok']);
    expect(after.dueOn > before.dueOn).toBe(true);
    expect(await differingDueColumns(portal.database)).toEqual([]);
    // A year later the states are those of that day.
    now += 400 * 86_400_000;
    const later = await signedIn(portal, { customerId: ids.hospital });
    const [ok, , overdue] = await byState(later);
    expect([ok, overdue! > 0]).toEqual([0, true]);
    const dueBefore = (await later.ask(`GET ${path}?dueBefore=${after.dueOn}`)).json<Page>();
    expect(dueBefore.items.every(({ nextDue }) => nextDue!.dueOn < after.dueOn)).toBe(true);
  });

  test('[DEV-2, HIST-1, P56, P57] a change of 1,000 changes 1,000, writes as many events, and names those that stay', async () => {
    const { portal, ids, admin, path, siteId, aDevice } = await opened();
    const made = await manyDevices(portal, { ...aDevice, customerId: ids.hospital });
    const elsewhere = await portal.database.db
      .selectFrom('device')
      .select('id')
      .where('customerId', '=', ids.town)
      .execute();
    const [stranger] = elsewhere;
    const move = { action: 'move', siteId: siteId('ER'), reason: 'New wing' };
    const wrong = await admin.ask(`POST ${path}/bulk`, { ...move, deviceIds: made, expectedCount: 999 });
    expect(wrong.json()).toMatchObject({ status: 409, code: 'countChanged', params: { count: 1000 } });
    const deviceIds = [...made, stranger!.id];
    const done = await admin.ask(`POST ${path}/bulk`, { ...move, deviceIds, expectedCount: 1001 });
    expect(done.json<Bulk>()).toEqual({
      changed: 1000,
      failed: [{ deviceId: stranger!.id, code: 'notFound', device: null }],
    });
    const events = await portal.database.db
      .selectFrom('event')
      .selectAll()
      .where('action', '=', 'device.moved')
      .execute();
    expect(events).toHaveLength(1000);
    expect([events[0]!.reason, JSON.parse(events[0]!.changesJson)]).toEqual([
      'New wing',
      [
        { field: 'siteId', from: siteId('ICU'), to: siteId('ER') },
        { field: 'room', from: expect.stringMatching(/^Zimmer/) as string, to: null },
      ],
    ]);
    // As the page sends it: a filter that names nothing is none.
    const filter = { q: 'Serie', siteId: [siteId('ER')], modelId: [], status: [], condition: [], dueState: [] };
    const status = { action: 'status', status: 'inStorage', reason: 'Reserve', filter, expectedCount: 1000 };
    expect((await admin.ask(`POST ${path}/bulk`, status)).json<Bulk>()).toEqual({ changed: 1000, failed: [] });
    const again = (await admin.ask(`POST ${path}/bulk`, status)).json<Bulk>();
    expect([again.changed, again.failed.length]).toEqual([0, 1000]);
    const first = again.failed.find(({ deviceId }) => deviceId === made[0]);
    const { designation } = (await admin.ask(`GET ${path}/${made[0]}`)).json<Device>().model;
    expect(first).toMatchObject({ code: 'unchanged', device: { serialNumber: 'S0', designation } });
    expect((await admin.ask(`POST ${path}/bulk`, { ...move, expectedCount: 1 })).statusCode).toBe(422);
    expect(await differingDueColumns(portal.database)).toEqual([]);
    expect((await admin.ask(`GET ${path}?q=zimmer`)).json<Page>().total).toBe(0);
  });

  test('[DEV-2] more devices than a list counts are counted when asked, and a change of so many reaches each of them', async () => {
    const { portal, ids, admin, path, aDevice } = await opened();
    await manyDevices(portal, { ...aDevice, customerId: ids.hospital, count: 10_001 });
    const found = async (asked = '') => (await admin.ask(`GET ${path}?q=Serie&size=1${asked}`)).json<Page>();
    expect(await found()).toMatchObject({ total: 10_000, totalIsExact: false });
    expect(await found('&total=exact')).toMatchObject({ total: 10_001, totalIsExact: true });
    // They are that already, so that each is looked at and none costs the time of a change.
    const status = { action: 'status', status: 'inOperation', reason: 'Back', filter: { q: 'Serie' } };
    const wrong = await admin.ask(`POST ${path}/bulk`, { ...status, expectedCount: 10_000 });
    expect(wrong.json()).toMatchObject({ status: 409, code: 'countChanged', params: { count: 10_001 } });
    const { changed, failed } = (
      await admin.ask(`POST ${path}/bulk`, { ...status, expectedCount: 10_001 })
    ).json<Bulk>();
    expect([changed, new Set(failed.map(({ device }) => device?.serialNumber)).size]).toEqual([0, 10_001]);
  });

  test('[PERF-1, DEV-2] moving a thousand devices out of a thousand rooms asks the database as little as moving one', async () => {
    const { portal, ids, siteId, aDevice } = await opened();
    const made = await manyDevices(portal, { ...aDevice, customerId: ids.hospital });
    const { db } = portal.database;
    const devices = await db.selectFrom('device').selectAll().where('id', 'in', made).execute();
    const target = await db.selectFrom('site').selectAll().where('id', '=', siteId('ER')).executeTakeFirstOrThrow();
    const statements = async (some: typeof devices) => {
      let asked = 0;
      const counting: KyselyPlugin = {
        transformQuery({ node }) {
          asked += 1;
          return node;
        },
        transformResult: ({ result }) => Promise.resolve(result),
      };
      const by = { actor: { kind: 'system' as const }, now: checkTime };
      await db
        .withPlugin(counting)
        .transaction()
        .execute((transaction) => moveDevices(transaction, { devices: some, target, ...by }));
      return asked;
    };
    const ofOne = await statements(devices.slice(0, 1));
    expect(await statements(devices.slice(1))).toBeLessThanOrEqual(2 * ofOne);
  });

  test('[SEC-1, DEV-2, CUST-5] whoever is limited to a site sees and logs there only, and whoever only looks changes nothing', async () => {
    const { portal, ids, path, siteId } = await opened();
    const devices = await portal.database.db
      .selectFrom('device')
      .selectAll()
      .where('customerId', '=', ids.hospital)
      .execute();
    const here = devices.find((it) => it.siteId === siteId('ICU'))!;
    const there = devices.find((it) => it.siteId === siteId('ER'))!;
    const siteIdsJson = JSON.stringify([siteId('ICU')]);
    const technician = await signedIn(portal, { customerId: ids.hospital, userGroup: 'technician', siteIdsJson });
    const seen = (await technician.ask(`GET ${path}?size=200`)).json<Page>().items;
    expect(new Set(seen.map(({ site }) => site!.id))).toEqual(new Set([siteId('ICU')]));
    expect((await technician.ask(`GET ${path}/${there.id}`)).statusCode).toBe(404);
    const entry = { kind: 'repair', occurredOn: '2026-11-20', text: 'Door replaced' };
    expect((await technician.ask(`POST ${path}/${there.id}/log`, entry)).statusCode).toBe(404);
    expect((await technician.ask(`POST ${path}/${here.id}/log`, entry)).json()).toMatchObject({
      ...entry,
      author: 'Marlene Öhrlein',
    });
    expect(
      (await technician.ask(`POST ${path}/${here.id}/status`, { status: 'blocked', reason: 'x' })).statusCode,
    ).toBe(403);
    const viewer = await signedIn(portal, { customerId: ids.hospital, userGroup: 'viewer' });
    expect((await viewer.ask(`POST ${path}/${here.id}/log`, entry)).statusCode).toBe(403);
    expect((await viewer.ask(`GET ${path}/${here.id}/log`)).json<{ items: LogEntry[] }>().items).toHaveLength(1);
  });
});

async function manyDevices(
  { database: { db } }: Portal,
  device: { modelId: string; siteId: string; customerId: string; count?: number },
) {
  const at = new Date(checkTime).toISOString();
  const { customerId, modelId, siteId, count = 1000 } = device;
  const rows = Array.from({ length: count }, (_, nr) => ({
    id: uuidV7(checkTime),
    deviceRef: `SERIE${String(nr).padStart(11, '0')}`,
    customerId,
    modelId,
    siteId,
    serialNumber: `S${nr}`,
    room: `Zimmer ${nr}`,
    serialFolded: `S${nr}`,
    searchText: '  serie',
    status: 'inOperation' as const,
    condition: 'ok' as const,
    version: 1,
    createdAt: at,
    updatedAt: at,
  }));
  await insertRows(db, 'device', rows);
  return rows.map(({ id }) => id);
}
