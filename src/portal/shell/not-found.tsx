import { useTranslation } from 'react-i18next';
import { Mark } from '../../ui/mark.tsx';
import '../../ui/not-found.css';
import { useTitle } from '../../ui/use-title.ts';

/** 4, the mark, 4, and the way back. */
export function NotFound() {
  const { t } = useTranslation('portal');
  useTitle(t('notFound.title'));
  return (
    <main className="not-found">
      <div className="digits" role="img" aria-label="404">
        4<Mark size={140} />4
      </div>
      <h1>{t('notFound.title')}</h1>
      <p className="muted">{t('notFound.text')}</p>
      <a className="button primary" href="/">
        {t('notFound.back')}
      </a>
      <p className="hint">{t('notFound.version', { version: __BUILD_ID__ })}</p>
    </main>
  );
}
