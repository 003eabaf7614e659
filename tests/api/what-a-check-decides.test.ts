import { expect, test } from 'vitest';
import type { FunctionCheck } from '../../src/contract/function-check.ts';
import type { PublicDevice } from '../../src/contract/public-device.ts';
import { demoAnswers } from '../../server/demo/demo-answers.ts';
import { demoChecklists } from '../../server/demo/demo-checklists.ts';
import { uuidV7 } from '../../src/domain/uuid-v7.ts';
import { aFunctionCheck, checkTime, delivered, madeWith } from '../support/builders/a-function-check.ts';
import { aPortal, batch, type AnyResult, type Portal } from '../support/servers/a-portal.ts';
import { onOneDatabase } from '../support/servers/each-database.ts';
import { customerIds, signedIn } from '../support/drivers/signed-in.ts';

const failing = { answers: demoAnswers(demoChecklists.pump, 'failed') };
const withRemarks = { answers: demoAnswers(demoChecklists.pump, 'remarks') };
const at = (time: string): Partial<FunctionCheck> => ({ startedAt: time, performedAt: time });

async function publicDevice(portal: Portal, { deviceRef }: { deviceRef?: string }) {
  return (await portal.call(`GET /api/public/qr/devices/${deviceRef}`)).json<PublicDevice>();
}
async function stored(portal: Portal, { submissionId }: FunctionCheck) {
  return portal.database.db
    .selectFrom('submission')
    .selectAll()
    .where('id', '=', submissionId)
    .executeTakeFirstOrThrow();
}
async function conditionOf(portal: Portal, { deviceRef }: FunctionCheck) {
  const row = await portal.database.db
    .selectFrom('device')
    .select('condition')
    .where('deviceRef', '=', deviceRef!)
    .executeTakeFirstOrThrow();
  return row.condition;
}

