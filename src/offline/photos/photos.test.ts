import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { JsonAnswer } from '../../api/fetch-json.ts';
import { sha256 } from '../../domain/content-hash.ts';
import { uuidV7 } from '../../domain/uuid-v7.ts';
import { aFunctionCheck } from '../../../tests/support/builders/a-function-check.ts';
import { answered, aProblem, aServerOfSubmissions } from '../../../tests/support/servers/a-server-of-submissions.ts';
import { createCheckedStorage } from '../checked-storage.ts';
import { FieldDatabase } from '../database.ts';
import { createDrafts } from '../drafts.ts';
import { freezeSubmission } from '../freeze-submission.ts';
import { createOutbox } from '../outbox/outbox.ts';
import { announcementOf, type KeptPhoto } from './kept-photo.ts';

const device = { labelText: null, labelVerification: 'manual' as const };
const hour = 60 * 60_000;
let database: FieldDatabase;
let now = 0;
let arrived = new Map<string, string>();
let isOnline = true;
let answerPhoto: (photo: KeptPhoto) => JsonAnswer | null = () => null;
let atOnce: number[] = [];
let sendingNow = 0;
let order: string[] = [];

beforeEach(async () => {
  now = Date.UTC(2026, 10, 27, 13);
  arrived = new Map();
  isOnline = true;
  answerPhoto = () => null;
  atOnce = [];
  sendingNow = 0;
  order = [];
  database = new FieldDatabase(`field-${uuidV7(Date.now())}`);
  await database.open();
});
afterEach(() => database.delete());

const server = aServerOfSubmissions();
const storageOf = (from = database) =>
  createCheckedStorage({
    database: from,
    now: () => now,
    random: () => 0,
    sender: {
      now: () => now,
      clockSkewMs: () => null,
      async post(body) {
        if (!isOnline) return { kind: 'unreachable' };
        order.push('records');
        return server.post(body);
      },
    },
    photoSender: { now: () => now, put },
    lock: {
      withLock: (run) => navigator.locks.request(`outbox ${from.name}`, run) as Promise<boolean>,
    },
  });

async function put(photo: KeptPhoto, bytes: ArrayBuffer): Promise<JsonAnswer> {
  if (!isOnline) return { kind: 'unreachable' };
  sendingNow += 1;
  order.push('photo');
  atOnce.push(sendingNow);
  const hash = await sha256(new Uint8Array(bytes));
  sendingNow -= 1;
  const other = answerPhoto(photo);
  if (other) return other;
  arrived.set(photo.id, hash);
  const { uploadId } = photo;
  const announced = server.kept.get(photo.submissionId)!.photosPending;
  return answered(201, { uploadId, sha256: hash, photosPending: announced - arrived.size });
}

/** Takes photos for one form; answers their hashes by id. */
async function take(submissionId: string, count: number) {
  const { photos } = storageOf();
  for (let nr = 0; nr < count; nr += 1) {
    const bytes = new TextEncoder().encode(`photo ${nr} of ${submissionId}`);
    const uploadId = uuidV7((now += 1));
    const photo = { uploadId, sha256: await sha256(bytes), size: bytes.length, contentType: 'image/jpeg' as const };
    await photos.keep({ ...photo, submissionId, itemId: 'housing' }, bytes.buffer);
  }
  return photos.ofForm(submissionId);
}
const hashes = (photos: KeptPhoto[]) => new Map(photos.map((photo) => [photo.id, photo.sha256]));
function checkWith(submissionId: string, photos: KeptPhoto[]) {
  const uploadIds = photos.map(({ uploadId }) => uploadId);
  const value = { kind: 'photo' as const, uploadIds };
  return aFunctionCheck({
    submissionId,
    answers: [{ itemId: 'housing', value, comment: '', photos: photos.map(announcementOf) }],
  });
}
/** Saves a check on the phone, as its page does. */
async function save(submissionId: string, photos: KeptPhoto[]) {
  const submission = checkWith(submissionId, photos);
  await createOutbox({ database, now: () => now, random: () => 0 }).add(
    await freezeSubmission({ submission, device }, now),
  );
}
const newId = () => uuidV7((now += 1));

