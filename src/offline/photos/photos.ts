import type { announcedPhotoSchema } from '../../contract/answer.ts';
import type { z } from '../../contract/zod.ts';
import { sha256 } from '../../domain/content-hash.ts';
import { uuidV7 } from '../../domain/uuid-v7.ts';
import type { FieldDatabase } from '../database.ts';
import type { ReceivedItem } from '../field-storage.ts';
import { longestRetryAfter } from '../outbox/retry-after.ts';
import { longestDelay, retryDelay } from '../outbox/retry-delay.ts';
import { endOfWait, longestWaitOf, type Turn } from '../outbox/which-turn.ts';
import { withRoom } from '../with-room.ts';
import { readPhoto, unreadablePhoto, type KeptPhoto } from './kept-photo.ts';
import type { PhotoOutcome } from './photo-outcome.ts';
import { readPicked } from './picked-photos.ts';

export type PhotosParts = { database: FieldDatabase; now: () => number; random: () => number };
export type Photos = ReturnType<typeof createPhotos>;
export type NewPhoto = z.infer<typeof announcedPhotoSchema> & { submissionId: string; itemId: string };

const day = 24 * 60 * 60_000;

/**
 * Photos of forms and of submissions on their way. Their bytes lie in a table of their own, so that a list of photos
 * costs none of them; they are read by key, because an index over bytes has killed the storage of iPhones.
 */
