import { expect, test } from 'vitest';
import { uuidV7 } from '../../src/domain/uuid-v7.ts';
import { demoAnswers } from '../../server/demo/demo-answers.ts';
import { aDeviceRegistration } from '../support/builders/a-device-registration.ts';
import { aFunctionCheck, checkTime, delivered } from '../support/builders/a-function-check.ts';
import { aPortal, type Portal } from '../support/servers/a-portal.ts';
import { onEachDatabase } from '../support/servers/each-database.ts';

const rowOf = (portal: Portal, id: string) =>
  portal.database.db.selectFrom('submission').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const conditionOf = async (portal: Portal, deviceId: string) =>
  (
    await portal.database.db
      .selectFrom('device')
      .select('condition')
      .where('id', '=', deviceId)
      .executeTakeFirstOrThrow()
  ).condition;

onEachDatabase(({ place }) => {
  test('[OFF-3] with the receipt code of the old check its correction takes its place, and the old one stops counting', async () => {
    const portal = await aPortal(await place());
    const checklist = await portal.checklistOf((await portal.label('inOrder')).modelNo);
    const wrong = await portal.scannedCheck('inOrder', { answers: demoAnswers(checklist, 'failed') });
    const [first] = await portal.deliver(delivered(wrong));
    const { receiptCode } = first!.receipt!;
    const deviceId = (await rowOf(portal, wrong.submissionId)).deviceId!;
    expect(await conditionOf(portal, deviceId)).toBe('failed');

    const right = await portal.scannedCheck('inOrder', {
      submissionId: uuidV7(checkTime),
      answers: demoAnswers(checklist, 'passed'),
      correctsSubmissionId: wrong.submissionId,
      correctionReason: 'Wrong reading',
    });
    const [result] = await portal.deliver(delivered(right, { receiptCode }));
    expect(result!.receipt!.flags).toEqual([]);
    expect(await rowOf(portal, wrong.submissionId)).toMatchObject({
      state: 'corrected',
      counts: 0,
      correctedBySubmissionId: right.submissionId,
    });
    expect(await conditionOf(portal, deviceId)).toBe('ok');
    const state = await portal.call(`GET /api/public/qr/submissions/${wrong.submissionId}?receiptCode=${receiptCode}`);
    expect(state.json()).toMatchObject({ state: 'corrected' });

    // Sent again it is the same record; and one check is corrected once only.
    expect((await portal.deliver(delivered(right, { receiptCode, attempts: 2 })))[0]!.receipt).toEqual(result!.receipt);
    const [second] = await portal.deliver(delivered({ ...right, submissionId: uuidV7(checkTime) }, { receiptCode }));
    expect(second!.receipt!.flags).toContain('duplicateSuspect');
    expect((await rowOf(portal, wrong.submissionId)).correctedBySubmissionId).toBe(right.submissionId);
  });

  test('[SEC-2] without the code, with a wrong one, or for another device, both checks stay and are marked', async () => {
    const portal = await aPortal(await place());
    const old = aFunctionCheck();
    const [first] = await portal.deliver(delivered(old));
    const { receiptCode } = first!.receipt!;
    const correction = (wishes: Parameters<typeof aFunctionCheck>[0] = {}) =>
      aFunctionCheck({ submissionId: uuidV7(checkTime), correctsSubmissionId: old.submissionId, ...wishes });
    const other = correction({ manualDevice: { modelNo: 210, serialNumber: 'VN24A009999' } });
    const results = await portal.deliver(
      delivered(correction()),
      delivered(correction(), { receiptCode: '000000000000' }),
      delivered(other, { receiptCode }),
    );
    for (const { receipt } of results) expect(receipt!.flags).toContain('duplicateSuspect');
    const row = await rowOf(portal, old.submissionId);
    expect([row.state, row.correctedBySubmissionId]).toEqual([expect.not.stringMatching('corrected'), null]);
  });

  test('[OFF-3] of two corrections in one delivery the first takes the place; of an unknown id it is an ordinary check', async () => {
    const portal = await aPortal(await place());
    const old = aFunctionCheck();
    const [first] = await portal.deliver(delivered(old));
    const { receiptCode } = first!.receipt!;
    const correction = (correctsSubmissionId: string) =>
      delivered(aFunctionCheck({ submissionId: uuidV7(checkTime), correctsSubmissionId }), { receiptCode });
    const results = await portal.deliver(
      correction(old.submissionId),
      correction(old.submissionId),
      correction(uuidV7(checkTime)),
    );
    const suspects = results.map(({ receipt }) => receipt!.flags.includes('duplicateSuspect'));
    expect(suspects.filter(Boolean)).toHaveLength(1);
    expect(suspects[2]).toBe(false);
  });

  test('[OFF-3] a registration is corrected in the same way, and its review goes on', async () => {
    const portal = await aPortal(await place());
    const old = aDeviceRegistration();
    const [first] = await portal.deliver(delivered(old));
    const { receiptCode } = first!.receipt!;
    const right = aDeviceRegistration({ submissionId: uuidV7(checkTime), correctsSubmissionId: old.submissionId });
    const [result] = await portal.deliver(delivered(right, { receiptCode }));
    expect(result!.receipt!.flags).not.toContain('duplicateSuspect');
    expect(await rowOf(portal, old.submissionId)).toMatchObject({
      state: 'submitted',
      correctedBySubmissionId: right.submissionId,
    });
  });
});
