import { Dexie, type Table } from 'dexie';

import { sha256 } from '../../../src/domain/content-hash.ts';
import { uuidV7 } from '../../../src/domain/uuid-v7.ts';
import { createFieldStorage } from '../../../src/offline/create-field-storage.ts';
import { FieldDatabase } from '../../../src/offline/database.ts';
import type { FieldStorage } from '../../../src/offline/field-storage.ts';
import { freezeSubmission } from '../../../src/offline/freeze-submission.ts';
import { openCheckedStorage } from '../../../src/offline/open-checked-storage.ts';
import type { KeptPhoto } from '../../../src/offline/photos/kept-photo.ts';
import { keepDelivering } from '../../../src/start/keep-delivering.ts';
import { aFunctionCheck } from '../../support/builders/a-function-check.ts';

// What runs inside the page of the bench. Each contestant is asked for one run at a time, so that they take turns.

const device = { labelText: null, labelVerification: 'manual' as const };
const answers = Array.from({ length: 12 }, (_, at) => ({
  itemId: `item-${at}`,
  value: { kind: 'passFail' as const, result: 'passed' as const },
  comment: 'looked at from all sides, nothing to be seen',
}));
const aCheck = () =>
  aFunctionCheck({ submissionId: uuidV7(Date.now()), answers: answers as never, overallComment: 'x'.repeat(600) });
const someItems = (count: number) =>
  Promise.all(Array.from({ length: count }, () => freezeSubmission({ submission: aCheck(), device }, Date.now())));

type Phone = { database: FieldDatabase; storage: FieldStorage };

/** A phone as the page of the product has it: the real store, with its real sender, and somebody who watches it. */
async function aPhone(fill: (database: FieldDatabase) => Promise<void>): Promise<Phone> {
  const database = new FieldDatabase(`phone-${crypto.randomUUID()}`);
  await database.open();
  await fill(database);
  const checked = await openCheckedStorage(database);
  const storage = createFieldStorage({ database, load: () => Promise.resolve(checked) });
  return { database, storage };
}
const elapsed = async (work: () => Promise<unknown>): Promise<number> => {
  const from = performance.now();
  await work();
  return performance.now() - from;
};

// ── Enqueue ──

let phone: Phone;
let raw: IDBDatabase;

const later = { nextAttemptAt: Date.now() + 10 * 60_000, triedAt: Date.now(), attempts: 1, lastReason: 'noAnswer' };

async function prepareEnqueue(waiting: number) {
  const rows = (await someItems(waiting)).map((item) => ({ ...item, ...later }));
  phone = await aPhone(async ({ outbox }) => void (await outbox.bulkPut(rows)));
  keepDelivering(phone.storage);
  await phone.storage.deliver('due');
  raw = await new Promise((resolve) => {
    const opening = indexedDB.open(`raw-${crypto.randomUUID()}`, 1);
    opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('rows', { keyPath: 'id' }));
    opening.addEventListener('success', () => resolve(opening.result));
  });
  await putRaw(rows);
}

const putRaw = (rows: object[]) =>
  new Promise((resolve) => {
    const transaction = raw.transaction('rows', 'readwrite', { durability: 'strict' });
    for (const row of rows) transaction.objectStore('rows').put(row);
    transaction.addEventListener('complete', resolve);
  });

/** Nobody saves twice in a second: what the last one started has ended. */
async function rest() {
  await phone.storage.deliver('due');
  await new Promise((resolve) => setTimeout(resolve, 150));
}

const enqueue = {
  async limit() {
    await rest();
    const [item] = await someItems(1);
    return elapsed(() => putRaw([item!]));
  },
  /** From the answers to the row on disk: copied, hashed, kept. */
  async product() {
    await rest();
    const submission = aCheck();
    return elapsed(() => phone.storage.submit({ submission, device }));
  },
};

// ── Delivery of checks ──

const post = async (path: string, body: BodyInit) => (await fetch(path, { method: 'POST', body })).json();

