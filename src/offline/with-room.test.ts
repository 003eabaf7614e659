import 'fake-indexeddb/auto';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { aFunctionCheck } from '../../tests/support/builders/a-function-check.ts';
import { disk, fillableDisk } from '../../tests/support/drivers/a-phone-under-stress.ts';
import { uuidV7 } from '../domain/uuid-v7.ts';
import { createDrafts } from './drafts.ts';
import { FieldDatabase } from './database.ts';
import { freezeSubmission } from './freeze-submission.ts';
import { createOutbox } from './outbox/outbox.ts';
import { createPickedPhotos } from './photos/picked-photos.ts';
import { withRoom } from './with-room.ts';

let database: FieldDatabase;
let makesRoom = true;
/** Whether the browser has dropped a connection: it throws when a transaction is wanted of it. */
let isDropped: (connection: IDBDatabase) => boolean = () => false;
const device = { labelText: null, labelVerification: 'manual' as const };

beforeAll(() => {
  fillableDisk();
  // Whoever deletes something has room again.
  const remove = IDBObjectStore.prototype.delete;
  IDBObjectStore.prototype.delete = function (this: IDBObjectStore, key) {
    if (makesRoom) disk.isFull = false;
    return remove.call(this, key);
  };
  const transaction = IDBDatabase.prototype.transaction;
  IDBDatabase.prototype.transaction = function (this: IDBDatabase, ...given: Parameters<typeof transaction>) {
    if (isDropped(this)) throw new DOMException('the connection was dropped', 'UnknownError');
    return transaction.apply(this, given);
  };
});
beforeEach(async () => {
  makesRoom = true;
  isDropped = () => false;
  database = new FieldDatabase(`field-${uuidV7(Date.now())}`);
  await database.kept.put({ id: 'picture/1', bytes: new ArrayBuffer(8) });
  await database.kept.put({ id: 'pack', pack: {} });
});
afterEach(() => {
  disk.isFull = false;
  isDropped = () => false;
  return database.delete();
});

test('[OFF-10, F59] when the store is full, pictures give way to a check, and what a check needs stays', async () => {
  const outbox = createOutbox({ database, now: Date.now, random: () => 0 });
  const item = await freezeSubmission({ submission: aFunctionCheck(), device }, Date.now());
  disk.isFull = true;
  await withRoom(database, () => outbox.add(item));
  expect(await outbox.readAll()).toHaveLength(1);
  expect((await database.kept.toArray()).map(({ id }) => id)).toEqual(['pack']);
});

test('[OFF-10, OFF-14] when the store is full, pictures of models give way to a file as it was picked', async () => {
  const photos = createPickedPhotos(database);
  const submissionId = uuidV7(0);
  const picked = { id: uuidV7(0), submissionId, itemId: 'damage', fileName: 'one', takenAt: 0 };
  disk.isFull = true;
  await photos.keepPicked(picked, new ArrayBuffer(8));
  expect(await photos.pickedFor(submissionId)).toMatchObject([picked]);
  expect((await database.kept.toArray()).map(({ id }) => id)).toEqual(['pack']);
});

test('[OFF-10, F60] a store that stays full refuses by name, and a fault that is none of space costs no picture', async () => {
  makesRoom = false;
  disk.isFull = true;
  const save = () => createDrafts(database).save({ submissionId: uuidV7(0) } as never);
  await expect(withRoom(database, save)).rejects.toThrow('the disk is full');
  disk.isFull = false;
  await database.kept.put({ id: 'picture/1', bytes: new ArrayBuffer(8) });
  await expect(withRoom(database, () => Promise.reject(new Error('other')))).rejects.toThrow('other');
  expect(await database.kept.count()).toBe(2);
});

test('[OFF-10, F53] a connection the browser dropped in the background is opened anew, and the write goes through', async () => {
  const item = await freezeSubmission({ submission: aFunctionCheck(), device }, Date.now());
  const outbox = createOutbox({ database, now: Date.now, random: () => 0 });
  const connection = database.backendDB();
  isDropped = (it) => it === connection;
  await withRoom(database, () => outbox.add(item));
  expect(await outbox.readAll()).toHaveLength(1);
  expect(database.backendDB()).not.toBe(connection);
});

test('[OFF-10, F53, F55] a connection that does not come back is tried once more, then the page hears of it', async () => {
  let tries = 0;
  isDropped = () => (tries += 1) > 0;
  const save = () => createDrafts(database).save({ submissionId: uuidV7(0) } as never);
  await expect(withRoom(database, save)).rejects.toThrow('the connection was dropped');
  expect(tries).toBeLessThan(5);
});
