import { createCheckedStorage, type CheckedStorage } from './checked-storage.ts';
import { databaseVersion, type FieldDatabase } from './database.ts';
import { deliveryLock } from './outbox/delivery-lock.ts';
import { submissionsSender } from './outbox/post-submissions.ts';
import { photoSender } from './photos/put-photo.ts';
import { createReceivedItems } from './received-items.ts';

/** Wires outbox, receipts and pack to the real clock, network and locks, and drops receipts that are too old and photos nobody needs. */
export async function openCheckedStorage(database: FieldDatabase): Promise<CheckedStorage> {
  const now = Date.now;
  const storage = createCheckedStorage({
    database,
    now,
    random: Math.random,
    sender: submissionsSender(now),
    photoSender: photoSender(now),
    lock: deliveryLock({ locks: globalThis.navigator.locks, openChannel: () => new BroadcastChannel('outbox') }),
  });
  if (database.versionOnDisk > databaseVersion) return storage;
  // Nothing waits for it; what fails now is done at the next start.
  void Promise.allSettled([createReceivedItems(database).dropOld(now()), storage.photos.dropAbandoned()]);
  return storage;
}
