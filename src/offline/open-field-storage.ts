import { Dexie } from 'dexie';
import { createFieldStorage, readOnly } from './create-field-storage.ts';
import { databaseVersion, FieldDatabase } from './database.ts';
import type { StorageOpening } from './field-storage.ts';
import { deliveryLock } from './outbox/delivery-lock.ts';
import { submissionsSender } from './outbox/post-submissions.ts';
import { createReceivedItems } from './received-items.ts';

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
  const now = Date.now;
  const storage = createFieldStorage({
    database,
    now,
    random: Math.random,
    sender: submissionsSender(now),
    lock: deliveryLock({ locks: globalThis.navigator.locks, openChannel: () => new BroadcastChannel('outbox') }),
  });
  if (database.versionOnDisk > databaseVersion) return { kind: 'newer', storage: readOnly(storage) };
  await createReceivedItems(database).dropOld(now());
  return { kind: 'open', storage };
}
