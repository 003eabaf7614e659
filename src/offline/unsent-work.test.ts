import 'fake-indexeddb/auto';
import { zipSync } from 'fflate';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aDeviceRegistration } from '../../tests/support/builders/a-device-registration.ts';
import { aFunctionCheck } from '../../tests/support/builders/a-function-check.ts';
import { aPhoto, photoAnswer } from '../../tests/support/builders/a-photo.ts';
import {
  answered,
  aServerOfSubmissions,
  aProblem,
  type SentBatch,
} from '../../tests/support/servers/a-server-of-submissions.ts';
import type { JsonAnswer } from '../api/fetch-json.ts';
import type { FunctionCheckDraft } from '../contract/draft.ts';
import { rescueManifestSchema } from '../contract/rescue.ts';
import { sha256 } from '../domain/content-hash.ts';
import { uuidV7 } from '../domain/uuid-v7.ts';
import { createCheckedStorage } from './checked-storage.ts';
import { FieldDatabase } from './database.ts';
import { createDrafts } from './drafts.ts';
import { freezeSubmission, type MadeSubmission } from './freeze-submission.ts';
import type { FieldStorage } from './field-storage.ts';
import { createOutbox } from './outbox/outbox.ts';
import { readOnlyStorage } from './read-only-storage.ts';
import { readZip } from './rescue/read-zip.ts';

const device = { labelText: null, labelVerification: 'manual' as const, serialNumber: 'VN24A003117' };
const minute = 60_000;
const wishes = { readMe: 'Holds names.', appVersion: '0.1.0' };
let now = 0;
let server = aServerOfSubmissions();
let post: (body: string) => Promise<JsonAnswer>;
let uploaded: Map<string, string>;
let databases: FieldDatabase[] = [];

beforeEach(() => {
  now = Date.UTC(2026, 10, 27, 13);
  server = aServerOfSubmissions();
  post = () => Promise.resolve({ kind: 'unreachable' });
  uploaded = new Map();
  databases = [];
});
afterEach(async () => {
  for (const database of databases) await database.delete();
});
const serverIsBack = () => void (post = (body) => server.post(body));

/** A phone with an empty store. */
async function aPhone() {
  const database = new FieldDatabase(`field-${uuidV7(Date.now())}-${databases.length}`);
  databases.push(database);
  await database.open();
  const storage = createCheckedStorage({
    database,
    now: () => now,
    random: () => 0,
    sender: { now: () => now, clockSkewMs: () => null, post: (body) => post(body) },
    photoSender: {
      now: () => now,
      async put({ uploadId }, bytes) {
        if ((await post('{"items":[]}')).kind === 'unreachable') return { kind: 'unreachable' };
        const hash = await sha256(new Uint8Array(bytes));
        uploaded.set(uploadId, hash);
        return answered(201, { uploadId, sha256: hash, photosPending: 0 });
      },
    },
    lock: { withLock: (run) => navigator.locks.request(`outbox ${database.name}`, run) as Promise<boolean> },
  });
  const outbox = createOutbox({ database, now: () => now, random: () => 0 });
  const add = async (submission: MadeSubmission['submission']) =>
    outbox.add(await freezeSubmission({ submission, device }, now));
  return { database, storage, add, ...storage.unsent };
}
type Phone = Awaited<ReturnType<typeof aPhone>>;

const newId = () => uuidV7((now += 1));
const outboxOf = async ({ storage }: Phone) => (await storage.readWork()).outbox;

async function aCheckWithPhoto({ storage, add }: Phone, content: string) {
  const submissionId = newId();
  const { bytes, announced } = aPhoto(content);
  const photo = { ...announced, uploadId: newId() };
  await storage.photos.keep({ ...photo, submissionId, itemId: 'housing' }, new Uint8Array(bytes).buffer);
  await add(aFunctionCheck({ submissionId, answers: [photoAnswer({ announced: photo })] }));
  return { id: submissionId, photo };
}

