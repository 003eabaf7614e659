import type { CheckResult } from '../../src/contract/function-check.ts';
import type { CheckFlag } from '../../src/contract/receipt.ts';
import type { SubmissionRow } from '../database/tables.ts';

/** What the rules say about a submission, whichever kind it is. */
export type EvaluatedSubmission = Pick<SubmissionRow, 'checklistId' | 'checklistVersion' | 'checkKind'> & {
  flags: CheckFlag[];
  /** Only where there is a verdict: a known checklist. */
  result?: CheckResult;
  /** True when it decides about the due dates and the condition of its device. */
  counts: boolean;
  /** True when it takes its device out of use. */
  blocks: boolean;
  performedAt: number;
  effectiveAt: number;
  photos: number;
  nextDueOn?: string;
};
