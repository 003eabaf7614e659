import type { ReactNode } from 'react';
import type { Desk } from '../../api/desk.ts';
import type { SidebarLink } from '../../contract/group.ts';
import { CustomerDetailsPage } from '../customers/customer-details-page.tsx';
import { CustomerEditPage } from '../customers/customer-edit-pages.tsx';
import { CustomerPages } from '../customers/customer-pages.tsx';
import type { CustomerPart } from './app-place.ts';
import type { DeskAreas } from './desk-areas.tsx';
import { DevicesOfDesk } from './devices-of-desk.tsx';
import { ExportButton } from '../shell/export-button.tsx';
import { ImportOfDesk } from './import-of-desk.tsx';
import { NotFound } from '../shell/not-found.tsx';

type Recorded = 'customer' | 'site' | 'user' | 'device';

/** What every part of a customer may show of others. */
export type CustomerPartViews = {
  /** What was changed of something; null for those who may not see that. */
  historyOf: (entityType: Recorded, entityId: string) => ReactNode;
  notFound: ReactNode;
};

type AreaProps = {
  desk: Desk;
  areas: DeskAreas;
  links: readonly SidebarLink[];
  customerId: string;
  /** Whether it is the maker's own. */
  isMaker: boolean;
  part: CustomerPart;
};

/** The pages of one customer: the sidebar beside whichever is open. */
export function CustomerArea({ desk, areas, links, customerId, isMaker, part }: AreaProps) {
  return (
    <CustomerPages
      server={desk.server}
      customerId={customerId}
      links={links}
      version={__BUILD_ID__}
      notFound={<NotFound />}
      pathname={desk.pathname}
    >
      <Part {...{ desk, areas, links, customerId, isMaker, part }} />
    </CustomerPages>
  );
}

function Part({ desk, areas, links, customerId, isMaker, part }: AreaProps) {
  const { permissions } = desk;
  const historyOf = (entityType: Recorded, entityId: string) =>
    permissions.has('history.read') ? <areas.History given={{ desk, customerId, entityType, entityId }} /> : null;
  const exportButton = (path: string) => <ExportButton desk={desk} path={path} />;
  const notFound = <NotFound />;
  switch (part.area) {
    case 'details':
      return <CustomerDetailsPage {...desk} customerId={customerId} history={historyOf('customer', customerId)} />;
    case 'edit':
      return permissions.has('customer.update') ? <CustomerEditPage {...desk} customerId={customerId} /> : <NotFound />;
    case 'organisation':
      return <areas.Overview given={{ desk, customerId }} />;
    case 'devices':
    case 'newDevice':
    case 'device':
    case 'editDevice':
      return <DevicesOfDesk {...{ desk, areas, customerId, isMaker, part, historyOf, notFound }} />;
    case 'importDevices':
      return permissions.has('import') ? <ImportOfDesk {...{ desk, areas, customerId }} /> : notFound;
    case 'checks':
      return permissions.has('check.read') ? <areas.ChecksOfCustomer given={{ desk, customerId }} /> : notFound;
    case 'check': {
      const { deviceId, submissionId } = part;
      return permissions.has('check.read') ? (
        <areas.Check key={submissionId} given={{ desk, customerId, deviceId, submissionId, notFound }} />
      ) : (
        notFound
      );
    }
    case 'sites':
    case 'newSite':
    case 'site':
    case 'editSite':
      return (
        <areas.Sites
          given={{
            desk,
            customerId,
            part,
            exportButton,
            notFound,
            historyOf: (id) => historyOf('site', id),
            visitOf: (siteId) =>
              permissions.has('check.make') ? <areas.Visit given={{ desk, customerId, siteId }} /> : null,
          }}
        />
      );
    case 'users':
    case 'newUser':
    case 'user':
    case 'editUser': {
      const seesOthers = links.includes('users');
      return (
        <areas.Users
          given={{
            desk,
            customerId,
            part,
            seesOthers,
            exportButton,
            notFound,
            historyOf: (id) => historyOf('user', id),
          }}
        />
      );
    }
  }
}
