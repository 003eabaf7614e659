import { useEffect } from 'react';
import { CustomerDetailsPage } from '../features/customers/customer-details-page.tsx';
import { CustomerListPage } from '../features/customers/customer-list-page.tsx';
import { CustomerPages } from '../features/customers/customer-pages.tsx';
import { ProfilePage } from '../features/profile/profile-page.tsx';
import type { KnownPerson } from '../session/session-state.ts';
import { useWatched } from '../ui/use-watched.ts';
import { languageNames } from './chosen-language.ts';
import { noConfiguration } from './crash-guard.tsx';
import { NotFound } from './not-found.tsx';
import type { PortalParts } from './portal-parts.ts';
import { PortalShell } from './portal-shell.tsx';
import { SignedInOnly } from './signed-in-only.tsx';

export type AppPlace =
  | { page: 'start' }
  | { page: 'profile' }
  | { page: 'notFound' }
  | { page: 'customers'; cursor: string | undefined }
  | { page: 'customer'; customerId: string };

type AppPagesProps = { portal: PortalParts; place: AppPlace; goTo: (href: string, how?: 'replace') => void };

/** Everything behind sign-in. */
export function AppPages({ portal, place, goTo }: AppPagesProps) {
  return (
    <SignedInOnly portal={portal} goTo={goTo}>
      {({ person, isConfirmed }) => (
        <PortalShell portal={portal} person={person} isConfirmed={isConfirmed} goTo={goTo}>
          <Inside portal={portal} place={place} goTo={goTo} person={person} isConfirmed={isConfirmed} />
        </PortalShell>
      )}
    </SignedInOnly>
  );
}

type InsideProps = AppPagesProps & { person: KnownPerson; isConfirmed: boolean };

function Inside({ portal, place, goTo, person, isConfirmed }: InsideProps) {
  const connection = useWatched(portal.start.connection);
  if (place.page === 'notFound') return <NotFound />;
  if (place.page === 'profile')
    return (
      <ProfilePage
        server={portal.server}
        languageNames={languageNames}
        isReadOnly={!isConfirmed || connection === 'offline'}
        tell={portal.notices.tell}
        onSaved={portal.session.keepProfile}
      />
    );
  const { config, customerId: own } = person;
  if (!config) throw new Error(noConfiguration);
  const mayList = config.permittedPages.includes('customerList');
  if (place.page === 'start') return <GoOn goTo={goTo} href="/app/customers" />;
  if (place.page === 'customers')
    return mayList ? (
      <CustomerListPage server={portal.server} cursor={place.cursor} goTo={goTo} />
    ) : (
      <GoOn goTo={goTo} href={`/app/customers/${own}`} />
    );
  return (
    <CustomerPages
      key={place.customerId}
      server={portal.server}
      customerId={place.customerId}
      links={config.customerSidebarNavLinks}
      version={__BUILD_ID__}
      notFound={<NotFound />}
      pathname={location.pathname}
    >
      <CustomerDetailsPage server={portal.server} customerId={place.customerId} />
    </CustomerPages>
  );
}

function GoOn({ goTo, href }: { goTo: AppPagesProps['goTo']; href: string }) {
  useEffect(() => goTo(href, 'replace'), [goTo, href]);
  return null;
}
