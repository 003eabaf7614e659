import type { CheckFlag } from '../../src/contract/receipt.ts';
import type { SubmissionRow } from '../database/tables.ts';
import { evaluateFunctionCheck } from './evaluate-function-check.ts';
import { evaluateRegistration } from './evaluate-registration.ts';
import { evaluateLabel } from './evaluate-label.ts';
import { correctionFlags } from './correction.ts';
import type { EvaluatedSubmission } from './evaluated-submission.ts';
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
  const label = evaluateLabel(submission, it.label, { device, labels });
  const evaluated = evaluate(it, facts, label.isVerified);
  const flags: CheckFlag[] = [...label.flags, ...evaluated.flags, ...correctionFlags(it, facts)];
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
    state: stateOf(it, evaluated.counts && flags.length === 0),
    flagsJson: JSON.stringify(flags),
    toldFlagsJson: JSON.stringify(toldFlags(flags, mayBeTold)),
    toldNextDueOn: (mayBeTold && evaluated.nextDueOn) || null,
    toldDeviceStatus: (mayBeTold && (evaluated.blocks ? 'blocked' : device?.status)) || null,
    photosAnnounced: evaluated.photos,
    photosPending: evaluated.photos,
    result: evaluated.result ?? null,
    deviceId: device?.id ?? null,
    customerId: device?.customerId ?? null,
    siteId: device?.siteId ?? null,
    checklistId: evaluated.checklistId,
    checklistVersion: evaluated.checklistVersion,
    checkKind: evaluated.checkKind,
    labelVerified: label.isVerified ? 1 : 0,
    counts: evaluated.counts ? 1 : 0,
    performedAt: asInstant(evaluated.performedAt),
    effectiveAt: asInstant(evaluated.effectiveAt),
    performerUserId: it.performer?.userId ?? null,
    correctsSubmissionId: submission.correctsSubmissionId,
    correctedBySubmissionId: null,
    closedAt: null,
    closedReason: null,
  };
  return { row, blocks: evaluated.blocks };
}

function evaluate(it: NewSubmission, facts: KnownFacts, labelIsVerified: boolean): EvaluatedSubmission {
  const { submission, delivery } = it.item;
  const device = facts.devices.get(it.submissionId);
  const known = { delivery, receivedAt: it.receivedAt, device };
  if (submission.kindOfSubmission === 'deviceRegistration') return evaluateRegistration(submission, known);
  return evaluateFunctionCheck(submission, {
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