onOneDatabase(({ place }) => {
  test('[QR-3] the server evaluates the answers itself', async () => {
    const portal = await aPortal(await place());
    const checks = [
      await portal.scannedCheck('inOrder'),
      await portal.scannedCheck('inOrder', withRemarks),
      await portal.scannedCheck('inOrder', failing),
      await portal.scannedCheck('inOrder', { answers: [] }),
    ];
    const results = await portal.deliver(...checks.map((check) => delivered(check)));
    expect(results.map(({ receipt }) => receipt!.result)).toEqual([
      'passed',
      'passedWithRemarks',
      'failed',
      'incomplete',
    ]);
  });

  test('[DUE-1] a check that counts moves the due date, in the answer and for everyone after', async () => {
    const portal = await aPortal(await place());
    const check = await portal.scannedCheck('overdue');
    expect((await publicDevice(portal, check)).due).toMatchObject([{ kind: 'periodic', state: 'overdue' }]);
    const [result] = await portal.deliver(delivered(check));
    expect(result!.receipt).toMatchObject({ nextDueOn: '2027-05-27', deviceStatus: 'inOperation', flags: [] });
    expect((await publicDevice(portal, check)).due).toEqual([
      { kind: 'periodic', dueOn: '2027-05-27', state: 'ok', neverDone: false },
    ]);
    expect((await stored(portal, check)).state).toBe('received');
  });

  test('[DUE-1] the day of a check is the day at the site, not in Greenwich', async () => {
    const portal = await aPortal(await place());
    const lateEvening = await portal.scannedCheck('overdue', at('2026-11-26T23:30:00Z'));
    const [result] = await portal.deliver(delivered(lateEvening));
    expect(result!.receipt!.nextDueOn).toBe('2027-05-27'); // 27 November, 00:30 in Berlin
  });

  test('[DUE-1] an incomplete check moves nothing', async () => {
    const portal = await aPortal(await place());
    const check = await portal.scannedCheck('overdue', { answers: [] });
    const before = (await publicDevice(portal, check)).due;
    const [result] = await portal.deliver(delivered(check));
    expect(before).toMatchObject([{ state: 'overdue', dueOn: result!.receipt!.nextDueOn }]);
    expect((await publicDevice(portal, check)).due).toEqual(before);
    expect(await conditionOf(portal, check)).toBe('ok');
  });

  test('[QR-3] a failed check makes its device unusable and never changes its status', async () => {
    const portal = await aPortal(await place());
    const check = await portal.scannedCheck('inOrder', failing);
    const [result] = await portal.deliver(delivered(check));
    expect(result!.receipt).toMatchObject({ result: 'failed', deviceStatus: 'inOperation' });
    expect(await publicDevice(portal, check)).toMatchObject({ usable: false, blockedReason: 'checkFailed' });
    const events = await portal.database.db
      .selectFrom('event')
      .select(['action', 'changesJson'])
      .where('entityType', '=', 'device')
      .orderBy('id', 'desc')
      .limit(1)
      .execute();
    expect(events).toEqual([
      { action: 'device.conditionChanged', changesJson: '[{"field":"condition","from":"ok","to":"failed"}]' },
    ]);
  });

  test('[QR-3] the latest check made decides, not the latest to arrive', async () => {
    const portal = await aPortal(await place());
    const later = await portal.scannedCheck('inOrder', { ...failing, ...at('2026-11-27T09:20:00Z') });
    const earlier = await portal.scannedCheck('inOrder', at('2026-11-27T08:00:00Z'));
    await portal.deliver(delivered(later));
    await portal.deliver(delivered(earlier));
    expect(await conditionOf(portal, later)).toBe('failed');
  });

  test('[QR-3] of two checks of one device in one batch the later one decides, in whichever order they stand', async () => {
    const portal = await aPortal(await place());
    const later = await portal.scannedCheck('inOrder', { ...failing, ...at('2026-11-27T09:20:00Z') });
    const earlier = await portal.scannedCheck('inOrder', at('2026-11-27T08:00:00Z'));
    await portal.deliver(delivered(later), delivered(earlier));
    expect(await conditionOf(portal, later)).toBe('failed');
    const repaired = await portal.scannedCheck('due', at('2026-11-27T09:25:00Z'));
    const before = await portal.scannedCheck('due', { ...failing, ...at('2026-11-27T08:00:00Z') });
    await portal.deliver(delivered(repaired), delivered(before));
    expect(await conditionOf(portal, repaired)).toBe('ok');
  });

  test('[QR-7] a check of a device typed by hand is kept and decides nothing until somebody accepts it', async () => {
    const portal = await aPortal(await place());
    const scanned = await portal.scannedCheck('overdue');
    const { serialNumber } = await portal.label('overdue');
    const check = aFunctionCheck({
      manualDevice: { modelNo: 210, serialNumber: serialNumber.toLowerCase() },
      ...madeWith(await portal.checklistOf(210)),
      ...failing,
    });
    const [result] = await portal.deliver(delivered(check));
    expect(result!.receipt).toMatchObject({ result: 'failed', flags: [] });
    expect(await stored(portal, check)).toMatchObject({ state: 'flagged', counts: 0, labelVerified: 0 });
    expect(await conditionOf(portal, scanned)).toBe('ok');
    expect((await publicDevice(portal, scanned)).due).toMatchObject([{ state: 'overdue' }]);
  });

  test('[SEC-2] who only guessed a model and a serial number learns nothing about the device', async () => {
    const portal = await aPortal(await place());
    const { serialNumber } = await portal.label('decommissioned');
    const check = aFunctionCheck({
      manualDevice: { modelNo: 210, serialNumber },
      ...madeWith(await portal.checklistOf(210)),
    });
    const [result] = await portal.deliver(delivered(check));
    expect(result!.receipt).not.toHaveProperty('nextDueOn');
    expect(result!.receipt).not.toHaveProperty('deviceStatus');
    expect(result!.receipt!.flags).toEqual([]);
    expect(JSON.parse((await stored(portal, check)).flagsJson)).toEqual(['decommissionedDevice']);
  });

  test('[QR-2] a device may be named by its UDI and serial number', async () => {
    const portal = await aPortal(await place());
    const check = aFunctionCheck({ manualDevice: { udiDi: '04099213002105', serialNumber: 'VN24A003117' } });
    await portal.deliver(delivered(check));
    expect((await stored(portal, check)).deviceId).not.toBeNull();
  });

  test('[OFF-3] unknown devices, decommissioned ones, wrong clocks, late deliveries and unknown checklists are marked, never refused', async () => {
    const portal = await aPortal(await place());
    const unknown = await portal.scannedCheck('unknownDevice');
    const gone = await portal.scannedCheck('decommissioned');
    const future = await portal.scannedCheck('inOrder', at('2031-02-03T10:00:00+01:00'));
    const skewed = await portal.scannedCheck('inOrder', at('2025-11-27T10:30:00+01:00'));
    const late = await portal.scannedCheck('inOrder', at('2026-11-20T10:30:00+01:00'));
    const noChecklist = await portal.scannedCheck('inOrder', { checklistId: uuidV7(checkTime) });
    const otherContent = await portal.scannedCheck('inOrder', { checklistHash: 'f'.repeat(64) });
    const year = 365 * 86_400_000;
    const results = await portal.deliver(
      delivered(unknown),
      delivered(gone),
      delivered(future),
      delivered(skewed, { clockSkewMs: -year }),
      delivered(late),
      delivered(noChecklist),
      delivered(otherContent),
    );
    expect(results.map(({ receipt }) => receipt!.flags)).toEqual([
      ['unknownDevice'],
      ['decommissionedDevice'],
      ['clockSkew'],
      ['clockSkew'],
      ['lateDelivery'],
      ['checklistOutdated'],
      ['checklistOutdated'],
    ]);
    expect(results[5]!.receipt).not.toHaveProperty('result');
    // On the server's clock: never in the future, and put right where the phone knew how wrong it was.
    expect((await stored(portal, future)).effectiveAt).toBe('2026-11-27T09:30:00.000Z');
    expect((await stored(portal, skewed)).effectiveAt).toBe('2026-11-27T09:30:00.000Z');
    expect((await stored(portal, late)).effectiveAt).toBe('2026-11-20T09:30:00.000Z');
  });

  test('[OFF-3] a clock that is wrong beyond all dates refuses nothing', async () => {
    const portal = await aPortal(await place());
    const results = await portal.deliver(
      delivered(await portal.scannedCheck('inOrder'), { clockSkewMs: 1e300 }),
      delivered(await portal.scannedCheck('inOrder'), { clockSkewMs: -1e300 }),
      delivered(await portal.scannedCheck('inOrder', at('0000-01-01T00:00:00+23:59'))),
      delivered(await portal.scannedCheck('inOrder', at('9999-12-31T23:59:59-23:59'))),
    );
    expect(results.map(({ receipt }) => receipt?.flags.includes('clockSkew') ?? null)).toEqual([
      true,
      true,
      false,
      true,
    ]);
  });

  test('[QR-3] a check only a qualified person may make counts for nothing without a sign-in', async () => {
    const portal = await aPortal(await place());
    for (const kind of ['stk', 'mtk', 'commissioning', 'electricalSafety', 'afterRepair'] as const) {
      const check = await portal.scannedCheck('inOrder', { kind, ...failing });
      const [result] = await portal.deliver(delivered(check));
      expect(result!.receipt!.flags).toEqual(['performerNotQualified', 'blockAsked']);
      expect(await conditionOf(portal, check)).toBe('ok');
    }
    await portal.database.db.updateTable('schedule').set({ performer: 'instructedUser' }).execute();
    const [result] = await portal.deliver(delivered(await portal.scannedCheck('inOrder', failing)));
    expect(result!.receipt!.flags).toEqual(['performerNotQualified', 'blockAsked']);
  });

  test('[OFF-4] a correction without proof replaces nothing: both stay, and the second is marked', async () => {
    const portal = await aPortal(await place());
    const first = await portal.scannedCheck('inOrder');
    const second = await portal.scannedCheck('inOrder', {
      correctsSubmissionId: first.submissionId,
      correctionReason: 'Falscher Messwert',
    });
    const ofUnknown = await portal.scannedCheck('inOrder', {
      correctsSubmissionId: uuidV7(checkTime),
      correctionReason: 'Neu',
    });
    const results = await portal.deliver(delivered(first), delivered(second), delivered(ofUnknown));
    expect(results.map(({ receipt }) => receipt!.flags)).toEqual([[], ['duplicateSuspect'], []]);
    expect((await stored(portal, first)).state).toBe('received');
  });

  test('[SEC-6, OFF-13] a technician of site A checks a device of site B of the same customer: it is kept and marked, and changes nothing until it is accepted', async () => {
    const portal = await aPortal(await place());
    const { db } = portal.database;
    const { hospital } = await customerIds(portal);
    const wishes = await portal.scannedCheck('overdue', withRemarks);
    const deviceNow = () =>
      db.selectFrom('device').selectAll().where('deviceRef', '=', wishes.deviceRef!).executeTakeFirstOrThrow();
    const before = await deviceNow();
    const siteA = await db
      .selectFrom('site')
      .select('id')
      .where('customerId', '=', hospital)
      .where('id', '!=', before.siteId!)
      .executeTakeFirstOrThrow();
    expect(before).toMatchObject({ customerId: hospital, condition: 'ok' });
    const technician = await signedIn(portal, {
      customerId: hospital,
      userGroup: 'technician',
      siteIdsJson: JSON.stringify([siteA.id]),
    });
    const check = { ...wishes, performer: { userId: technician.user.id, name: 'Marlene Öhrlein' } };
    const due = (await publicDevice(portal, check)).due;
    const { results } = (await technician.ask(batch, { items: [delivered(check)] })).json<{ results: AnyResult[] }>();
    expect(results[0]!.receipt).toMatchObject({ result: 'passedWithRemarks', flags: ['outsideScope'] });
    expect(await stored(portal, check)).toMatchObject({ state: 'flagged', counts: 0, siteId: before.siteId });
    expect(await deviceNow()).toEqual(before);
    expect((await publicDevice(portal, check)).due).toEqual(due);

    const path = `/api/customers/${hospital}/function-checks/${check.submissionId}`;
    // It is of a site they do not see, and a technician decides about no check.
    expect((await technician.ask(`GET ${path}`)).statusCode).toBe(404);
    expect((await technician.ask(`POST ${path}/accept`, {})).statusCode).toBe(403);
    const administrator = await signedIn(portal, { customerId: hospital });
    expect((await administrator.ask(`POST ${path}/accept`, {})).json()).toMatchObject({
      state: 'accepted',
      counts: true,
    });
    const after = await deviceNow();
    expect([after.condition, after.nextDueOn > before.nextDueOn]).toEqual(['remarks', true]);
  });

  test('[QR-3] photos that were announced are awaited', async () => {
    const portal = await aPortal(await place());
    const aPhoto = () => ({
      uploadId: uuidV7(checkTime),
      sha256: 'a'.repeat(64),
      size: 1000,
      contentType: 'image/jpeg' as const,
    });
    const [answer, ...rest] = demoAnswers(demoChecklists.pump, 'passed');
    const check = await portal.scannedCheck('inOrder', {
      answers: [{ ...answer!, photos: [aPhoto(), aPhoto()] }, ...rest],
    });
    const [result] = await portal.deliver(delivered(check));
    expect(result!.receipt).toMatchObject({ photosPending: 2, flags: ['photoPending'] });
  });
});
