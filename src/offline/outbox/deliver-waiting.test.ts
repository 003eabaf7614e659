import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { JsonAnswer } from '../../api/fetch-json.ts';
import { uuidV7 } from '../../domain/uuid-v7.ts';
import { aDeviceRegistration } from '../../../tests/support/builders/a-device-registration.ts';
import { aFunctionCheck } from '../../../tests/support/builders/a-function-check.ts';
import {
  answered,
  aProblem,
  aReceiptFor,
  aServerOfSubmissions,
  type SentBatch,
} from '../../../tests/support/servers/a-server-of-submissions.ts';
import { FieldDatabase } from '../database.ts';
import { createDrafts } from '../drafts.ts';
import { freezeSubmission, type MadeSubmission } from '../freeze-submission.ts';
import { createReceivedItems } from '../received-items.ts';
import { deliverWaiting } from './deliver-waiting.ts';
import { createDiscardedItems } from './discarded-items.ts';
import { createOutbox } from './outbox.ts';

const device = { labelText: null, labelVerification: 'manual' as const };
const minute = 60_000;
let database: FieldDatabase;
let now = 0;
let server = aServerOfSubmissions();
let post: (body: string) => Promise<JsonAnswer> = (body) => server.post(body);

beforeEach(async () => {
  now = Date.UTC(2026, 10, 27, 13);
  server = aServerOfSubmissions();
  post = (body) => server.post(body);
  database = new FieldDatabase(`field-${uuidV7(Date.now())}`);
  await database.open();
});
afterEach(() => database.delete());

const outbox = () => createOutbox({ database, now: () => now, random: () => 0 });
const runner = (from = database) => ({
  outbox: createOutbox({ database: from, now: () => now, random: () => 0 }),
  sender: { post: (body: string) => post(body), now: () => now, clockSkewMs: () => null },
  lock: {
    withLock: (run: () => Promise<boolean>) => navigator.locks.request(`outbox ${from.name}`, run) as Promise<boolean>,
  },
});
const deliver = () => deliverWaiting(runner());

async function queue(submission: MadeSubmission['submission']): Promise<string> {
  await outbox().add(await freezeSubmission({ submission, device }, now));
  return submission.submissionId;
}
const queueCheck = (changes: Parameters<typeof aFunctionCheck>[0] = {}) =>
  queue(aFunctionCheck({ submissionId: uuidV7((now += 1)), ...changes }));
const queueChecks = async (count: number) => {
  const ids = [];
  for (let at = 0; at < count; at += 1) ids.push(await queueCheck());
  return ids;
};
const sameIds = (ids: (string | undefined)[]) =>
  expect.toSatisfy(
    (all: string[]) =>
      all.length === ids.length && new Set(all).size === ids.length && new Set(all).isSubsetOf(new Set(ids)),
    `the ids ${ids.join(', ')}`,
  ) as unknown;
const statusOf = async (id: string) => (await outbox().readAll()).find((item) => item.id === id)?.status ?? 'gone';
const received = async () => (await createReceivedItems(database).list()).map(({ id }) => id);

/** A server answer for each item, made by `resultFor`. */
const answerEach = async (body: string, resultFor: (item: SentBatch['items'][number]) => unknown) => {
  const { items } = JSON.parse(body) as SentBatch;
  return answered(200, { results: await Promise.all(items.map(resultFor)) });
};

test('[OFF-2, QR-6] a check that was queued is received, and its content leaves the phone', async () => {
  const id = await queueCheck();
  await deliver();
  expect(await received()).toEqual([id]);
  expect(await statusOf(id)).toBe('gone');
  expect(JSON.stringify(await database.received.toArray())).not.toContain('Jonas Weidlich');
});

test('[OFF-14, QR-9] a receipt keeps when its check was done, by the clock there', async () => {
  await queueCheck({ performedAt: '2026-11-27T09:12:00.000+02:00' });
  await deliver();
  expect(await createReceivedItems(database).list()).toMatchObject([{ performedAt: '2026-11-27T09:12:00.000+02:00' }]);
});

test('[OFF-3, F26] the second of two taps on save finds the check there already', async () => {
  const check = aFunctionCheck();
  await Promise.all([queue(check), queue(check)]);
  expect(await outbox().readAll()).toHaveLength(1);
  await deliver();
  await queue(check);
  expect(await outbox().readAll()).toHaveLength(0);
});

