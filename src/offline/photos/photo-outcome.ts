import type { JsonAnswer } from '../../api/fetch-json.ts';
import { problemSchema } from '../../contract/problem.ts';
import { uploadReceiptSchema } from '../../contract/upload.ts';
import type { AttentionReason, WaitReason } from '../outbox/outbox-item.ts';
import { itemProblemOutcome } from '../outbox/read-item-result.ts';
import { retryAfter } from '../outbox/retry-after.ts';
import { reasonOf } from '../outbox/send-batch.ts';
import type { KeptPhoto } from './kept-photo.ts';

/** What a try to deliver one photo came to. */
export type PhotoOutcome =
  | { kind: 'received'; photosPending: number }
  /** Not now: tried again without end. `isTight`: fewer at once may get through. */
  | { kind: 'later'; reason: WaitReason; notBefore?: number; isTight?: boolean }
  | { kind: 'refused'; reason: AttentionReason };

/** Reads an answer, whatever it is: it comes from the network. Only our id with our hash counts as received. */
export function photoOutcome(photo: KeptPhoto, answer: JsonAnswer, now: number): PhotoOutcome {
  if (answer.kind === 'unreachable') return { kind: 'later', reason: 'noAnswer' };
  const { status } = answer;
  const notBefore = retryAfter(answer.headers.get('retry-after'), now);
  if (status === 413) return { kind: 'later', reason: 'busy', notBefore, isTight: true };
  const notOurs: PhotoOutcome = { kind: 'later', reason: reasonOf(status), notBefore };
  if (answer.kind === 'foreign') return notOurs;
  if (status === 200 || status === 201) {
    const receipt = uploadReceiptSchema.safeParse(answer.body);
    const isOurs = receipt.success && receipt.data.uploadId === photo.uploadId && receipt.data.sha256 === photo.sha256;
    return isOurs ? { kind: 'received', photosPending: receipt.data.photosPending } : notOurs;
  }
  const problem = problemSchema.safeParse(answer.body);
  if (!problem.success) return notOurs;
  const outcome = itemProblemOutcome({ ...problem.data, status });
  if (outcome.kind === 'later') return { kind: 'later', reason: outcome.reason, notBefore };
  // Cut on its way: the same bytes may well arrive the next time.
  if (outcome.kind !== 'refused' || outcome.reason.code === 'uploadDamaged') return { ...notOurs, reason: 'busy' };
  return outcome;
}
