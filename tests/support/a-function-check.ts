import type { FunctionCheck } from '../../src/contract/function-check.ts';
import { uuidV7 } from '../../src/domain/uuid-v7.ts';

/** A function check that passes its contract; a test names only what matters to it. */
export function aFunctionCheck(changes: Partial<FunctionCheck> = {}): FunctionCheck {
  return {
    submissionId: uuidV7(Date.UTC(2026, 10, 27, 13, 7)),
    kindOfSubmission: 'functionCheck',
    deviceRef: '7K3M9QWX2B4C5D6E',
    labelText: null,
    labelVerification: 'manual',
    checklistId: '01930000-0000-7000-8000-00000000c001',
    checklistVersion: 1,
    checklistHash: 'c'.repeat(64),
    kind: 'periodic',
    startedAt: '2026-11-27T14:02:00+01:00',
    performedAt: '2026-11-27T14:07:00+01:00',
    timeZone: 'Europe/Berlin',
    performer: { name: 'Jonas Weidlich' },
    answers: [],
    instruments: [],
    overallComment: '',
    signature: null,
    privacyNoticeVersion: '2026-11',
    appVersion: '0.1.0',
    language: 'de',
    correctsSubmissionId: null,
    correctionReason: null,
    ...changes,
  };
}
