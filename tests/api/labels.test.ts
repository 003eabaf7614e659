import { expect, test } from 'vitest';
import type { Device } from '../../src/contract/device.ts';
import type { LogEntry } from '../../src/contract/device-actions.ts';
import type { Labels } from '../../src/contract/label.ts';
import type { Problem } from '../../src/contract/problem.ts';
import type { PublicDevice } from '../../src/contract/public-device.ts';
import { readLabelText } from '../../src/domain/label-text.ts';
import { aPortal } from '../support/servers/a-portal.ts';
import { codesIn } from '../support/readers/code-in.ts';
import { onEachDatabase, onOneDatabase, type EachDatabase } from '../support/servers/each-database.ts';
import { readPdf } from '../support/readers/read-pdf.ts';
import { customerIds, signedIn } from '../support/drivers/signed-in.ts';

type Printed = { path: string; labels: number; pages: number; issued: number };

const opening = (place: EachDatabase['place']) => async (publicUrl?: string) => {
  const portal = await aPortal(await place(), publicUrl === undefined ? {} : { settings: { publicUrl } });
  const ids = await customerIds(portal);
  const { db } = portal.database;
  const deviceOf = (serialNumber: string) =>
    db.selectFrom('device').selectAll().where('serialNumber', '=', serialNumber).executeTakeFirstOrThrow();
  return { portal, ids, db, deviceOf };
};

