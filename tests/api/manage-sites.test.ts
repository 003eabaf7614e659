import { expect, test } from 'vitest';
import type { Problem } from '../../src/contract/problem.ts';
import type { Overview } from '../../src/contract/overview.ts';
import type { Site, SiteLine } from '../../src/contract/site.ts';
import { checkTime } from '../support/builders/a-function-check.ts';
import { aPortal } from '../support/servers/a-portal.ts';
import { onEachDatabase, onOneDatabase, type EachDatabase } from '../support/servers/each-database.ts';
import { customerIds, signedIn } from '../support/drivers/signed-in.ts';

const aSite = { siteNr: 'OP', name: 'Operationssäle', type: 'ward', timeZone: 'Europe/Berlin' };
type Page = { items: SiteLine[]; total: number };

const opening = (place: EachDatabase['place']) => async () => {
  const portal = await aPortal(await place());
  const ids = await customerIds(portal);
  const admin = await signedIn(portal, { customerId: ids.hospital });
  const path = `/api/customers/${ids.hospital}/sites`;
  const all = (await admin.ask(`GET ${path}`)).json<Page>().items;
  const siteId = (siteNr: string) => all.find((site) => site.siteNr === siteNr)!.id;
  return { portal, ids, admin, path, siteId };
};

onOneDatabase(({ place }) => {
  const opened = opening(place);

  test('[SITE-1, P74, P56] a site with devices is closed only by moving them, each on record, and never deleted silently', async () => {
    const { portal, ids, admin, path, siteId } = await opened();
    const [icu, er] = [siteId('ICU'), siteId('ER')];
    const { devices } = (await admin.ask(`GET ${path}/${icu}`)).json<Site>();
    expect(devices.total).toBeGreaterThan(0);
    expect((await admin.ask(`DELETE ${path}/${icu}`)).json()).toMatchObject({ status: 409, code: 'siteHasDevices' });
    const close = (more: object) => admin.ask(`POST ${path}/${icu}/close`, { closedOn: '2026-11-30', ...more });
    expect((await close({})).json()).toMatchObject({ code: 'siteHasDevices' });
    const [foreign] = await portal.database.db
      .selectFrom('site')
      .select('id')
      .where('customerId', '=', ids.town)
      .execute();
    for (const moveDevicesTo of [foreign!.id, icu])
      expect((await close({ moveDevicesTo })).json<Problem>().errors).toEqual([
        { pointer: '/moveDevicesTo', code: 'siteUnknown' },
      ]);
    const closed = (await close({ moveDevicesTo: er })).json<{ moved: number; site: Site }>();
    expect(closed).toMatchObject({ site: { status: 'closed', closedOn: '2026-11-30', devices: { total: 0 } } });
    const moves = await portal.database.db
      .selectFrom('event')
      .selectAll()
      .where('action', '=', 'device.moved')
      .execute();
    expect(moves.length).toBe(closed.moved);
    const changes = JSON.parse(moves[0]!.changesJson) as object[];
    expect(changes).toContainEqual({ field: 'siteId', from: icu, to: er });
    // Nobody looks for a bed of the closed ward at the other one.
    expect(changes).toContainEqual({ field: 'room', from: expect.stringMatching(/^Bett/) as string, to: null });
    const beds = portal.database.db
      .selectFrom('device')
      .select('id')
      .where('siteId', '=', er)
      .where('room', 'like', 'Bett%');
    expect(await beds.execute()).toEqual([]);
    expect((await close({ moveDevicesTo: er })).json()).toMatchObject({ code: 'siteClosed' });
    expect((await admin.ask(`GET ${path}/options`)).body).not.toContain(icu);
    expect((await admin.ask(`GET ${path}?status=closed`)).json<Page>().items.map(({ id }) => id)).toEqual([icu]);
    expect((await admin.ask(`POST ${path}/${icu}/reopen`)).json()).toMatchObject({ status: 'active', closedOn: null });
  });

  test('[ORG-1] the figures of an organisation fit together: tiles, sites and months', async () => {
    const { portal, ids, admin } = await opened();
    await portal.deliver({
      submission: await portal.scannedCheck('due'),
      delivery: {
        queuedAt: '2026-11-27T10:00:00Z',
        sentAt: '2026-11-27T10:00:00Z',
        attempts: 1,
        clockSkewMs: null,
        offline: false,
      },
    });
    const overview = (await admin.ask(`GET /api/customers/${ids.hospital}/overview`)).json<Overview>();
    const { total, ok, dueSoon, overdue, failed, neverDone } = overview.devices;
    expect(ok + dueSoon + overdue).toBe(total);
    expect(Math.max(failed, neverDone)).toBeLessThanOrEqual(total);
    expect(overview.bySite.reduce((sum, { devices }) => sum + devices.total, 0)).toBe(total);
    expect(overview.sites).toBe(3);
    expect(overview.checksByMonth.map(({ month }) => month)).toHaveLength(12);
    expect(overview.checksByMonth.at(-1)!.month).toBe('2026-11');
    expect(overview.checksByMonth.reduce((sum, it) => sum + it.passed + it.failed, 0)).toBeGreaterThan(0);
    expect(overview).not.toHaveProperty('openRegistrations');
    const provider = await signedIn(portal, { userGroup: 'providerService', customerId: ids.maker });
    const seen = (await provider.ask(`GET /api/customers/${ids.hospital}/overview`)).json<Overview>();
    expect(seen.openRegistrations).toBeTypeOf('number');
    const one = await signedIn(portal, {
      customerId: ids.hospital,
      userGroup: 'viewer',
      siteIdsJson: JSON.stringify([overview.bySite[0]!.siteId]),
    });
    const limited = (await one.ask(`GET /api/customers/${ids.hospital}/overview`)).json<Overview>();
    expect(limited.bySite).toEqual([overview.bySite[0]]);
    expect(limited.devices).toEqual(overview.bySite[0]!.devices);
  });

  test('[ORG-1] the list behind each figure of the overview holds exactly the devices that were counted, also those that failed and are overdue', async () => {
    const { portal, ids, admin } = await opened();
    const path = `/api/customers/${ids.hospital}`;
    await portal.database.db
      .updateTable('device')
      .set({ condition: 'failed' })
      .where('id', 'in', (of) =>
        of
          .selectFrom('device')
          .select('id')
          .where('customerId', '=', ids.hospital)
          .where('overdueAt', '<', new Date(checkTime).toISOString())
          .orderBy('id')
          .limit(1),
      )
      .execute();
    const overview = (await admin.ask(`GET ${path}/overview`)).json<Overview>();
    expect(overview.devices.failed).toBeGreaterThan(0);
    const parts = [{ siteId: '', devices: overview.devices }, ...overview.bySite];
    for (const { siteId, devices } of parts)
      for (const [figure, counted] of Object.entries(devices)) {
        const at = siteId ? `&siteId=${siteId}` : '';
        const list = (await admin.ask(`GET ${path}/devices?fleetState=${figure}${at}`)).json<Page>();
        expect(`${figure} ${list.total}`).toBe(`${figure} ${counted}`);
      }
    // Of several figures each is there; all of them together are the whole.
    const both = (await admin.ask(`GET ${path}/devices?fleetState=total&fleetState=failed`)).json<Page>();
    expect(both.total).toBe(overview.devices.total);
    const two = (await admin.ask(`GET ${path}/devices?fleetState=overdue&fleetState=failed`)).json<Page>();
    const failedOnly = (
      await admin.ask(`GET ${path}/devices?fleetState=failed&dueState=ok&dueState=soon`)
    ).json<Page>();
    expect(two.total).toBe(overview.devices.overdue + failedOnly.total);
    // The same devices are overdue in the list, whether they failed or not.
    const late = (await admin.ask(`GET ${path}/devices?dueState=overdue`)).json<Page>();
    expect(late.total).toBe(overview.devices.overdue);
    // A customer without devices in use has figures too.
    await portal.database.db.updateTable('device').set({ status: 'lost' }).execute();
    const maker = await signedIn(portal, { userGroup: 'providerService', customerId: ids.maker });
    const nothing = (await maker.ask(`GET /api/customers/${ids.town}/overview`)).json<Overview>();
    expect(nothing.devices.total).toBe(0);
    expect(nothing.bySite).toEqual([]);
  });

  test('[ORG-1, DEV-5] the open registrations of a figure are those of its customer', async () => {
    const { portal, ids } = await opened();
    const provider = await signedIn(portal, { userGroup: 'providerService', customerId: ids.maker });
    const { openRegistrations } = (await provider.ask(`GET /api/customers/${ids.hospital}/overview`)).json<Overview>();
    const open = 'state=submitted&state=inReview&state=needsInfo';
    const listed = async (more: string) =>
      (await provider.ask(`GET /api/device-registrations?${open}${more}`)).json<Page>().total;
    expect(await listed(`&customerId=${ids.hospital}`)).toBe(openRegistrations);
  });
});

