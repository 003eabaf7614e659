import { useEffect } from 'react';
import type { Desk } from '../../api/desk.ts';
import { CustomerCreatePage } from '../customers/customer-edit-pages.tsx';
import { CustomerListPage } from '../customers/customer-list-page.tsx';
import type { RecordedEntity } from '../history/history-list.tsx';
import { ProfilePage } from '../../public/profile/profile-page.tsx';
import type { KnownPerson } from '../../session/session-state.ts';
import { useWatched } from '../../ui/use-watched.ts';
import type { AppPlace } from './app-place.ts';
import { languageNames } from '../../start/chosen-language.ts';
import { noConfiguration } from '../shell/crash-guard.tsx';
import { CustomerArea } from './customer-area.tsx';
import type { DeskAreas } from './desk-areas.tsx';
import { ExportButton } from '../shell/export-button.tsx';
import { NotFound } from '../shell/not-found.tsx';
import type { PortalParts } from '../shell/portal-parts.ts';
import { PortalShell } from '../shell/portal-shell.tsx';
import { SignedInOnly } from '../shell/signed-in-only.tsx';

type AppPagesProps = {
  portal: PortalParts;
  areas: DeskAreas;
  place: AppPlace;
  goTo: (href: string, how?: 'replace') => void;
};

/** Everything behind sign-in. */
export function AppPages({ portal, areas, place, goTo }: AppPagesProps) {
  return (
    <SignedInOnly portal={portal} goTo={goTo}>
      {({ person, isConfirmed }) => (
        <PortalShell portal={portal} person={person} isConfirmed={isConfirmed} goTo={goTo}>
          <Inside portal={portal} areas={areas} place={place} goTo={goTo} person={person} isConfirmed={isConfirmed} />
        </PortalShell>
      )}
    </SignedInOnly>
  );
}

type InsideProps = AppPagesProps & { person: KnownPerson; isConfirmed: boolean };

function Inside({ portal, areas, place, goTo, person, isConfirmed }: InsideProps) {
  const connection = useWatched(portal.start.connection);
  const isReadOnly = !isConfirmed || connection === 'offline';
  if (place.page === 'notFound') return <NotFound />;
  if (place.page === 'profile')
    return (
      <ProfilePage
        server={portal.server}
        languageNames={languageNames}
        isReadOnly={isReadOnly}
        tell={portal.notices.tell}
        onSaved={portal.session.keepProfile}
      />
    );
  const { config, customerId: own } = person;
  if (!config) throw new Error(noConfiguration);
  const desk: Desk = {
    server: portal.server,
    permissions: new Set(config.permissions),
    isReadOnly,
    languageNames,
    pathname: location.pathname,
    search: location.search,
    goTo,
    tell: portal.notices.tell,
  };
  const mayList = config.permittedPages.includes('customerList');
  /** The record of what is the maker's own. */
  const historyOf = (entityType: RecordedEntity, entityId: string) =>
    desk.permissions.has('history.read') ? (
      <areas.History given={{ desk, customerId: own, entityType, entityId }} />
    ) : null;
  switch (place.page) {
    case 'start':
      return <GoOn goTo={goTo} href="/app/customers" />;
    case 'customers':
      return mayList ? (
        <CustomerListPage {...desk} exportButton={(path) => <ExportButton desk={desk} path={path} />} />
      ) : (
        <GoOn goTo={goTo} href={`/app/customers/${own}`} />
      );
    case 'newCustomer':
      return desk.permissions.has('customer.create') ? <CustomerCreatePage {...desk} /> : <NotFound />;
    case 'registrations':
    case 'registration':
      return config.permittedPages.includes('registrationList') ? (
        <areas.Registrations
          given={{
            desk,
            submissionId: place.page === 'registration' ? place.submissionId : undefined,
            notFound: <NotFound />,
          }}
        />
      ) : (
        <NotFound />
      );
    case 'checks':
    case 'anyCheck':
      return config.permittedPages.includes('checkList') ? (
        <areas.AnyCheck
          given={{
            desk,
            submissionId: place.page === 'anyCheck' ? place.submissionId : undefined,
            notFound: <NotFound />,
          }}
        />
      ) : (
        <NotFound />
      );
    case 'models':
      return config.permittedPages.includes('modelList') ? (
        <areas.Models
          given={{ desk, part: place.part, notFound: <NotFound />, historyOf: (id) => historyOf('deviceModel', id) }}
        />
      ) : (
        <NotFound />
      );
    case 'checklists':
      return config.permittedPages.includes('checklistList') ? (
        <areas.Checklists
          given={{ desk, part: place.part, notFound: <NotFound />, historyOf: (id) => historyOf('checklist', id) }}
        />
      ) : (
        <NotFound />
      );
    case 'customer':
      return (
        <CustomerArea
          key={place.customerId}
          desk={desk}
          areas={areas}
          links={config.customerSidebarNavLinks}
          customerId={place.customerId}
          isMaker={mayList && place.customerId === own}
          part={place.part}
        />
      );
  }
}

function GoOn({ goTo, href }: { goTo: AppPagesProps['goTo']; href: string }) {
  useEffect(() => goTo(href, 'replace'), [goTo, href]);
  return null;
}
