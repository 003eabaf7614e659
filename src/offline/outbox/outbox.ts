import { Dexie, type Collection } from 'dexie';
import type { FieldDatabase } from '../database.ts';
import type { ReceivedItem } from '../field-storage.ts';
import { dropPhotos, releasePhotos } from '../photos/photos-of-record.ts';
import { checklistOfReceivedSchema, readReceivedItem } from '../received-items.ts';
import { createWaitingRows, dueAt } from '../waiting-rows.ts';
import { firstBatch } from './first-batch.ts';
import { addPlainly } from './add-plainly.ts';
import type { OutboxItem } from './outbox-item.ts';
import {
  correctedBy,
  frozenOf,
  isOnTheWay,
  isWithoutServer,
  performedAtOf,
  performerIdOf,
  readDiscardedRow,
  readItem,
  unreadable,
  withTime,
} from './outbox-row.ts';
import { retryDelay } from './retry-delay.ts';
import type { SendOutcome } from './send-outcome.ts';
import type { Turn } from './which-turn.ts';

export type OutboxParts = { database: FieldDatabase; now: () => number; random: () => number };
export type Outbox = ReturnType<typeof createOutbox>;
export type Tried = { item: OutboxItem; outcome: SendOutcome };
/** Whose, which turn, and how many at most. */
type Due = { whose?: string | null | undefined; turn?: Turn | undefined; most?: number | undefined };

