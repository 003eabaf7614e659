import { useEffect, useState } from 'react';
import type { StorageOpening } from '../offline/field-storage.ts';
import type { Parts } from './parts.ts';

/** The store of this phone, once it is open; null until then. One that did not answer in time may open later. */
export function useStorageOpening({ openStorage }: Pick<Parts, 'openStorage'>): StorageOpening | null {
  const [opening, setOpening] = useState<StorageOpening | null>(null);
  // An effect runs after the first paint: the store must not stand in front of the form.
  useEffect(() => {
    void openStorage().then((opened) => {
      setOpening(opened);
      if ('later' in opened) void opened.later.then(setOpening);
    });
  }, [openStorage]);
  return opening;
}

/** The store where it can be used at all. */
export const storageOf = (opening: StorageOpening | null) =>
  opening && opening.kind !== 'broken' ? opening.storage : null;
