import type { SubmissionItem } from '../../src/contract/submission-batch.ts';
import type { SubmissionRow } from '../database/tables.ts';
import type { SignedInPerformer } from './signed-in-performer.ts';
import { HttpProblem } from '../http/problems.ts';
import type { CheckedLabel } from './checked-label.ts';

/** A readable submission whose id was not kept yet when it was looked up. */
export type NewSubmission = {
  submissionId: string;
  contentJson: string;
  contentHash: string;
  item: SubmissionItem;
  label: CheckedLabel;
  receivedAt: number;
  /** Whoever made it, where they are signed in. */
  performer?: SignedInPerformer;
};

/** What became of a submission that was delivered. */
export type Outcome =
  | { kind: 'kept'; row: SubmissionRow; isNew: boolean }
  | { kind: 'refused'; refusal: HttpProblem }
  /** Our own fault, on this one item; it may be sent again. */
  | { kind: 'broken'; error: unknown };

/** What is answered for an id that is kept already: the same receipt for the same content, whatever else it says now. */
export function outcomeOfKept(row: SubmissionRow, contentHash: string): Outcome {
  if (row.contentHash !== contentHash) return { kind: 'refused', refusal: new HttpProblem('submissionIdReused') };
  if (row.state === 'voided') return { kind: 'refused', refusal: new HttpProblem('voided') };
  return { kind: 'kept', row, isNew: false };
}
