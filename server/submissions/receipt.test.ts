import { expect, test } from 'vitest';
import { receiptStateSchema } from '../../src/contract/receipt.ts';
import { aDeviceRegistration } from '../../tests/support/builders/a-device-registration.ts';
import { aFunctionCheck } from '../../tests/support/builders/a-function-check.ts';
import type { SubmissionRow } from '../database/tables.ts';
import { receiptStateOf } from './receipt.ts';

const rowOf = (submission: ReturnType<typeof aFunctionCheck> | ReturnType<typeof aDeviceRegistration>) =>
  ({
    id: submission.submissionId,
    kindOfSubmission: submission.kindOfSubmission,
    contentJson: JSON.stringify(submission),
    contentHash: '0'.repeat(64),
    protocolNo: 'FC-2026-0000001',
    receivedAt: '2026-11-28T08:00:00.000Z',
    state: 'received',
    toldFlagsJson: '[]',
    receiptCode: '0123456789AB',
    photosAnnounced: 0,
    photosPending: 0,
  }) as SubmissionRow;

test('[QR-8] a receipt asked for by its code says when the work was done, with the offset of the clock there', () => {
  const [check, registration] = [aFunctionCheck(), aDeviceRegistration()];
  const told = [check, registration].map((it) => receiptStateSchema.parse(receiptStateOf(rowOf(it))).performedAt);
  expect(told).toEqual([check.performedAt, registration.submittedAt]);
});
