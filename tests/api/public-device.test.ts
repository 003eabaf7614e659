import { expect, test } from 'vitest';
import { publicDeviceSchema } from '../../src/contract/public-device.ts';
import { aPortal } from '../support/servers/a-portal.ts';
import { onOneDatabase } from '../support/servers/each-database.ts';

const device = (deviceRef: string, query = '') => `GET /api/public/qr/devices/${deviceRef}${query}`;

onOneDatabase(({ place }) => {
  test('[QR-1] a device in order says what is on its plate, and when it is due', async () => {
    const portal = await aPortal(await place());
    const { deviceRef } = await portal.label('inOrder');
    const answer = await portal.call(device(deviceRef, '?labelNo=1'));
    expect(publicDeviceSchema.parse(answer.json())).toEqual({
      modelNo: 210,
      serialMasked: '•••••••3117',
      labelState: 'current',
      registered: true,
      usable: true,
      status: 'inUse',
      due: [{ kind: 'periodic', dueOn: '2027-03-28', state: 'ok', neverDone: false }],
    });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  test.each([
    ['due', { usable: true, due: [{ state: 'soon' }] }],
    ['overdue', { usable: true, due: [{ state: 'overdue' }] }],
    ['failedLast', { usable: false, blockedReason: 'checkFailed' }],
    ['blocked', { usable: false, blockedReason: 'other' }],
    ['decommissioned', { usable: false, status: 'decommissioned', due: [] }],
    ['unregistered', { registered: false, usable: true, due: [{ neverDone: true }] }],
    ['longestSerial', { serialMasked: '••••••••••••••••4-EX', due: [{ kind: 'visual', state: 'ok' }] }],
  ])('[QR-7, DUE-1] the demo device that shows "%s" says so', async (shows, expected) => {
    const portal = await aPortal(await place());
    const { deviceRef } = await portal.label(shows);
    expect((await portal.call(device(deviceRef))).json()).toMatchObject(expected);
  });

  test('[QR-7, P53] a replaced label says when, and which number replaced it', async () => {
    const portal = await aPortal(await place());
    const { deviceRef } = await portal.label('superseded');
    expect((await portal.call(device(deviceRef, '?labelNo=1'))).json()).toMatchObject({
      labelState: 'superseded',
      labelReplacedOn: '2025-11-27',
      currentLabelNo: 2,
    });
    expect((await portal.call(device(deviceRef, '?labelNo=2'))).json()).toMatchObject({ labelState: 'current' });
    expect((await portal.call(device(deviceRef))).json()).toMatchObject({ labelState: 'current' });
  });

  test('[SEC-2] every device nobody knows gets the same answer', async () => {
    const portal = await aPortal(await place());
    const answers = await Promise.all(
      ['0000000000000000', 'ZZZZZZZZZZZZZZZZ'].map((deviceRef) => portal.call(device(deviceRef))),
    );
    const [one, other] = answers.map((answer) => ({ ...answer.json<object>(), traceId: '' }));
    expect(one).toMatchObject({ status: 404, code: 'deviceUnknown' });
    expect(other).toEqual(one);
  });

  test('[SEC-2] nothing about customers, sites or people is in any public answer', async () => {
    const portal = await aPortal(await place());
    const { db } = portal.database;
    const customers = await db.selectFrom('customer').select(['id', 'name', 'customerNr']).execute();
    const sites = await db.selectFrom('site').select(['id', 'name']).execute();
    const devices = await db.selectFrom('device').select(['id', 'deviceRef', 'room']).execute();
    const answers = [
      ...devices.map(({ deviceRef }) => device(deviceRef, '?labelNo=1')),
      'GET /api/public/qr/pack',
      'GET /api/public/demo/labels',
    ];
    // The maker's name stands on every plate.
    const secrets = [...customers, ...sites, ...devices.map(({ id, room }) => ({ id, room }))]
      .flatMap((row) => Object.values(row))
      .filter((value) => value !== null)
      .filter((value) => value !== 'Halden & Rieck Medizintechnik GmbH');
    for (const what of answers) {
      const { body } = await portal.call(what);
      expect(secrets.filter((secret) => body.includes(secret))).toEqual([]);
    }
  });

  test('[DUE-1] the day after the due day is overdue, the due day is not, by the clock of the site', async () => {
    const evening = Date.parse('2027-03-28T21:30:00Z'); // 23:30 in Berlin, already the next day in Moscow
    const first = await aPortal(await place(), { now: () => evening });
    const { deviceRef } = await first.label('inOrder');
    expect((await first.call(device(deviceRef))).json()).toMatchObject({
      due: [{ dueOn: '2027-03-28', state: 'soon' }],
    });
    await first.database.db.updateTable('site').set({ timeZone: 'Europe/Moscow' }).execute();
    expect((await first.call(device(deviceRef))).json()).toMatchObject({ due: [{ state: 'overdue' }] });
  });

  test('[SEC-4] a parameter nobody knows is refused', async () => {
    const portal = await aPortal(await place());
    const { deviceRef } = await portal.label('inOrder');
    expect((await portal.call(device(deviceRef, '?labelno=1'))).json()).toMatchObject({
      status: 422,
      errors: [{ pointer: '?labelno', code: 'unknownParameter' }],
    });
    expect((await portal.call(device(deviceRef, '?labelNo=256'))).json()).toMatchObject({
      status: 422,
      errors: [{ pointer: '?labelNo', code: 'tooLarge', params: { max: 255 } }],
    });
    expect((await portal.call(device('not-a-reference'))).statusCode).toBe(404);
  });
});
