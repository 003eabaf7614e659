import { expect, test } from 'vitest';
import { receiptStateSchema } from '../../src/contract/receipt.ts';
import { uuidV7 } from '../../src/domain/uuid-v7.ts';
import { usualAllowances } from '../../server/http/limits.ts';
import { aDeviceRegistration } from '../support/builders/a-device-registration.ts';
import { checkTime, delivered } from '../support/builders/a-function-check.ts';
import { aPortal } from '../support/servers/a-portal.ts';
import { onOneDatabase } from '../support/servers/each-database.ts';

const receipt = (id: string, code: string) =>
  `GET /api/public/qr/submissions/${id}?receiptCode=${encodeURIComponent(code)}`;

onOneDatabase(({ place }) => {
  test('[QR-8] a receipt opens later with its id and its code, without a sign-in', async () => {
    const portal = await aPortal(await place());
    const [done, told] = [await portal.scannedCheck('inOrder'), aDeviceRegistration()];
    const [check, registration] = await portal.deliver(delivered(done), delivered(told));
    for (const [given, state, performedAt] of [
      [check!.receipt!, 'received', done.performedAt],
      [registration!.receipt!, 'submitted', told.submittedAt],
    ] as const) {
      const answer = await portal.call(receipt(given.submissionId, given.receiptCode));
      expect(receiptStateSchema.parse(answer.json())).toEqual({
        receipt: given,
        state,
        photosAnnounced: 0,
        performedAt,
      });
      expect(answer.headers['cache-control']).toBe('no-store');
    }
  });

  test('[QR-8] a code may be typed in small letters, in groups, with letters that look like digits', async () => {
    const portal = await aPortal(await place());
    const [result] = await portal.deliver(delivered(await portal.scannedCheck('inOrder')));
    const { submissionId, receiptCode } = result!.receipt!;
    const typed = receiptCode.toLowerCase().replaceAll('0', 'o').replaceAll('1', 'l').replaceAll(/.{4}/g, '$& ');
    expect((await portal.call(receipt(submissionId, typed))).statusCode).toBe(200);
  });

  test('[SEC-2, P55] a wrong code and an unknown id get the same answer', async () => {
    const portal = await aPortal(await place());
    const [result] = await portal.deliver(delivered(await portal.scannedCheck('inOrder')));
    const { submissionId, receiptCode } = result!.receipt!;
    const answers = [
      await portal.call(receipt(submissionId, '000000000000')),
      await portal.call(receipt(submissionId, '')),
      await portal.call(receipt(uuidV7(checkTime), receiptCode)),
    ].map((answer) => ({ ...answer.json<object>(), traceId: '' }));
    expect(answers[0]).toMatchObject({ status: 404, code: 'submissionUnknown' });
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
  });

  test('[SEC-2] who guesses codes has to wait, also for the right one', async () => {
    const allowances = { ...usualAllowances, wrongReceiptCodesOfAddress: { points: 3, seconds: 900 } };
    const portal = await aPortal(await place(), { allowances });
    const [result] = await portal.deliver(delivered(await portal.scannedCheck('inOrder')));
    const { submissionId, receiptCode } = result!.receipt!;
    for (const code of ['A', 'B', 'C']) expect((await portal.call(receipt(submissionId, code))).statusCode).toBe(404);
    const answer = await portal.call(receipt(submissionId, receiptCode));
    expect(answer.json()).toMatchObject({ status: 429, code: 'tooManyRequests' });
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    const fromElsewhere = await portal.call(receipt(submissionId, receiptCode), undefined, {
      remoteAddress: '192.0.2.7',
    });
    expect(fromElsewhere.statusCode).toBe(200);
  });
});
