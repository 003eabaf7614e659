import type { announcedPhotoSchema } from '../../contract/answer.ts';
import type { z } from '../../contract/zod.ts';
import { sha256 } from '../../domain/content-hash.ts';
import { uuidV7 } from '../../domain/uuid-v7.ts';
import type { FieldDatabase } from '../database.ts';
import type { ReceivedItem } from '../field-storage.ts';
import { retryDelay } from '../outbox/retry-delay.ts';
import type { Turn } from '../outbox/which-turn.ts';
import { createWaitingRows } from '../waiting-rows.ts';
import { withRoom } from '../with-room.ts';
import { readPhoto, unreadablePhoto, type KeptPhoto } from './kept-photo.ts';
import type { PhotoOutcome } from './photo-outcome.ts';
import { readPicked } from './picked-photos.ts';

export type PhotosParts = { database: FieldDatabase; now: () => number; random: () => number };
export type Photos = ReturnType<typeof createPhotos>;
export type TriedPhoto = { photo: KeptPhoto; outcome: PhotoOutcome };
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
  async function withRecordArrived(waiting: KeptPhoto[]): Promise<KeptPhoto[]> {
    const records = await outbox.bulkGet([...new Set(waiting.map(({ submissionId }) => submissionId))]);
    const held = new Set(records.map((record) => record?.id));
    return waiting.filter(({ submissionId }) => !held.has(submissionId));
  }
  const waiting = createWaitingRows({
    table: photos,
    statuses: ['waiting'],
    accept: (rows) => withRecordArrived(rows.map(readPhoto).filter((photo) => photo !== null)),
  });

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
      await changeIn('sending', -Infinity, (photo) => ({ ...photo, status: 'waiting', nextAttemptAt: now() }));
    },

    async wake(isMeant: (photo: KeptPhoto) => boolean = () => true): Promise<void> {
      await changeIn('waiting', now(), (photo) => (isMeant(photo) ? { ...photo, nextAttemptAt: now() } : photo));
    },

    /** When the next photo may be sent, or null when none waits. */
    nextDueAt: (turn: Turn = 'due'): Promise<number | null> => waiting.nextDueAt({ time: now(), turn }),

    /** Marks up to so many that are due as being sent, oldest first, and answers them as they are now on disk. */
    async startDue(turn: Turn, most: number): Promise<KeptPhoto[]> {
      return database.transaction('rw', photos, outbox, async () => {
        const due = (await waiting.due({ time: now(), turn }, most)).toSorted((a, b) => a.takenAt - b.takenAt);
        const sending = due.slice(0, most).map((photo): KeptPhoto => ({
          ...photo,
          status: 'sending',
          attempts: photo.attempts + 1,
          triedAt: now(),
        }));
        await photos.bulkPut(sending);
        return sending;
      });
    },

    /** Writes down what tries came to. The bytes leave the phone with the server's word that it has them, not before. */
    async record(tried: readonly TriedPhoto[]): Promise<void> {
      await database.transaction('rw', photos, photoBytes, received, async () => {
        const rows = (await photos.bulkGet(tried.map(({ photo }) => photo.id))).map(readPhoto);
        const arrived: string[] = [];
        for (const [at, { outcome }] of tried.entries()) {
          const photo = rows[at];
          if (!photo) continue;
          if (outcome.kind === 'received') {
            arrived.push(photo.id);
            await received.where('id').equals(photo.submissionId).modify(countDown(outcome.photosPending));
          } else if (photo.status === 'sending') {
            await photos.put(afterOutcome(photo, outcome));
          }
        }
        await forget(arrived);
      });
    },
  };

  async function changeIn(
    status: KeptPhoto['status'],
    after: number,
    change: (photo: KeptPhoto) => KeptPhoto,
  ): Promise<void> {
    const rows = () => photos.where('[status+nextAttemptAt]').between([status, after], [status, Infinity], false, true);
    if ((await rows().count()) === 0) return; // without a turn of those who write
    await database.transaction('rw', photos, async () => {
      const kept = (await rows().toArray()).map(readPhoto).filter((photo) => photo !== null);
      await photos.bulkPut(kept.map(change));
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
