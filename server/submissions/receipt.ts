import { randomBytes } from 'node:crypto';
import type { Receipt, ReceiptState } from '../../src/contract/receipt.ts';
import type { KindOfSubmission } from '../../src/contract/submission.ts';
import { encodeCrockford } from '../../src/domain/crockford.ts';
import type { SubmissionRow } from '../database/tables.ts';
import { knowsDevice, toldState } from './told-of-device.ts';
import { flagsOf } from '../database/json-columns.ts';

/** The receipt of a kept submission: from its row alone, so that it is the same however often it is asked for. */
export function receiptOf(row: SubmissionRow): Receipt {
  return {
    submissionId: row.id,
    kindOfSubmission: row.kindOfSubmission,
    contentHash: row.contentHash,
    protocolNo: row.protocolNo,
    receivedAt: row.receivedAt,
    result: row.result ?? undefined,
    nextDueOn: row.toldNextDueOn ?? undefined,
    deviceStatus: row.toldDeviceStatus ?? undefined,
    flags: flagsOf(row.toldFlagsJson),
    receiptCode: row.receiptCode,
    photosPending: row.photosPending,
  };
}

/** The receipt asked for later: what became of the submission, and when it was done as its sender said. */
export function receiptStateOf(row: SubmissionRow): ReceiptState {
  const content = JSON.parse(row.contentJson) as Parameters<typeof knowsDevice>[0] & {
    performedAt?: string;
    submittedAt?: string;
  };
  return {
    receipt: receiptOf(row),
    state: toldState(row.state, knowsDevice(content)),
    photosAnnounced: row.photosAnnounced,
    performedAt: content.performedAt ?? content.submittedAt,
  };
}

/** Twelve characters, 60 random bits: enough to open a receipt without a sign-in, short enough to read out. */
export const newReceiptCode = () => encodeCrockford(randomBytes(8)).slice(0, 12);

const prefixes: Record<KindOfSubmission, string> = { functionCheck: 'FC', deviceRegistration: 'DR' };

/** FC-2026-0001234. The number alone is unique; the year is for people. */
export const protocolNo = (kind: KindOfSubmission, number: number, receivedAt: number) =>
  `${prefixes[kind]}-${new Date(receivedAt).getUTCFullYear()}-${String(number).padStart(7, '0')}`;
