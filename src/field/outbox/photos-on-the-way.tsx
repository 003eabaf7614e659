import { useTranslation } from 'react-i18next';
import type { FieldStorage, FieldWork } from '../../offline/field-storage.ts';
import type { KeptPhoto } from '../../offline/photos/kept-photo.ts';
import { Icon } from '../../ui/icon.tsx';
import { attentionPath, waitingPath } from '../../ui/icon-paths.ts';
import { refreshPath, sendingPath, trashPath } from '../../ui/more-icon-paths.ts';
import { ReasonWords } from './reason-words.tsx';
import { useUnsent } from './use-unsent.ts';
import { missingPhotos } from '../../start/unsent/unsent-items.ts';

type PhotosProps = { work: FieldWork; storage: FieldStorage };

/** Photos whose record the server has already: how many are still to come, and which it does not take. */
export function PhotosOnTheWay({ work, storage }: PhotosProps) {
  const { t } = useTranslation('work');
  const missing = missingPhotos(work);
  if (missing.length === 0) return null;
  const ids = [...new Set(missing.map(({ submissionId }) => submissionId))];
  return (
    <section className="card" aria-labelledby="photos-on-the-way">
      <header>
        <h2 id="photos-on-the-way">{t('photo.onTheWay')}</h2>
        <span className="count">{missing.length}</span>
      </header>
      <ul className="list">
        {ids.map((id) => (
          <li key={id} className="p-4">
            <a className="strong" href={`/qr/receipt/${id}`}>
              {work.received.find((it) => it.id === id)?.receipt.protocolNo}
            </a>
            <OfRecord photos={missing.filter(({ submissionId }) => submissionId === id)} storage={storage} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function OfRecord({ photos, storage }: { photos: KeptPhoto[]; storage: FieldStorage }) {
  const { t } = useTranslation('work');
  const refused = photos.filter(({ status }) => status === 'refused');
  const following = photos.length - refused.length;
  const isSending = photos.some(({ status }) => status === 'sending');
  const { run, hasFailed } = useUnsent(storage);
  return (
    <>
      {following > 0 && (
        <p className={`state-word small ${isSending ? 'info' : 'idle'}`}>
          <Icon path={isSending ? sendingPath : waitingPath} />
          {t('photo.following', { count: following })}
        </p>
      )}
      {hasFailed && <p role="alert">{t('unsent.actionFailed')}</p>}
      {refused.map(({ id, reason }) => (
        <div key={id} className="grid justify-items-start gap-1">
          <p className="state-word small over">
            <Icon path={attentionPath} />
            {t('photo.refused')}
          </p>
          {reason && <ReasonWords reason={reason} />}
          <div className="flex flex-wrap gap-3">
            {reason?.code !== 'unreadableItem' && (
              <button type="button" className="button" onClick={() => run((unsent) => unsent.retryPhoto(id))}>
                <Icon path={refreshPath} />
                {t('unsent.retry')}
              </button>
            )}
            <button
              type="button"
              className="button danger"
              onClick={() => run(async () => (await storage.photos()).discard(id))}
            >
              <Icon path={trashPath} />
              {t('photo.discard')}
            </button>
          </div>
        </div>
      ))}
    </>
  );
}
