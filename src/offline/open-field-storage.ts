import { Dexie } from 'dexie';
import { createChecklistPack } from './checklist-pack.ts';
import { databaseVersion, FieldDatabase } from './database.ts';
import { createDrafts } from './drafts.ts';
import type { FieldStorage, FieldWork, StorageOpening } from './field-storage.ts';
import { freezeSubmission } from './freeze-submission.ts';
import { deliveryLock } from './outbox/delivery-lock.ts';
import { deliverWaiting, type Delivery } from './outbox/deliver-waiting.ts';
import { createOutbox } from './outbox/outbox.ts';
import { submissionsSender } from './outbox/post-submissions.ts';
import { createReceivedItems } from './received-items.ts';
import { createRememberedPerformer } from './remembered-performer.ts';
import { watched } from './watched.ts';

let opening: Promise<StorageOpening> | undefined;

/** Opens the store of this phone once; page and worker each have one. */
export function openFieldStorage(): Promise<StorageOpening> {
  opening ??= open();
  return opening;
}

async function open(): Promise<StorageOpening> {
  if (!globalThis.indexedDB) return { kind: 'broken', reason: 'missing' };
  const database = new FieldDatabase();
  try {
    await database.open();
  } catch (error) {
    const isBlocked = error instanceof Dexie.DexieError && error.name === 'BlockedError';
    return { kind: 'broken', reason: isBlocked ? 'blocked' : 'failed' };
  }
  const outbox = createOutbox({ database, now: Date.now, random: Math.random });
  const delivery: Delivery = {
    outbox,
    sender: submissionsSender(Date.now),
    lock: deliveryLock({ locks: globalThis.navigator.locks, openChannel: () => new BroadcastChannel('outbox') }),
  };
  if (database.versionOnDisk > databaseVersion)
    return { kind: 'newer', storage: readOnly(storageOf(database, delivery)) };
  const received = createReceivedItems(database);
  await received.dropOld(Date.now());
  return { kind: 'open', storage: storageOf(database, delivery) };
}

function storageOf(database: FieldDatabase, delivery: Delivery): FieldStorage {
  const { outbox } = delivery;
  const drafts = createDrafts(database);
  const received = createReceivedItems(database);
  const deliver = () => deliverWaiting(delivery);
  return {
    drafts,
    async submit(made) {
      await outbox.add(await freezeSubmission(made, Date.now()));
      void deliver().catch(reportError); // may fail as often as it likes: the item is on disk
    },
    async deliver() {
      await outbox.wake();
      await deliver();
    },
    async retry(id) {
      await outbox.retry(id);
      await deliver();
    },
    discardUnsent: (id) => outbox.discard(id),
    nextDueAt: () => outbox.nextDueAt(),
    work: watched(async (): Promise<FieldWork> => {
      const [unfinished, waiting, arrived] = await Promise.all([drafts.list(), outbox.readAll(), received.list()]);
      return { drafts: unfinished, outbox: waiting, received: arrived };
    }),
    readReceived: (id) => received.read(id),
    pack: createChecklistPack(database),
    performer: createRememberedPerformer(database, Date.now),
  };
}

/** A newer build wrote this database. Its rows are shown; a write could break what the newer build relies on. */
function readOnly(storage: FieldStorage): FieldStorage {
  const refuse = () => Promise.reject(new DOMException('written by a newer version of the app', 'VersionError'));
  return {
    ...storage,
    drafts: { ...storage.drafts, save: refuse, discard: refuse },
    submit: refuse,
    deliver: refuse,
    retry: refuse,
    discardUnsent: refuse,
    pack: { ...storage.pack, refresh: () => Promise.resolve(null), keepChecklist: refuse },
    performer: { ...storage.performer, keep: refuse, forget: refuse },
  };
}
