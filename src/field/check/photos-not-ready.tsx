import { useTranslation } from 'react-i18next';
import type { FormPhotos, PickedFile } from '../../offline/photos/form-photos.ts';
import { Banner } from '../../ui/banner.tsx';
import { bringIntoView } from '../../ui/bring-into-view.ts';
import { PickFaultWords } from './pick-fault-words.tsx';

type NotReadyProps = { photos: FormPhotos; picked: readonly PickedFile[]; isWaiting: boolean };

/** What was picked for a form and does not go with it yet, or not at all: by name, with what that means and a way on. */
export function PhotosNotReady({ photos, picked, isWaiting }: NotReadyProps) {
  const { t } = useTranslation('work');
  const preparing = picked.filter(({ state }) => state === 'preparing');
  const faulty = picked.filter(({ state }) => state !== 'preparing');
  return (
    <div role="status" className={picked.length === 0 ? 'unseen' : 'grid gap-3'}>
      {preparing.length > 0 && (
        <Banner tone="info" title={t('photo.waiting', { count: preparing.length })}>
          <Names files={preparing} />
          {isWaiting && (
            <div ref={bringIntoView}>
              <p>{t('photo.waitingText')}</p>
              <button
                type="button"
                className="button mt-2"
                onClick={() => {
                  for (const { id } of preparing) photos.dismiss(id);
                }}
              >
                {t('photo.saveWithout')}
              </button>
            </div>
          )}
        </Banner>
      )}
      {faulty.length > 0 && (
        <Banner tone="bad" title={t('photo.notPart', { count: faulty.length })}>
          {faulty.map((entry) => (
            <div key={entry.id} ref={bringIntoView}>
              <PickFaultWords entry={entry} photos={photos} />
            </div>
          ))}
          <p>{t('photo.notPartText')}</p>
        </Banner>
      )}
    </div>
  );
}

const Names = ({ files }: { files: readonly PickedFile[] }) => {
  const named = files.filter(({ file }) => file !== '');
  return (
    named.length > 0 && (
      <ul className="list-disc ps-5">
        {named.map(({ id, file }) => (
          <li key={id} className="code">
            {file}
          </li>
        ))}
      </ul>
    )
  );
};
