import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { KnownPerson } from '../session/session-state.ts';
import { NavBar } from '../ui/portal/nav-bar.tsx';
import { Strip } from '../ui/portal/strip.tsx';
import { offlinePath } from '../ui/icon-paths.ts';
import { useWatched } from '../ui/use-watched.ts';
import { PortalLanguageMenu } from './portal-language-menu.tsx';
import type { PortalParts } from './portal-parts.ts';
import { UserMenu } from './user-menu.tsx';

type ShellProps = {
  portal: PortalParts;
  person: KnownPerson;
  isConfirmed: boolean;
  goTo: (href: string, how: 'replace') => void;
  children: ReactNode;
};

/** The bar over every page behind sign-in, and what has to be said about all of them. */
export function PortalShell({ portal, person, isConfirmed, goTo, children }: ShellProps) {
  const { t } = useTranslation('portal');
  const { t: field } = useTranslation('field');
  const connection = useWatched(portal.start.connection);
  const strips = useWatched(portal.start.strips);
  const isReadOnly = !isConfirmed || connection === 'offline';
  const mayList = person.config?.permittedPages.includes('customerList') ?? false;
  // First away from the page, so that nobody lands on it at the next sign-in.
  const signOut = () => {
    goTo('/auth/login', 'replace');
    void portal.session.signOut().catch(reportError);
  };
  return (
    <>
      <NavBar
        brand={field('brand')}
        home="/app"
        label={t('nav.label')}
        entries={[
          ...(mayList
            ? [
                {
                  href: '/app/customers',
                  label: t('nav.customers'),
                  isCurrent: location.pathname.startsWith('/app/customers'),
                },
              ]
            : []),
          { href: '/qr/function-check', label: t('nav.field'), isDeskOnly: true },
        ]}
        end={
          <>
            <PortalLanguageMenu portal={portal} />
            <UserMenu portal={portal} person={person} signOut={signOut} />
          </>
        }
      />
      {strips}
      {isReadOnly && (
        <Strip tone="offline" icon={offlinePath}>
          {t('readOnlyNow')}
        </Strip>
      )}
      {children}
    </>
  );
}
