import { useEffect, useState } from 'react';
import { uuidV7 } from '../../domain/uuid-v7.ts';
import type { StorageOpening } from '../../offline/field-storage.ts';
import { announcementOf } from '../../offline/photos/kept-photo.ts';
import type { DraftPhoto, PhotoPlace } from '../../offline/photos/photo-place.ts';
import { preparePhoto, type PhotoFault } from '../../offline/photos/prepare-photo.ts';
import { whyNoRoom } from './room-for-photo.ts';

export type TakeFault = PhotoFault | 'tooMany' | 'tooManyInCheck' | 'noStorage' | 'storeFull' | 'notKept';
export type Taking = {
  /** The same object at each render. */
  place: PhotoPlace;
  opening: StorageOpening | null;
  now: () => number;
};

/** Photos of one place in a form: prepared, kept and read back before they are shown, one after the other. */
export function usePhotos({ place, opening, now }: Taking) {
  const [faults, setFaults] = useState<{ file: string; fault: TakeFault }[]>([]);
  const [preparing, setPreparing] = useState(0);
  const [removed, setRemoved] = useState<{ photo: DraftPhoto; bytes: ArrayBuffer; at: number } | null>(null);
  const storage = opening?.kind === 'open' ? opening.storage : null;
  const { submissionId, itemId } = place;

  useEffect(() => {
    if (!storage) return;
    // A page that was killed right after a photo was kept: the photo is there, its form does not name it yet.
    void bringBack().catch(reportError);
    async function bringBack() {
      const known = new Set(place.readAll().map(({ uploadId }) => uploadId));
      const kept = await (await storage!.photos()).ofForm(submissionId);
      const lost = kept.filter((photo) => photo.itemId === itemId && !known.has(photo.id)).map(announcementOf);
      if (lost.length > 0) place.change((photos) => [...photos, ...lost]);
    }
  }, [storage, place, submissionId, itemId]);

  async function take(file: File, instead?: DraftPhoto): Promise<TakeFault | null> {
    const noRoom = whyNoRoom(place, instead);
    if (noRoom) return noRoom;
    if (!storage) return 'noStorage';
    const made = await preparePhoto(file);
    if (made.kind === 'fault') return made.fault;
    const taken = whyNoRoom(place, instead); // another step may have taken the last place meanwhile
    if (taken) return taken;
    const { bytes, sha256, size, contentType } = made;
    const photo: DraftPhoto = { uploadId: uuidV7(now()), sha256, size, contentType };
    try {
      await (await storage.photos()).keep({ ...photo, submissionId, itemId }, bytes);
    } catch (error) {
      return isFull(error) ? 'storeFull' : 'notKept';
    }
    place.change((photos) =>
      instead ? photos.map((it) => (it.uploadId === instead.uploadId ? photo : it)) : [...photos, photo],
    );
    // What it replaces goes only now: a shot that fails must not cost the earlier one.
    if (instead) await (await storage.photos()).discard(instead.uploadId).catch(() => undefined);
    return null;
  }

  return {
    faults,
    preparing,
    removed,
    async add(files: readonly File[], instead?: DraftPhoto) {
      setFaults([]);
      setRemoved(null);
      for (const file of files) {
        setPreparing((count) => count + 1);
        const fault = await take(file, instead);
        setPreparing((count) => count - 1);
        if (fault) setFaults((before) => [...before, { file: file.name, fault }]);
      }
    },
    async remove(photo: DraftPhoto) {
      if (!storage) return;
      const photos = await storage.photos();
      const bytes = await photos.readBytes(photo.uploadId);
      const at = place.read().findIndex(({ uploadId }) => uploadId === photo.uploadId);
      place.change((all) => all.filter(({ uploadId }) => uploadId !== photo.uploadId));
      setRemoved(bytes && { photo, bytes, at });
      await photos.discard(photo.uploadId).catch(() => undefined);
    },
    async undo() {
      if (!storage || !removed) return;
      const { photo, bytes, at } = removed;
      try {
        await (await storage.photos()).keep({ ...photo, submissionId, itemId }, bytes);
        place.change((photos) => photos.toSpliced(at, 0, photo));
        setRemoved(null);
      } catch (error) {
        setFaults([{ file: '', fault: isFull(error) ? 'storeFull' : 'notKept' }]);
      }
    },
  };
}

/** Dexie hands the error of the browser on inside its own. */
const isFull = (error: unknown) => /QuotaExceeded/.test(String((error as { inner?: unknown }).inner ?? error));