async function aDraftOf({ database }: Phone): Promise<FunctionCheckDraft> {
  const { checklistId, checklistHash } = aFunctionCheck();
  const draft: FunctionCheckDraft = {
    kindOfSubmission: 'functionCheck',
    submissionId: newId(),
    device,
    startedAt: '2026-11-27T13:00:00.000Z',
    savedAt: '2026-11-27T13:00:00.000Z',
    correctsSubmissionId: null,
    checklistId,
    checklistVersion: 1,
    checklistHash,
    kind: 'periodic',
    answers: [{ itemId: 'alarm', result: 'pass', typed: [], optionIds: [], comment: 'loud' }],
    fields: { performerName: 'Jonas Feldmann' },
  };
  await createDrafts(database).save(draft);
  return draft;
}

test('[OFF-11] all unsent work goes into one file and arrives once, from the phone that opened it', async () => {
  const [old, fresh] = [await aPhone(), await aPhone()];
  const checks = [await aCheckWithPhoto(old, 'front'), await aCheckWithPhoto(old, 'back')];
  const registration = aDeviceRegistration({ submissionId: newId() });
  await old.add(registration);
  const draft = await aDraftOf(old);
  const file = await old.exportWork(wishes);

  expect(await fresh.importWork(file)).toEqual({
    kind: 'imported',
    taken: 4,
    known: 0,
    different: 0,
    unreadable: 0,
    photosMissing: 0,
  });
  expect((await fresh.storage.readWork()).drafts).toEqual([draft]);
  expect(await fresh.importWork(file)).toMatchObject({ taken: 0, known: 4, different: 0 });

  serverIsBack();
  await fresh.storage.deliver();
  expect(server.kept.size).toBe(3);
  expect([...uploaded]).toEqual(expect.arrayContaining(checks.map(({ photo }) => [photo.uploadId, photo.sha256])));
  expect(await fresh.database.photoBytes.count()).toBe(0);
  // The phone it came from still has everything, and sending it too makes no second record.
  await old.storage.deliver();
  expect(server.kept.size).toBe(3);
});

test('[OFF-11] the file says that it holds names, keeps photos under their hash, and its manifest fits the contract', async () => {
  const phone = await aPhone();
  const { photo } = await aCheckWithPhoto(phone, 'front');
  const zip = await readZip(await phone.exportWork(wishes));
  expect(zip!.names).toEqual(['README.txt', `photos/${photo.sha256}`, 'manifest.json']);
  const text = async (name: string) => new TextDecoder().decode((await zip!.read(name, 1_000_000))!);
  expect(await text('README.txt')).toBe('Holds names.');
  expect(rescueManifestSchema.parse(JSON.parse(await text('manifest.json')))).toMatchObject({ holdsNames: true });
});

test('[OFF-11] one record can be exported on its own, and a record whose photos are missing goes along with them', async () => {
  const phone = await aPhone();
  const { id } = await aCheckWithPhoto(phone, 'front');
  await aCheckWithPhoto(phone, 'back');
  const other = await aPhone();
  expect(await other.importWork(await phone.exportWork({ ...wishes, only: id }))).toMatchObject({ taken: 1 });
  expect((await outboxOf(other)).map((item) => item.id)).toEqual([id]);

  const atServer = await aPhone();
  const { id: received, photo } = await aCheckWithPhoto(atServer, 'side');
  post = async (body) => (body.includes(received) ? server.post(body) : { kind: 'unreachable' });
  await atServer.storage.deliver();
  const last = await aPhone();
  expect(await last.importWork(await atServer.exportWork(wishes))).toMatchObject({ taken: 1, photosMissing: 0 });
  serverIsBack();
  await last.storage.deliver();
  expect(uploaded.get(photo.uploadId)).toBe(photo.sha256);
});

