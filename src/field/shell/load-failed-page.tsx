import { useTranslation } from 'react-i18next';
import { Banner } from '../../ui/banner.tsx';
import { FieldPage } from '../../ui/field-page.tsx';
import { offlinePath } from '../../ui/icon-paths.ts';
import type { PageShell } from '../../ui/page-shell.ts';
import { TopBar } from '../../ui/top-bar.tsx';
import { useTitle } from '../../ui/use-title.ts';

/** A page, or the checklist of a device, can be had neither from the network nor from this phone. */
export function LoadFailedPage({ shell, what = 'page' }: { shell: PageShell; what?: 'page' | 'checklist' }) {
  const { t } = useTranslation('field');
  const again = () => {
    // Without a worker a reload without network ends on the browser's own error page, and with it what is only in memory.
    if (navigator.serviceWorker?.controller) location.reload();
    else shell.goTo(location.href, 'replace');
  };
  useTitle(t(`loadFailed.${what}`));
  return (
    <FieldPage
      top={
        <TopBar
          back={{ href: '/qr/function-check', label: t('back') }}
          title={<h1>{t(`loadFailed.${what}`)}</h1>}
          end={shell.end}
        />
      }
      strips={shell.strips}
      actions={
        <button type="button" className="button primary big" onClick={again}>
          {t('loadFailed.again')}
        </button>
      }
    >
      <Banner tone="soon" icon={offlinePath} title={t(`loadFailed.${what}Title`)}>
        <p>{t(`loadFailed.${what}Text`)}</p>
      </Banner>
    </FieldPage>
  );
}