/** Submissions on their way to the server. */
export function createOutbox({ database, now, random }: OutboxParts) {
  const { outbox, received, drafts, photos, photoBytes } = database;

  const readAll = async (): Promise<OutboxItem[]> =>
    (await outbox.toArray()).filter((row) => !readDiscardedRow(row)).map((row) => readItem(row) ?? unreadable(row));

  return {
    /**
     * Puts a frozen submission on disk and removes its draft, in one step. The second of two taps finds it there already.
     * Other content under an id that was used is refused, and its draft stays: it must not vanish behind the first.
     * `giveUp` takes back what is not on disk yet.
     */
    async add(item: OutboxItem, giveUp?: AbortSignal): Promise<void> {
      giveUp?.throwIfAborted();
      const row = withTime(item);
      if (Dexie.currentTransaction === null && (await addPlainly(database, row, giveUp))) return;
      giveUp?.throwIfAborted();
      await database.transaction('rw', [outbox, received, drafts, photos, photoBytes], async (transaction) => {
        giveUp?.addEventListener('abort', () => transaction.active && transaction.abort());
        // All at once, and what nearly every save has to do among it: each answer of the store takes its time.
        const [isNew, arrived, hasPhotos, replaced] = await Promise.all([
          outbox.add(row).then(() => true, isThereAlready),
          received.get(item.id),
          photos.where('submissionId').equals(item.id).count(),
          readReplaced(item),
          drafts.delete(item.id),
        ]);
        if (arrived || !isNew) {
          const isWanted = await isWantedAfterAll(item, { arrived, isNew });
          if (isWanted) await outbox.put(row);
          else if (isNew) await outbox.delete(item.id);
          if (!isWanted) return;
        }
        if (hasPhotos > 0) await releasePhotos(database, item);
        for (const each of replaced) await dropReplaced(each);
      });
    },

    readAll,

    /** Rows left as `sending` belong to a dead tab or worker. Call only while holding the outbox lock. */
    async takeBack(): Promise<void> {
      await changeIn(
        () => outbox.where('status').equals('sending'),
        (item) => ({ ...frozenOf(item), ...waitingAgain(item, now()) }),
      );
    },

    readDue,

    /** Marks what is due as being sent, oldest first and no more than a request may hold, and answers it as it is now on disk. */
    async startDue({ whose, turn, most }: Due = {}): Promise<OutboxItem[]> {
      return database.transaction('rw', outbox, received, async () => {
        const items = firstBatch(await readDue({ whose, turn, most }), most);
        const corrected = items.map(correctedBy).filter((id) => id !== null);
        const proofs = new Map((await received.bulkGet(corrected)).map((row) => [row?.id, readReceivedItem(row)]));
        const sending = items.map((item): OutboxItem => {
          const proof = proofs.get(correctedBy(item) ?? '');
          return {
            ...frozenOf(item),
            attempts: item.attempts + 1,
            triedAt: now(),
            status: 'sending',
            ...(proof && { receiptCode: proof.receipt.receiptCode }),
          };
        });
        await outbox.bulkPut(sending);
        return sending;
      });
    },

    /** Writes down what the tries came to. A receipt counts whatever happened to the row meanwhile; anything else only if it is still being sent. */
    async record(tried: readonly Tried[]): Promise<void> {
      await database.transaction('rw', [outbox, received, photos, photoBytes], async () => {
        const isSending = new Set(await outbox.where('status').equals('sending').primaryKeys());
        const arrived: ReceivedItem[] = [];
        const others = new Map<string, NotReceived>();
        for (const { item, outcome } of tried) {
          const { id } = item;
          // Another runner may have taken it over, or somebody thrown it away.
          if (outcome.kind === 'received') {
            if (isSending.has(id) || (await outbox.get(id))) arrived.push(receivedItem(item, outcome.receipt));
          } else if (isSending.has(id)) others.set(id, outcome);
        }
        await recordOthers(others);
        if (arrived.length === 0) return;
        const announced = await countReleasedPhotos(arrived.map(({ id }) => id));
        await Promise.all([
          received.bulkPut(arrived.map((each) => ({ ...each, photosAnnounced: announced.get(each.id) ?? 0 }))),
          outbox.bulkDelete(arrived.map(({ id }) => id)),
        ]);
      });
    },

    /**
     * Somebody asked, something arrived, or the server can be reached: what waits for that is due, except what the server
     * asked to hold back.
     */
    async wake(isMeant: (item: OutboxItem) => boolean = () => true): Promise<void> {
      const time = now();
      for (const status of ['waiting', 'waitsForSignIn'] as const)
        await changeIn(
          () => outbox.where('[status+nextAttemptAt]').between([status, time], [status, Infinity], false, true),
          (item) => ('nextAttemptAt' in item && isMeant(item) ? { ...item, nextAttemptAt: time } : item),
        );
    },

    /** What a person made waits on: their session has no token just now. */
    async postpone(whose: string): Promise<void> {
      const until = now() + untilNextToken;
      await changeIn(
        () => outbox.where('[status+nextAttemptAt]').between(['waitsForSignIn', -Infinity], ['waitsForSignIn', until]),
        (item) =>
          item.status === 'waitsForSignIn' && performerIdOf(item) === whose ? { ...item, nextAttemptAt: until } : item,
      );
    },

    /** A person asks for one item again, whatever the phone or the server said about waiting. */
    async retry(id: string): Promise<void> {
      await database.transaction('rw', outbox, async () => {
        const item = readItem(await outbox.get(id));
        if (!item || item.status === 'sending' || item.status === 'closed') return;
        await outbox.put({ ...frozenOf(item), ...waitingAgain(item, now()) });
      });
    },

    /** When the next item may be sent (milliseconds since 1970), or null when none waits. */
    nextDueAt: (whose: string | null = null, turn: Turn = 'due'): Promise<number | null> =>
      waitingOf(whose).nextDueAt({ time: now(), turn }),
  };

  function waitingOf(whose: string | null) {
    return createWaitingRows({
      table: outbox,
      statuses: ['waiting', 'waitsForSignIn'],
      accept: (rows) => withoutHeldBack(rows.map(readItem).filter((item) => item !== null && isWaitingOf(item, whose))),
    });
  }

  /** A correction waits until what it corrects has arrived, and with it the code that proves the right to it. */
  async function withoutHeldBack(items: Waiting[]): Promise<Waiting[]> {
    const corrected = items.map(correctedBy).filter((id) => id !== null);
    if (corrected.length === 0) return items;
    const rows = (await outbox.bulkGet(corrected)).map(readItem);
    const onTheWay = new Set(rows.filter((item) => item !== null && isOnTheWay(item)).map((item) => item!.id));
    return items.filter((item) => !onTheWay.has(correctedBy(item) ?? ''));
  }

  /**
   * What may be sent now, oldest first: of nobody's, or of what one person made signed in. While a registration is due or
   * on its way, only registrations: they go before the checks of their devices.
   */
  async function readDue({ whose = null, turn = 'due', most }: Due = {}): Promise<OutboxItem[]> {
    const moment = { time: now(), turn };
    const registrations = (
      await Promise.all(
        (['waiting', 'waitsForSignIn', 'sending'] as const).map((status) =>
          outbox.where('[status+submission.kindOfSubmission]').equals([status, 'deviceRegistration']).toArray(),
        ),
      )
    )
      .flat()
      .map(readItem)
      .filter((item) => item !== null);
    const waiting = await withoutHeldBack(registrations.filter((item) => isWaitingOf(item, whose)));
    const due = waiting.filter((item) => dueAt(item, moment) <= moment.time);
    const isOnItsWay = registrations.some(({ status }) => status === 'sending');
    const next = due.length > 0 || isOnItsWay ? due : await waitingOf(whose).due(moment, most);
    return next.toSorted((a, b) => a.queuedAt - b.queuedAt || (a.id < b.id ? -1 : 1));
  }

  /** What a save finds under its id is what it brings, or was thrown away; anything else is other content, and refused. */
  async function isWantedAfterAll(
    item: OutboxItem,
    { arrived, isNew }: { arrived: unknown; isNew: boolean },
  ): Promise<boolean> {
    const row = isNew ? undefined : await outbox.get(item.id);
    const discarded = readDiscardedRow(row);
    const receipt = readReceivedItem(arrived)?.receipt;
    const hash = readItem(discarded?.before ?? row)?.contentHash ?? receipt?.contentHash;
    if (hash !== undefined && hash !== item.contentHash)
      throw new Error('Other content was saved under this id before.');
    return discarded !== null && !arrived;
  }

  /** What a correction takes the place of. */
  async function readReplaced(correction: OutboxItem): Promise<OutboxItem[]> {
    const corrected = correctedBy(correction);
    const rows = await Promise.all([
      corrected === null ? undefined : outbox.get(corrected),
      outbox.where('replacedBy').equals(correction.id).toArray(),
    ]);
    return rows
      .flat()
      .map(readItem)
      .filter((item) => item !== null);
  }

  /** What the server refused leaves the list when its correction is saved; what may have arrived stays on its way. */
  async function dropReplaced(item: OutboxItem): Promise<void> {
    if (!isWithoutServer(item)) return;
    await outbox.delete(item.id);
    await dropPhotos(database, item.id);
  }

  /** The same for what has just been refused, where its correction is saved already. Seldom, so that it may read everything. */
  async function dropCorrected(refused: ReadonlySet<string>): Promise<void> {
    if (refused.size === 0) return;
    const items = (await outbox.toArray()).map(readItem).filter((item) => item !== null);
    for (const correction of items.filter((item) => refused.has(correctedBy(item) ?? '')))
      for (const item of await readReplaced(correction)) await dropReplaced(item);
  }

  /** How many photos follow each submission; released with it, so that those of forms and picked files are none. */
  async function countReleasedPhotos(ids: string[]): Promise<Map<string, number>> {
    const [first, last] = [ids.reduce((a, b) => (a < b ? a : b)), ids.reduce((a, b) => (a > b ? a : b))];
    const rows = await photos.where('submissionId').between(first, last, true, true).toArray();
    const counts = new Map<string, number>();
    for (const { status, submissionId } of rows)
      if (status !== 'draft' && status !== 'picked')
        counts.set(String(submissionId), (counts.get(String(submissionId)) ?? 0) + 1);
    return counts;
  }

  function receivedItem(item: OutboxItem, receipt: ReceivedItem['receipt']): ReceivedItem {
    const corrects = correctedBy(item);
    const performerUserId = performerIdOf(item);
    const performedAt = performedAtOf(item);
    return {
      id: item.id,
      receipt,
      device: item.device,
      receivedAt: now(),
      ...madeWith(item),
      ...(performedAt !== null && { performedAt }),
      ...(corrects !== null && { corrects }),
      ...(performerUserId !== null && { performerUserId }),
    };
  }

  async function recordOthers(outcomes: ReadonlyMap<string, NotReceived>): Promise<void> {
    // As they are on disk: copied into a file, or replaced by a correction meanwhile.
    const items = (await outbox.bulkGet([...outcomes.keys()])).map(readItem).filter((item) => item !== null);
    await outbox.bulkPut(items.map((item) => afterOutcome(item, outcomes.get(item.id)!)));
    await dropCorrected(new Set([...outcomes].filter(([, { kind }]) => kind === 'refused').map(([id]) => id)));
  }

  async function changeIn(
    rowsOf: () => Collection<{ id: string }, string>,
    change: (item: OutboxItem) => OutboxItem,
  ): Promise<void> {
    if ((await rowsOf().count()) === 0) return; // without a turn of those who write
    await database.transaction('rw', outbox, async () => {
      const items = (await rowsOf().toArray()).map(readItem).filter((item) => item !== null);
      const changed = items.map(change);
      await outbox.bulkPut(changed.filter((item, at) => item !== items[at]));
    });
  }

  function afterOutcome(item: OutboxItem, outcome: NotReceived): OutboxItem {
    const frozen = frozenOf(item);
    switch (outcome.kind) {
      case 'later': {
        const next = waitingAgain(item, now() + retryDelay(item.attempts, random));
        const { reason: lastReason, notBefore } = outcome;
        return next.status === 'waiting'
          ? { ...frozen, ...next, lastReason, notBefore }
          : { ...frozen, ...next, lastReason };
      }
      case 'refused':
        return { ...frozen, status: 'needsAttention', reason: outcome.reason };
      case 'closed':
        return { ...frozen, status: 'closed' };
      case 'waitsForSignIn':
        return { ...frozen, status: 'waitsForSignIn', nextAttemptAt: now() + retryDelay(item.attempts, random) };
    }
  }
}

