import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aFunctionCheck } from '../../../tests/support/builders/a-function-check.ts';
import { aServerOfSubmissions } from '../../../tests/support/servers/a-server-of-submissions.ts';
import { uuidV7 } from '../../domain/uuid-v7.ts';
import { createCheckedStorage } from '../checked-storage.ts';
import { FieldDatabase } from '../database.ts';
import { freezeSubmission } from '../freeze-submission.ts';
import { createOutbox } from './outbox.ts';

// Speed by counting, never by the clock: what is asked of the store, and how many rows it hands out.

const device = { labelText: null, labelVerification: 'manual' as const };
const now = Date.UTC(2026, 10, 27, 13);
const minute = 60_000;
let database: FieldDatabase;
let asked = { transactions: 0, requests: 0, rows: 0 };

beforeEach(async () => {
  const { transaction } = IDBDatabase.prototype;
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (this: IDBDatabase, ...given) {
    asked.transactions += 1;
    return transaction.apply(this, given);
  });
  for (const place of [IDBObjectStore.prototype, IDBIndex.prototype])
    for (const method of ['get', 'getAll', 'getKey', 'getAllKeys', 'count', 'openCursor'] as const)
      count(place, method);
  for (const method of ['put', 'add', 'delete'] as const) count(IDBObjectStore.prototype, method);
  database = new FieldDatabase(`field-${uuidV7(Date.now())}`);
  await database.open();
});
afterEach(() => database.delete());

function count(place: object, method: string) {
  const asking = place as Record<string, (...given: unknown[]) => IDBRequest<unknown>>;
  const ask = asking[method]!;
  vi.spyOn(asking, method).mockImplementation(function (this: unknown, ...given) {
    asked.requests += 1;
    const request = ask.apply(this, given);
    request.addEventListener(
      'success',
      () => (asked.rows += Array.isArray(request.result) ? request.result.length : 0),
    );
    return request;
  });
}
async function askedBy(work: () => Promise<unknown>) {
  asked = { transactions: 0, requests: 0, rows: 0 };
  await work();
  return { ...asked };
}
const aCheck = () => freezeSubmission({ submission: aFunctionCheck({ submissionId: uuidV7(now) }), device }, now);
const checks = (count_: number) => Promise.all(Array.from({ length: count_ }, aCheck));
const outbox = () => createOutbox({ database, now: () => now, random: () => 0 });

/** A phone on which so many checks were tried in vain and wait for their next try. */
async function aPhoneWith(waiting: number) {
  const asleep = { attempts: 1, triedAt: now, nextAttemptAt: now + minute, lastReason: 'noAnswer' };
  await database.outbox.bulkPut((await checks(waiting)).map((item) => ({ ...item, ...asleep })));
}

test.each([0, 1_000])(
  '[PERF-1, OFF-2] a save with %i waiting checks is one transaction of four requests',
  async (waiting) => {
    await aPhoneWith(waiting);
    const item = await aCheck();
    expect(await askedBy(() => outbox().add(item))).toEqual({ transactions: 1, requests: 4, rows: 0 });
  },
);

test('[PERF-1] what is due, and when the next is, costs the same with a thousand asleep as with ten', async () => {
  const costs = [];
  for (const waiting of [10, 1_000]) {
    await database.outbox.clear();
    await aPhoneWith(waiting);
    await outbox().add(await aCheck());
    const due = await askedBy(() => outbox().startDue({ most: 50 }));
    await outbox().takeBack();
    costs.push([due, await askedBy(() => outbox().nextDueAt(null, 'inView'))]);
  }
  expect(costs[1]).toEqual(costs[0]);
});

test('[PERF-1, OFF-2] a thousand checks are delivered in a dozen requests, with a row read, a row marked, and a receipt in its place for each', async () => {
  await database.outbox.bulkPut(await checks(1_000));
  const server = aServerOfSubmissions();
  const storage = createCheckedStorage({
    database,
    now: () => now,
    random: () => 0,
    sender: { now: () => now, clockSkewMs: () => null, post: (body) => server.post(body) },
    photoSender: { now: () => now, put: () => Promise.resolve({ kind: 'unreachable' }) },
    lock: { withLock: (run) => run() },
  });
  const { transactions, requests, rows } = await askedBy(() => storage.deliver());
  expect(await database.received.count()).toBe(1_000);
  expect(server.batches.length).toBeLessThanOrEqual(12);
  // A few questions beside them: whether anything is left of a dead tab, asleep, or thrown away.
  expect(transactions).toBeLessThanOrEqual(60);
  expect(requests).toBeLessThanOrEqual(3_000 + 300);
  // Each once whole, and its key with those that are sent beside it.
  expect(rows).toBeLessThanOrEqual(1_000 + 4 * 1_000);
});
