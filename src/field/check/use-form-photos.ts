import { useEffect, useState } from 'react';
import type { StorageOpening } from '../../offline/field-storage.ts';
import { formPhotosOf } from '../../offline/photos/form-photos.ts';
import type { PhotoPlace } from '../../offline/photos/photo-place.ts';
import { useWatched } from '../../ui/use-watched.ts';

type FormOnScreen = {
  submissionId: string;
  /** The same function at each render. */
  placeOf: (itemId: string) => PhotoPlace | null;
  opening: StorageOpening | null;
  now: () => number;
};

/** The photos of the form on screen, with what was picked for it and is not ready. */
export function useFormPhotos({ submissionId, placeOf, opening, now }: FormOnScreen) {
  const [photos] = useState(() => formPhotosOf({ submissionId, now }));
  useEffect(() => photos.attach(placeOf), [photos, placeOf]);
  useEffect(() => {
    if (opening) photos.openIn(opening);
  }, [photos, opening]);
  return { photos, picked: useWatched(photos)! };
}
