import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { StorageOpening } from '../../offline/field-storage.ts';
import '../../ui/dialog.css';
import { PhotoInput } from './photo-input.tsx';
import { usePhotoAddress } from './use-photo-address.ts';
import type { DraftPhoto } from '../../offline/photos/photo-place.ts';

type ViewProps = {
  photo: DraftPhoto;
  nr: number;
  itemKey: string;
  opening: StorageOpening | null;
  onRetake: (files: File[]) => Promise<void>;
  onRemove: () => void;
  onClose: () => void;
};

/** One photo as large as the screen allows, to be taken anew or removed. */
export function PhotoView({ photo, nr, itemKey, opening, onRetake, onRemove, onClose }: ViewProps) {
  const { t } = useTranslation('work');
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const address = usePhotoAddress(photo.uploadId, opening);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className="dialog" aria-labelledby={titleId} onClose={onClose}>
      <h2 id={titleId}>{t('photo.title', { nr })}</h2>
      {address && <img className="photo-large" src={address} alt={t('photo.title', { nr })} />}
      <div className="grid gap-2">
        <button type="button" className="button" onClick={onClose}>
          {t('photo.close')}
        </button>
        <PhotoInput camera className="button photo-input" itemKey={itemKey} onFiles={onRetake}>
          {t('photo.retake')}
        </PhotoInput>
        <button type="button" className="button danger" onClick={onRemove}>
          {t('photo.remove')}
        </button>
      </div>
    </dialog>
  );
}
