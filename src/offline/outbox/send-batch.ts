import type { JsonAnswer } from '../../api/fetch-json.ts';
import { problemSchema } from '../../contract/problem.ts';
import type { OutboxItem, WaitReason } from './outbox-item.ts';
import { itemProblemOutcome, readItemResult } from './read-item-result.ts';
import { retryAfter } from './retry-after.ts';
import type { SendOutcome } from './send-outcome.ts';

export type Sender = {
  /** Posts a body to the batch route, with the token of whoever made what is in it; the real one is post-submissions.ts. */
  post(body: string, token?: string): Promise<JsonAnswer>;
  now(): number;
  /** Phone clock minus server clock in milliseconds, null until an answer told it. */
  clockSkewMs(): number | null;
};

/** Requests that halving may cost: enough to find one bad item among fifty, and an end when the server is just down. */
const requestsPerBatch = 13;

/** Sends items in one request; answers an outcome for each, in order. A batch that is refused as a whole is halved. */
export async function sendBatch(items: readonly OutboxItem[], sender: Sender): Promise<SendOutcome[]> {
  let requestsLeft = requestsPerBatch;
  return sendHalving(items);

  async function sendHalving(part: readonly OutboxItem[]): Promise<SendOutcome[]> {
    requestsLeft -= 1;
    const answer = await sender.post(bodyOf(part, sender));
    const outcome = readAnswer(part, answer, sender.now());
    if (outcome.kind === 'each') return outcome.outcomes;
    if (outcome.kind === 'all' || part.length === 1 || requestsLeft < 2) return part.map(() => outcome.outcome);
    const middle = part.length >> 1;
    const first = await sendHalving(part.slice(0, middle));
    return [
      ...first,
      ...(requestsLeft > 0 ? await sendHalving(part.slice(middle)) : part.slice(middle).map(() => notTried)),
    ];
  }
}

const notTried: SendOutcome = { kind: 'later', reason: 'serverError' };

type Answer =
  | { kind: 'each'; outcomes: SendOutcome[] }
  /** The same for every item. */
  | { kind: 'all'; outcome: SendOutcome }
  /** Refused as a whole; `outcome` holds if it is an item on its own. */
  | { kind: 'halve'; outcome: SendOutcome };

function readAnswer(items: readonly OutboxItem[], answer: JsonAnswer, now: number): Answer {
  if (answer.kind === 'unreachable') return { kind: 'all', outcome: { kind: 'later', reason: 'noAnswer' } };
  const notBefore = retryAfter(answer.headers.get('retry-after'), now);
  const notOurs: Answer = { kind: 'all', outcome: { kind: 'later', reason: reasonOf(answer.status), notBefore } };
  if (answer.kind === 'foreign') return notOurs;
  if (answer.status === 200) {
    const results = (answer.body as { results?: unknown } | null)?.results;
    if (!Array.isArray(results)) return notOurs;
    return { kind: 'each', outcomes: items.map((item) => readItemResult(item, results)) };
  }
  const problem = problemSchema.safeParse(answer.body);
  if (!problem.success) return notOurs;
  const outcome = itemProblemOutcome({ ...problem.data, status: answer.status });
  if (answer.status === 500) return { kind: 'halve', outcome };
  if (outcome.kind === 'later') return { kind: 'all', outcome: { ...outcome, notBefore } };
  return { kind: 'halve', outcome };
}

/** Why an answer with a body that is not ours does not count: a proxy before our server, or a network with its own sign-in. */
export function reasonOf(status: number): WaitReason {
  if ([408, 425, 429, 503].includes(status)) return 'busy';
  if (status === 404 || status === 405) return 'routeMissing';
  // 413: a proxy before our server takes no body of that size. 511: a network that asks for a sign-in of its own.
  return status === 413 || (status >= 500 && status !== 511) ? 'serverError' : 'foreignAnswer';
}

/** What is sent: the frozen submissions, and beside each how its delivery went so far. */
function bodyOf(items: readonly OutboxItem[], sender: Sender): string {
  return JSON.stringify({
    items: items.map(({ submission, queuedAt, attempts, lastReason, ...item }) => ({
      submission,
      delivery: {
        queuedAt: new Date(queuedAt).toISOString(),
        sentAt: new Date(sender.now()).toISOString(),
        attempts,
        clockSkewMs: sender.clockSkewMs(),
        offline: lastReason === 'noAnswer',
        ...(item.status === 'sending' && item.receiptCode && { receiptCode: item.receiptCode }),
      },
    })),
  });
}
