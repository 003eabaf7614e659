import { expect, test } from 'vitest';
import { aDeviceRegistration } from '../../tests/support/builders/a-device-registration.ts';
import { aFunctionCheck, checkTime, delivered } from '../../tests/support/builders/a-function-check.ts';
import { groups, type Group } from '../../src/contract/group.ts';
import type { FunctionCheck } from '../../src/contract/function-check.ts';
import { submissionStates } from '../../src/contract/receipt.ts';
import { uuidV7 } from '../../src/domain/uuid-v7.ts';
import type { SubmissionRow } from '../database/tables.ts';
import type { SignedInPerformer } from './signed-in-performer.ts';
import { correctionFlags, provenCorrection } from './correction.ts';
import type { KnownFacts } from './known-facts.ts';
import type { NewSubmission } from './new-submission.ts';

const [oldId, newId, author, somebody] = Array.from({ length: 4 }, () => uuidV7(checkTime)) as [
  string,
  string,
  string,
  string,
];
const receiptCode = '7K3M9QX2B4TW';
const ofPump = { deviceRef: 'K7M2Q9X4B3TWH5NC' };
const ofAnother = { deviceRef: 'H5NCK7M2Q9X4B3TW' };

const person = (group: Group, userId = somebody, customerId = 'own') =>
  ({
    userId,
    group,
    customerId,
    siteIds: [],
    sessionId: 's',
    name: 'N',
    language: 'de',
    qualifications: [],
  }) satisfies SignedInPerformer;

type Case = {
  /** What was kept first, beside a check of the pump that its author made signed in. */
  old?: Partial<SubmissionRow>;
  before?: Partial<FunctionCheck>;
  now?: Partial<FunctionCheck>;
  code?: string;
  performer?: SignedInPerformer;
  /** The id of the device the new one is of, as the server knows it. */
  device?: string | null;
};

/** Whether the new one takes the place of the old, and how it is marked. */
function corrected({ old = {}, before = ofPump, now = ofPump, code, performer, device = 'pump' }: Case) {
  const submission = aFunctionCheck({ submissionId: newId, correctsSubmissionId: oldId, ...now });
  const it = {
    submissionId: newId,
    item: delivered(submission, { receiptCode: code }),
    performer,
  } as NewSubmission;
  const row = {
    id: oldId,
    kindOfSubmission: 'functionCheck',
    contentJson: JSON.stringify(aFunctionCheck({ submissionId: oldId, ...before })),
    receiptCode,
    state: 'received',
    deviceId: 'pump',
    customerId: 'own',
    performerUserId: author,
    correctedBySubmissionId: null,
    ...old,
  } as SubmissionRow;
  const facts = {
    devices: new Map(device === null ? [] : [[newId, { id: device }]]),
    corrected: new Map([[oldId, row]]),
    keptIds: new Set([oldId]),
  } as unknown as KnownFacts;
  const isProven = provenCorrection(it, facts) !== undefined;
  expect(correctionFlags(it, facts)).toEqual(isProven ? [] : ['duplicateSuspect']);
  return isProven;
}

test('[OFF-3, SEC-2] who has the receipt code corrects, who has another one or none does not', () => {
  expect(corrected({ code: receiptCode })).toBe(true);
  expect(corrected({ code: '7K3M9QX2B4TX' })).toBe(false);
  expect(corrected({ code: '' })).toBe(false);
  expect(corrected({})).toBe(false);
});

test('[SEC-1, SEC-2] without the code its author corrects, and who may void checks of that customer; nobody else', () => {
  const whoMay = (userId: string, customerId: string) =>
    groups.filter((group) => corrected({ performer: person(group, userId, customerId) }));
  expect(whoMay(somebody, 'own')).toEqual(['providerAdministrator', 'providerService', 'customerAdministrator']);
  expect(whoMay(somebody, 'other')).toEqual(['providerAdministrator', 'providerService']);
  expect(corrected({ performer: person('technician', author) })).toBe(true);
  // What nobody made signed in is nobody's own, and what has no customer is voided by nobody's right to that customer.
  const unowned = { performerUserId: null, customerId: null, deviceId: null };
  expect(groups.filter((group) => corrected({ old: unowned, device: null, performer: person(group) }))).toEqual([]);
});

test('[SEC-2] what was voided, decided or corrected stays as it is', () => {
  const open = submissionStates.filter((state) => corrected({ old: { state }, code: receiptCode }));
  expect(open).toEqual(['received', 'flagged', 'accepted', 'submitted']);
  expect(corrected({ old: { correctedBySubmissionId: somebody }, code: receiptCode })).toBe(false);
});

test('[SEC-2] a check takes no place of a registration, and none of a check of another device', () => {
  expect(corrected({ old: { kindOfSubmission: 'deviceRegistration' }, code: receiptCode })).toBe(false);
  expect(corrected({ now: ofAnother, device: 'another', code: receiptCode })).toBe(false);
  expect(corrected({ now: ofAnother, device: null, code: receiptCode })).toBe(false);
  expect(corrected({ now: ofAnother, device: 'another', performer: person('technician', author) })).toBe(false);
});

test('[SEC-6] whoever names a device by its numbers does not learn by a correction whether it is known', () => {
  const [one, other] = ['VN24A003117', 'VN24A003118'].map((serialNumber) => ({
    manualDevice: { modelNo: 210, serialNumber },
  }));
  for (const device of ['pump', 'another', null])
    for (const deviceId of ['pump', null]) {
      expect(corrected({ before: one, now: one, old: { deviceId }, device, code: receiptCode })).toBe(true);
      expect(corrected({ before: one, now: other, old: { deviceId }, device, code: receiptCode })).toBe(false);
    }
});

test('[OFF-3] what corrects nothing is not marked, nor what corrects something that never arrived', () => {
  const facts = { devices: new Map(), corrected: new Map(), keptIds: new Set() } as unknown as KnownFacts;
  for (const submission of [
    aFunctionCheck(),
    aFunctionCheck({ correctsSubmissionId: oldId }),
    aDeviceRegistration({ correctsSubmissionId: oldId }),
  ]) {
    const it = { submissionId: newId, item: delivered(submission) } as NewSubmission;
    expect(provenCorrection(it, facts)).toBeUndefined();
    expect(correctionFlags(it, facts)).toEqual([]);
  }
});
