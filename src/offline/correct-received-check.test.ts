import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { aChecklist } from '../../tests/support/builders/a-checklist.ts';
import { aReceivedCheck } from '../../tests/support/builders/a-kept-check.ts';
import { aPhoto, photoAnswer } from '../../tests/support/builders/a-photo.ts';
import type { CheckDetails } from '../contract/check-details.ts';
import { sha256 } from '../domain/content-hash.ts';
import { uuidV7 } from '../domain/uuid-v7.ts';
import { createCheckedStorage } from './checked-storage.ts';
import { correctReceivedCheck } from './correct-received-check.ts';
import { createFieldStorage } from './create-field-storage.ts';
import { FieldDatabase } from './database.ts';
import type { FieldStorage } from './field-storage.ts';

const now = () => Date.UTC(2026, 10, 28, 14);
const device = {
  deviceRef: 'VN24A003117',
  modelNo: 4711,
  serialNumber: 'VN24A003117',
  labelText: null,
  labelVerification: 'manual' as const,
};
const shown = new Blob(['made anew'], { type: 'image/webp' });
let database: FieldDatabase;
let storage: FieldStorage;

beforeEach(async () => {
  database = new FieldDatabase(`field-${uuidV7(Date.now())}`);
  await database.open();
  const checked = createCheckedStorage({
    database,
    now,
    random: () => 0,
    sender: { now, clockSkewMs: () => null, post: () => Promise.resolve({ kind: 'unreachable' }) },
    photoSender: { now, put: () => Promise.resolve({ kind: 'unreachable' }) },
    lock: { withLock: (run) => run() },
  });
  storage = createFieldStorage({ database, load: () => Promise.resolve(checked) });
});
afterEach(() => database.delete());

const correct = (check: CheckDetails, readPhoto: () => Promise<Blob | null> = () => Promise.resolve(shown)) =>
  correctReceivedCheck(check, { storage, device, reason: 'wrong reading', readPhoto, now });

test('[OFF-3] a received check is corrected in a form that is filled in as it was, under a new id, made and signed by nobody yet', async () => {
  const check = aReceivedCheck({
    isSignedIn: true,
    performer: { userId: uuidV7(1), name: 'Mira Oster', company: 'Ward 3' },
    answers: [{ itemId: 'housing', value: { kind: 'passFailNa', result: 'fail' }, comment: 'cracked', photos: [] }],
    instruments: [{ name: 'Flow analyser', serialNumber: 'FA-9' }],
    overallComment: 'see remarks',
    signature: { kind: 'typed', name: 'Mira Oster' },
    correctsSubmissionId: uuidV7(2),
  });
  const draft = (await correct(check))!;
  expect(await storage.drafts.read(draft.submissionId)).toEqual(draft);
  expect(draft).toMatchObject({
    device,
    correctsSubmissionId: check.id,
    checklistId: check.checklist!.checklistId,
    checklistVersion: check.checklist!.version,
    checklistHash: check.checklist!.contentHash,
    kind: 'periodic',
    startedAt: '2026-11-28T14:00:00.000Z',
    answers: [{ itemId: 'housing', result: 'fail', comment: 'cracked' }],
  });
  expect(draft.submissionId).not.toBe(check.id);
  expect(draft.fields).toEqual({
    instrument0Name: 'Flow analyser',
    instrument0Serial: 'FA-9',
    overallComment: 'see remarks',
    correctionReason: 'wrong reading',
  });
});

test('[OFF-3] the form opens on the version of the checklist the check was made with, whatever was published since', async () => {
  const checklist = aChecklist(undefined, { version: 3 });
  const draft = (await correct(aReceivedCheck({ checklist })))!;
  expect(await storage.pack.checklistOf({ checklistId: draft.checklistId, version: 3 })).toEqual(checklist);
});

test('[OFF-3] photos come along under new ids as the server shows them; one still on its way is taken anew', async () => {
  const [here, missing] = [aPhoto('here'), aPhoto('on its way')];
  const answers = [photoAnswer(here, missing)];
  const draft = (await correct(aReceivedCheck({ answers, arrivedPhotos: [here.announced.uploadId] })))!;
  const [photo, ...others] = draft.answers[0]!.photos!;
  expect(others).toEqual([]);
  const bytes = new Uint8Array(await shown.arrayBuffer());
  expect(photo).toMatchObject({ sha256: await sha256(bytes), size: bytes.length, contentType: 'image/webp' });
  expect(photo!.uploadId).not.toBe(here.announced.uploadId);
  const photos = await storage.photos();
  expect(await photos.ofForm(draft.submissionId)).toMatchObject([{ id: photo!.uploadId, itemId: 'housing' }]);
  expect(new Uint8Array((await photos.readBytes(photo!.uploadId))!)).toEqual(bytes);
});

test('[OFF-3] a photo the server has no picture of is taken anew, and the rest is filled in', async () => {
  const photo = aPhoto();
  const check = aReceivedCheck({ answers: [photoAnswer(photo)], arrivedPhotos: [photo.announced.uploadId] });
  const draft = (await correct(check, () => Promise.resolve(null)))!;
  expect(draft.answers).toMatchObject([{ itemId: 'housing', photos: [] }]);
});

test('[OFF-3] without an answer for a photo there is no form that looks complete, and what was begun before stays', async () => {
  const begun = (await correct(aReceivedCheck()))!;
  const photo = aPhoto();
  const check = aReceivedCheck({ answers: [photoAnswer(photo)], arrivedPhotos: [photo.announced.uploadId] });
  await expect(correct(check, () => Promise.reject(new Error('silent')))).rejects.toThrow('silent');
  expect((await database.drafts.toArray()).map(({ draft }) => draft)).toEqual([begun]);
});

test('a check whose checklist is none of ours leads to no form', async () => {
  expect(await correct(aReceivedCheck({ checklist: null }))).toBeNull();
  expect(await database.drafts.toArray()).toEqual([]);
});
