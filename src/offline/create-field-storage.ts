import { createChecklistPack } from './checklist-pack.ts';
import { createDrafts } from './drafts.ts';
import type { FieldStorage, FieldWork } from './field-storage.ts';
import { freezeSubmission } from './freeze-submission.ts';
import { deliverWaiting, type Delivery } from './outbox/deliver-waiting.ts';
import { createOutbox, type OutboxParts } from './outbox/outbox.ts';
import { onceMore } from './once-more.ts';
import { createReceivedItems } from './received-items.ts';
import { createRememberedPerformer } from './remembered-performer.ts';
import { watched } from './watched.ts';

export type FieldStorageParts = OutboxParts & Omit<Delivery, 'outbox'>;

/** What the field pages keep on the phone, over one open database. */
export function createFieldStorage({ database, now, random, sender, lock }: FieldStorageParts): FieldStorage {
  const outbox = createOutbox({ database, now, random });
  const drafts = createDrafts(database);
  const received = createReceivedItems(database);
  const delivery = { outbox, sender, lock };
  return {
    drafts,
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
    work: watched(async (): Promise<FieldWork> => {
      const [unfinished, waiting, arrived] = await Promise.all([drafts.list(), outbox.readAll(), received.list()]);
      return { drafts: unfinished, outbox: waiting, received: arrived };
    }),
    readReceived: (id) => received.read(id),
    pack: createChecklistPack(database),
    performer: createRememberedPerformer(database, now),
  };
}

/** A newer build wrote this database. Its rows are shown; a write could break what the newer build relies on. */
export function readOnly(storage: FieldStorage): FieldStorage {
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
