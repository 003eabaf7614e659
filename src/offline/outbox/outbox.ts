import type { FieldDatabase } from '../database.ts';
import type { ReceivedItem } from '../field-storage.ts';
import { dropPhotos, releasePhotos } from '../photos/photos-of-record.ts';
import { checklistOfReceivedSchema, createReceivedItems } from '../received-items.ts';
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
} from './outbox-row.ts';
import { longestRetryAfter } from './retry-after.ts';
import { longestDelay, retryDelay } from './retry-delay.ts';
import type { SendOutcome } from './send-outcome.ts';
import { endOfWait, longestWaitOf, type Turn } from './which-turn.ts';

export type OutboxParts = { database: FieldDatabase; now: () => number; random: () => number };
export type Outbox = ReturnType<typeof createOutbox>;
export type Tried = { id: string; outcome: SendOutcome };

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
      await database.transaction('rw', [outbox, received, drafts, photos, photoBytes], async (transaction) => {
        giveUp?.addEventListener('abort', () => transaction.active && transaction.abort());
        const row = await outbox.get(item.id);
        const discarded = readDiscardedRow(row);
        const arrived = await createReceivedItems(database).read(item.id);
        const hash = readItem(discarded?.before ?? row)?.contentHash ?? arrived?.receipt.contentHash;
        if (hash !== undefined && hash !== item.contentHash)
          throw new Error('Other content was saved under this id before.');
        const isKnown = (row && !discarded) || (await received.get(item.id));
        if (!isKnown) {
          await outbox.put(item); // also over one that was discarded: it is wanted after all
          await releasePhotos(database, item);
          await dropCorrected(item);
        }
        await drafts.delete(item.id);
      });
    },

    readAll,

    /** Rows left as `sending` belong to a dead tab or worker. Call only while holding the outbox lock. */
    async takeBack(): Promise<void> {
      await changeWhere('sending', (item) => ({ ...frozenOf(item), ...waitingAgain(item, now()) }));
    },

    /**
     * What may be sent now, oldest first: of nobody's, or of what one person made signed in. While a registration is due,
     * only registrations: they go before the checks of their devices.
     */
    async readDue(whose: string | null = null, turn: Turn = 'due'): Promise<OutboxItem[]> {
      const time = now();
      const due = waitingIn(await readAll(), whose)
        .filter((item) => dueAt(item, { time, turn }) <= time)
        .toSorted((a, b) => a.queuedAt - b.queuedAt || (a.id < b.id ? -1 : 1));
      const registrations = due.filter(({ submission }) => submission.kindOfSubmission === 'deviceRegistration');
      return registrations.length > 0 ? registrations : due;
    },

    /** Marks items as being sent and answers them as they are now on disk. */
    async startSending(ids: readonly string[], whose: string | null = null): Promise<OutboxItem[]> {
      return database.transaction('rw', outbox, received, async () => {
        const items = (await outbox.bulkGet([...ids])).map(readItem).filter((item) => item && isWaitingOf(item, whose));
        const sending: OutboxItem[] = [];
        for (const item of items) {
          const corrected = correctedBy(item!);
          const proof = corrected === null ? null : await createReceivedItems(database).read(corrected);
          sending.push({
            ...frozenOf(item!),
            attempts: item!.attempts + 1,
            triedAt: now(),
            status: 'sending',
            ...(proof && { receiptCode: proof.receipt.receiptCode }),
          });
        }
        await outbox.bulkPut(sending);
        return sending;
      });
    },

    /** Writes down what the tries came to. A receipt counts whatever happened to the row meanwhile; anything else only if it is still being sent. */
    async record(tried: readonly Tried[]): Promise<void> {
      await database.transaction('rw', [outbox, received, photos, photoBytes], async () => {
        for (const { id, outcome } of tried) {
          const row = await outbox.get(id);
          const item = readItem(readDiscardedRow(row)?.before ?? row);
          if (!item) continue;
          if (outcome.kind === 'received') {
            const { receipt } = outcome;
            const corrects = correctedBy(item);
            const performerUserId = performerIdOf(item);
            const performedAt = performedAtOf(item);
            const photosAnnounced = await photos
              .where('submissionId')
              .equals(id)
              .filter(({ status }) => status !== 'draft' && status !== 'picked') // released with the record
              .count();
            const kept: ReceivedItem = {
              id,
              receipt,
              device: item.device,
              receivedAt: now(),
              photosAnnounced,
              ...madeWith(item),
              ...(performedAt !== null && { performedAt }),
              ...(corrects !== null && { corrects }),
              ...(performerUserId !== null && { performerUserId }),
            };
            await received.put(kept);
            await outbox.delete(id);
          } else if (row?.status === 'sending') {
            await outbox.put(afterOutcome(item, outcome));
            for (const other of outcome.kind === 'refused' ? await readAll() : [])
              if (correctedBy(other) === id) await dropCorrected(other);
          }
        }
      });
    },

    /**
     * Somebody asked, something arrived, or the server can be reached: what waits for that is due, except what the server
     * asked to hold back.
     */
    async wake(isMeant: (item: OutboxItem) => boolean = () => true): Promise<void> {
      for (const status of ['waiting', 'waitsForSignIn'] as const)
        await changeWhere(status, (item) =>
          'nextAttemptAt' in item && isMeant(item)
            ? { ...item, nextAttemptAt: Math.min(item.nextAttemptAt ?? 0, now()) }
            : item,
        );
    },

    /** What a person made waits on: their session has no token just now. */
    async postpone(whose: string): Promise<void> {
      await changeWhere('waitsForSignIn', (item) =>
        item.status === 'waitsForSignIn' && performerIdOf(item) === whose
          ? { ...item, nextAttemptAt: now() + untilNextToken }
          : item,
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
    async nextDueAt(whose: string | null = null, turn: Turn = 'due'): Promise<number | null> {
      const time = now();
      const times = waitingIn(await readAll(), whose).map((item) => dueAt(item, { time, turn }));
      return times.length === 0 ? null : Math.min(...times);
    },
  };

  /** What the server refused leaves the list when its correction is saved; what may have arrived stays on its way. */
  async function dropCorrected(correction: OutboxItem): Promise<void> {
    for (const item of await readAll()) {
      const isReplaced = item.id === correctedBy(correction) || item.replacedBy === correction.id;
      if (!isReplaced || !isWithoutServer(item)) continue;
      await outbox.delete(item.id);
      await dropPhotos(database, item.id);
    }
  }

  async function changeWhere(status: OutboxItem['status'], change: (item: OutboxItem) => OutboxItem): Promise<void> {
    await database.transaction('rw', outbox, async () => {
      const rows = await outbox.where('status').equals(status).toArray();
      await outbox.bulkPut(
        rows
          .map(readItem)
          .filter((item) => item !== null)
          .map(change),
      );
    });
  }

  function afterOutcome(item: OutboxItem, outcome: Exclude<SendOutcome, { kind: 'received' }>): OutboxItem {
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

type Waiting = Extract<OutboxItem, { status: 'waiting' | 'waitsForSignIn' }>;

const untilNextToken = 60_000; // milliseconds

/** Out of the hands of whoever sent it: what a person made signed in waits for their session, not for the next sender. */
const waitingAgain = (item: OutboxItem, nextAttemptAt: number) =>
  ({ status: performerIdOf(item) === null ? 'waiting' : 'waitsForSignIn', nextAttemptAt }) as const;

const isWaitingOf = (item: OutboxItem, whose: string | null): item is Waiting =>
  (item.status === 'waiting' || item.status === 'waitsForSignIn') && performerIdOf(item) === whose;

/** Times further away than any wait of ours come from a clock that was set back; they hold nothing up. */
function dueAt(item: Waiting, { time, turn }: { time: number; turn: Turn }): number {
  const wait = endOfWait(item, longestWaitOf(turn));
  const notBefore = (item.status === 'waiting' && item.notBefore) || 0;
  const next = wait > time + longestDelay ? time : wait;
  return Math.max(next, notBefore > time + longestRetryAfter ? time : notBefore);
}

/** What may go. A correction waits until what it corrects has arrived, and with it the code that proves the right to it. */
function waitingIn(items: readonly OutboxItem[], whose: string | null): Waiting[] {
  const onTheWay = new Set(items.filter(isOnTheWay).map(({ id }) => id));
  return items.filter((item) => isWaitingOf(item, whose)).filter((item) => !onTheWay.has(correctedBy(item) ?? ''));
}

/** What a correction of a received check begins with; its content leaves the phone with the receipt. */
function madeWith({ submission }: OutboxItem): Pick<ReceivedItem, 'madeWith'> {
  const { checklistId, checklistVersion, checklistHash, kind } = submission;
  const made = checklistOfReceivedSchema.safeParse({ checklistId, checklistVersion, checklistHash, kind });
  return made.success ? { madeWith: made.data } : {};
}
