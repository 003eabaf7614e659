import { hash } from 'node:crypto';
import type { functionCheckItemSchema } from '../../src/contract/function-check.ts';
import type { z } from '../../src/contract/zod.ts';
import { canonicalJson } from '../../src/domain/canonical-json.ts';
import { demoId } from './demo-id.ts';
import type { DemoSubmission } from './keep-demo-submissions.ts';
import { worldWords } from './world-words.ts';

/** A function check of the demo data. */
export type WorldCheck = DemoSubmission & { item: z.infer<typeof functionCheckItemSchema> };

const hour = 3_600_000; // milliseconds

/** The check its sender sent again an hour later, because something in the first one was wrong. */
export function correctionOf(wrong: WorldCheck): WorldCheck {
  const { submission: before, delivery } = wrong.item;
  const submission = {
    ...before,
    submissionId: demoId(`correction of ${wrong.submissionId}`),
    correctsSubmissionId: wrong.submissionId,
    correctionReason: worldWords[before.language].correction,
  };
  const contentJson = canonicalJson(submission);
  return {
    ...wrong,
    submissionId: submission.submissionId,
    contentJson,
    contentHash: hash('sha256', contentJson),
    item: { submission, delivery },
    receivedAt: wrong.receivedAt + hour,
    becomes: 'kept',
    isProven: true,
  };
}