test('[OFF-11] what this phone has under the same id stays as it is, and the file is said to differ', async () => {
  const [there, here] = [await aPhone(), await aPhone()];
  const submissionId = newId();
  await there.add(aFunctionCheck({ submissionId, overallComment: 'there' }));
  await here.add(aFunctionCheck({ submissionId, overallComment: 'here' }));
  expect(await here.importWork(await there.exportWork(wishes))).toMatchObject({ taken: 0, known: 0, different: 1 });
  expect(await outboxOf(here)).toMatchObject([{ submission: { overallComment: 'here' } }]);
});

test('[OFF-11] a file that is none, is damaged, or comes from a newer app changes nothing', async () => {
  const phone = await aPhone();
  await aCheckWithPhoto(phone, 'front');
  const whole = await phone.exportWork(wishes);
  const other = await aPhone();
  const zipOf = (manifest: unknown) =>
    new Blob([
      zipSync({ 'manifest.json': new TextEncoder().encode(JSON.stringify(manifest)) }) as Uint8Array<ArrayBuffer>,
    ]);
  for (const file of [
    new Blob([]),
    new Blob(['no zip at all']),
    whole.slice(0, whole.size - 30),
    zipOf({ a: 1 }),
    zipOf('text'),
  ])
    expect(await other.importWork(file)).toEqual({ kind: 'noRescueFile' });
  expect(await other.importWork(zipOf({ format: 'device-portal-rescue', version: 2 }))).toEqual({
    kind: 'newerVersion',
  });
  expect(await outboxOf(other)).toEqual([]);
});

test('[OFF-11] a file packed again by another program is read; entries that were changed are told and left out', async () => {
  const phone = await aPhone();
  const { id } = await aCheckWithPhoto(phone, 'front');
  await aCheckWithPhoto(phone, 'back');
  const zip = (await readZip(await phone.exportWork(wishes)))!;
  const read = async (name: string) => (await zip.read(name, 1_000_000))!;
  const manifest = JSON.parse(new TextDecoder().decode(await read('manifest.json'))) as {
    submissions: { submission: { overallComment: string } }[];
  };
  manifest.submissions[1]!.submission.overallComment = 'changed by hand';
  const packed = zipSync({ 'copy/manifest.json': [new TextEncoder().encode(JSON.stringify(manifest)), { level: 9 }] });
  const other = await aPhone();
  expect(await other.importWork(new Blob([packed as Uint8Array<ArrayBuffer>]))).toMatchObject({
    taken: 1,
    unreadable: 1,
    photosMissing: 1,
  });
  expect((await outboxOf(other)).map((item) => item.id)).toEqual([id]);
});

test('[OFF-3, OFF-4] a check that never left the phone becomes a draft again, under its own id and with its photos', async () => {
  const phone = await aPhone();
  const { id, photo } = await aCheckWithPhoto(phone, 'front');
  expect(await phone.takeBack(id)).toMatchObject({
    submissionId: id,
    answers: [{ photos: [{ uploadId: photo.uploadId }] }],
  });
  expect(await phone.storage.photos.ofForm(id)).toMatchObject([{ status: 'draft' }]);
  serverIsBack();
  await phone.storage.deliver();
  expect(server.kept.size).toBe(0);
});

test('[OFF-13] a check taken back or corrected by somebody else is made by nobody yet; its author has it as it was', async () => {
  const mira = uuidV7(5);
  const performer = { userId: mira, name: 'Mira Oster', email: 'm.oster@klinik.example' };
  const phone = await aPhone();
  const [first, second] = [aFunctionCheck({ performer }), aFunctionCheck({ performer })];
  await phone.add(first);
  await phone.add(second);
  const fresh = { performerUserId: '', performerName: '', performerEmail: '' };
  const nobodys = await phone.takeBack(first.submissionId);
  expect(nobodys!.fields).toMatchObject(fresh);
  await phone.database.outbox.update(second.submissionId, { attempts: 1 });
  const corrected = async (here?: string) =>
    (await phone.correct(second.submissionId, { reason: 'wrong reading', here }))!.fields;
  expect(await corrected(uuidV7(6))).toMatchObject({ ...fresh, correctionReason: 'wrong reading' });
  expect(await corrected(mira)).toMatchObject({ performerUserId: mira, performerName: 'Mira Oster' });
});

