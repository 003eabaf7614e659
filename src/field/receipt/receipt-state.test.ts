import { expect, test } from 'vitest';
import type { FieldWork } from '../../offline/field-storage.ts';
import { receiptOf } from './receipt-state.ts';

const id = '0192f5c0-7c00-7000-8000-000000000001';
const device = { labelText: null, labelVerification: 'manual' } as const;
const item = {
  id,
  submission: { submissionId: id, kindOfSubmission: 'functionCheck' },
  contentHash: '0'.repeat(64),
  device,
  queuedAt: 0,
  attempts: 0,
  status: 'waiting',
  nextAttemptAt: 0,
} as const;
const received = {
  id,
  device,
  receivedAt: 0,
  receipt: {
    submissionId: id,
    kindOfSubmission: 'functionCheck',
    contentHash: '0'.repeat(64),
    protocolNo: 'FC-2026-0000001',
    receivedAt: '2026-11-27T13:00:00Z',
    flags: [] as string[],
    receiptCode: '7M2Q9XKD7M2Q',
    photosPending: 0,
  },
} as const;
const work = (changes: Partial<FieldWork>): FieldWork => ({
  drafts: [],
  unreadableDrafts: [],
  outbox: [],
  discarded: [],
  received: [],
  photos: [],
  ...changes,
});

test('[QR-6] a submission is "received" only with a receipt', () => {
  expect(receiptOf(id, work({ outbox: [item] }))).toEqual({ kind: 'unsent', item });
  expect(receiptOf(id, work({ outbox: [item], received: [received] }))).toMatchObject({ kind: 'received' });
});

test('[QR-8] a submission of another phone is looked for elsewhere', () => {
  expect(receiptOf(id, work({}))).toEqual({ kind: 'elsewhere' });
  expect(receiptOf(id, undefined)).toEqual({ kind: 'elsewhere' });
});
