import { askToKeep } from './ask-to-keep.ts';
import { createChecklistPack } from './checklist-pack.ts';
import type { FieldStorage, FieldWork } from './field-storage.ts';
import { freezeSubmission } from './freeze-submission.ts';
import { onceMore } from './once-more.ts';
import { deliverWaiting, type Delivery } from './outbox/deliver-waiting.ts';
import { createOutbox, type OutboxParts } from './outbox/outbox.ts';
import { createReceivedItems } from './received-items.ts';
import { deliverPhotos, type PhotoDelivery } from './photos/deliver-photos.ts';
import { createPhotos, type Photos } from './photos/photos.ts';
import { createRemembered, type Remembered } from './remembered.ts';

export type CheckedStorageParts = OutboxParts & Omit<Delivery, 'outbox'> & Pick<PhotoDelivery, 'photoSender'>;

/** The part of the store whose rows are checked against the contract, and all that goes to and comes from the server. */
export type CheckedStorage = Pick<
  FieldStorage,
  'submit' | 'deliver' | 'retry' | 'discardUnsent' | 'nextDueAt' | 'readReceived'
> & {
  pack: Omit<FieldStorage['pack'], 'keepChecklist'>;
  photos: Photos;
  remembered: Remembered;
  readWork(this: void): Promise<Omit<FieldWork, 'drafts'>>;
};

/** Outbox, receipts and pack over one open database. */
export function createCheckedStorage(parts: CheckedStorageParts): CheckedStorage {
  const { database, now, random, sender, photoSender, lock } = parts;
  const outbox = createOutbox({ database, now, random });
  const received = createReceivedItems(database);
  const photos = createPhotos({ database, now, random });
  const delivery = { outbox, sender, photos, photoSender, lock };
  /** Records first: a photo of a record that has not arrived would be refused. */
  async function deliverAll(what: 'due' | 'everything') {
    await deliverWaiting(delivery, what);
    await deliverPhotos(delivery, what);
  }
  return {
    async submit(made) {
      await outbox.add(await freezeSubmission(made, now()));
      void askToKeep();
      void deliverAll('due').catch(reportError); // may fail as often as it likes: the item is on disk
    },
    deliver: onceMore(() => deliverAll('everything')),
    async retry(id) {
      await outbox.retry(id);
      await deliverAll('due');
    },
    discardUnsent: (id) => outbox.discard(id),
    async nextDueAt() {
      const times = [await outbox.nextDueAt(), await photos.nextDueAt()].filter((time) => time !== null);
      return times.length === 0 ? null : Math.min(...times);
    },
    photos,
    readReceived: (id) => received.read(id),
    pack: createChecklistPack(database),
    remembered: createRemembered(database, now),
    readWork: async () => ({
      outbox: await outbox.readAll(),
      received: await received.list(),
      photos: await photos.readAll(),
    }),
  };
}