test.for([
  ['was tried', { attempts: 1, status: 'waiting' }],
  ['is being sent', { attempts: 1, status: 'sending' }],
  ['was refused', { attempts: 1, status: 'needsAttention', reason: { code: 'x' } }],
  ['lies in a file', { attempts: 0, status: 'waiting', isCopied: true }],
] as const)('[OFF-3] the id of a check that %s is never used for other content', async ([, state]) => {
  const phone = await aPhone();
  const { id } = await aCheckWithPhoto(phone, 'front');
  await phone.database.outbox.update(id, state);
  expect(await phone.takeBack(id)).toBeNull();
  const corrected = await phone.correct(id, { reason: 'wrong reading' });
  expect(corrected).toMatchObject({ correctsSubmissionId: id, fields: { correctionReason: 'wrong reading' } });
  expect(corrected!.submissionId).not.toBe(id);
});

test('[OFF-4] a refused check leaves the list when its correction is saved, not before', async () => {
  const phone = await aPhone();
  const { id } = await aCheckWithPhoto(phone, 'front');
  post = () => Promise.resolve(answered(422, aProblem(422, 'validationFailed')));
  await phone.storage.deliver();
  const draft = (await phone.correct(id, { reason: 'wrong reading' }))!;
  expect(await outboxOf(phone)).toMatchObject([{ id, status: 'needsAttention' }]);
  expect(await phone.storage.photos.ofForm(draft.submissionId)).toHaveLength(1);

  const { submissionId } = draft;
  await phone.add(aFunctionCheck({ submissionId, correctsSubmissionId: id }));
  expect((await outboxOf(phone)).map((item) => item.id)).toEqual([submissionId]);
  expect(await phone.database.photos.count()).toBe(0);
});

test('[OFF-3, OFF-13] what was made signed in and whose answer got lost stays, and its correction waits for its receipt', async () => {
  const phone = await aPhone();
  const userId = uuidV7(5);
  const check = aFunctionCheck({ performer: { userId, name: 'Mira Oster' } });
  await phone.add(check);
  // The server keeps it, and the answer is lost on its way.
  post = async (body) => {
    await server.post(body);
    return { kind: 'unreachable' };
  };
  await phone.deliverFor({ userId, token: () => Promise.resolve('a token') });
  const { submissionId, correctsSubmissionId } = (await phone.correct(check.submissionId, {
    reason: 'wrong reading',
  }))!;
  expect(correctsSubmissionId).toBe(check.submissionId);
  await phone.add(aFunctionCheck({ submissionId, correctsSubmissionId }));
  expect((await outboxOf(phone)).map(({ id }) => id).toSorted((a, b) => (a < b ? -1 : 1))).toEqual(
    [check.submissionId, submissionId].toSorted((a, b) => (a < b ? -1 : 1)),
  );
  await phone.deliverFor(null);
  serverIsBack();
  await phone.storage.deliver();
  expect(server.kept.has(submissionId)).toBe(false);
  await phone.deliverFor({ userId, token: () => Promise.resolve('a token') });
  expect([await outboxOf(phone), server.kept.has(submissionId)]).toEqual([[], true]);
});

test('[OFF-3] a correction of what may have arrived waits for its receipt, and proves with its code that it may', async () => {
  const phone = await aPhone();
  const { id } = await aCheckWithPhoto(phone, 'front');
  await phone.storage.deliver();
  const { submissionId } = (await phone.correct(id, { reason: 'wrong reading' }))!;
  await phone.add(aFunctionCheck({ submissionId, correctsSubmissionId: id }));
  serverIsBack();
  await phone.storage.deliver();
  expect(server.sentIds()).toEqual(expect.arrayContaining([[id], [submissionId]]));
  const items = server.batches.flatMap((batch: SentBatch) => batch.items) as {
    submission: { submissionId: string };
    delivery: { receiptCode?: string };
  }[];
  expect(items.map(({ submission, delivery }) => [submission.submissionId, delivery.receiptCode])).toEqual([
    [id, undefined],
    [submissionId, '7K3M9QWX2B4C'],
  ]);
});

