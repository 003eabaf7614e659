import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useUnsentCount } from '../../start/unsent/use-outbox.ts';
import type { KnownPerson } from '../../session/session-state.ts';
import { NavBar } from '../../ui/page/nav-bar.tsx';
import { Strip } from '../../ui/page/strip.tsx';
import { offlinePath } from '../../ui/icon-paths.ts';
import { useWatched } from '../../ui/use-watched.ts';
import { PortalSearch } from './portal-search.tsx';
import { PortalLanguageMenu } from './portal-language-menu.tsx';
import { usePortalParts } from './portal-parts.ts';
import { PortalUnsent } from './portal-unsent.tsx';
import { storageOf, useStorageOpening } from '../../start/use-storage-opening.ts';
import { UserMenu } from './user-menu.tsx';

type ShellProps = { person: KnownPerson; isConfirmed: boolean; children: ReactNode };

/** The pages of the maker, each behind its permitted page, in the order of the bar (SHELL-8). */
const listPages = [
  { permitted: 'customerList', href: '/app/customers', name: 'customers' },
  { permitted: 'modelList', href: '/app/models', name: 'models' },
  { permitted: 'checklistList', href: '/app/checklists', name: 'checklists' },
  { permitted: 'registrationList', href: '/app/registrations', name: 'registrations' },
  { permitted: 'checkList', href: '/app/checks', name: 'checks' },
] as const;

/** The bar over every page behind sign-in, and what has to be said about all of them. */
export function PortalShell({ person, isConfirmed, children }: ShellProps) {
  const portal = usePortalParts();
  const { goTo } = portal;
  const { t } = useTranslation('portal');
  const { t: field } = useTranslation('field');
  const connection = useWatched(portal.start.connection);
  const strips = useWatched(portal.start.strips);
  const isReadOnly = !isConfirmed || connection === 'offline';
  const unsent = useUnsentCount(storageOf(useStorageOpening(portal.start.parts))) ?? 0;
  // First away from the page, so that nobody lands on it at the next sign-in.
  const signOut = () => {
    goTo('/auth/login', 'replace');
    if (unsent > 0)
      portal.notices.tell({ message: t('signedOutUnsent', { count: unsent }), tone: 'info', isClosable: true });
    void portal.session.signOut().catch(reportError);
  };
  return (
    <>
      <NavBar
        brand={field('brand')}
        home="/app"
        label={t('nav.label')}
        entries={[
          ...listPages
            .filter(({ permitted }) => person.config?.permittedPages.includes(permitted))
            .map(({ href, name }) => ({
              href,
              label: t(`nav.${name}`),
              isCurrent: location.pathname.startsWith(href),
            })),
          { href: '/qr/function-check', label: t('nav.field') },
        ]}
        end={
          <>
            <PortalSearch isReadOnly={isReadOnly} />
            <PortalUnsent portal={portal} />
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