test('[OFF-3, QR-5, P8] other answers saved under the id of a saved check are refused, and nothing of either is lost', async () => {
  const check = aFunctionCheck();
  await queue(check);
  const other = { ...check, overallComment: 'from another tab' };
  await expect(queue(other)).rejects.toThrow(/Other content/);
  await deliver();
  await expect(queue(other)).rejects.toThrow(/Other content/);
  expect(await received()).toEqual([check.submissionId]);
});

test('[QR-5] the draft goes in the same step in which the check is queued', async () => {
  const check = aFunctionCheck();
  const drafts = createDrafts(database);
  await drafts.save({
    submissionId: check.submissionId,
    kindOfSubmission: 'functionCheck',
    device,
    startedAt: '',
    savedAt: '',
    correctsSubmissionId: null,
    checklistId: check.checklistId,
    checklistVersion: 1,
    checklistHash: '',
    kind: 'periodic',
    answers: [],
    fields: {},
  });
  expect(await drafts.read(check.submissionId)).not.toBeNull();
  await queue(check);
  expect(await drafts.read(check.submissionId)).toBeNull();
});

describe('what is no receipt leaves the check on the phone', () => {
  const aForeignPage: JsonAnswer = { kind: 'foreign', status: 200, headers: new Headers() };
  const cases: [string, (body: string) => Promise<JsonAnswer> | JsonAnswer][] = [
    ['F9 no answer', () => ({ kind: 'unreachable' })],
    ['F98 a captive portal with 200', () => aForeignPage],
    ['F98 a redirect to a login page', () => ({ ...aForeignPage, status: 302 })],
    ['F1 500 with our body', () => answered(500, aProblem(500, 'internalError'))],
    ['F1 502 of a proxy', () => answered(502, { error: 'bad gateway' })],
    ['503', () => answered(503, aProblem(503, 'busy'))],
    ['429', () => answered(429, aProblem(429, 'tooManyRequests'))],
    ['F35 401 that is not ours', () => answered(401, { message: 'sign in' })],
    ['F37 403 with a body of ours', () => answered(403, aProblem(403, 'forbidden'))],
    ['F41 404 of the route', () => answered(404, aProblem(404, 'notFound'))],
    ['405 of the route', () => answered(405, aProblem(405, 'methodNotAllowed'))],
    ['200 with JSON that is not ours', () => answered(200, { ok: true })],
    ['200 with no results', () => answered(200, { results: [] })],
    ['200 with null', () => answered(200, null)],
    [
      'P4 a receipt with another id',
      (body) =>
        answerEach(body, async (item) => ({
          submissionId: item.submission.submissionId,
          receipt: { ...(await aReceiptFor(item)), submissionId: uuidV7(1) },
        })),
    ],
    [
      'a receipt for other content',
      (body) =>
        answerEach(body, async (item) => ({
          submissionId: item.submission.submissionId,
          receipt: { ...(await aReceiptFor(item)), contentHash: 'f'.repeat(64) },
        })),
    ],
    [
      'half a receipt',
      (body) =>
        answerEach(body, ({ submission }) => ({
          submissionId: submission.submissionId,
          receipt: { submissionId: submission.submissionId },
        })),
    ],
    [
      'a problem 500 for the item',
      (body) =>
        answerEach(body, ({ submission }) => ({
          submissionId: submission.submissionId,
          problem: aProblem(500, 'internalError'),
        })),
    ],
  ];
  test.each(cases)(
    '[OFF-2, OFF-3, F1, F9, F35, F37, F41, F98, P4] %s: it waits, and is received once the server answers',
    async (_, answer) => {
      const id = await queueCheck();
      post = async (body) => answer(body);
      await deliver();
      expect(await statusOf(id)).toBe('waiting');
      post = (body) => server.post(body);
      now += 15 * minute;
      await deliver();
      expect(await received()).toEqual([id]);
      expect([...server.kept.keys()]).toEqual([id]);
    },
  );
});

test.each([
  ['noAnswer', { kind: 'unreachable' }],
  ['foreignAnswer', { kind: 'foreign', status: 200, headers: new Headers() }],
  ['foreignAnswer', { kind: 'foreign', status: 302, headers: new Headers() }],
  ['foreignAnswer', { kind: 'foreign', status: 511, headers: new Headers() }],
  ['foreignAnswer', answered(401, { message: 'sign in' })],
  ['serverError', { kind: 'foreign', status: 502, headers: new Headers() }],
  ['serverError', answered(500, aProblem(500, 'internalError'))],
  ['busy', { kind: 'foreign', status: 503, headers: new Headers() }],
  ['busy', { kind: 'foreign', status: 429, headers: new Headers() }],
  ['routeMissing', { kind: 'foreign', status: 404, headers: new Headers() }],
] satisfies [string, JsonAnswer][])(
  '[QR-6, F98] the phone tells apart no network, a network that wants a sign-in, and a server that has trouble: %s',
  async (lastReason, answer) => {
    const id = await queueCheck();
    post = async () => answer;
    await deliver();
    expect(await outbox().readAll()).toMatchObject([{ id, status: 'waiting', lastReason }]);
  },
);