test('[OFF-4, OFF-13] a check whose performer may no longer send goes without the account, once, however often and late it is asked for', async () => {
  const phone = await aPhone();
  const { id, photo } = await aCheckWithPhoto(phone, 'front');
  const item = (await phone.database.outbox.get(id))! as unknown as { submission: { performer: object } };
  const userId = newId();
  item.submission.performer = { ...item.submission.performer, userId };
  await phone.database.outbox.put(item as never);
  post = () => Promise.resolve(answered(409, aProblem(409, 'performerNoLongerAllowed')));
  await phone.storage.unsent.deliverFor({ userId, token: async () => 'a token' });
  expect(await outboxOf(phone)).toMatchObject([{ id, status: 'needsAttention' }]);

  // Closed after the copy of the photo, before the check: nothing has changed.
  const add = vi.spyOn(phone.database.outbox, 'add').mockRejectedValue(new Error('closed'));
  await expect(phone.sendWithoutAccount(id, 'Sent again')).rejects.toThrow('closed');
  add.mockRestore();
  expect(await outboxOf(phone)).toMatchObject([{ id, status: 'needsAttention' }]);
  expect(await phone.storage.photos.ofForm(id)).toMatchObject([{ id: photo.uploadId, status: 'waiting' }]);

  serverIsBack();
  await Promise.all([phone.sendWithoutAccount(id, 'Sent again'), phone.sendWithoutAccount(id, 'Sent again')]);
  const sent = server.batches.flatMap(({ items }) => items).map(({ submission }) => submission);
  expect(sent).toMatchObject([
    { correctsSubmissionId: id, correctionReason: 'Sent again', performer: { name: 'Jonas Feldmann' } },
  ]);
  expect(sent[0]!.performer).not.toHaveProperty('userId');
  expect([...uploaded.values()]).toEqual([photo.sha256]);
  expect(await outboxOf(phone)).toEqual([]);
  now += 25 * 60 * minute;
  await phone.storage.photos.dropAbandoned();
  expect(await phone.database.photoBytes.count()).toBe(0);
});

test('[OFF-3] a check that was received is corrected by a new one on the same checklist', async () => {
  const phone = await aPhone();
  const check = aFunctionCheck({ submissionId: newId() });
  serverIsBack();
  await phone.add(check);
  await phone.storage.deliver();
  expect(await phone.correctReceived(check.submissionId, 'wrong device')).toMatchObject({
    correctsSubmissionId: check.submissionId,
    checklistId: check.checklistId,
    answers: [],
  });
});

test('[OFF-3, OFF-4] a correction that is refused is corrected as what it was to correct, which the server has, and leaves the list', async () => {
  const phone = await aPhone();
  const check = aFunctionCheck({ submissionId: newId() });
  serverIsBack();
  await phone.add(check);
  await phone.storage.deliver();
  const first = (await phone.correctReceived(check.submissionId, 'wrong reading'))!;
  post = () => Promise.resolve(answered(422, aProblem(422, 'validationFailed')));
  await phone.add(aFunctionCheck({ submissionId: first.submissionId, correctsSubmissionId: check.submissionId }));
  await phone.storage.deliver();

  const { submissionId, correctsSubmissionId } = (await phone.correct(first.submissionId, {
    reason: 'wrong reading',
  }))!;
  expect(correctsSubmissionId).toBe(check.submissionId);
  // One that was begun from the received check itself takes nobody's place.
  const another = (await phone.correctReceived(check.submissionId, 'wrong reading'))!.submissionId;
  await phone.add(aFunctionCheck({ submissionId: another, correctsSubmissionId }));
  expect(new Set((await outboxOf(phone)).map(({ id }) => id))).toEqual(new Set([first.submissionId, another]));
  await phone.discard(another);

  serverIsBack();
  await phone.add(aFunctionCheck({ submissionId, correctsSubmissionId }));
  expect((await outboxOf(phone)).map(({ id }) => id)).toEqual([submissionId]);
  await phone.storage.deliver();
  expect(server.batches.at(-1)!.items).toMatchObject([{ delivery: { receiptCode: '7K3M9QWX2B4C' } }]);
});

