import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { endpoints } from '../../src/contract/endpoints.ts';
import type { KindOfSubmission } from '../../src/contract/submission.ts';
import { batchLimits, submissionEnvelopeSchema, type SubmissionResult } from '../../src/contract/submission-batch.ts';
import { z } from '../../src/contract/zod.ts';
import { troubleOf } from '../database/database-trouble.ts';
import { callerAddress } from '../http/caller-address.ts';
import { route, type Call } from '../http/endpoint-route.ts';
import type { Limits } from '../http/limits.ts';
import { refusalOf } from '../http/problem-answers.ts';
import { problem, HttpProblem } from '../http/problems.ts';
import type { LabelKeys } from '../label-keys/label-keys.ts';
import type { Outcome } from './new-submission.ts';
import { readItem, type ReadItem } from './read-item.ts';
import { receiptOf, receiptStateOf } from './receipt.ts';
import type { Submissions } from './submissions.ts';

type Parts = { submissions: Submissions; labelKeys: LabelKeys; limits: Limits };

// What stands around the items of a full batch must fit too.
const bodyLimit = batchLimits.bytes + 64 * 1024;
const longestHold = 10; // milliseconds of the event loop
const anything = z.unknown();

/** Delivering function checks and registrations, and asking for their receipts. */
export function submissionRoutes(app: FastifyInstance, { submissions, labelKeys, limits }: Parts): void {
  const batch = { endpoint: endpoints.deliverSubmissions, body: submissionEnvelopeSchema, bodyLimit };
  route(app, batch, async ({ received, request, caller }) => {
    const items = await readItems((received as { items: unknown[] }).items);
    const refusal = await overLimit(request, items);
    if (refusal) return refusal;
    const outcomes = await submissions.keepAll(items, caller);
    const [first] = outcomes;
    const isAway = outcomes.every((it) => it.kind === 'broken' && troubleOf(it.error));
    if (isAway && first?.kind === 'broken') throw first.error;
    return { results: items.map((item, at) => resultOf(item, logged(outcomes[at]!, request), request)) };
  });

  const check = { endpoint: endpoints.keepFunctionCheck, body: anything, bodyLimit };
  route(app, check, (call) => keepSingle(call, 'functionCheck'));
  const registration = { endpoint: endpoints.keepDeviceRegistration, body: anything, bodyLimit };
  route(app, registration, (call) => keepSingle(call, 'deviceRegistration'));

  route(app, { endpoint: endpoints.readReceipt }, async ({ parameters, query, request, reply }) => {
    reply.header('cache-control', 'no-store');
    const address = callerAddress(request.ip);
    const wait = await limits.waitAfterWrongCodes(address);
    if (wait !== null) return tooMany(wait);
    const row = await submissions.find(parameters.submissionId, query.receiptCode);
    if (row) return receiptStateOf(row);
    await limits.noteWrongCode(address);
    return new HttpProblem('submissionUnknown');
  });

  type Single = Pick<
    Call<typeof endpoints.keepFunctionCheck>,
    'parameters' | 'received' | 'request' | 'reply' | 'caller'
  >;

  async function keepSingle({ parameters, received, request, reply, caller }: Single, kind: KindOfSubmission) {
    const [item] = await readItems([received]);
    const errors = mismatches(item!, { submissionId: parameters.submissionId, kind });
    if (errors.length > 0) return new HttpProblem('validationFailed', { errors });
    const refusal = await overLimit(request, [item!]);
    if (refusal) return refusal;
    const [outcome] = await submissions.keepAll([item!], caller);
    if (outcome!.kind === 'broken') throw outcome!.error;
    if (outcome!.kind === 'refused') return outcome!.refusal;
    reply.code(outcome!.isNew ? 201 : 200);
    return receiptOf(outcome!.row);
  }

  /** One after the other, giving way to others in between: a full batch takes longer than anybody should wait. */
  async function readItems(items: readonly unknown[]): Promise<ReadItem[]> {
    const read: ReadItem[] = [];
    let since = performance.now();
    for (const item of items) {
      read.push(await readItem(item, labelKeys));
      if (performance.now() - since < longestHold) continue;
      await nextTurn();
      since = performance.now();
    }
    return read;
  }

  /** Nothing of what is over the limit was kept, so all of it may be sent again; what is kept already draws on none. */
  async function overLimit({ ip }: FastifyRequest, items: readonly ReadItem[]): Promise<HttpProblem | null> {
    const kept = await submissions.keptIds(items);
    const others = items.filter(({ submissionId }) => submissionId === null || !kept.has(submissionId));
    const wait = await limits.takeSubmissions(callerAddress(ip), others.map(arriving));
    return wait === null ? null : tooMany(wait);
  }
}

const tooMany = (seconds: number) =>
  new HttpProblem('tooManyRequests', { retryAfterSeconds: seconds, params: { seconds } });

const arriving = (item: ReadItem) => ({
  verifiedDeviceRef: verifiedDeviceRef(item),
  length: item.kind === 'named' ? item.contentJson.length : 0,
});

const verifiedDeviceRef = (item: ReadItem) =>
  item.kind === 'named' && item.content.kind === 'valid' && item.content.label.kind === 'verified'
    ? item.content.label.label.deviceRef
    : null;

/** A single submission stands under an address of its own: id and kind must be those of the address. */
function mismatches(item: ReadItem, { submissionId, kind }: { submissionId: string; kind: KindOfSubmission }) {
  if (item.submissionId !== submissionId)
    return [{ pointer: '/submission/submissionId', code: 'notTheIdOfTheAddress' }];
  const isOther =
    item.kind === 'named' && item.content.kind === 'valid' && item.content.item.submission.kindOfSubmission !== kind;
  return isOther ? [{ pointer: '/submission/kindOfSubmission', code: 'notAChoice' }] : [];
}

function resultOf({ submissionId }: ReadItem, outcome: Outcome, { id: traceId }: FastifyRequest): SubmissionResult {
  switch (outcome.kind) {
    case 'kept':
      return { submissionId: outcome.row.id, receipt: receiptOf(outcome.row) };
    case 'refused':
      return { submissionId, problem: problem(outcome.refusal.code, { traceId, ...outcome.refusal.details }) };
    case 'broken':
      return { submissionId, problem: problem(refusalOf(outcome.error).code, { traceId }) };
  }
}

function logged(outcome: Outcome, request: FastifyRequest): Outcome {
  if (outcome.kind === 'broken') request.log.error({ err: outcome.error }, 'a submission could not be kept');
  return outcome;
}
