import { useTranslation } from 'react-i18next';
import { plusPath } from '../../ui/more-icon-paths.ts';
import { Icon } from '../../ui/icon.tsx';
import { useWatched } from '../../ui/use-watched.ts';
import { installOffer } from './install-offer.ts';

/** How this page becomes an app on this phone: by a button where the browser has it, else by the way that phone has. */
export function InstallHint() {
  const { t } = useTranslation('work');
  const offer = useWatched(installOffer);
  if (offer)
    return (
      <section className="card entry standalone:hidden" aria-label={t('install.label')}>
        <p>{t('install.text')}</p>
        <button type="button" className="button" onClick={() => void installOffer.accept()}>
          <Icon path={plusPath} />
          {t('install.accept')}
        </button>
      </section>
    );
  // Only Apple's browsers say whether they were started from the home screen.
  return (
    <p className="muted small px-1 standalone:hidden">
      {t('standalone' in navigator ? 'install.onApple' : 'install.hint')}
    </p>
  );
}
