import { useState } from 'react';
import type { StorageOpening } from '../../offline/field-storage.ts';
import { isStoreFull } from '../../offline/is-store-full.ts';
import type { DraftPhoto, PhotoPlace } from '../../offline/photos/photo-place.ts';
import { useFormPhotos } from './use-form-photos.ts';

export type Taking = {
  /** The same object at each render. */
  place: PhotoPlace;
  /** All places of the form, the same function at each render. */
  placeOf: (itemId: string) => PhotoPlace | null;
  opening: StorageOpening | null;
  now: () => number;
};

/** Photos of one place in a form: picked, looked at, removed and brought back. */
export function usePhotos({ place, placeOf, opening, now }: Taking) {
  const { submissionId, itemId } = place;
  const { photos: form, picked } = useFormPhotos({ submissionId, placeOf, opening, now });
  const [removed, setRemoved] = useState<{ photo: DraftPhoto; bytes: ArrayBuffer; at: number } | null>(null);
  const [fault, setFault] = useState<'storeFull' | 'notKept' | null>(null);
  const storage = opening?.kind === 'open' ? opening.storage : null;
  const here = picked.filter((entry) => entry.itemId === itemId);

  return {
    form,
    /** Why the latest photo could not be brought back. */
    fault,
    preparing: here.filter(({ state }) => state === 'preparing'),
    faulty: here.flatMap(({ state, ...entry }) => (state === 'preparing' ? [] : [{ ...entry, fault: state }])),
    removed,
    async add(files: readonly File[], instead?: DraftPhoto) {
      setRemoved(null);
      setFault(null);
      await form.add(place, files, instead);
    },
    async remove(photo: DraftPhoto) {
      if (!storage) return;
      const photos = await storage.photos();
      const bytes = await photos.readBytes(photo.uploadId);
      const at = place.read().findIndex(({ uploadId }) => uploadId === photo.uploadId);
      form.noteRemoved(photo.uploadId);
      place.change((all) => all.filter(({ uploadId }) => uploadId !== photo.uploadId));
      setRemoved(bytes && { photo, bytes, at });
      await photos.discard(photo.uploadId).catch(() => undefined);
    },
    async undo() {
      if (!storage || !removed) return;
      const { photo, bytes, at } = removed;
      try {
        await (await storage.photos()).keep({ ...photo, submissionId, itemId }, bytes);
        form.noteWanted(photo.uploadId);
        place.change((photos) => photos.toSpliced(at, 0, photo));
        setRemoved(null);
      } catch (error) {
        setFault(isStoreFull(error) ? 'storeFull' : 'notKept');
      }
    },
  };
}
