import type { Draft } from '../contract/draft.ts';
import { askToKeep } from './ask-to-keep.ts';
import { createChecklistPack } from './checklist-pack.ts';
import { isDraft } from '../domain/draft-guard.ts';
import { databaseVersion } from './database.ts';
import { createDrafts } from './drafts.ts';
import type { FieldStorage, FieldWork, ReceivedItem, Watched } from './field-storage.ts';
import { freezeSubmission } from './freeze-submission.ts';
import { eachInTime } from './each-in-time.ts';
import { inTime } from './in-time.ts';
import { onceMore } from './once-more.ts';
import { deliverWaiting, type Delivery } from './outbox/deliver-waiting.ts';
import { deliverSignedIn, type SignedIn } from './outbox/deliver-signed-in.ts';
import { createDiscardedItems } from './outbox/discarded-items.ts';
import { createOutbox, type OutboxParts } from './outbox/outbox.ts';
import { moreUrgent, type Turn } from './outbox/which-turn.ts';
import { createReturnedDrafts } from './outbox/returned-drafts.ts';
import { createWithoutAccount } from './outbox/without-account.ts';
import { createReceivedItems } from './received-items.ts';
import { deliverPhotos, type PhotoDelivery } from './photos/deliver-photos.ts';
import type { KeptPhoto } from './photos/kept-photo.ts';
import { createPhotos, type Photos } from './photos/photos.ts';
import { createPickedPhotos, type PickedPhotos } from './photos/picked-photos.ts';
import { createRemembered, type Remembered } from './remembered.ts';
import { createToldUnsent } from './told-unsent.ts';
import type { UnsentWork } from './unsent-work.ts';
import { watched } from './watched.ts';
import { withRoom } from './with-room.ts';

export type CheckedStorageParts = OutboxParts & Omit<Delivery, 'outbox'> & Pick<PhotoDelivery, 'photoSender'>;

/** The part of the store whose rows are checked against the contract, and all that goes to and comes from the server. */
export type CheckedStorage = Pick<FieldStorage, 'submit' | 'deliver' | 'nextDueAt'> & {
  /** Makes room for a draft that found none. */
  saveDraft(draft: Draft): Promise<void>;
  readReceived(id: string): Promise<ReceivedItem | null>;
  unsent: UnsentWork;
  pack: Omit<FieldStorage['pack'], 'keepChecklist'>;
  photos: Photos & PickedPhotos;
  remembered: Remembered;
  work: Watched<FieldWork>;
  readWork(this: void): Promise<FieldWork>;
};

const longestForBytes = 15_000; // milliseconds: a photo on a slow phone
/** Rows of which a look takes long enough that the next one waits. */
const muchWork = 200;
const longestForMany = 60_000; // milliseconds: all photos of a submission

