import type { FunctionCheckDraft, IdentifiedDevice } from '../contract/draft.ts';
import type { CheckDetails } from '../contract/check-details.ts';
import { draftFromSubmission } from './draft-from-submission.ts';

type Correction = { device: IdentifiedDevice; submissionId: string; reason: string; begunAt: string };

/**
 * The form of a new check that takes the place of a kept one: its answers, comment and instruments, on the version of the
 * checklist it was made with. Nobody has made or signed it yet. Null: its checklist is none of ours.
 */
export function correctionOfCheck(
  { id, kind, checklist, answers, instruments, overallComment }: CheckDetails,
  { device, submissionId, reason, begunAt }: Correction,
): FunctionCheckDraft | null {
  if (!checklist) return null;
  const draft = draftFromSubmission({
    submission: {
      kindOfSubmission: 'functionCheck',
      submissionId,
      checklistId: checklist.checklistId,
      checklistVersion: checklist.version,
      checklistHash: checklist.contentHash,
      kind,
      answers,
      instruments,
      overallComment,
      correctsSubmissionId: id,
      correctionReason: reason,
    },
    device,
    savedAt: begunAt,
  });
  return draft?.kindOfSubmission === 'functionCheck' ? draft : null;
}