test('[OFF-3, F17, P5] an answer lost after the server kept the check: the same check again, the same receipt, one record', async () => {
  const id = await queueCheck();
  post = async (body) => {
    await server.post(body);
    return { kind: 'unreachable' };
  };
  await deliver();
  post = (body) => server.post(body);
  now += minute;
  await deliver();
  expect(server.batches).toHaveLength(2);
  const [first, second] = server.batches.map(({ items }) => items[0]!.submission);
  expect(second).toEqual(first);
  expect(server.kept.size).toBe(1);
  expect(await received()).toEqual([id]);
});

test('[OFF-2, F7, F16, P2] an item is never given up, by count or by age, and says how often it was tried', async () => {
  const id = await queueCheck();
  post = async () => answered(503, aProblem(503, 'busy'));
  for (let day = 0; day < 40; day += 1) {
    now += 24 * 60 * minute;
    await deliver();
  }
  expect(await outbox().readAll()).toMatchObject([{ id, status: 'waiting', attempts: 40, lastReason: 'busy' }]);
});

test('[OFF-4, F36, F38] one refused check between two good ones: the others arrive, it stays with its reason', async () => {
  const [first, bad, last] = await queueChecks(3);
  post = (body) =>
    answerEach(body, async (item) => {
      const { submissionId } = item.submission;
      if (submissionId !== bad) return { submissionId, receipt: await aReceiptFor(item) };
      return {
        submissionId,
        problem: { ...aProblem(422, 'invalid'), errors: [{ pointer: '/performer/name', code: 'textTooShort' }] },
      };
    });
  await deliver();
  expect(await received()).toEqual(sameIds([first, last]));
  expect(await outbox().readAll()).toMatchObject([
    {
      id: bad,
      status: 'needsAttention',
      reason: { code: 'invalid', errors: [{ pointer: '/performer/name', code: 'textTooShort' }] },
    },
  ]);
  now += 60 * minute;
  server.batches.length = 0;
  post = (body) => server.post(body);
  await deliver();
  expect(server.batches).toEqual([]); // it waits for a person, not for a timer
  await outbox().retry(bad!);
  await deliver();
  expect(await received()).toContain(bad);
});

test('[OFF-4] a check voided on the server is closed and not sent again', async () => {
  const id = await queueCheck();
  post = (body) =>
    answerEach(body, ({ submission }) => ({ submissionId: submission.submissionId, problem: aProblem(410, 'voided') }));
  await deliver();
  expect(await statusOf(id)).toBe('closed');
});

test('[OFF-13] a check of a signed-in person is not sent without the session', async () => {
  const id = await queueCheck({ performer: { name: 'Mira Oster', userId: uuidV7(5) } });
  await deliver();
  expect(server.batches).toEqual([]);
  expect(await statusOf(id)).toBe('waitsForSignIn');
});

test('[OFF-4, F35] an item that breaks the whole batch is found by halving; the others arrive', async () => {
  const ids = await queueChecks(20);
  const bad = ids[13]!;
  post = async (body) => (body.includes(bad) ? answered(500, aProblem(500, 'internalError')) : server.post(body));
  await deliver();
  expect(await received()).toEqual(sameIds(ids.filter((id) => id !== bad)));
  expect(await statusOf(bad)).toBe('waiting');
});

test('[OFF-4, F39] a batch that is too large is split; one item that is too large on its own is named and kept', async () => {
  const ids = await queueChecks(4);
  const large = await queueCheck({ overallComment: 'x'.repeat(1900) });
  post = async (body) =>
    (body.length > 4_000 && JSON.parse(body).items.length > 1) || body.includes('xxx')
      ? answered(413, aProblem(413, 'tooLarge'))
      : server.post(body);
  await deliver();
  expect(await received()).toEqual(sameIds(ids));
  expect(await outbox().readAll()).toMatchObject([
    { id: large, status: 'needsAttention', reason: { code: 'tooLarge' } },
  ]);
});

