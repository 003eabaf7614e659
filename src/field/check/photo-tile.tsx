import { useTranslation } from 'react-i18next';
import type { StorageOpening } from '../../offline/field-storage.ts';
import { Icon } from '../../ui/icon.tsx';
import { storedPath } from '../../ui/icon-paths.ts';
import { usePhotoAddress } from './use-photo-address.ts';
import type { DraftPhoto } from '../../offline/photos/photo-place.ts';

type TileProps = { photo: DraftPhoto; nr: number; opening: StorageOpening | null; onOpen: () => void };

/** A photo on this phone, small. */
export function PhotoTile({ photo, nr, opening, onOpen }: TileProps) {
  const { t } = useTranslation('work');
  const address = usePhotoAddress(photo.uploadId, opening);
  return (
    <button type="button" className="photo full" aria-label={t('photo.tile', { nr })} onClick={onOpen}>
      {address && <img src={address} alt="" />}
      <span className="tag">
        <Icon path={storedPath} />
        {t('photo.onPhone')}
      </span>
    </button>
  );
}
