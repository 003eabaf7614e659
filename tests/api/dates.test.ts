import { expect, test } from 'vitest';
import type { ImportPreview } from '../../src/contract/device-import.ts';
import type { Device, DeviceLine } from '../../src/contract/device.ts';
import type { Problem } from '../../src/contract/problem.ts';
import { aDeviceRegistration } from '../support/builders/a-device-registration.ts';
import { aFunctionCheck, delivered } from '../support/builders/a-function-check.ts';
import { aPortal } from '../support/servers/a-portal.ts';
import { onOneDatabase } from '../support/servers/each-database.ts';
import { customerIds, signedIn } from '../support/drivers/signed-in.ts';

type Page = { items: DeviceLine[]; total: number; unshown?: string[] };

const wrongDates = {
  '0026-05-01': 'yearNotFull',
  '1899-12-31': 'dateOutOfRange',
  '2200-01-01': 'dateOutOfRange',
  '9999-12-31': 'dateOutOfRange',
  '2026-11-29': 'dateInFuture', // the day after tomorrow
  '2026-02-30': 'notADate',
};

onOneDatabase(({ place }) => {
  const opened = async () => {
    const portal = await aPortal(await place());
    const ids = await customerIds(portal);
    const admin = await signedIn(portal, { customerId: ids.hospital });
    const path = `/api/customers/${ids.hospital}/devices`;
    const [line] = (await admin.ask(`GET ${path}?status=inOperation&size=1`)).json<Page>().items;
    const device = (await admin.ask(`GET ${path}/${line!.id}`)).json<Device>();
    const { model, serialNumber, ...rest } = device;
    const { lotNumber, name, inventoryNumber, department, room } = rest;
    const change = { modelId: model.id, serialNumber, lotNumber, name, inventoryNumber, department, room };
    return { portal, ids, admin, path, device, change };
  };
  const errorsOf = (problem: Problem) => problem.errors?.map(({ pointer, code }) => `${pointer} ${code}`);

  test('[SEC-5, DEV-1] a date that cannot be is refused in words, whether saved, imported or registered', async () => {
    const { portal, admin, path, device, change } = await opened();
    for (const [commissionedOn, code] of Object.entries(wrongDates)) {
      const saved = await admin.ask(`PUT ${path}/${device.id}`, { ...change, commissionedOn });
      expect([saved.statusCode, errorsOf(saved.json<Problem>())]).toEqual([422, [`/commissionedOn ${code}`]]);

      const [result] = await portal.deliver(delivered(aDeviceRegistration({ commissionedOn })));
      expect(errorsOf(result!.problem!)).toEqual([`/submission/commissionedOn ${code}`]);
    }
    const head = 'modelNo;serialNumber;site;commissionedOn';
    const rows = Object.keys(wrongDates).map((date, at) => `210;IM${at};ICU;${date}`);
    const file = Buffer.from([head, ...rows].join('\n'));
    const imported = await admin.ask(`POST ${path.replace('/devices', '/imports')}?fileName=a.csv`, file, {
      'content-type': 'application/octet-stream',
    });
    const { errors } = imported.json<ImportPreview>();
    expect(
      errors.map(({ pointer, code }) => `${pointer} ${code}`).filter((it) => it.includes('commissionedOn')),
    ).toEqual(Object.values(wrongDates).map((code, at) => `/${at + 2}/commissionedOn ${code}`));
    const year = await admin.ask(`PUT ${path}/${device.id}`, { ...change, acquisitionYear: 2027 });
    expect(errorsOf(year.json<Problem>())).toEqual(['/acquisitionYear dateInFuture']);
    // Warranty and expiry lie ahead, and so may they.
    const ahead = { ...change, commissionedOn: '2026-11-28', warrantyUntil: '2199-12-31', expiresOn: '2060-01-01' };
    expect((await admin.ask(`PUT ${path}/${device.id}`, ahead)).statusCode).toBe(200);
  });

  test('[SEC-5, DEV-1] a device with a date from before there were bounds is listed, opened and mended', async () => {
    const { portal, admin, path, device: old, change: before } = await opened();
    // Never checked, so that its date is counted from its commissioning.
    const change = { ...before, serialNumber: 'VN26B000099', inventoryNumber: null, siteId: old.site!.id };
    const device = (await admin.ask(`POST ${path}`, change)).json<Device>();
    await portal.database.db
      .updateTable('device')
      .set({ commissionedOn: '9999-12-31' })
      .where('id', '=', device.id)
      .execute();
    const opens = await admin.ask(`GET ${path}/${device.id}`);
    expect([opens.statusCode, opens.json<Device>().commissionedOn]).toEqual([200, '9999-12-31']);
    const list = await admin.ask(`GET ${path}?size=200`);
    expect(list.json<Page>().items.map(({ id }) => id)).toContain(device.id);
    const mended = await admin.ask(`PUT ${path}/${device.id}`, {
      ...change,
      siteId: undefined,
      commissionedOn: '2020-01-01',
    });
    expect([mended.statusCode, mended.json<Device>().commissionedOn]).toEqual([200, '2020-01-01']);
  });

  test('[SEC-5] a list shows every row but the one that cannot be shown, and names that', async () => {
    const { portal, admin, path, device } = await opened();
    const before = (await admin.ask(`GET ${path}?size=200`)).json<Page>();
    await portal.database.db
      .updateTable('device')
      .set({
        dueJson: JSON.stringify([
          { kind: 'periodic', dueOn: '+010000-01-01', soonOn: '+010000-01-01', neverDone: false },
        ]),
      })
      .where('id', '=', device.id)
      .execute();
    const answer = await admin.ask(`GET ${path}?size=200`);
    const after = answer.json<Page>();
    expect(answer.statusCode).toBe(200);
    expect(after.unshown).toEqual([device.id]);
    expect(after.items).toHaveLength(before.items.length - 1);
    expect(portal.log.join()).toContain(device.id);
  });

  test('[SEC-5, OFF-3] a check made with a clock in no real year is kept and can be looked at', async () => {
    const { portal } = await opened();
    const times = ['0000-01-01T00:00:00+23:59', '9999-12-31T23:59:59-23:59', '1970-01-01T00:00:00Z'];
    const checks = times.map((time) =>
      aFunctionCheck({ startedAt: time, performedAt: time, manualDevice: { modelNo: 210, serialNumber: 'NOBODYS' } }),
    );
    const results = await portal.deliver(...checks.map((check) => delivered(check, { clockSkewMs: 1e308 })));
    expect(results.map((it) => it.receipt?.submissionId)).toEqual(checks.map(({ submissionId }) => submissionId));
    const service = await signedIn(portal, { userGroup: 'providerAdministrator' });
    const list = await service.ask('GET /api/function-checks?unassigned=true&size=200');
    expect([list.statusCode, list.json<Page>().items.length >= 3, list.json<Page>().unshown]).toEqual([
      200,
      true,
      undefined,
    ]);
    for (const { submissionId } of checks)
      expect((await service.ask(`GET /api/function-checks/${submissionId}`)).statusCode).toBe(200);
  });
});
