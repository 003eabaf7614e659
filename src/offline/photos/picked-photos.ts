import { idSchema } from '../../contract/values.ts';
import { z } from '../../contract/zod.ts';
import { sha256 } from '../../domain/content-hash.ts';
import type { FieldDatabase } from '../database.ts';
import { inTime } from '../in-time.ts';
import { withRoom } from '../with-room.ts';
import { readPhoto, type KeptPhoto } from './kept-photo.ts';
import { longestPreparation, mostTries, preparePhoto, type PhotoFault, type PreparedPhoto } from './prepare-photo.ts';

/**
 * A file that was picked for a form and is not a photo yet. It lies in the tables of the photos under the id the photo
 * will have, with its bytes as they were picked, so that a page that was killed goes on with it.
 */
const pickedPhotoSchema = z.object({
  id: idSchema,
  status: z.literal('picked'),
  submissionId: idSchema,
  itemId: z.string(),
  fileName: z.string(),
  takenAt: z.number(),
  /** How often its preparation was begun: one that kills the page must not do so at every start. */
  tries: z.number(),
  /** The photo it was taken instead of. */
  replaces: z.optional(idSchema),
});
export type PickedPhoto = z.infer<typeof pickedPhotoSchema>;

export const readPicked = (row: unknown): PickedPhoto | null => pickedPhotoSchema.safeParse(row).data ?? null;

type MadePhoto = Extract<PreparedPhoto, { kind: 'ready' }>;
/** What became of a picked file; `gone`: it was discarded meanwhile. */
export type FinishedPhoto =
  | { kind: 'photo'; photo: KeptPhoto }
  | { kind: 'fault'; fault: PhotoFault }
  | { kind: 'gone' };

export type PickedPhotos = ReturnType<typeof createPickedPhotos>;

/** Picked files on this phone, between the moment they were picked and the moment they are photos. */
export function createPickedPhotos(database: FieldDatabase) {
  const { photos, photoBytes } = database;

  async function readBytes(id: string): Promise<ArrayBuffer | null> {
    const row = await photoBytes.get(id);
    return row?.bytes instanceof ArrayBuffer ? row.bytes : null;
  }

  async function put(row: PickedPhoto | KeptPhoto, bytes: ArrayBuffer): Promise<void> {
    await photoBytes.put({ id: row.id, bytes });
    await photos.put(row);
  }

  /** In the place of the picked file, in one step, and read back. What another tab made of it meanwhile stays. */
  async function keepMade(picked: PickedPhoto, before: ArrayBuffer, made: MadePhoto): Promise<FinishedPhoto> {
    const { id, submissionId, itemId, takenAt, replaces } = picked;
    const { bytes, sha256: hash, size, contentType } = made;
    const photo: KeptPhoto = {
      id,
      uploadId: id,
      submissionId,
      itemId,
      takenAt,
      sha256: hash,
      size,
      contentType,
      status: 'draft',
      attempts: 0,
      nextAttemptAt: 0,
      ...(replaces && { replaces }),
    };
    const finished = await withRoom(database, () =>
      database.transaction('rw', photos, photoBytes, async (): Promise<FinishedPhoto> => {
        const row = await photos.get(id);
        const other = readPhoto(row);
        if (other) return { kind: 'photo', photo: other };
        if (!readPicked(row)) return { kind: 'gone' };
        await put(photo, bytes);
        return { kind: 'photo', photo };
      }),
    );
    if (finished.kind !== 'photo' || finished.photo !== photo) return finished;
    const onDisk = await readBytes(id);
    if (onDisk && (await sha256(new Uint8Array(onDisk))) === hash) return finished;
    await database.transaction('rw', photos, photoBytes, () => put(picked, before));
    throw new DOMException('the photo read back is not the one that was written', 'DataError');
  }

  /** Makes a photo of a picked file that lies here. A file that is no picture stays where it is. */
  async function finishPicked(id: string, prepare = preparePhoto): Promise<FinishedPhoto> {
    const picked = await database.transaction('rw', photos, async () => {
      const row = readPicked(await photos.get(id));
      // Noted before it can kill the page.
      if (row) await photos.put({ ...row, tries: row.tries + 1 } satisfies PickedPhoto);
      return row;
    });
    const photo = picked ? null : readPhoto(await photos.get(id));
    if (photo) return { kind: 'photo', photo };
    if (!picked) return { kind: 'gone' };
    const bytes = await readBytes(id);
    if (!bytes) return { kind: 'fault', fault: 'missing' };
    const made = await prepare(new Blob([bytes]));
    return made.kind === 'fault' ? made : keepMade(picked, bytes, made);
  }

  return {
    finishPicked,

    async keepPicked(picked: Omit<PickedPhoto, 'status' | 'tries'>, bytes: ArrayBuffer): Promise<void> {
      await withRoom(database, () =>
        database.transaction('rw', photos, photoBytes, () => put({ ...picked, status: 'picked', tries: 0 }, bytes)),
      );
    },

    /** Those of a form. */
    async pickedFor(submissionId: string): Promise<PickedPhoto[]> {
      const rows = await photos.where('submissionId').equals(submissionId).toArray();
      return rows.map(readPicked).filter((picked) => picked !== null);
    },

    /** Makes photos of all that can be, one after the other: before their forms leave this phone in a file. */
    async finishAllPicked(): Promise<void> {
      const left = (await inTime(photos.toArray())).map(readPicked).filter((picked) => picked !== null);
      for (const { id, tries } of left)
        if (tries < mostTries) await inTime(finishPicked(id), longestPreparation).catch(() => undefined);
    },
  };
}
