import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/icon.tsx';
import { attentionPath, failedPath } from '../../ui/icon-paths.ts';
import { cameraPath, imagePath } from '../../ui/more-icon-paths.ts';
import { awaitedShot } from './awaited-shot.ts';
import { PhotoInput } from './photo-input.tsx';
import { PhotoTile } from './photo-tile.tsx';
import { PhotoView } from './photo-view.tsx';
import { PickFaultWords } from './pick-fault-words.tsx';
import './photos.css';
import { usePhotos, type Taking } from './use-photos.ts';

/** Photos of a form: taken or picked, looked at, taken anew, removed and brought back. */
export function PhotoField({ label, ...taking }: Taking & { label: string }) {
  const { t } = useTranslation('work');
  const { place, opening } = taking;
  const { form, fault, preparing, faulty, removed, add, remove, undo } = usePhotos(taking);
  const itemKey = `${place.submissionId}/${place.itemId}`;
  const [lost] = useState(() => awaitedShot.lost(itemKey));
  const [openedId, open] = useState<string | null>(null);
  const photos = place.read();
  const opened = photos.findIndex(({ uploadId }) => uploadId === openedId);
  const close = () => open(null);
  const count = photos.length + preparing.length;
  const isRoom = count < place.max;

  return (
    <div role="group" aria-label={label} className="grid gap-2">
      {lost && (
        <p className="message soon" role="status">
          <Icon path={attentionPath} />
          {t(lost === 'shot' ? 'photo.lost' : 'photo.lostFiles')}
        </p>
      )}
      <div className="photos">
        {photos.map((photo, at) => (
          <PhotoTile
            key={photo.uploadId}
            photo={photo}
            nr={at + 1}
            opening={opening}
            onOpen={() => open(photo.uploadId)}
          />
        ))}
        {preparing.map(({ id }) => (
          <p key={id} className="photo" role="status">
            {t('photo.preparing')}
          </p>
        ))}
        {isRoom && (
          <>
            <PhotoInput camera className="photo photo-input" itemKey={itemKey} onFiles={add}>
              <Icon path={cameraPath} large />
              {t('photo.take')}
            </PhotoInput>
            <PhotoInput className="photo photo-input" itemKey={itemKey} onFiles={add}>
              <Icon path={imagePath} large />
              {t('photo.pick')}
            </PhotoInput>
          </>
        )}
      </div>
      <p className="hint">{t('photo.count', { taken: count, max: place.max })}</p>
      <div role="alert">
        {fault && (
          <p className="message bad">
            <Icon path={failedPath} />
            {t(`photo.fault.${fault}`)}
          </p>
        )}
        {faulty.map(({ fault: state, ...entry }) => (
          <div key={entry.id} className="message bad">
            <Icon path={failedPath} />
            <div>
              <PickFaultWords entry={{ ...entry, state }} photos={form} max={place.max} />
            </div>
          </div>
        ))}
      </div>
      <div role="status" className={removed ? 'flex flex-wrap items-center gap-2' : 'unseen'}>
        {removed && (
          <>
            {t('photo.removed')}
            <button type="button" className="text-link" onClick={() => void undo()}>
              {t('photo.undo')}
            </button>
          </>
        )}
      </div>
      {opened >= 0 && (
        <PhotoView
          photo={photos[opened]!}
          nr={opened + 1}
          {...{ itemKey, opening }}
          onRetake={(files) => {
            close();
            return add(files, photos[opened]);
          }}
          onRemove={() => {
            close();
            void remove(photos[opened]!);
          }}
          onClose={close}
        />
      )}
    </div>
  );
}