test('[QR-3, OFF-2, F13, F14] photos taken without network follow their check: the server gets the bytes that were taken, the phone keeps none', async () => {
  isOnline = false;
  const id = newId();
  const photos = await take(id, 5);
  await save(id, photos);
  await storageOf().deliver();
  expect([arrived.size, await database.photoBytes.count()]).toEqual([0, 5]);

  isOnline = true;
  await storageOf().deliver();
  expect(arrived).toEqual(hashes(photos));
  expect(order.indexOf('photo')).toBeGreaterThan(order.lastIndexOf('records'));
  expect([await database.photos.count(), await database.photoBytes.count()]).toEqual([0, 0]);
  expect(await storageOf().readReceived(id)).toMatchObject({ photosAnnounced: 5, receipt: { photosPending: 0 } });
  expect(Math.max(...atOnce)).toBeGreaterThan(1);
  expect(Math.max(...atOnce)).toBeLessThanOrEqual(4);
});

test('[OFF-3, F14] a check whose photos do not get through is received all the same, and says how many are missing', async () => {
  const id = newId();
  const photos = await take(id, 5);
  await save(id, photos);
  const through = new Set(photos.slice(0, 2).map((photo) => photo.id));
  answerPhoto = (photo) => (through.has(photo.id) ? null : answered(503, aProblem(503, 'busy')));
  await storageOf().deliver();
  expect(await storageOf().readReceived(id)).toMatchObject({ photosAnnounced: 5, receipt: { photosPending: 3 } });
  expect(await storageOf().nextDueAt()).toBeGreaterThan(now);

  answerPhoto = () => null;
  await storageOf().deliver();
  expect(arrived).toEqual(hashes(photos));
  expect(await storageOf().nextDueAt()).toBeNull();
});

test('[OFF-3, F3, F71] a photo cut twice is sent whole the third time, and what arrived before the cut is not sent again', async () => {
  const id = newId();
  const photos = await take(id, 3);
  await save(id, photos);
  const [first] = photos;
  const tries: string[] = [];
  let answer: JsonAnswer | null = { kind: 'unreachable' };
  answerPhoto = (photo) => {
    tries.push(photo.id);
    return photo.id === first!.id ? null : answer;
  };
  await storageOf().deliver();
  expect([...arrived.keys()]).toEqual([first!.id]);
  answer = answered(500, aProblem(500, 'internalError'));
  await storageOf().deliver();
  answer = null;
  await storageOf().deliver();
  expect(arrived).toEqual(hashes(photos));
  expect(tries.filter((each) => each === first!.id)).toHaveLength(1);
});

test('[QR-3, F56, F57] a browser that stores no Blob, and one that dies of bytes read by an index, keep and send photos all the same', async () => {
  const dies = () => {
    throw new DOMException('the storage process ended', 'UnknownError');
  };
  const { put: write, getAll } = IDBObjectStore.prototype;
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, row: unknown, key) {
    const holdsBlob = Object.values(row as object).some((value) => value instanceof Blob);
    return holdsBlob ? dies() : write.call(this, row, key);
  });
  vi.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementation(function (this: IDBObjectStore, ...query) {
    return this.name === 'photoBytes' ? dies() : getAll.apply(this, query);
  });
  onTestFinished(() => void vi.restoreAllMocks());
  expect(database.photoBytes.schema.indexes).toEqual([]);
  const id = newId();
  const photos = await take(id, 2);
  await save(id, photos);
  await storageOf().readWork();
  await storageOf().deliver();
  expect(arrived).toEqual(hashes(photos));
});

