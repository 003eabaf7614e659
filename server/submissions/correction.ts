import { hash, timingSafeEqual } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { CheckFlag } from '../../src/contract/receipt.ts';
import type { SubmissionRow, Tables } from '../database/tables.ts';
import { reachesCustomer } from '../access/scope.ts';
import type { KnownFacts } from './known-facts.ts';
import type { NewSubmission } from './new-submission.ts';
import { knowsDevice } from './told-of-device.ts';

/**
 * What a new submission takes the place of: an earlier one of the same kind and device.
 * Undefined without that proof, and for what was voided or corrected already.
 */
export function provenCorrection(it: NewSubmission, facts: KnownFacts): SubmissionRow | undefined {
  const { submission } = it.item;
  const old = facts.corrected.get(submission.correctsSubmissionId ?? '');
  if (!old || !mayCorrect(it, old)) return undefined;
  if (old.kindOfSubmission !== submission.kindOfSubmission || !isOpen(old)) return undefined;
  return isOfSameDevice(it, old, facts) ? old : undefined;
}

/** By its receipt code, by whoever made it signed in, or by somebody who may void it. */
function mayCorrect({ item: { delivery }, performer }: NewSubmission, old: SubmissionRow): boolean {
  if (performer && old.performerUserId === performer.userId) return true;
  if (performer && old.customerId !== null && reachesCustomer(performer, 'check.judge', old.customerId)) return true;
  return delivery.receiptCode !== undefined && isSameText(old.receiptCode, delivery.receiptCode);
}

/** What was voided, decided or corrected already stays as it is. */
const isOpen = ({ state, correctedBySubmissionId }: SubmissionRow) =>
  correctedBySubmissionId === null && ['received', 'flagged', 'accepted', 'submitted'].includes(state);

/** Without proof nobody can say that the earlier one is theirs to replace: both stay, marked. */
export function correctionFlags(it: NewSubmission, facts: KnownFacts): CheckFlag[] {
  const corrects = it.item.submission.correctsSubmissionId;
  const isKnown = corrects !== null && facts.keptIds.has(corrects);
  return isKnown && !provenCorrection(it, facts) ? ['duplicateSuspect'] : [];
}

/** The old one says what took its place, and stops counting. Undefined when another correction was first. */
export async function markCorrected(
  db: Kysely<Tables>,
  old: SubmissionRow,
  by: string,
): Promise<SubmissionRow | undefined> {
  // A registration stays in the state its review has brought it to.
  const state = old.kindOfSubmission === 'functionCheck' ? 'corrected' : old.state;
  const marked = { correctedBySubmissionId: by, counts: 0, state } as const;
  const { numUpdatedRows } = await db
    .updateTable('submission')
    .set(marked)
    .where('id', '=', old.id)
    .where('correctedBySubmissionId', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n ? { ...old, ...marked } : undefined;
}

function isOfSameDevice(it: NewSubmission, old: SubmissionRow, facts: KnownFacts): boolean {
  const device = facts.devices.get(it.submissionId);
  const { submission } = it.item;
  const before = JSON.parse(old.contentJson) as NewSubmission['item']['submission'];
  const isKnown = device !== undefined || old.deviceId !== null;
  // Who names both by guessable numbers is told by the numbers alone, known or not.
  const isNamedAlike = submission.deviceRef === before.deviceRef && isSameManually(submission, before);
  if (!isKnown || (!it.performer && !knowsDevice(submission) && !knowsDevice(before))) return isNamedAlike;
  return device?.id === old.deviceId;
}

type Named = Pick<NewSubmission['item']['submission'], 'manualDevice'>;

function isSameManually({ manualDevice: one }: Named, { manualDevice: other }: Named): boolean {
  const isSameModel = one?.modelNo === other?.modelNo && one?.udiDi === other?.udiDi;
  return isSameModel && one?.serialNumber === other?.serialNumber;
}

/** Takes the same time wherever the texts differ. */
const isSameText = (a: string, b: string) => timingSafeEqual(hash('sha256', a, 'buffer'), hash('sha256', b, 'buffer'));