/** Outbox, receipts and pack over one open database. */
export function createCheckedStorage(parts: CheckedStorageParts): CheckedStorage {
  const { database, now, random, sender, photoSender, lock } = parts;
  const outbox = createOutbox({ database, now, random });
  const outboxInTime = eachInTime(outbox);
  const drafts = createDrafts(database);
  const received = createReceivedItems(database);
  const allPhotos = createPhotos({ database, now, random });
  const photos = { ...eachInTime(allPhotos, longestForBytes), ...createPickedPhotos(database) };
  const discardedItems = createDiscardedItems({ database, now });
  const discarded = eachInTime(discardedItems);
  const pack = createChecklistPack(database);
  const withoutAccount = createWithoutAccount({ database, outbox, photos: allPhotos, now });
  // A store that stops answering ends the round: the lock is free again for whoever can go on.
  const delivery = { outbox: outboxInTime, sender, photos, photoSender, lock };
  const isNewer = () => database.versionOnDisk > databaseVersion;
  let person: SignedIn | null = null;
  /** Records first: a photo of a record that has not arrived would be refused. */
  async function deliverAll(turn: Turn) {
    await discarded.dropOld();
    await deliverWaiting(delivery, turn);
    if (person) {
      await deliverSignedIn(delivery, { person, turn });
      await deliverWaiting(delivery); // corrections that waited for what has just been answered
    }
    await deliverPhotos(delivery, turn);
  }
  let asked: Turn = 'due';
  const deliverAsked = onceMore(() => {
    const turn = asked;
    asked = 'due';
    return deliverAll(turn);
  });
  function deliver(turn: Turn = 'everything') {
    asked = moreUrgent(asked, turn);
    return deliverAsked();
  }
  return {
    async submit(made) {
      const item = await freezeSubmission(made, now());
      const giveUp = new AbortController();
      await inTime(withRoom(database, () => outbox.add(item, giveUp.signal))).catch((error: unknown) => {
        giveUp.abort(); // said to be not saved, it must not be saved later after all
        throw error;
      });
      void askToKeep();
      void deliver('due').catch(reportError); // may fail as often as it likes: the item is on disk
    },
    deliver,
    unsent: {
      async retry(id) {
        await outboxInTime.retry(id);
        await deliverAll('due');
      },
      async retryPhoto(id) {
        await photos.retry(id);
        await deliverAll('due');
      },
      discard: discarded.discard,
      undoDiscard: discarded.undo,
      async discardDraft(id) {
        const { drafts: rows, outbox: unsent, received: arrived } = database;
        const row = await inTime(rows.get(id));
        await inTime(rows.delete(id));
        return async () => {
          if (!row) return;
          // Another tab may have had it open, and have saved it since: what was typed or submitted there stays.
          const isThere = async () => (await rows.get(id)) || (await unsent.get(id)) || (await arrived.get(id));
          const putBack = async () => void ((await isThere()) || (await rows.put(row)));
          await inTime(database.transaction('rw', rows, unsent, arrived, putBack));
        };
      },
      ...eachInTime(createReturnedDrafts({ database, photos: allPhotos, now }), longestForMany),
      async sendWithoutAccount(id, reason) {
        await inTime(withoutAccount.sendWithoutAccount(id, reason), longestForMany);
        await deliverAll('due');
      },
      async deliverFor(signedIn) {
        person = signedIn;
        if (person) await deliver('reachable');
      },
      async deliverSignedOut(here) {
        const { deliverSignedOut } = await import('./outbox/deliver-signed-out.ts');
        await deliverSignedOut({ database, delivery, now, here });
      },
      ...eachInTime(createToldUnsent(database)),
      async exportWork(wishes) {
        const { exportUnsent } = await import('./rescue/export-unsent.ts');
        if (!isNewer()) await photos.finishAllPicked();
        const { readBytes } = photos;
        const checklistOf = pack.checklistOf.bind(pack);
        return exportUnsent({ database, readBytes, checklistOf, isReadOnly: isNewer() }, { ...wishes, madeAt: now() });
      },
      async importWork(file) {
        const { importUnsent } = await import('./rescue/import-unsent.ts');
        return importUnsent({ database, outbox: outboxInTime, photos, now }, file);
      },
    },
    async nextDueAt(turn) {
      const ofPerson = person && (await outboxInTime.nextDueAt(person.userId, turn));
      const times = [await outboxInTime.nextDueAt(null, turn), ofPerson, await photos.nextDueAt(turn)].filter(
        (time) => time !== null,
      );
      return times.length === 0 ? null : Math.min(...times);
    },
    photos,
    saveDraft: (draft) =>
      withRoom(database, () =>
        database.transaction('rw', database.drafts, database.outbox, database.received, async () => {
          const row = await database.outbox.get(draft.submissionId);
          // Its first try failed late: it must not bring back the draft of what was saved since.
          if ((row && row.status !== 'discarded') || (await received.read(draft.submissionId)))
            throw new Error('It was submitted meanwhile.');
          await drafts.save(draft);
        }),
      ),
    readReceived: (id) => inTime(received.read(id)),
    pack,
    remembered: createRemembered(database, now),
    work: watched(database, {
      read: () => inTime(readWork(), longestForMany),
      isMuch: (work) => work.outbox.length + work.received.length + work.photos.length > muchWork,
    }),
    readWork,
  };

  function readWork(): Promise<FieldWork> {
    const tables = [database.drafts, database.outbox, database.received, database.photos];
    return database.transaction('r', tables, readRows);
  }

  async function readRows(): Promise<FieldWork> {
    const thrownAway = await discardedItems.list();
    // Photos go with their record: out of sight, and back when that is wanted after all.
    const isInSight = ({ submissionId }: KeptPhoto) => !thrownAway.some(({ item }) => item.id === submissionId);
    const forms = await database.drafts.toArray();
    return {
      drafts: forms
        .map(({ draft }) => draft)
        .filter(isDraft)
        .toSorted((a, b) => b.savedAt.localeCompare(a.savedAt)),
      unreadableDrafts: forms.filter(({ draft }) => !isDraft(draft)).map(({ id }) => id),
      outbox: await outbox.readAll(),
      discarded: thrownAway,
      received: await received.list(),
      photos: (await allPhotos.listAll()).filter(isInSight),
    };
  }
}