test('[OFF-2, F6] a check whose try is still failing when the network comes back is tried again at once', async () => {
  const id = await queueCheck();
  let fail: (answer: JsonAnswer) => void = () => {};
  post = () => new Promise((resolve) => (fail = resolve));
  const failing = deliver();
  await expect.poll(() => statusOf(id)).toBe('sending');
  const asked = deliverWaiting(runner(), 'everything');
  post = (body) => server.post(body);
  fail({ kind: 'unreachable' });
  await Promise.all([failing, asked]);
  expect(await received()).toEqual([id]);
});

test('[OFF-2, F40] when one check arrives, what waits after earlier failures does not wait any longer', async () => {
  const [failed] = await queueChecks(1);
  post = async () => answered(502, { error: 'bad gateway' });
  for (let attempt = 0; attempt < 8; attempt += 1) {
    now += 15 * minute;
    await deliver();
  }
  post = (body) => server.post(body);
  const fresh = await queueCheck();
  await deliver();
  expect(await received()).toEqual(sameIds([failed, fresh]));
});

test('[OFF-2] a server that is down for everybody costs few requests', async () => {
  await queueChecks(50);
  let requests = 0;
  post = async () => ((requests += 1), answered(500, aProblem(500, 'internalError')));
  await deliver();
  expect(requests).toBeLessThanOrEqual(13);
});

test('[OFF-2] Retry-After is honoured, also when somebody taps "send now", and a mistaken one for a day at most', async () => {
  const id = await queueCheck();
  post = async () => answered(503, aProblem(503, 'busy'), { 'retry-after': '120' });
  await deliver();
  post = (body) => server.post(body);
  now += 119_000;
  await outbox().wake();
  await deliver();
  expect(await statusOf(id)).toBe('waiting');
  now += 1_000;
  await deliver();
  expect(await received()).toEqual([id]);

  const other = await queueCheck();
  post = async () =>
    answered(429, aProblem(429, 'tooManyRequests'), { 'retry-after': 'Fri, 27 Nov 2099 13:00:00 GMT' });
  await deliver();
  post = (body) => server.post(body);
  now += 24 * 60 * minute;
  await deliver();
  expect(await received()).toContain(other);
});

test('[OFF-2, F102] a clock set back a year holds nothing up', async () => {
  const id = await queueCheck();
  post = async () => answered(503, aProblem(503, 'busy'), { 'retry-after': '3600' });
  await deliver();
  post = (body) => server.post(body);
  now -= 365 * 24 * 60 * minute;
  await deliver();
  expect(await received()).toEqual([id]);
});

test('[OFF-2, F6] a sign of life makes everything due that waits for its turn', async () => {
  const id = await queueCheck();
  post = async () => ({ kind: 'unreachable' });
  for (let at = 0; at < 9; at += 1) {
    await outbox().wake();
    await deliver();
  }
  expect(await outbox().nextDueAt()).toBe(now + 15 * minute);
  post = (body) => server.post(body);
  await outbox().wake();
  await deliver();
  expect(await received()).toEqual([id]);
});

test('[QR-9, F48] a registration goes before the checks, also before those queued earlier', async () => {
  const check = await queueCheck();
  const registration = await queue(aDeviceRegistration({ submissionId: uuidV7((now += 1)) }));
  await deliver();
  expect(server.sentIds()).toEqual([[registration], [check]]);
});

test('[OFF-2] a registration that is refused holds up no check', async () => {
  const registration = await queue(aDeviceRegistration());
  const check = await queueCheck();
  post = (body) =>
    answerEach(body, async (item) => {
      const { submissionId, kindOfSubmission } = item.submission;
      if (kindOfSubmission === 'deviceRegistration') return { submissionId, problem: aProblem(422, 'invalid') };
      return { submissionId, receipt: await aReceiptFor(item) };
    });
  await deliver();
  expect(await received()).toEqual([check]);
  expect(await statusOf(registration)).toBe('needsAttention');
});

test('[OFF-2] checks go in batches of fifty, which grow while the server answers at once, and stay small while it does not', async () => {
  await queueChecks(610);
  const ofPost = post;
  const waiting: (() => void)[] = [];
  const started = () => server.batches.map(({ items }) => items.length);
  post = (body) => {
    const answer = ofPost(body);
    return new Promise((resolve) => waiting.push(() => resolve(answer)));
  };
  const answerOldest = async (takes: number) => {
    const before = started().length;
    now += takes;
    waiting.shift()!();
    await expect.poll(() => started().length).toBeGreaterThan(before);
  };
  const delivered = deliver();
  await expect.poll(started).toEqual([50, 50, 50, 50]);
  await answerOldest(10);
  await answerOldest(10);
  expect(started().slice(4)).toEqual([100, 200]);
  await answerOldest(2_000);
  expect(started().slice(6)).toEqual([50]);
  post = ofPost;
  for (const answer of waiting) answer();
  await delivered;
  expect(await received()).toHaveLength(610);
});