const deliverChecks = {
  async limit(count: number) {
    const items = (await someItems(count)).map(({ submission }) => ({ submission, delivery: {} }));
    return elapsed(() => post('/submissions', JSON.stringify({ items })));
  },
  async product(count: number) {
    const items = await someItems(count);
    const { database, storage } = await aPhone(async ({ outbox }) => void (await outbox.bulkPut(items)));
    const time = await elapsed(async () => {
      keepDelivering(storage);
      await storage.deliver('everything');
    });
    const left = [await database.outbox.count(), (await database.received.count()) - count];
    if (left.some((each) => each !== 0)) throw new Error(`not delivered: ${left.join()}`);
    return time;
  },
  /** Batches of 50, four at once, over one table without a state. */
  async peer(count: number) {
    const plain = new Dexie(`peer-${crypto.randomUUID()}`) as Dexie & {
      rows: Table<{ id: string; submission: object }>;
    };
    plain.version(1).stores({ rows: 'id' });
    await plain.rows.bulkPut(await someItems(count));
    return elapsed(async () => {
      const rows = await plain.rows.toArray();
      await fourAtOnce(slices(rows, 50), async (batch) => {
        await post('/submissions', JSON.stringify({ items: batch.map(({ submission }) => ({ submission })) }));
        await plain.rows.bulkDelete(batch.map(({ id }) => id));
      });
    });
  },
};

// ── Delivery of photos ──

const photoSize = 300_000;
type MadePhoto = { row: KeptPhoto; bytes: ArrayBuffer };

function somePhotos(count: number): Promise<MadePhoto[]> {
  const submissionId = uuidV7(Date.now());
  return Promise.all(
    Array.from({ length: count }, async () => {
      const bytes = new Uint8Array(photoSize);
      for (let at = 0; at < photoSize; at += 60_000) crypto.getRandomValues(bytes.subarray(at, at + 60_000));
      const id = uuidV7(Date.now());
      const row: KeptPhoto = {
        id,
        uploadId: id,
        submissionId,
        itemId: 'housing',
        takenAt: Date.now(),
        sha256: await sha256(bytes),
        size: photoSize,
        contentType: 'image/jpeg',
        status: 'waiting',
        attempts: 0,
        nextAttemptAt: 0,
      };
      return { row, bytes: bytes.buffer };
    }),
  );
}

const deliverPhotos = {
  async limit(count: number) {
    const all = new Blob((await somePhotos(count)).map(({ bytes }) => bytes));
    return elapsed(() => post('/uploads', all));
  },
  async product(count: number) {
    const photos = await somePhotos(count);
    const { database, storage } = await aPhone(async ({ photos: rows, photoBytes }) => {
      await rows.bulkPut(photos.map(({ row }) => row));
      await photoBytes.bulkPut(photos.map(({ row, bytes }) => ({ id: row.id, bytes })));
    });
    const time = await elapsed(async () => {
      keepDelivering(storage);
      await storage.deliver('everything');
    });
    const left = [await database.photos.count(), await database.photoBytes.count()];
    if (left.some((each) => each !== 0)) throw new Error(`not delivered: ${left.join()}`);
    return time;
  },
  /** Ten a request, four at once. */
  async peer(count: number) {
    const plain = new Dexie(`peer-${crypto.randomUUID()}`) as Dexie & {
      rows: Table<{ id: string; bytes: ArrayBuffer }>;
    };
    plain.version(1).stores({ rows: 'id' });
    await plain.rows.bulkPut((await somePhotos(count)).map(({ row: { id }, bytes }) => ({ id, bytes })));
    return elapsed(async () => {
      const ids = (await plain.rows.toCollection().primaryKeys()) as string[];
      await fourAtOnce(slices(ids, 10), async (batch) => {
        const rows = (await plain.rows.bulkGet(batch)).filter((row) => row !== undefined);
        await post('/uploads', new Blob(rows.map(({ bytes }) => bytes)));
        await plain.rows.bulkDelete(batch);
      });
    });
  },
};

const slices = <T>(all: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, at) => all.slice(at * size, (at + 1) * size));

async function fourAtOnce<T>(all: T[], run: (one: T) => Promise<void>): Promise<void> {
  const left = [...all];
  await Promise.all(
    Array.from({ length: 4 }, async () => {
      for (let next = left.shift(); next; next = left.shift()) await run(next);
    }),
  );
}

async function forgetAll() {
  for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name);
}

export const benches = { prepareEnqueue, enqueue, deliverChecks, deliverPhotos, forgetAll };
export type Benches = typeof benches;
Object.assign(globalThis, { benches });