test('[OFF-2, F67] no write waits for anything but the store: a phone that hashes slowly keeps and sends everything', async () => {
  const digest = crypto.subtle.digest.bind(crypto.subtle);
  const withinAWrite: boolean[] = [];
  vi.spyOn(crypto.subtle, 'digest').mockImplementation(async (...args) => {
    withinAWrite.push(Dexie.currentTransaction !== null);
    await new Promise((resolve) => setImmediate(resolve));
    return digest(...args);
  });
  onTestFinished(() => void vi.restoreAllMocks());
  const id = newId();
  const photos = await take(id, 2);
  await save(id, photos);
  await storageOf().deliver();
  expect(arrived).toEqual(hashes(photos));
  expect(withinAWrite).not.toContain(true);
  expect(withinAWrite.length).toBeGreaterThan(4);
});

test('[OFF-3, F72] photos a killed tab was sending are sent again by whoever comes next', async () => {
  const id = newId();
  const photos = await take(id, 1);
  await save(id, photos);
  await database.photos.update(photos[0]!.id, { status: 'sending' });
  await storageOf().deliver();
  expect(arrived).toEqual(hashes(photos));
});

test.each([
  ['a captive portal with 200', { kind: 'foreign', status: 200, headers: new Headers() } satisfies JsonAnswer],
  ['the receipt of another photo', answered(200, { uploadId: newId(), sha256: '0'.repeat(64), photosPending: 0 })],
  ['413 of a proxy', { kind: 'foreign', status: 413, headers: new Headers() } satisfies JsonAnswer],
  ['404 of a route that is missing', answered(404, aProblem(404, 'notFound'))],
  ['bytes that were damaged on the way', answered(422, aProblem(422, 'uploadDamaged'))],
  ['429', answered(429, aProblem(429, 'tooManyRequests'), { 'retry-after': '60' })],
  ['500', answered(500, aProblem(500, 'internalError'))],
])('[OFF-3, F1, F98] the bytes stay on the phone after %s, and go later', async (_what, answer) => {
  const id = newId();
  const photos = await take(id, 1);
  await save(id, photos);
  answerPhoto = () => answer;
  await storageOf().deliver();
  expect(await storageOf().photos.readBytes(photos[0]!.id)).not.toBeNull();
  answerPhoto = () => null;
  now += hour;
  await storageOf().deliver();
  expect(arrived).toEqual(hashes(photos));
});

test('[OFF-3] a photo the server refuses for good is kept and named, and does not hold up the others', async () => {
  const id = newId();
  const photos = await take(id, 2);
  await save(id, photos);
  answerPhoto = (photo) => (photo.id === photos[0]!.id ? answered(409, aProblem(409, 'uploadDiffers')) : null);
  await storageOf().deliver();
  expect(await storageOf().photos.readAll()).toMatchObject([{ status: 'refused', reason: { code: 'uploadDiffers' } }]);
  expect([...arrived.keys()]).toEqual([photos[1]!.id]);
  expect(await storageOf().nextDueAt()).toBeNull();
});

test('[OFF-4, OFF-14] a photo the server refused once is tried again like its record, and arrives once the cause is gone', async () => {
  const id = newId();
  const photos = await take(id, 1);
  await save(id, photos);
  answerPhoto = () => answered(409, aProblem(409, 'uploadDiffers'));
  await storageOf().deliver();
  await storageOf().deliver();
  expect(order.filter((what) => what === 'photo')).toHaveLength(1); // not by itself
  answerPhoto = () => null;
  await storageOf().unsent.retryPhoto(photos[0]!.id);
  expect(arrived).toEqual(hashes(photos));
  expect(await database.photoBytes.count()).toBe(0);
});

test('[OFF-3, F39] where the line is too tight for four photos at once, fewer go at once', async () => {
  const id = newId();
  await save(id, await take(id, 12));
  let refusals = 2;
  answerPhoto = () => ((refusals -= 1) >= 0 ? { kind: 'foreign', status: 413, headers: new Headers() } : null);
  await storageOf().deliver();
  // Two of the first four are refused; from then on never more than two.
  expect(Math.max(...atOnce.slice(0, 4))).toBeGreaterThan(2);
  expect(Math.max(...atOnce.slice(6))).toBeLessThanOrEqual(2);
  expect(arrived.size).toBe(10);
});

