import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LegalPage } from '../../public/legal/legal-page.tsx';
import type { LegalPageName } from '../../public/legal/load-legal-text.ts';
import { NavBar } from '../../ui/page/nav-bar.tsx';
import { useWatched } from '../../ui/use-watched.ts';
import { PortalLanguageMenu } from '../shell/portal-language-menu.tsx';
import type { PortalParts } from '../shell/portal-parts.ts';
import { PortalUnsent } from '../shell/portal-unsent.tsx';
import { PortalShell } from '../shell/portal-shell.tsx';

type LegalPagesProps = {
  portal: PortalParts;
  page: LegalPageName;
  goTo: (href: string, how?: 'replace') => void;
};

/** The legal pages: for everybody, under the bar of whoever looks at them; nobody has to wait for a session (SHELL-11). */
export function LegalPages({ portal, page, goTo }: LegalPagesProps) {
  const state = useWatched(portal.session) ?? portal.session.read();
  const content = <LegalPage key={page} page={page} version={__BUILD_ID__} />;
  if (state.kind !== 'signedIn') return <Simple {...{ portal, page }}>{content}</Simple>;
  const { person, isConfirmed } = state;
  return <PortalShell {...{ portal, person, isConfirmed, goTo }}>{content}</PortalShell>;
}

function Simple({ portal, page, children }: Omit<LegalPagesProps, 'goTo'> & { children: ReactNode }) {
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
