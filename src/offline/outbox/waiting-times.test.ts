import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { JsonAnswer } from '../../api/fetch-json.ts';
import { uuidV7 } from '../../domain/uuid-v7.ts';
import { aFunctionCheck } from '../../../tests/support/builders/a-function-check.ts';
import { answered, aProblem, aServerOfSubmissions } from '../../../tests/support/servers/a-server-of-submissions.ts';
import { createCheckedStorage } from '../checked-storage.ts';
import { FieldDatabase } from '../database.ts';
import { freezeSubmission } from '../freeze-submission.ts';
import { createOutbox } from './outbox.ts';
import type { Turn } from './which-turn.ts';

const device = { labelText: null, labelVerification: 'manual' as const };
const start = Date.UTC(2026, 10, 27, 13);
const second = 1_000;
let database: FieldDatabase;
let now = start;
/** Seconds after the start at which the server was asked. */
let tries: number[] = [];
let answer: () => JsonAnswer;
let answerAll = false;
const server = aServerOfSubmissions();

// Browsers have it, Node does not; what is reported fails the test through the console guard.
Object.assign(globalThis, { reportError: (error: unknown) => console.error(error) });

beforeEach(async () => {
  now = start;
  tries = [];
  answerAll = false;
  database = new FieldDatabase(`field-${uuidV7(Date.now())}`);
  await database.open();
});
afterEach(() => database.delete());

/** A page or the worker: each has the store open for itself. */
const aSender = () =>
  createCheckedStorage({
    database,
    now: () => now,
    random: () => 0,
    sender: {
      now: () => now,
      clockSkewMs: () => null,
      post: (body) => {
        tries.push((now - start) / second);
        return answerAll ? server.post(body) : Promise.resolve(answer());
      },
    },
    photoSender: { now: () => now, put: () => Promise.resolve({ kind: 'unreachable' }) },
    lock: { withLock: (run) => navigator.locks.request(`outbox ${database.name}`, run) as Promise<boolean> },
  });

async function queueCheck(): Promise<string> {
  const submission = aFunctionCheck({ submissionId: uuidV7(now) });
  const outbox = createOutbox({ database, now: () => now, random: () => 0 });
  await outbox.add(await freezeSubmission({ submission, device }, now));
  return submission.submissionId;
}

/** Every five seconds somebody has a reason to deliver: two pages, the worker, a pack that arrived, the window in focus. */
async function passTime(seconds: number, turns: Turn[] = ['due', 'inView', 'reachable']) {
  const senders = [aSender(), aSender(), aSender()];
  for (const end = now + seconds * second; now < end; now += 5 * second)
    for (const turn of turns) for (const sender of senders) await sender.deliver(turn);
}

const html = (status: number): JsonAnswer => ({ kind: 'foreign', status, headers: new Headers() });

test.each([
  ['502 of a proxy', html(502)],
  ['413 of a proxy', html(413)],
  ['503 of ours', answered(503, aProblem(503, 'busy'))],
  ['404 while the server is updated', html(404)],
])('[OFF-15] an item whose server answers with %s keeps its waiting times, whoever sends', async (_, given) => {
  answer = () => given;
  await queueCheck();
  await passTime(80);
  expect(tries).toEqual([0, 5, 15, 35, 75]);
});

test('[OFF-15] without an answer the wait ends as soon as the server can be reached, and not before', async () => {
  answer = () => ({ kind: 'unreachable' });
  await queueCheck();
  await passTime(10, ['due', 'inView']);
  expect(tries).toEqual([0, 5]);
  answer = () => answered(503, aProblem(503, 'busy'));
  await aSender().deliver('reachable');
  expect(tries).toEqual([0, 5, 10]);
});

test('[OFF-15] out of view an item waits up to a quarter of an hour, in view a minute', async () => {
  answer = () => html(502);
  await queueCheck();
  await passTime(700, ['due']);
  expect(tries).toEqual([0, 5, 15, 35, 75, 155, 315, 635]);
  expect(await aSender().nextDueAt('due')).toBe(start + (635 + 640) * second);
  expect(await aSender().nextDueAt('inView')).toBe(start + (635 + 60) * second);
  await passTime(60, ['inView']);
  expect(tries.slice(8)).toEqual([700]);
});

test('[OFF-15] what the server asked to hold back waits for nobody but a person', async () => {
  answer = () => answered(503, aProblem(503, 'busy'), { 'retry-after': '600' });
  const id = await queueCheck();
  await passTime(300);
  await aSender().deliver('everything');
  expect(tries).toEqual([0]);
  await aSender().unsent.retry(id);
  expect(tries).toEqual([0, 300]);
});

test('[OFF-15] something new goes at once, and what arrives wakes what waits', async () => {
  answer = () => html(502);
  await queueCheck();
  await aSender().deliver('due');
  now += 2 * second;
  await queueCheck();
  answerAll = true;
  await aSender().deliver('due');
  expect([tries, await database.received.count()]).toEqual([[0, 2, 2], 2]);
});
