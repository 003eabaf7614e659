import { hash } from 'node:crypto';
import { functionCheckSchema, type FunctionCheck } from '../../src/contract/function-check.ts';
import { canonicalJson } from '../../src/domain/canonical-json.ts';
import { privacyNoticeVersion } from '../packs/pack-store.ts';
import { demoAnswers } from './demo-answers.ts';
import { demoChecklists } from './demo-checklists.ts';
import { demoDeviceRef, demoId } from './demo-id.ts';
import type { DemoDevice } from './demo-devices.ts';
import type { DemoSubmission, PublishedVersion } from './keep-demo-submissions.ts';
import { demoModels } from './demo-models.ts';

const day = 86_400_000; // milliseconds
const minute = 60_000; // milliseconds
const performers = ['Jonas Feldmann', 'Miriam Okafor', 'Claire Besson'] as const;

/** The earlier checks of a demo device, as phones would have delivered them then. */
export function demoChecks(device: DemoDevice, versions: readonly PublishedVersion[], now: number): DemoSubmission[] {
  const { checklistId } = demoChecklists[device.model];
  const { contentHash: checklistHash } = versions.find(
    ({ checklist }) => checklist.checklistId === checklistId,
  )!.checklist;
  return (device.checks ?? []).map(({ daysAgo, outcome }, at) => {
    const performedAt = now - daysAgo * day;
    const submission = functionCheckSchema.parse({
      ...checkOf(device, checklistHash),
      submissionId: demoId(`check ${device.serialNumber} ${at}`),
      startedAt: zoned(performedAt - 6 * minute),
      performedAt: zoned(performedAt),
      performer: { name: performers[(device.serialNumber.length + at) % performers.length] },
      answers: demoAnswers(demoChecklists[device.model], outcome),
    });
    const contentJson = canonicalJson(submission);
    const delivery = {
      queuedAt: zoned(performedAt),
      sentAt: zoned(performedAt),
      attempts: 1,
      clockSkewMs: 0,
      offline: false,
    };
    return {
      submissionId: submission.submissionId,
      contentJson,
      contentHash: hash('sha256', contentJson),
      item: { submission, delivery },
      label: { kind: 'verified', label: labelOf(device) },
      receivedAt: performedAt + minute,
    };
  });
}

function checkOf(device: DemoDevice, checklistHash: string) {
  const { checklistId, version, kind, signature } = demoChecklists[device.model];
  return {
    kindOfSubmission: 'functionCheck',
    deviceRef: demoDeviceRef(device.serialNumber),
    labelText: null,
    labelVerification: 'verified',
    privacyNoticeVersion,
    appVersion: 'demo',
    language: 'de',
    correctsSubmissionId: null,
    correctionReason: null,
    checklistId,
    checklistVersion: version,
    checklistHash,
    kind,
    timeZone: 'Europe/Berlin',
    instruments: [],
    overallComment: '',
    signature: signature === 'typedName' ? { kind: 'typed', name: performers[0] } : null,
  } satisfies Partial<FunctionCheck>;
}

const labelOf = ({ model, serialNumber }: DemoDevice) => ({
  keyId: 1,
  deviceRef: demoDeviceRef(serialNumber),
  modelNo: demoModels.find(({ name }) => name === model)!.modelNo,
  serialNumber,
  labelDay: '2026-01-01',
  labelNo: 1,
});

const zoned = (time: number) => new Date(time).toISOString();
