import type { CheckFlag } from '../../src/contract/receipt.ts';
import type { SubmissionRow } from '../database/tables.ts';
import { judgeFunctionCheck } from './judge-function-check.ts';
import { judgeRegistration } from './judge-registration.ts';
import { judgeLabel } from './judge-label.ts';
import { correctionFlags } from './correction.ts';
import type { JudgedSubmission } from './judged-submission.ts';
import { checklistKey, type KnownFacts } from './known-facts.ts';
import type { NewSubmission } from './new-submission.ts';
import { knowsDevice, toldFlags } from './told-of-device.ts';
import { newReceiptCode, protocolNo } from './receipt.ts';

/** The row a submission becomes: what was sent, what we say to it, what it decides; and whether it blocks its device. */
export function submissionRow(
  it: NewSubmission,
  facts: KnownFacts,
  number: number,
): { row: SubmissionRow; blocks: boolean } {
  const { submission, delivery } = it.item;
  const device = facts.devices.get(it.submissionId);
  const labels = facts.labels.filter(({ deviceId }) => deviceId === device?.id);
  const label = judgeLabel(submission, it.label, { device, labels });
  const judged = judge(it, facts, label.isVerified);
  const flags: CheckFlag[] = [...label.flags, ...judged.flags, ...correctionFlags(it, facts)];
  const mayBeTold = knowsDevice(submission);
  const row: SubmissionRow = {
    id: it.submissionId,
    kindOfSubmission: submission.kindOfSubmission,
    contentJson: it.contentJson,
    contentHash: it.contentHash,
    deliveryJson: JSON.stringify(delivery),
    receivedAt: asInstant(it.receivedAt),
    protocolNo: protocolNo(submission.kindOfSubmission, number, it.receivedAt),
    receiptCode: newReceiptCode(),
    state: stateOf(it, judged.counts && flags.length === 0),
    flagsJson: JSON.stringify(flags),
    toldFlagsJson: JSON.stringify(toldFlags(flags, mayBeTold)),
    toldNextDueOn: (mayBeTold && judged.nextDueOn) || null,
    toldDeviceStatus: (mayBeTold && (judged.blocks ? 'blocked' : device?.status)) || null,
    photosAnnounced: judged.photos,
    photosPending: judged.photos,
    result: judged.result ?? null,
    deviceId: device?.id ?? null,
    customerId: device?.customerId ?? null,
    siteId: device?.siteId ?? null,
    checklistId: judged.checklistId,
    checklistVersion: judged.checklistVersion,
    checkKind: judged.checkKind,
    labelVerified: label.isVerified ? 1 : 0,
    counts: judged.counts ? 1 : 0,
    performedAt: asInstant(judged.performedAt),
    effectiveAt: asInstant(judged.effectiveAt),
    performerUserId: it.performer?.userId ?? null,
    correctsSubmissionId: submission.correctsSubmissionId,
    correctedBySubmissionId: null,
    closedAt: null,
    closedReason: null,
  };
  return { row, blocks: judged.blocks };
}

function judge(it: NewSubmission, facts: KnownFacts, labelIsVerified: boolean): JudgedSubmission {
  const { submission, delivery } = it.item;
  const device = facts.devices.get(it.submissionId);
  const known = { delivery, receivedAt: it.receivedAt, device };
  if (submission.kindOfSubmission === 'deviceRegistration') return judgeRegistration(submission, known);
  return judgeFunctionCheck(submission, {
    ...known,
    schedules: facts.schedules.filter(({ modelId }) => modelId === device?.modelId),
    done: facts.done.filter(({ deviceId }) => deviceId === device?.id),
    checklist: facts.checklists.get(checklistKey(submission)),
    currentVersion: facts.currentVersions.get(submission.checklistId),
    labelIsVerified,
    performer: it.performer,
  });
}

function stateOf({ item: { submission } }: NewSubmission, isPlain: boolean): SubmissionRow['state'] {
  if (submission.kindOfSubmission === 'deviceRegistration') return 'submitted';
  return isPlain ? 'received' : 'flagged';
}

const earliest = Date.UTC(1900, 0, 1);
const latest = Date.UTC(2199, 11, 31);
/** The clock of a phone may show any year; what was sent keeps it, and what is sorted and shown keeps to four digits. */
const asInstant = (time: number) => new Date(Math.min(Math.max(time, earliest), latest)).toISOString();
