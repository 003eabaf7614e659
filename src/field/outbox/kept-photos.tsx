import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldStorage } from '../../offline/field-storage.ts';

type PhotosProps = { submissionId: string; storage: FieldStorage };

/** The photos of a submission that are still on this phone. */
export function KeptPhotos({ submissionId, storage }: PhotosProps) {
  const { t } = useTranslation('work');
  const [addresses, setAddresses] = useState<string[]>([]);
  useEffect(() => {
    const made: string[] = [];
    let isStopped = false;
    async function read() {
      const photos = await storage.photos();
      for (const { id } of await photos.ofForm(submissionId)) {
        const bytes = await photos.readBytes(id);
        if (isStopped) return;
        if (bytes) made.push(URL.createObjectURL(new Blob([bytes])));
      }
      setAddresses([...made]);
    }
    void read().catch(reportError);
    return () => {
      isStopped = true;
      for (const address of made) URL.revokeObjectURL(address);
    };
  }, [submissionId, storage]);
  if (addresses.length === 0) return null;
  return (
    <ul className="thumbs">
      {addresses.map((address, at) => (
        <li key={address}>
          <img src={address} alt={t('photo.title', { nr: at + 1 })} />
        </li>
      ))}
    </ul>
  );
}
