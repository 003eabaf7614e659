import type { Draft } from '../contract/draft.ts';
import { uuidV7 } from '../domain/uuid-v7.ts';
import { freezeSubmission, type MadeSubmission } from './freeze-submission.ts';
import type { OutboxItem } from './outbox/outbox-item.ts';
import { submissionsSender } from './outbox/post-submissions.ts';
import { sendBatch, type Sender } from './outbox/send-batch.ts';
import type { SendOutcome } from './outbox/send-outcome.ts';

type Sent = { draft: Draft; item: OutboxItem };

/** What this page sent without an answer, by the id of its form. */
const sent = new Map<string, Sent>();

/**
 * Sends what the phone cannot keep straight to the server. The answer to an earlier try may have got lost: the same form
 * goes again under its id, byte for byte; a form that was changed since becomes a correction with an id of its own.
 */
export async function sendAtOnce(
  { draft, ...made }: MadeSubmission & { draft: Draft },
  sender: Sender = submissionsSender(Date.now),
): Promise<SendOutcome> {
  const before = sent.get(draft.submissionId);
  const frozen = before?.draft === draft ? before.item : await freezeSubmission(asNew(made, before), sender.now());
  const item = { ...frozen, attempts: frozen.attempts + 1 };
  sent.set(draft.submissionId, { draft, item });
  const [outcome] = await sendBatch([item], sender);
  return outcome!;

  function asNew({ submission, device }: MadeSubmission, earlier: Sent | undefined): MadeSubmission {
    if (!earlier) return { submission, device };
    const ids = { submissionId: uuidV7(sender.now()), correctsSubmissionId: earlier.item.id };
    return { submission: { ...submission, ...ids }, device };
  }
}
