import { CustomerCreatePage } from '../customers/customer-edit-pages.tsx';
import { CustomerListPage } from '../customers/customer-list-page.tsx';
import { usePortal } from '../shell/portal-context.ts';
import { GoOn } from './start.tsx';

/** The list where it is permitted, else straight to the own customer (CUST-1). */
export function Customers() {
  const { person, permittedPages } = usePortal();
  return permittedPages.has('customerList') ? (
    <CustomerListPage />
  ) : (
    <GoOn href={`/app/customers/${person.customerId}`} />
  );
}

export const NewCustomer = CustomerCreatePage;
