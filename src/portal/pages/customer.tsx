import { Outlet } from '@tanstack/react-router';
import { CustomerDetailsPage } from '../customers/customer-details-page.tsx';
import { CustomerEditPage } from '../customers/customer-edit-pages.tsx';
import { CustomerLayout } from '../customers/customer-layout.tsx';

type OfCustomer = { customerId: string };

/** The sidebar of a customer beside whichever of its pages is open. */
export function Customer({ customerId }: OfCustomer) {
  return (
    <CustomerLayout key={customerId} customerId={customerId}>
      <Outlet />
    </CustomerLayout>
  );
}

export const CustomerDetails = CustomerDetailsPage;
export const EditCustomer = CustomerEditPage;
