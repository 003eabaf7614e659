import { useEffect, useState } from 'react';
import type { StorageOpening } from '../../offline/field-storage.ts';

/** An address for an `<img>` of a photo on this phone; null until its bytes are read. */
export function usePhotoAddress(uploadId: string, opening: StorageOpening | null): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (opening?.kind !== 'open') return undefined;
    let made: string | undefined;
    let isStopped = false;
    async function read(storage: Extract<StorageOpening, { kind: 'open' }>['storage']) {
      const bytes = await (await storage.photos()).readBytes(uploadId);
      if (isStopped || !bytes) return;
      made = URL.createObjectURL(new Blob([bytes]));
      setAddress(made);
    }
    void read(opening.storage).catch(reportError);
    return () => {
      isStopped = true;
      if (made) URL.revokeObjectURL(made);
    };
  }, [uploadId, opening]);
  return address;
}
