import type { CheckDetails } from '../../../src/contract/check-details.ts';
import { uuidV7 } from '../../../src/domain/uuid-v7.ts';
import { aChecklist } from './a-checklist.ts';
import { checkTime } from './a-function-check.ts';

/** A check as the desk reads it: made without an account, received and counted. Say only what matters to the test. */
export function aReceivedCheck(wishes: Partial<CheckDetails> = {}): CheckDetails {
  const customerId = uuidV7(checkTime);
  return {
    id: uuidV7(checkTime),
    protocolNo: 'FC-2026-0000017',
    customerId,
    site: null,
    device: { id: uuidV7(checkTime), customerId, serialNumber: 'VN24A003117', designation: 'Infusion pump' },
    claimed: { deviceRef: null, modelNo: 4711, serialNumber: 'VN24A003117' },
    kind: 'periodic',
    result: 'passed',
    state: 'received',
    flags: [],
    performedAt: '2026-11-27T09:30:00.000Z',
    receivedAt: '2026-11-27T09:30:02.000Z',
    performerName: 'Jonas Feldmann',
    isSignedIn: false,
    counts: true,
    checklist: aChecklist(),
    verdicts: [],
    answers: [],
    arrivedPhotos: [],
    startedAt: '2026-11-27T10:24:00+01:00',
    performedAtZoned: '2026-11-27T10:30:00+01:00',
    timeZone: 'Europe/Berlin',
    performer: { name: 'Jonas Feldmann' },
    instruments: [],
    overallComment: '',
    signature: null,
    labelText: null,
    labelVerification: 'manual',
    isLabelVerified: false,
    clockSkewMs: 0,
    correctsSubmissionId: null,
    correctionReason: null,
    correctedBySubmissionId: null,
    closedAt: null,
    closedReason: null,
    ...wishes,
  };
}
