import type { Desk } from '../api/desk.ts';
import type { SidebarLink } from '../contract/group.ts';
import { CustomerDetailsPage } from '../features/customers/customer-details-page.tsx';
import { CustomerEditPage } from '../features/customers/customer-edit-pages.tsx';
import { CustomerPages } from '../features/customers/customer-pages.tsx';
import type { CustomerPart } from './app-place.ts';
import type { DeskAreas } from './desk-areas.tsx';
import { NotFound } from './not-found.tsx';

type AreaProps = {
  desk: Desk;
  areas: DeskAreas;
  links: readonly SidebarLink[];
  customerId: string;
  part: CustomerPart;
};

/** The pages of one customer: the sidebar beside whichever is open. */
export function CustomerArea({ desk, areas, links, customerId, part }: AreaProps) {
  return (
    <CustomerPages
      server={desk.server}
      customerId={customerId}
      links={links}
      version={__BUILD_ID__}
      notFound={<NotFound />}
      pathname={desk.pathname}
    >
      <Part desk={desk} areas={areas} customerId={customerId} part={part} />
    </CustomerPages>
  );
}

function Part({ desk, areas, customerId, part }: Omit<AreaProps, 'links'>) {
  const { permissions } = desk;
  const history = permissions.has('history.read') && (
    <areas.History given={{ desk, customerId, entityType: 'customer', entityId: customerId }} />
  );
  switch (part.area) {
    case 'details':
      return <CustomerDetailsPage {...desk} customerId={customerId} history={history || null} />;
    case 'edit':
      return permissions.has('customer.update') ? <CustomerEditPage {...desk} customerId={customerId} /> : <NotFound />;
    case 'organisation':
      return <areas.Overview given={{ desk, customerId }} />;
    case 'sites':
    case 'newSite':
    case 'site':
    case 'editSite':
    case 'users':
    case 'newUser':
    case 'user':
    case 'editUser':
      return <NotFound />;
  }
}