export function createPhotos({ database, now, random }: PhotosParts) {
  const { photos, photoBytes, outbox, received, drafts } = database;

  const readAll = async (): Promise<KeptPhoto[]> =>
    (await photos.toArray()).map(readPhoto).filter((photo) => photo !== null);

  async function readBytes(id: string): Promise<ArrayBuffer | null> {
    const row = await photoBytes.get(id);
    return row?.bytes instanceof ArrayBuffer ? row.bytes : null;
  }

  /** Those whose record the server has: a photo nobody announced there would be refused. */
  async function readFree(): Promise<KeptPhoto[]> {
    const onTheWay = (await readAll()).filter(({ status }) => status === 'waiting' || status === 'sending');
    const records = await outbox.bulkGet([...new Set(onTheWay.map(({ submissionId }) => submissionId))]);
    const held = new Set(records.map((record) => record?.id));
    return onTheWay.filter(({ submissionId }) => !held.has(submissionId));
  }

  async function forget(ids: string[]): Promise<void> {
    await photos.bulkDelete(ids);
    await photoBytes.bulkDelete(ids);
  }

  return {
    readAll,
    readBytes,

    /** To be shown: also those this build cannot read. */
    async listAll(): Promise<KeptPhoto[]> {
      const rows = await photos.toArray();
      return rows.filter((row) => !readPicked(row)).map((row) => readPhoto(row) ?? unreadablePhoto(row));
    },

    /** Resolves when the bytes are on disk and were read back the same; rejects without a trace when they were not. */
    async keep(photo: NewPhoto, bytes: ArrayBuffer): Promise<void> {
      const id = photo.uploadId;
      const row: KeptPhoto = { ...photo, id, takenAt: now(), status: 'draft', attempts: 0, nextAttemptAt: 0 };
      await withRoom(database, () =>
        database.transaction('rw', photos, photoBytes, async () => {
          await photoBytes.put({ id, bytes });
          await photos.put(row);
        }),
      );
      const onDisk = await readBytes(id);
      if (onDisk && (await sha256(new Uint8Array(onDisk))) === photo.sha256) return;
      await database.transaction('rw', photos, photoBytes, () => forget([id]));
      throw new DOMException('the photo read back is not the one that was written', 'DataError');
    },

    async ofForm(submissionId: string): Promise<KeptPhoto[]> {
      const rows = await photos.where('submissionId').equals(submissionId).toArray();
      return rows.map(readPhoto).filter((photo) => photo !== null);
    },

    /** A record the server has came from another phone, and its photos with it: they may go now. */
    async followReceived(record: ReceivedItem): Promise<void> {
      await database.transaction('rw', photos, received, async () => {
        if (!(await received.get(record.id))) await received.put(record);
        const rows = await this.ofForm(record.id);
        await photos.bulkPut(rows.map((row) => ({ ...row, status: 'waiting', nextAttemptAt: 0 })));
      });
    },

    /** Copies the photos of a submission for its correction, one at a time; answers the new id of each. */
    async copy(from: string, to: string): Promise<ReadonlyMap<string, string>> {
      const copies = new Map<string, string>();
      for (const photo of await this.ofForm(from)) {
        const bytes = await readBytes(photo.id);
        if (!bytes) continue;
        const uploadId = uuidV7(now());
        const { sha256: hash, size, contentType, itemId } = photo;
        await this.keep({ uploadId, sha256: hash, size, contentType, itemId, submissionId: to }, bytes);
        copies.set(photo.id, uploadId);
      }
      return copies;
    },

    /** A person asks for a photo again that the server refused. */
    async retry(id: string): Promise<void> {
      await database.transaction('rw', photos, async () => {
        const photo = readPhoto(await photos.get(id));
        if (photo?.status !== 'refused') return;
        const { reason: _reason, notBefore: _notBefore, ...again } = photo;
        await photos.put({ ...again, status: 'waiting', nextAttemptAt: now() });
      });
    },

    async discard(id: string): Promise<void> {
      await database.transaction('rw', photos, photoBytes, () => forget([id]));
    },

    /** Photos whose form was thrown away; a day later, because throwing away can be undone. */
    async dropAbandoned(): Promise<void> {
      await database.transaction('rw', photos, photoBytes, drafts, async () => {
        const rows = await photos.toArray();
        const old = rows
          .map((row) => readPicked(row) ?? readPhoto(row))
          .filter((photo) => photo !== null)
          .filter(({ status, takenAt }) => (status === 'draft' || status === 'picked') && takenAt < now() - day);
        const forms = await drafts.bulkGet(old.map(({ submissionId }) => submissionId));
        await forget(old.filter((_, at) => !forms[at]).map(({ id }) => id));
      });
    },

    /** Rows left as `sending` belong to a dead tab or worker. Call only while holding the outbox lock. */
    async takeBack(): Promise<void> {
      await changeWhere('sending', (photo) => ({ ...photo, status: 'waiting', nextAttemptAt: now() }));
    },

    async wake(isMeant: (photo: KeptPhoto) => boolean = () => true): Promise<void> {
      await changeWhere('waiting', (photo) =>
        isMeant(photo) ? { ...photo, nextAttemptAt: Math.min(photo.nextAttemptAt, now()) } : photo,
      );
    },

    /** What may be sent now, oldest first. */
    async readDue(turn: Turn = 'due'): Promise<KeptPhoto[]> {
      const time = now();
      return (await readFree())
        .filter((photo) => photo.status === 'waiting' && dueAt(photo, { time, turn }) <= time)
        .toSorted((a, b) => a.takenAt - b.takenAt);
    },

    /** When the next photo may be sent, or null when none waits. */
    async nextDueAt(turn: Turn = 'due'): Promise<number | null> {
      const time = now();
      const times = (await readFree()).map((photo) => dueAt(photo, { time, turn }));
      return times.length === 0 ? null : Math.min(...times);
    },

    async startSending(due: readonly KeptPhoto[]): Promise<void> {
      const triedAt = now();
      await photos.bulkPut(
        due.map((photo) => ({ ...photo, status: 'sending', attempts: photo.attempts + 1, triedAt })),
      );
    },

    /** Writes down what a try came to. The bytes leave the phone with the server's word that it has them, not before. */
    async record(id: string, outcome: PhotoOutcome): Promise<void> {
      await database.transaction('rw', photos, photoBytes, received, async () => {
        const photo = readPhoto(await photos.get(id));
        if (!photo) return;
        if (outcome.kind === 'received') {
          await forget([id]);
          await received.where('id').equals(photo.submissionId).modify(countDown(outcome.photosPending));
        } else if (photo.status === 'sending') {
          await photos.put(afterOutcome(photo, outcome));
        }
      });
    },
  };

  async function changeWhere(status: KeptPhoto['status'], change: (photo: KeptPhoto) => KeptPhoto): Promise<void> {
    await database.transaction('rw', photos, async () => {
      await photos.bulkPut((await readAll()).filter((photo) => photo.status === status).map(change));
    });
  }

  function afterOutcome(photo: KeptPhoto, outcome: Exclude<PhotoOutcome, { kind: 'received' }>): KeptPhoto {
    if (outcome.kind === 'refused') return { ...photo, status: 'refused', reason: outcome.reason };
    return {
      ...photo,
      status: 'waiting',
      lastReason: outcome.reason,
      nextAttemptAt: now() + retryDelay(photo.attempts, random),
      notBefore: outcome.notBefore,
    };
  }
}

/** Answers of four photos sent at once may overtake each other: the lowest number is the latest. */
const countDown =
  (photosPending: number) =>
  ({ receipt }: object & { receipt?: unknown }) => {
    const kept = receipt as { photosPending: number };
    kept.photosPending = Math.min(kept.photosPending, photosPending);
  };

/** As in the outbox: times further away than any wait of ours come from a clock that was set back. */
function dueAt(photo: KeptPhoto, { time, turn }: { time: number; turn: Turn }): number {
  const { notBefore = 0 } = photo;
  const wait = endOfWait(photo, longestWaitOf(turn));
  const next = wait > time + longestDelay ? time : wait;
  return Math.max(next, notBefore > time + longestRetryAfter ? time : notBefore);
}
