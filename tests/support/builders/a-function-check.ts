import type { Checklist } from '../../../src/contract/checklist.ts';
import type { FunctionCheck } from '../../../src/contract/function-check.ts';
import type { Delivery } from '../../../src/contract/submission.ts';
import { uuidV7 } from '../../../src/domain/uuid-v7.ts';

/** When the people in the tests make their checks. */
export const checkTime = Date.parse('2026-11-27T09:30:00Z');

/** A complete function check of a device typed in by hand. Say only what matters to the test. */
export function aFunctionCheck(wishes: Partial<FunctionCheck> = {}): FunctionCheck {
  const isNamed = wishes.deviceRef !== undefined || 'manualDevice' in wishes;
  return {
    submissionId: uuidV7(checkTime),
    kindOfSubmission: 'functionCheck',
    ...(isNamed ? {} : { manualDevice: { modelNo: 210, serialNumber: 'VN24A003117' } }),
    labelText: null,
    labelVerification: 'manual',
    privacyNoticeVersion: '2026-11',
    appVersion: '0.1.0',
    language: 'de',
    correctsSubmissionId: null,
    correctionReason: null,
    checklistId: uuidV7(checkTime),
    checklistVersion: 1,
    checklistHash: '0'.repeat(64),
    kind: 'periodic',
    startedAt: '2026-11-27T10:24:00+01:00',
    performedAt: '2026-11-27T10:30:00+01:00',
    timeZone: 'Europe/Berlin',
    performer: { name: 'Jonas Feldmann' },
    answers: [],
    instruments: [],
    overallComment: '',
    signature: null,
    ...wishes,
  };
}

/** What names a checklist in a check made with it. */
export const madeWith = ({ checklistId, version, contentHash, kind }: Checklist) => ({
  checklistId,
  checklistVersion: version,
  checklistHash: contentHash,
  kind,
});

/** One delivery of a submission. */
export function delivered<T>(submission: T, wishes: Partial<Delivery> = {}) {
  const delivery: Delivery = {
    queuedAt: '2026-11-27T09:30:01.000Z',
    sentAt: '2026-11-27T09:30:02.000Z',
    attempts: 1,
    clockSkewMs: 0,
    offline: false,
    ...wishes,
  };
  return { submission, delivery };
}