test('[OFF-4] what was discarded can be brought back for ten minutes, and is sent by nobody meanwhile', async () => {
  const phone = await aPhone();
  const [{ id }, other] = [await aCheckWithPhoto(phone, 'front'), await aCheckWithPhoto(phone, 'back')];
  await phone.storage.deliver();
  await phone.discard(id);
  await phone.discard(other.id);
  serverIsBack();
  await phone.storage.deliver();
  expect(server.kept.size).toBe(0);
  const { discarded, photos } = await phone.storage.readWork();
  expect(discarded.map(({ item }) => item.id)).toHaveLength(2);
  expect(photos).toEqual([]); // else they would be counted as still to come
  await phone.undoDiscard(id);
  now += 11 * minute;
  await phone.storage.deliver();
  expect([...server.kept.keys()]).toEqual([id]);
  await phone.undoDiscard(other.id);
  expect(await outboxOf(phone)).toEqual([]);
  expect(await phone.database.photos.count()).toBe(0);
});

test('[OFF-4, OFF-9, OFF-14] a draft that cannot be read is named, exported as it lies there, discarded and brought back', async () => {
  const phone = await aPhone();
  const row = { id: newId(), draft: { kindOfSubmission: 'ofAnotherBuild', typed: 'Mira Oster' } };
  await phone.database.drafts.put(row);
  expect(await phone.storage.readWork()).toMatchObject({ unreadableDrafts: [row.id] });
  expect((await manifestOf(await phone.exportWork({ ...wishes, only: row.id }))).drafts).toEqual([row.draft]);
  const putBack = await phone.discardDraft(row.id);
  expect(await phone.database.drafts.count()).toBe(0);
  await putBack();
  expect(await phone.database.drafts.get(row.id)).toEqual(row);
});

test('[OFF-9, OFF-11, OFF-14] what a newer build left here is exported by the older one, whole and unchanged, and taken over elsewhere', async () => {
  const phone = await aPhone();
  const { id, photo } = await aCheckWithPhoto(phone, 'front');
  const draft = await aDraftOf(phone);
  const strange = { id: newId(), status: 'ofTheNewerBuild', submission: { a: 1 } };
  await phone.database.outbox.put(strange);
  Object.defineProperty(phone.database, 'versionOnDisk', { value: 99 });
  const before = await phone.database.outbox.toArray();
  const { unsent } = readOnlyStorage({
    unsent: () => Promise.resolve(phone.storage.unsent),
  } as unknown as FieldStorage);
  const readOnly = await unsent();
  const file = await readOnly.exportWork(wishes);
  expect(await phone.database.outbox.toArray()).toEqual(before);
  await expect(readOnly.discard(id)).rejects.toThrow('newer version');
  expect((await manifestOf(file)).submissions).toContainEqual(strange);

  const other = await aPhone();
  expect(await other.importWork(file)).toMatchObject({ kind: 'imported', taken: 2, unreadable: 1, photosMissing: 0 });
  serverIsBack();
  await other.storage.deliver();
  expect(server.kept.has(id)).toBe(true);
  expect(uploaded).toEqual(new Map([[photo.uploadId, photo.sha256]]));
  expect((await other.storage.readWork()).drafts.map(({ submissionId }) => submissionId)).toEqual([draft.submissionId]);
});

