import { expect, test } from 'vitest';
import { labelBytes, labelToken } from '../../src/domain/device-label.ts';
import { uuidV7 } from '../../src/domain/uuid-v7.ts';
import { rotateLabelKeys } from '../../server/label-keys/label-key-store.ts';
import { aFunctionCheck, checkTime, delivered } from '../support/builders/a-function-check.ts';
import { aPortal, type Portal } from '../support/servers/a-portal.ts';
import { onOneDatabase } from '../support/servers/each-database.ts';

/** The marks of a delivered check on record: a person who only knows a number is told fewer (SEC-6). */
const flagsOf = async (portal: Portal, submission: { submissionId: string; labelText?: string | null }) => {
  await portal.deliver(delivered(submission));
  const row = await portal.database.db
    .selectFrom('submission')
    .select('flagsJson')
    .where('id', '=', submission.submissionId)
    .executeTakeFirstOrThrow();
  return JSON.parse(row.flagsJson) as string[];
};
const isVerified = async (portal: Portal, id: string) => {
  const row = await portal.database.db
    .selectFrom('submission')
    .select('labelVerified')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return row.labelVerified === 1;
};

onOneDatabase(({ place }) => {
  test('[QR-7] a check of a scanned label in order carries no mark', async () => {
    const portal = await aPortal(await place());
    const check = await portal.scannedCheck('inOrder');
    expect(await flagsOf(portal, check)).toEqual([]);
    expect(await isVerified(portal, check.submissionId)).toBe(true);
  });

  test('[QR-7] the server verifies the label itself, whatever the phone claims', async () => {
    const portal = await aPortal(await place());
    const unverifiable = await portal.scannedCheck('inOrder', { labelVerification: 'unverifiable' });
    expect(await flagsOf(portal, unverifiable)).toEqual([]);
    expect(await isVerified(portal, unverifiable.submissionId)).toBe(true);
    const nothingScanned = await portal.scannedCheck('inOrder', { labelText: null });
    expect(await flagsOf(portal, nothingScanned)).toEqual(['labelInvalid']);
    expect(await isVerified(portal, nothingScanned.submissionId)).toBe(false);
  });

  test('[QR-7] a tampered label is marked, and the check is kept', async () => {
    const portal = await aPortal(await place());
    const { url } = await portal.label('tampered');
    const check = await portal.scannedCheck('inOrder', { labelText: url, labelVerification: 'invalid' });
    expect(await flagsOf(portal, check)).toEqual(['labelInvalid']);
    expect(await isVerified(portal, check.submissionId)).toBe(false);
  });

  test('[QR-7] the genuine label of another device is marked', async () => {
    const portal = await aPortal(await place());
    const { url } = await portal.label('due');
    expect(await flagsOf(portal, await portal.scannedCheck('inOrder', { labelText: url }))).toEqual(['labelInvalid']);
  });

  test('[QR-7] the replaced label of one device marks no other device sent with it', async () => {
    const portal = await aPortal(await place());
    const replaced = await portal.scannedCheck('superseded', { submissionId: uuidV7(checkTime) });
    const current = await portal.scannedCheck('inOrder', { submissionId: uuidV7(checkTime) });
    const results = await portal.deliver(delivered(replaced), delivered(current));
    expect(results.map(({ receipt }) => receipt!.flags)).toEqual([['labelSuperseded'], []]);
  });

  test('[QR-7] a damaged label is marked when the device was typed instead', async () => {
    const portal = await aPortal(await place());
    const { url } = await portal.label('inOrder');
    const check = aFunctionCheck({ labelText: url.slice(0, 90), labelVerification: 'invalid' });
    expect(await flagsOf(portal, check)).toEqual(['labelInvalid', 'checklistOutdated']);
  });

  test('[QR-7] a replaced label is marked; it still names its device', async () => {
    const portal = await aPortal(await place());
    const check = await portal.scannedCheck('superseded');
    expect(await flagsOf(portal, check)).toEqual(['labelSuperseded']);
    expect(await isVerified(portal, check.submissionId)).toBe(true);
  });

  test('[QR-7] a revoked label proves nothing', async () => {
    const portal = await aPortal(await place());
    const check = await portal.scannedCheck('inOrder');
    const device = portal.database.db.selectFrom('device').select('id').where('deviceRef', '=', check.deviceRef!);
    await portal.database.db.updateTable('label').set({ state: 'revoked' }).where('deviceId', 'in', device).execute();
    expect(await flagsOf(portal, check)).toEqual(['labelInvalid']);
  });

  test('[QR-7] a label printed for an earlier host of ours stays genuine', async () => {
    const portal = await aPortal(await place());
    const check = await portal.scannedCheck('inOrder');
    const labelText = check.labelText!.replace('LOCALHOST:8080', 'OLD-PORTAL.EXAMPLE');
    expect(await flagsOf(portal, { ...check, labelText })).toEqual([]);
  });

  test('[QR-7] labels of an earlier key stay genuine after a rotation, and new ones are understood at once', async () => {
    const portal = await aPortal(await place());
    const old = await portal.scannedCheck('inOrder');
    expect(await flagsOf(portal, await portal.scannedCheck('due'))).toEqual([]);
    await rotateLabelKeys(portal.database, checkTime);
    expect(await flagsOf(portal, old)).toEqual([]);
    expect(await flagsOf(portal, await portal.scannedCheck('overdue'))).toEqual([]);
  });

  test('[QR-7] a label signed with a key we never had is marked', async () => {
    const portal = await aPortal(await place());
    const { deviceRef, modelNo, serialNumber } = await portal.label('inOrder');
    const label = { keyId: 77, deviceRef, modelNo, serialNumber, labelDay: '2025-06-02', labelNo: 1 };
    const labelText = `HTTP://LOCALHOST:8080/Q/${labelToken(labelBytes(label), new Uint8Array(64))}`;
    expect(await flagsOf(portal, await portal.scannedCheck('inOrder', { labelText }))).toEqual(['labelInvalid']);
  });

  test('[QR-2] the code of somebody else, kept with a device typed by hand, is no fault of the label', async () => {
    const portal = await aPortal(await place());
    const checklist = await portal.checklistOf(210);
    const check = aFunctionCheck({
      labelText: ']d2010409921300210521VN24A003117',
      checklistId: checklist.checklistId,
      checklistHash: checklist.contentHash,
    });
    expect(await flagsOf(portal, check)).toEqual([]);
  });
});