type NotReceived = Exclude<SendOutcome, { kind: 'received' }>;
type Waiting = Extract<OutboxItem, { status: 'waiting' | 'waitsForSignIn' }>;

const untilNextToken = 60_000; // milliseconds

/** Out of the hands of whoever sent it: what a person made signed in waits for their session, not for the next sender. */
const waitingAgain = (item: OutboxItem, nextAttemptAt: number) =>
  ({ status: performerIdOf(item) === null ? 'waiting' : 'waitsForSignIn', nextAttemptAt }) as const;

const isWaitingOf = (item: OutboxItem, whose: string | null): item is Waiting =>
  (item.status === 'waiting' || item.status === 'waitsForSignIn') && performerIdOf(item) === whose;

/** Adding found the id taken; whatever else went wrong is a fault. */
function isThereAlready(error: unknown): false {
  if ((error as { name?: unknown }).name === 'ConstraintError') return false;
  throw error;
}

/** What a correction of a received check begins with; its content leaves the phone with the receipt. */
function madeWith({ submission }: OutboxItem): Pick<ReceivedItem, 'madeWith'> {
  const { checklistId, checklistVersion, checklistHash, kind } = submission;
  const made = checklistOfReceivedSchema.safeParse({ checklistId, checklistVersion, checklistHash, kind });
  return made.success ? { madeWith: made.data } : {};
}