test('[OFF-3, F2, F9] a runner killed while sending: the next one takes its items back and sends them under the same id', async () => {
  const id = await queueCheck();
  post = () => new Promise(() => undefined);
  void runner().outbox.startDue(); // marked as being sent, and then the process is gone
  await expect.poll(() => statusOf(id)).toBe('sending');
  post = (body) => server.post(body);
  await deliver();
  expect(server.sentIds()).toEqual([[id]]);
  expect(await received()).toEqual([id]);
});

test('[OFF-3, F25, F27, F29, F31] two tabs and the worker at once: one request per id', async () => {
  const ids = await queueChecks(120);
  const other = new FieldDatabase(database.name);
  const third = new FieldDatabase(database.name);
  await Promise.all([deliver(), deliverWaiting(runner(other)), deliverWaiting(runner(third)), deliver()]);
  expect(server.sentIds().flat()).toEqual(sameIds(ids));
  other.close();
  third.close();
});

test('[OFF-3] a receipt that arrives late, after another runner took over, still counts; a late failure changes nothing', async () => {
  const [arrived] = await queueChecks(2);
  const [first, second] = await outbox().startDue();
  await outbox().takeBack(); // the other runner
  await outbox().record([
    { item: first!, outcome: { kind: 'received', receipt: await aReceiptFor(first as never) } },
    { item: second!, outcome: { kind: 'refused', reason: { code: 'invalid' } } },
  ]);
  expect(await received()).toEqual([arrived]);
  expect(await statusOf(second!.id)).toBe('waiting');
});

test('[OFF-2] an item added while a delivery runs is delivered by it', async () => {
  const first = await queueCheck();
  let added: string | undefined;
  post = async (body) => {
    added ??= await queueCheck();
    return server.post(body);
  };
  await deliver();
  expect(await received()).toEqual(sameIds([first, added]));
});

test('[OFF-4, F24] what is being sent cannot be discarded; what waits or was refused can', async () => {
  const [sending, waiting] = await queueChecks(2);
  await outbox().startDue({ most: 1 });
  const { discard } = createDiscardedItems({ database, now: () => now });
  await discard(waiting!);
  await discard(sending!);
  expect(await statusOf(waiting!)).toBe('gone');
  expect(await statusOf(sending!)).toBe('sending');
});

test('[OFF-4] a row this build cannot read is shown and counted, never sent and never changed', async () => {
  const row = { id: uuidV7(now), status: 'somethingNewer', submission: { a: 1 } };
  await database.outbox.put(row);
  const good = await queueCheck();
  await deliver();
  expect(await received()).toEqual([good]);
  expect(await outbox().readAll()).toMatchObject([
    { id: row.id, status: 'needsAttention', reason: { code: 'unreadableItem' } },
  ]);
  await outbox().retry(row.id);
  expect(await database.outbox.get(row.id)).toEqual(row);
});

test('[OFF-4, OFF-14] a row that cannot be read is discarded and brought back as it was, also one that says it is being sent', async () => {
  const row = { id: uuidV7(now), status: 'sending', submission: 'of another build' };
  await database.outbox.put(row);
  const discarded = createDiscardedItems({ database, now: () => now });
  await discarded.discard(row.id);
  expect(await outbox().readAll()).toEqual([]);
  expect(await discarded.list()).toMatchObject([{ item: { id: row.id, reason: { code: 'unreadableItem' } } }]);
  await discarded.undo(row.id);
  expect(await database.outbox.get(row.id)).toEqual(row);
});

test('[OFF-3] two tries of one item have equal content hashes, whatever changes beside it', async () => {
  await queueCheck();
  const hashes: (string | number)[] = [];
  post = async (body) => {
    const { items } = JSON.parse(body) as SentBatch;
    hashes.push((await aReceiptFor(items[0]!)).contentHash, items[0]!.delivery.attempts);
    return { kind: 'unreachable' };
  };
  await deliver();
  now += minute;
  await deliver();
  expect(hashes).toEqual([hashes[0], 1, hashes[0], 2]);
});
