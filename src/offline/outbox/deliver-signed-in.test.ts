import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { aFunctionCheck } from '../../../tests/support/builders/a-function-check.ts';
import {
  answered,
  aProblem,
  aServerOfSubmissions,
  type SentBatch,
} from '../../../tests/support/servers/a-server-of-submissions.ts';
import type { JsonAnswer } from '../../api/fetch-json.ts';
import { uuidV7 } from '../../domain/uuid-v7.ts';
import { FieldDatabase } from '../database.ts';
import { freezeSubmission } from '../freeze-submission.ts';
import { deliverSignedIn } from './deliver-signed-in.ts';
import { deliverSignedOut } from './deliver-signed-out.ts';
import { deliverWaiting } from './deliver-waiting.ts';
import { createOutbox } from './outbox.ts';

const device = { labelText: null, labelVerification: 'manual' as const };
const [mira, jonas] = [uuidV7(5), uuidV7(6)];
const minute = 60_000; // milliseconds
let database: FieldDatabase;
let now = 0;
let server = aServerOfSubmissions();
let tokens: (string | undefined)[] = [];
let post: (body: string) => Promise<JsonAnswer> = (body) => server.post(body);

beforeEach(async () => {
  now = Date.UTC(2026, 10, 27, 13);
  server = aServerOfSubmissions();
  tokens = [];
  post = (body) => server.post(body);
  database = new FieldDatabase(`field-${uuidV7(Date.now())}`);
  await database.open();
});
afterEach(() => database.delete());

const outbox = () => createOutbox({ database, now: () => now, random: () => 0 });
const delivery = () => ({
  outbox: outbox(),
  sender: {
    post(body: string, token?: string) {
      tokens.push(token);
      return post(body);
    },
    now: () => now,
    clockSkewMs: () => null,
  },
  lock: { withLock: (run: () => Promise<boolean>) => run() },
});
const deliver = () => deliverWaiting(delivery(), 'everything');
const deliverAs = (userId: string, token: string | undefined = `token of ${userId}`) =>
  deliverSignedIn(delivery(), { person: { userId, token: async () => token }, turn: 'everything' });

async function queue(userId?: string): Promise<string> {
  const performer = { name: 'Mira Oster', ...(userId && { userId }) };
  const submission = aFunctionCheck({ submissionId: uuidV7((now += 1)), performer });
  await outbox().add(await freezeSubmission({ submission, device }, now));
  return submission.submissionId;
}
const idsOf = ({ items }: SentBatch) => items.map(({ submission }) => submission.submissionId);
const sent = () => server.batches.map((batch) => idsOf(batch));
const left = async () => (await outbox().readAll()).map(({ id, status }) => [id, status]);

test('[OFF-13] what somebody made signed in goes under their own session, not with the work of others', async () => {
  const [anybodys, miras, jonass] = [await queue(), await queue(mira), await queue(jonas)];
  await deliver();
  expect([sent(), tokens]).toEqual([[[anybodys]], [undefined]]);
  await deliverAs(mira);
  expect([sent(), tokens]).toEqual([
    [[anybodys], [miras]],
    [undefined, `token of ${mira}`],
  ]);
  expect(await left()).toEqual([[jonass, 'waitsForSignIn']]);
  expect(await database.received.toArray()).toMatchObject([{ id: anybodys }, { id: miras, performerUserId: mira }]);
});

test('[OFF-13, AUTH-5] without a token nothing is sent, and the session is left alone while nothing waits for it', async () => {
  let asked = 0;
  const person = { userId: mira, token: async () => void (asked += 1) };
  await queue(jonas);
  await deliverSignedIn(delivery(), { person, turn: 'everything' });
  expect(asked).toBe(0);
  const id = await queue(mira);
  await deliverSignedIn(delivery(), { person, turn: 'everything' });
  expect([asked, server.batches]).toEqual([1, []]);
  // The timer of the page must not ask again at once.
  expect(await outbox().nextDueAt(mira)).toBe(now + minute);
  await deliverAs(mira);
  expect(sent()).toEqual([[id]]);
});

test('[OFF-13] a page that dies while it sends leaves the check to the session, not to the worker', async () => {
  const id = await queue(mira);
  await outbox().startDue({ whose: mira });
  expect(await left()).toEqual([[id, 'sending']]);
  await deliver();
  expect([server.batches, await left()]).toEqual([[], [[id, 'waitsForSignIn']]]);
  await outbox().retry(id);
  await deliver();
  expect([server.batches, await outbox().nextDueAt()]).toEqual([[], null]);
});

test('[OFF-13] a server that is away or knows the session no more is asked again later, not in a circle', async () => {
  const id = await queue(mira);
  post = async () => ({ kind: 'unreachable' });
  await deliverAs(mira);
  expect(await outbox().readAll()).toMatchObject([{ id, status: 'waitsForSignIn', lastReason: 'noAnswer' }]);
  expect(await outbox().nextDueAt(mira)).toBeGreaterThan(now);
  post = async () => answered(200, { results: [{ submissionId: id, problem: aProblem(409, 'signInRequired') }] });
  await deliverAs(mira);
  expect(tokens).toHaveLength(2);
  expect(await left()).toEqual([[id, 'waitsForSignIn']]);
  post = (body) => server.post(body);
  await deliverAs(mira);
  expect(await left()).toEqual([]);
});

test('[OFF-13, OFF-4] a page asks once an hour about what people made who are not here, so that a closed account is found', async () => {
  const [miras, jonass] = [await queue(mira), await queue(jonas)];
  const ask = () => deliverSignedOut({ database, delivery: delivery(), now: () => now, here: jonas });
  const code = { [miras]: 'signInRequired' };
  let asked: string[] = [];
  post = async (body) => {
    const ids = idsOf(JSON.parse(body) as SentBatch);
    asked.push(...ids);
    return answered(200, {
      results: ids.map((id) => ({ submissionId: id, problem: aProblem(409, code[id] as 'signInRequired') })),
    });
  };
  await ask();
  expect(asked).toEqual([]); // it may still be taken back as it is
  now += 60 * minute;
  await ask();
  now += 50 * minute;
  await ask();
  expect([asked, tokens]).toEqual([[miras], [undefined]]);
  expect(await left()).toEqual([
    [miras, 'waitsForSignIn'],
    [jonass, 'waitsForSignIn'],
  ]);
  [asked, code[miras]] = [[], 'performerNoLongerAllowed'];
  now += 60 * minute;
  await ask();
  expect(asked).toEqual([miras]);
  expect(await outbox().readAll()).toMatchObject([
    { id: miras, status: 'needsAttention', reason: { code: 'performerNoLongerAllowed' } },
    { id: jonass, status: 'waitsForSignIn', attempts: 0 },
  ]);
});
