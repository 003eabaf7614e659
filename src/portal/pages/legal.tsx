import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LegalPage } from '../../public/legal/legal-page.tsx';
import type { LegalPageName } from '../../public/legal/load-legal-text.ts';
import { NavBar } from '../../ui/page/nav-bar.tsx';
import { useWatched } from '../../ui/use-watched.ts';
import { PortalLanguageMenu } from '../shell/portal-language-menu.tsx';
import { usePortalParts } from '../shell/portal-parts.ts';
import { PortalShell } from '../shell/portal-shell.tsx';
import { PortalUnsent } from '../shell/portal-unsent.tsx';

export const Legal = () => <Page page="legal" />;
export const Privacy = () => <Page page="privacy" />;
export const Processing = () => <Page page="processing" />;

/** A legal page, under the bar of whoever looks at it; it never waits for a session (SHELL-11). */
function Page({ page }: { page: LegalPageName }) {
  const { session } = usePortalParts();
  const state = useWatched(session) ?? session.read();
  const content = <LegalPage key={page} page={page} version={__BUILD_ID__} />;
  if (state.kind !== 'signedIn') return <Simple page={page}>{content}</Simple>;
  const { person, isConfirmed } = state;
  return <PortalShell {...{ person, isConfirmed }}>{content}</PortalShell>;
}

function Simple({ page, children }: { page: LegalPageName; children: ReactNode }) {
  const portal = usePortalParts();
  const { t } = useTranslation('portal');
  const { t: field } = useTranslation('field');
  const strips = useWatched(portal.start.strips);
  return (
    <>
      <NavBar
        brand={field('brand')}
        home="/auth"
        label={t('nav.label')}
        entries={[
          { href: '/legal', label: t('nav.legal'), isCurrent: page === 'legal' },
          { href: '/privacy-policy', label: t('nav.privacy'), isCurrent: page === 'privacy' },
        ]}
        end={
          <>
            <PortalUnsent portal={portal} />
            <PortalLanguageMenu portal={portal} />
          </>
        }
      />
      {strips}
      {children}
    </>
  );
}