onOneDatabase(({ place }) => {
  const opened = opening(place);

  test('[DEV-3, P53] an old label says since when which number has replaced it, a revoked one that it is not believed, a number nobody gave is not current, and nothing says null', async () => {
    const { portal, ids, deviceOf } = await opened();
    const admin = await signedIn(portal, { customerId: ids.hospital });
    const device = await deviceOf('VN24A003117');
    const path = `/api/customers/${ids.hospital}/devices/${device.id}`;
    const scanned = async (labelNo: number) => {
      const answer = await portal.call(`GET /api/public/qr/devices/${device.deviceRef}?labelNo=${labelNo}`);
      expect(answer.body).not.toContain('null');
      const { labelState, labelReplacedOn, currentLabelNo } = answer.json<PublicDevice>();
      return [labelState, labelReplacedOn, currentLabelNo];
    };
    expect([await scanned(1), await scanned(2)]).toEqual([
      ['current', undefined, undefined],
      ['revoked', expect.any(String), 1],
    ]);

    const issued = await admin.ask(`POST ${path}/labels`, { reason: 'Verkratzt' });
    expect(issued.statusCode).toBe(201);
    const { items, current } = issued.json<Labels>();
    expect(items.map(({ labelNo, state, reason }) => [labelNo, state, reason])).toEqual([
      [2, 'current', 'Verkratzt'],
      [1, 'superseded', null],
    ]);
    expect(current).toMatchObject({ labelNo: 2, serialNumber: 'VN24A003117', host: 'localhost:8080' });
    expect([await scanned(1), await scanned(2)]).toEqual([
      ['superseded', '2026-11-27', 2],
      ['current', undefined, undefined],
    ]);
    const { items: log } = (await admin.ask(`GET ${path}/log`)).json<{ items: LogEntry[] }>();
    expect(log[0]).toMatchObject({ kind: 'labelIssued', text: 'Verkratzt', details: { from: '1', to: '2' } });

    const again = await admin.ask(`POST ${path}/labels`, { reason: 'Gestohlen', revokePrevious: true });
    expect(again.json<Labels>().items.map(({ state }) => state)).toEqual(['current', 'revoked', 'revoked']);
    expect(await scanned(1)).toEqual(['revoked', '2026-11-27', 3]);
    const revoke = (labelNo: number) => admin.ask(`POST ${path}/labels/${labelNo}/revoke`, { reason: 'Irrtum' });
    expect((await revoke(3)).json<Labels>()).toMatchObject({
      current: null,
      items: [{ labelNo: 3, state: 'revoked' }, {}, {}],
    });
    expect(await scanned(3)).toEqual(['revoked', undefined, undefined]);
    expect([(await revoke(3)).statusCode, (await revoke(9)).statusCode]).toEqual([409, 404]);
    const events = (
      await admin.ask(`GET /api/customers/${ids.hospital}/events?entityType=device&entityId=${device.id}`)
    ).body;
    expect(events).toContain('device.labelIssued');
    expect(events).toContain('device.labelRevoked');
    const seen = (await admin.ask(`GET ${path}`)).json<Device>();
    expect(seen.labels.map(({ labelNo }) => labelNo).toSorted((a, b) => a - b)).toEqual([1, 2, 3]);
  });

  test('[DEV-3, SEC-1, P46, P47] labels are ordered, and fetched as a file by a ticket: codes of the devices that were named, made anew from what is on record at that moment', async () => {
    const { portal, ids, db, deviceOf } = await opened();
    const admin = await signedIn(portal, { customerId: ids.hospital });
    const devices = await Promise.all(['VN24A003117', 'VN24A003118'].map(deviceOf));
    const deviceIds = devices.map(({ id }) => id);
    await db.deleteFrom('label').where('deviceId', '=', deviceIds[1]!).execute();
    const base = `/api/customers/${ids.hospital}/devices`;
    const order = { deviceIds, layout: 'L7160', language: 'de', startPosition: 21 };
    const answer = await admin.ask(`POST ${base}/labels/print`, order);
    expect(answer.json<Printed>()).toEqual({ path: expect.any(String) as string, labels: 2, pages: 2, issued: 1 });
    const { path } = answer.json<Printed>();

    // What is ordered is not what is printed: between the two the first device gets another label.
    await admin.ask(`POST ${base}/${deviceIds[0]!}/labels`, { reason: 'Neu' });
    const { url } = (await admin.ask('POST /api/download-tickets', { path })).json<{ url: string }>();
    const file = await portal.call(`GET ${url}`);
    expect(file.headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'no-store' });
    const pdf = await readPdf(file.rawPayload);
    for (const [page, device] of devices.entries()) {
      const [code] = await codesIn(await pdf.picture(page, 200));
      const read = readLabelText(code!.text, ['localhost:8080']);
      const labelNo = page === 0 ? 2 : 1;
      expect(read).toMatchObject({
        label: { deviceRef: device.deviceRef, serialNumber: device.serialNumber, labelNo },
      });
      const texts = pdf.texts[page]!.map(({ text }) => text);
      expect(texts).toContain(`SN ${device.serialNumber}`);
      expect(texts).toContain(`Etikett Nr. ${labelNo}`);
    }
    await pdf.close();
    expect((await portal.call(`GET ${url}`)).statusCode).toBe(401);
    const colleague = await signedIn(portal, { customerId: ids.hospital });
    expect((await colleague.ask(`GET ${path}`)).statusCode).toBe(404);
  });

  test('[DEV-3, SEC-1, P45, P46] what cannot be printed is refused with the reason, and then nothing was issued', async () => {
    const { portal, ids, db, deviceOf } = await opened(
      'https://portal-of-all-our-medical-devices.clinic-group.example',
    );
    const admin = await signedIn(portal, { customerId: ids.hospital });
    const [inUse, other] = await Promise.all(['VN24A003117', 'VN24A003118'].map(deviceOf));
    const foreign = await db
      .selectFrom('device')
      .select('id')
      .where('customerId', '=', ids.town)
      .executeTakeFirstOrThrow();
    await db.deleteFrom('label').where('deviceId', '=', inUse!.id).execute();
    await db.updateTable('device').set({ status: 'decommissioned' }).where('id', '=', other!.id).execute();
    const print = async (change: object) => {
      const order = { deviceIds: [inUse!.id], layout: 'L7163', language: 'de', ...change };
      const answer = await admin.ask(`POST /api/customers/${ids.hospital}/devices/labels/print`, order);
      const { code, params, errors } = answer.json<Problem>();
      return [code, params ?? errors?.map((error) => [error.pointer, error.code])];
    };
    expect([
      await print({ layout: 'tape12at180' }),
      await print({ layout: 'tape24at180' }),
      await print({ layout: 'L9999' }),
      await print({ startPosition: 15 }),
      await print({ deviceIds: [inUse!.id, foreign.id, other!.id] }),
      await print({ offsetX: 101 }),
    ]).toEqual([
      ['moduleTooSmall', { layout: 'tape12at180', module: 0.16, smallest: 0.28 }],
      [undefined, undefined],
      ['validationFailed', [['/layout', 'notAChoice']]],
      ['validationFailed', [['/startPosition', 'positionUnknown']]],
      [
        'validationFailed',
        [
          ['/deviceIds/1', 'deviceUnknown'],
          ['/deviceIds/2', 'deviceDecommissioned'],
        ],
      ],
      ['validationFailed', [['/offsetX', expect.any(String)]]],
    ]);
    const issued = await db.selectFrom('label').select('labelNo').where('deviceId', '=', inUse!.id).execute();
    expect(issued).toEqual([{ labelNo: 1 }]); // by the one that could be printed
    expect(
      (
        await admin.ask(`POST /api/customers/${ids.hospital}/devices/${other!.id}/labels`, { reason: 'Neu' })
      ).json<Problem>().code,
    ).toBe('deviceDecommissioned');

    const limited = {
      customerId: ids.hospital,
      userGroup: 'technician',
      siteIdsJson: JSON.stringify([other!.id]),
    } as const;
    const technician = await signedIn(portal, limited);
    const order = { deviceIds: [inUse!.id], layout: 'L7163', language: 'de' };
    const elsewhere = await technician.ask(`POST /api/customers/${ids.hospital}/devices/labels/print`, order);
    expect(elsewhere.json<Problem>().errors).toEqual([{ pointer: '/deviceIds/0', code: 'deviceUnknown' }]);
    const viewer = await signedIn(portal, { customerId: ids.hospital, userGroup: 'viewer' });
    expect((await viewer.ask(`GET /api/customers/${ids.hospital}/devices/${inUse!.id}/labels`)).statusCode).toBe(403);
  });

  test('[DEV-3, DEV-5] the maker makes devices that nobody has registered, all or none, and prints their labels', async () => {
    const { portal, ids, db } = await opened();
    const service = await signedIn(portal, { customerId: ids.maker, userGroup: 'providerService' });
    const { id: modelId } = await db
      .selectFrom('deviceModel')
      .select('id')
      .where('modelNo', '=', 210)
      .executeTakeFirstOrThrow();
    const base = `/api/customers/${ids.maker}/devices`;
    const taken = await service.ask(`POST ${base}/unregistered`, {
      modelId,
      serialNumbers: ['VN26A000001', 'vn24a003117'],
    });
    expect(taken.json<Problem>().errors).toEqual([{ pointer: '/serialNumbers/1', code: 'serialNumberTaken' }]);
    const serialNumbers = ['VN26A000001', 'VN26A000002'];
    const made = await service.ask(`POST ${base}/unregistered`, { modelId, serialNumbers });
    const { items } = made.json<{ items: { deviceId: string; serialNumber: string }[] }>();
    expect([made.statusCode, items.map((it) => it.serialNumber)]).toEqual([201, serialNumbers]);
    const order = { deviceIds: items.map(({ deviceId }) => deviceId), layout: 'tape24at300', language: 'en' };
    const { path, issued } = (await service.ask(`POST ${base}/labels/print`, order)).json<Printed>();
    expect(issued).toBe(2);
    const pdf = await readPdf((await service.ask(`GET ${path}`)).rawPayload);
    const [code] = await codesIn(await pdf.picture(0, 300));
    await pdf.close();
    const read = readLabelText(code!.text, ['localhost:8080']) as { label: { deviceRef: string } };
    const answer = await portal.call(`GET /api/public/qr/devices/${read.label.deviceRef}?labelNo=1`);
    expect(answer.json<PublicDevice>()).toMatchObject({ registered: false, labelState: 'current' });
    const admin = await signedIn(portal, { customerId: ids.hospital });
    const elsewhere = `POST /api/customers/${ids.hospital}/devices/unregistered`;
    expect((await admin.ask(elsewhere, { modelId, serialNumbers: ['X1'] })).statusCode).toBe(404);
  });
});

onEachDatabase(({ place }) => {
  const opened = opening(place);

  test('[DEV-3] people who issue labels for one device at once get a number each, and the last of them is current', async () => {
    const { portal, ids, db, deviceOf } = await opened();
    const admin = await signedIn(portal, { customerId: ids.hospital });
    const { id } = await deviceOf('VN24A003118');
    const issue = () => admin.ask(`POST /api/customers/${ids.hospital}/devices/${id}/labels`, { reason: 'Neu' });
    const issued = await Promise.all(Array.from({ length: 6 }, issue));
    expect(issued.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(201));
    const rows = await db.selectFrom('label').selectAll().where('deviceId', '=', id).orderBy('labelNo').execute();
    expect(rows.map(({ labelNo, state }) => `${labelNo} ${state}`)).toEqual([
      ...[1, 2, 3, 4, 5, 6].map((labelNo) => `${labelNo} superseded`),
      '7 current',
    ]);
  });
});
