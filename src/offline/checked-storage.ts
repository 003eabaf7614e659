import { createChecklistPack } from './checklist-pack.ts';
import type { FieldStorage, FieldWork } from './field-storage.ts';
import { freezeSubmission } from './freeze-submission.ts';
import { onceMore } from './once-more.ts';
import { deliverWaiting, type Delivery } from './outbox/deliver-waiting.ts';
import { createOutbox, type OutboxParts } from './outbox/outbox.ts';
import { createReceivedItems } from './received-items.ts';
import { createRememberedPerformer } from './remembered-performer.ts';

export type CheckedStorageParts = OutboxParts & Omit<Delivery, 'outbox'>;

/** The part of the store whose rows are checked against the contract, and all that goes to and comes from the server. */
export type CheckedStorage = Pick<
  FieldStorage,
  'submit' | 'deliver' | 'retry' | 'discardUnsent' | 'nextDueAt' | 'readReceived' | 'performer'
> & {
  pack: Omit<FieldStorage['pack'], 'keepChecklist'>;
  readWork(this: void): Promise<Omit<FieldWork, 'drafts'>>;
};

/** Outbox, receipts and pack over one open database. */
export function createCheckedStorage({ database, now, random, sender, lock }: CheckedStorageParts): CheckedStorage {
  const outbox = createOutbox({ database, now, random });
  const received = createReceivedItems(database);
  const delivery = { outbox, sender, lock };
  return {
    async submit(made) {
      await outbox.add(await freezeSubmission(made, now()));
      void deliverWaiting(delivery).catch(reportError); // may fail as often as it likes: the item is on disk
    },
    deliver: onceMore(() => deliverWaiting(delivery, 'everything')),
    async retry(id) {
      await outbox.retry(id);
      await deliverWaiting(delivery);
    },
    discardUnsent: (id) => outbox.discard(id),
    nextDueAt: () => outbox.nextDueAt(),
    readReceived: (id) => received.read(id),
    pack: createChecklistPack(database),
    performer: createRememberedPerformer(database, now),
    readWork: async () => ({ outbox: await outbox.readAll(), received: await received.list() }),
  };
}
