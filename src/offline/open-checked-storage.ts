import { createCheckedStorage, type CheckedStorage } from './checked-storage.ts';
import { databaseVersion, type FieldDatabase } from './database.ts';
import { deliveryLock } from './outbox/delivery-lock.ts';
import { submissionsSender } from './outbox/post-submissions.ts';
import { createReceivedItems } from './received-items.ts';

/** Wires outbox, receipts and pack to the real clock, network and locks, and drops receipts that are too old. */
export async function openCheckedStorage(database: FieldDatabase): Promise<CheckedStorage> {
  const now = Date.now;
  if (database.versionOnDisk <= databaseVersion) await createReceivedItems(database).dropOld(now());
  return createCheckedStorage({
    database,
    now,
    random: Math.random,
    sender: submissionsSender(now),
    lock: deliveryLock({ locks: globalThis.navigator.locks, openChannel: () => new BroadcastChannel('outbox') }),
  });
}
