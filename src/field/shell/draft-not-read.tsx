import { useTranslation } from 'react-i18next';
import { Banner } from '../../ui/banner.tsx';
import { FieldPage } from '../../ui/field-page.tsx';
import type { PageShell } from '../../ui/page-shell.ts';
import { TopBar } from '../../ui/top-bar.tsx';
import { useTitle } from '../../ui/use-title.ts';

/** The draft lies in a store that does not answer: another form in its place would look as if it were lost. */
export function DraftNotRead({ shell }: { shell: PageShell }) {
  const { t } = useTranslation(['work', 'field']);
  useTitle(t('work:storage.draft'));
  return (
    <FieldPage
      top={
        <TopBar
          back={{ href: '/qr/function-check', label: t('field:back') }}
          title={<h1>{t('work:storage.draft')}</h1>}
          end={shell.end}
        />
      }
      strips={shell.strips}
      actions={
        <button type="button" className="button primary big" onClick={() => location.reload()}>
          {t('work:storage.again')}
        </button>
      }
    >
      <Banner tone="bad" title={t('work:storage.silentTitle')}>
        <p>{t('work:storage.draftText')}</p>
      </Banner>
    </FieldPage>
  );
}