onEachDatabase(({ place }) => {
  const opened = opening(place);

  test('[SITE-1, DEV-2] a device created or moved, alone or with others, in the moment its site is closed stands at an open one, or not at all', async () => {
    const { portal, ids, admin, path, siteId } = await opened();
    const { db } = portal.database;
    const model = db.selectFrom('deviceModel').select('id').where('modelNo', '=', 210);
    const { id: modelId } = await model.executeTakeFirstOrThrow();
    const devices = `/api/customers/${ids.hospital}/devices`;
    const there = { siteId: siteId('ER'), modelId, status: 'inStorage' };
    const other = (await admin.ask(`POST ${devices}`, { ...there, serialNumber: 'RACE' })).json<{ id: string }>();
    const third = (await admin.ask(`POST ${devices}`, { ...there, serialNumber: 'BULK' })).json<{ id: string }>();
    for (let round = 1; round <= 8; round += 1) {
      const site = await admin.ask(`POST ${path}`, { ...aSite, siteNr: `RACE-${round}`, name: `Rennen ${round}` });
      const { id } = site.json<Site>();
      const version = (await admin.ask(`GET ${devices}/${other.id}`)).headers.etag!;
      await Promise.all([
        admin.ask(`POST ${devices}`, { ...there, siteId: id, serialNumber: `RACE${round}` }),
        admin.ask(`POST ${devices}/${other.id}/move`, { siteId: id, reason: 'Umzug' }, { 'if-match': version }),
        admin.ask(`POST ${devices}/bulk`, {
          action: 'move',
          deviceIds: [third.id],
          expectedCount: 1,
          siteId: id,
          reason: 'Umzug',
        }),
        admin.ask(`POST ${path}/${id}/close`, { closedOn: '2026-11-30' }),
      ]);
      const stranded = db
        .selectFrom('device')
        .innerJoin('site', 'site.id', 'device.siteId')
        .select('device.serialNumber')
        .where('site.status', '=', 'closed');
      expect(await stranded.execute()).toEqual([]);
    }
  });

  test('[SITE-1, HIST-1, MERGE-1] a site is created, changed and deleted, on record, and its name is there once however it is written', async () => {
    const { portal, admin, path } = await opened();
    const created = await admin.ask(`POST ${path}`, { ...aSite, contact: { name: 'Pforte' } });
    expect(created.statusCode).toBe(201);
    const { id, devices } = created.json<Site>();
    expect(devices).toEqual({ total: 0, ok: 0, dueSoon: 0, overdue: 0, failed: 0, neverDone: 0 });
    const sameName = await admin.ask(`POST ${path}`, { ...aSite, siteNr: 'X', name: 'OPERATIONSSALE' });
    expect(sameName.json<Problem>().errors).toEqual([{ pointer: '/name', code: 'siteNameTaken' }]);
    const sameNr = await admin.ask(`PUT ${path}/${id}`, { ...aSite, siteNr: 'ICU' });
    expect(sameNr.json<Problem>().errors).toEqual([{ pointer: '/siteNr', code: 'siteNrTaken' }]);
    const put = await admin.ask(
      `PUT ${path}/${id}`,
      { ...aSite, name: 'OP-Trakt', contact: null },
      { 'if-match': '"1"' },
    );
    expect(put.json()).toMatchObject({ name: 'OP-Trakt', contact: null, version: 2 });
    const late = await admin.ask(`PUT ${path}/${id}`, { ...aSite, name: 'Mine' }, { 'if-match': '"1"' });
    expect([late.statusCode, late.json<Problem>().current]).toMatchObject([412, { name: 'OP-Trakt', version: 2 }]);
    expect((await admin.ask(`DELETE ${path}/${id}`, undefined, { 'if-match': '"2"' })).statusCode).toBe(204);
    expect((await admin.ask(`GET ${path}/${id}`)).statusCode).toBe(404);
    const events = await portal.database.db.selectFrom('event').selectAll().where('entityId', '=', id).execute();
    expect(events.map(({ action }) => action).toSorted()).toEqual(['created', 'deleted', 'updated']);
    expect((await admin.ask(`POST ${path}`, { ...aSite, name: 'OP-Trakt' })).statusCode).toBe(201);
  });
});