test('[QR-3] a photo that was taken and removed again is neither announced nor sent', async () => {
  const id = newId();
  const [kept, removed] = await take(id, 2);
  await save(id, [kept!]);
  await storageOf().deliver();
  expect(arrived).toEqual(hashes([kept!]));
  expect(arrived.has(removed!.id)).toBe(false);
  expect(await database.photoBytes.count()).toBe(0);
});

test('[OFF-7] a check that is discarded takes its photos along, once nobody can undo it any more', async () => {
  isOnline = false;
  const id = newId();
  await save(id, await take(id, 2));
  await storageOf().deliver();
  await storageOf().unsent.discard(id);
  expect(await database.photos.count()).toBe(2);
  now += hour;
  await storageOf().deliver();
  expect([await database.photos.count(), await database.photoBytes.count()]).toEqual([0, 0]);
});

test('[QR-5] photos stay while their form is open, and go a day after it was thrown away', async () => {
  const [open, thrownAway] = [newId(), newId()];
  await take(open, 1);
  await take(thrownAway, 1);
  const draft = { submissionId: open, kindOfSubmission: 'deviceRegistration' as const, device, fields: {} };
  await createDrafts(database).save({ ...draft, startedAt: '', savedAt: '', correctsSubmissionId: null });
  now += hour;
  await storageOf().photos.dropAbandoned();
  expect(await database.photos.count()).toBe(2);
  now += 24 * hour;
  await storageOf().photos.dropAbandoned();
  expect(await storageOf().photos.readAll()).toMatchObject([{ submissionId: open }]);
  expect(await database.photoBytes.count()).toBe(1);
});

test('[QR-3, F4] a photo counts as kept only when its bytes were read back the same', async () => {
  const bytes = new TextEncoder().encode('taken');
  const photo = { uploadId: newId(), sha256: '0'.repeat(64), size: 5, contentType: 'image/jpeg' as const };
  const { photos } = storageOf();
  await expect(photos.keep({ ...photo, submissionId: newId(), itemId: 'housing' }, bytes.buffer)).rejects.toThrow(
    'read back',
  );
  expect([await database.photos.count(), await database.photoBytes.count()]).toEqual([0, 0]);
});

/** Every version of the tables there ever was, as the code of its time made it. A version that was released stays here for ever. */
const versions: Record<number, Record<string, string>> = {
  1: { drafts: 'id', outbox: 'id, status', received: 'id, receivedAt', checklists: 'id', kept: 'id' },
  2: {
    drafts: 'id',
    outbox: 'id, status',
    received: 'id, receivedAt',
    checklists: 'id',
    kept: 'id',
    photos: 'id, submissionId',
    photoBytes: 'id',
  },
  3: {
    drafts: 'id',
    outbox: 'id, status, [status+nextAttemptAt], [status+triedAt], [status+submission.kindOfSubmission], replacedBy',
    received: 'id, receivedAt',
    checklists: 'id',
    kept: 'id',
    photos: 'id, submissionId, [status+nextAttemptAt], [status+triedAt]',
    photoBytes: 'id',
  },
};

test.each(Object.keys(versions).map(Number))(
  '[OFF-9] a store of version %i is opened with everything in it, and takes photos',
  async (version) => {
    const name = `field-${uuidV7(Date.now())}`;
    const then = new Dexie(name);
    then.version(version).stores(versions[version]!);
    await then.open();
    const rows = Object.keys(versions[version]!).map((table) => ({
      table,
      row: { id: `row of ${table}`, status: 'waiting', receivedAt: 1, submissionId: 'a form' },
    }));
    for (const { table, row } of rows) await then.table(table).add(row);
    then.close();

    const today = new FieldDatabase(name);
    await today.open();
    for (const { table, row } of rows) expect(await today.table(table).toArray()).toEqual([row]);
    await today.photos.put({ id: 'new', submissionId: 'a form' });
    expect(today.versionOnDisk).toBe(Math.max(...Object.keys(versions).map(Number)));
    await today.delete();
  },
);
