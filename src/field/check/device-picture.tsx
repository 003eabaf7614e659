import { useEffect, useState } from 'react';
import type { StorageOpening } from '../../offline/field-storage.ts';

type DevicePictureProps = { picture: string; opening: StorageOpening | null };

/** The picture of a device's model, also without network. Says nothing that does not stand beside it in words. */
export function DevicePicture({ picture, opening }: DevicePictureProps) {
  const address = usePictureAddress(picture, opening);
  return address && <img className="device-picture" src={address} width={80} height={80} alt="" />;
}

function usePictureAddress(picture: string, opening: StorageOpening | null): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!opening || opening.kind === 'broken') return undefined;
    let made: string | undefined;
    let isStopped = false;
    void opening.storage.pack.picture(picture).then((blob) => {
      if (isStopped || !blob) return;
      made = URL.createObjectURL(blob);
      setAddress(made);
    }, reportError);
    return () => {
      isStopped = true;
      if (made) URL.revokeObjectURL(made);
    };
  }, [picture, opening]);
  return address;
}
