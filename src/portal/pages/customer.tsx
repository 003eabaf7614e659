import { Outlet } from '@tanstack/react-router';
import { CustomerDetailsPage } from '../customers/customer-details-page.tsx';
import { CustomerEditPage } from '../customers/customer-edit-pages.tsx';
import { CustomerLayout } from '../customers/customer-layout.tsx';
import { usePortalParts } from '../shell/portal-parts.ts';
import { OnThisPhone } from '../work/on-this-phone.tsx';
import { WorkOfCustomer } from '../work/work-of-customer.tsx';
import { storageOf, useStorageOpening } from '../../start/use-storage-opening.ts';

type OfCustomer = { customerId: string };

/** The sidebar of a customer beside whichever of its pages is open. */
export function Customer({ customerId }: OfCustomer) {
  return (
    <CustomerLayout key={customerId} customerId={customerId}>
      <Outlet />
    </CustomerLayout>
  );
}

/** A customer: what needs a person there, then what is known of it. */
export function CustomerDetails({ customerId }: OfCustomer) {
  const { parts } = usePortalParts().start;
  const onThisPhone = <OnThisPhone storage={storageOf(useStorageOpening(parts))} />;
  return (
    <CustomerDetailsPage
      customerId={customerId}
      work={<WorkOfCustomer customerId={customerId} onThisPhone={onThisPhone} />}
    />
  );
}

export const EditCustomer = CustomerEditPage;
