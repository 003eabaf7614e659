import { useTranslation } from 'react-i18next';
import { useWatched } from '../ui/use-watched.ts';

type OfferProps = {
  /** True once a newer version is on this phone and waits for consent. */
  waiting: { subscribe(listener: () => void): () => void; read(): boolean | undefined };
  apply: () => void;
};

/** Offers a new version; it is never forced over a form. */
export function UpdateOffer({ waiting, apply }: OfferProps) {
  const { t } = useTranslation('work');
  const isWaiting = useWatched(waiting);
  return (
    <div role="status">
      {isWaiting && (
        <div className="strip info">
          <span className="grow">{t('update.offer')}</span>
          <button type="button" className="text-link" onClick={apply}>
            {t('update.apply')}
          </button>
        </div>
      )}
    </div>
  );
}
