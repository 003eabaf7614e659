import { problemSchema, type Problem } from '../../contract/problem.ts';
import { receiptSchema } from '../../contract/receipt.ts';
import type { OutboxItem } from './outbox-item.ts';
import type { SendOutcome } from './send-outcome.ts';

type Sent = Pick<OutboxItem, 'id' | 'contentHash'>;
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The outcome for one item out of the results of a batch, whatever those are: they come from the network. */
export function readItemResult(item: Sent, results: readonly unknown[]): SendOutcome {
  const ours = results.find((result) => isObject(result) && result.submissionId === item.id);
  if (!isObject(ours)) return { kind: 'later', reason: 'foreignAnswer' };
  const problem = problemSchema.safeParse(ours.problem);
  if (problem.success) return itemProblemOutcome(problem.data);
  const receipt = receiptSchema.safeParse(ours.receipt);
  // A 200 can come from anywhere, and a receipt can be somebody else's: only our id with our content counts.
  const isOurs =
    receipt.success && receipt.data.submissionId === item.id && receipt.data.contentHash === item.contentHash;
  return isOurs ? { kind: 'received', receipt: receipt.data } : { kind: 'later', reason: 'foreignAnswer' };
}

/** What a problem about one item means for it. Only what a person can mend stops an item; all else waits. */
export function itemProblemOutcome({ status, code, params, errors }: Problem): SendOutcome {
  if (status >= 500) return { kind: 'later', reason: status === 503 ? 'busy' : 'serverError' };
  switch (status) {
    case 401:
    case 403:
      return { kind: 'later', reason: 'foreignAnswer' };
    case 404:
    case 405:
      return { kind: 'later', reason: 'routeMissing' };
    case 408:
    case 425:
    case 429:
      return { kind: 'later', reason: 'busy' };
    case 410:
      return { kind: 'closed' };
  }
  if (code === 'signInRequired') return { kind: 'waitsForSignIn' };
  return { kind: 'refused', reason: { code, params, errors } };
}
