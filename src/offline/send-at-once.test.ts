import { expect, test } from 'vitest';
import type { JsonAnswer } from '../api/fetch-json.ts';
import type { Draft } from '../contract/draft.ts';
import { uuidV7 } from '../domain/uuid-v7.ts';
import { aFunctionCheck } from '../../tests/support/builders/a-function-check.ts';
import { aServerOfSubmissions } from '../../tests/support/servers/a-server-of-submissions.ts';
import { sendAtOnce } from './send-at-once.ts';

const device = { labelText: null, labelVerification: 'manual' as const };

/** A form on a phone that keeps nothing, before a server that keeps what it is sent and may lose its answer. */
function aForm() {
  const submissionId = uuidV7(Date.now());
  const server = aServerOfSubmissions();
  let losesAnswers = true;
  const sender = {
    now: Date.now,
    clockSkewMs: () => null,
    async post(body: string): Promise<JsonAnswer> {
      const answer = await server.post(body);
      return losesAnswers ? { kind: 'unreachable' } : answer;
    },
  };
  return {
    server,
    draft: { submissionId } as Draft,
    answersArrive: () => (losesAnswers = false),
    send: (draft: Draft, overallComment = '') =>
      sendAtOnce({ submission: aFunctionCheck({ submissionId, overallComment }), device, draft }, sender),
  };
}

test('[OFF-10, OFF-3] what a phone cannot keep is sent once, also when the first answer was lost', async () => {
  const { send, draft, server, answersArrive } = aForm();
  expect(await send(draft)).toMatchObject({ kind: 'later', reason: 'noAnswer' });
  answersArrive();
  // Saved a moment later it would have another time in it, and another hash under the same id.
  expect(await send(draft, 'not looked at: the form is as it was')).toMatchObject({ kind: 'received' });
  expect(server.sentIds()).toEqual([[draft.submissionId], [draft.submissionId]]);
  expect(server.batches.map(({ items }) => items[0]!.delivery.attempts)).toEqual([1, 2]);
  expect(server.batches[0]!.items[0]!.submission).toEqual(server.batches[1]!.items[0]!.submission);
});

test('[OFF-10, OFF-3] changed after a try without an answer, it goes as a correction of what may have arrived', async () => {
  const { send, draft, server, answersArrive } = aForm();
  await send(draft);
  answersArrive();
  expect(await send({ ...draft }, 'changed')).toMatchObject({ kind: 'received' });
  const { submission } = server.batches[1]!.items[0]!;
  expect(submission).toMatchObject({ correctsSubmissionId: draft.submissionId, overallComment: 'changed' });
  expect(submission.submissionId).not.toBe(draft.submissionId);
});