test('[OFF-11, OFF-14] a picked file that was not prepared yet leaves in the file as the photo it becomes', async () => {
  const phone = await aPhone();
  const draft = await aDraftOf(phone);
  const picked = { id: newId(), submissionId: draft.submissionId, itemId: 'housing', fileName: '1.jpg', takenAt: now };
  await phone.storage.photos.keepPicked(picked, new Uint8Array([1, 2, 3]).buffer);
  const bytes = new Uint8Array([7]).buffer;
  const made = { kind: 'ready' as const, bytes, sha256: await sha256(new Uint8Array(bytes)), size: 1 };
  await phone.storage.photos.finishPicked(picked.id, () => Promise.resolve({ ...made, contentType: 'image/jpeg' }));
  const other = await aPhone();
  await other.importWork(await phone.exportWork(wishes));
  expect(await other.storage.photos.ofForm(draft.submissionId)).toMatchObject([{ sha256: made.sha256 }]);
});

async function manifestOf(file: Blob) {
  const bytes = await (await readZip(file))!.read('manifest.json', 1_000_000);
  return rescueManifestSchema.parse(JSON.parse(new TextDecoder().decode(bytes!)));
}

test('[OFF-11] a discarded draft that another tab went on with, or saved, is not put over what was made there', async () => {
  const phone = await aPhone();
  const draft = await aDraftOf(phone);
  const { drafts } = phone.database;
  const later = { ...draft, savedAt: '2026-11-27T14:00:00.000Z' };
  const putBack = await phone.discardDraft(draft.submissionId);
  await createDrafts(phone.database).save(later);
  await putBack();
  expect(await drafts.get(draft.submissionId)).toMatchObject({ draft: later });
  const putBackLater = await phone.discardDraft(draft.submissionId);
  await phone.add(aFunctionCheck({ submissionId: draft.submissionId }));
  await putBackLater();
  expect(await drafts.count()).toBe(0);
});

test('[OFF-9, OFF-14] a photo this build cannot read is shown as one that does not get through, and can be discarded', async () => {
  const phone = await aPhone();
  const { id, photo } = await aCheckWithPhoto(phone, 'front');
  await phone.database.photos.update(photo.uploadId, { takenAt: 'of another build' });
  serverIsBack();
  await phone.storage.deliver();
  const { photos, outbox } = await phone.storage.readWork();
  expect(outbox).toEqual([]);
  expect(photos).toMatchObject([
    { id: photo.uploadId, submissionId: id, status: 'refused', reason: { code: 'unreadableItem' } },
  ]);
  await phone.storage.photos.discard(photo.uploadId);
  expect(await phone.storage.readWork()).toMatchObject({ photos: [] });
});

test('[OFF-15] a draft that is written once more after its check was saved does not come back', async () => {
  const phone = await aPhone();
  const draft = await aDraftOf(phone);
  await phone.add(aFunctionCheck({ submissionId: draft.submissionId }));
  await expect(phone.storage.saveDraft(draft)).rejects.toThrow('submitted');
  serverIsBack();
  await phone.storage.deliver();
  await expect(phone.storage.saveDraft(draft)).rejects.toThrow('submitted');
  expect(await phone.database.drafts.count()).toBe(0);
  const other = { ...draft, submissionId: newId() };
  await phone.storage.saveDraft(other);
  expect(await phone.database.drafts.toCollection().primaryKeys()).toEqual([other.submissionId]);
});

test('[OFF-14] a receipt counts the photos its record announced, not a file that another tab wrote down too late', async () => {
  const phone = await aPhone();
  const { id: submissionId } = await aCheckWithPhoto(phone, 'front');
  await phone.storage.photos.keepPicked(
    { id: newId(), submissionId, itemId: 'damage', fileName: 'late.jpg', takenAt: now },
    new ArrayBuffer(8),
  );
  serverIsBack();
  await phone.storage.deliver();
  expect((await phone.storage.readWork()).received).toMatchObject([{ id: submissionId, photosAnnounced: 1 }]);
});
