import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { usePortal } from '../shell/portal-context.ts';
import { useListLabels } from '../../i18n/use-portal-labels.ts';
import { ListPage } from '../../ui/list/list-page.tsx';
import { shieldPath } from '../../ui/controls/portal-icon-paths.ts';
import { useListAddress } from '../../ui/list/use-list-address.ts';
import { customerChecksQuery } from './customer-checks-queries.ts';
import { checkFilterNames, useCheckFilters } from './use-check-filters.ts';
import { useCustomerCheckColumns } from './use-customer-check-columns.tsx';

/** The function checks of a customer, the latest first. What is looked at goes along to each check, for the way back. */
export function ChecksOfCustomer({ customerId }: { customerId: string }) {
  const { server, search, goTo } = usePortal();
  const { t } = useTranslation('checks');
  const path = `/app/customers/${customerId}/checks`;
  const look = useListAddress({ path, search, filterNames: checkFilterNames, goTo });
  const query = useQuery(customerChecksQuery(server, { customerId, address: look.address }));
  const words = useListLabels();
  const columns = useCustomerCheckColumns({ customerId, hrefOf: ({ id }) => `${path}/${id}${search}` });
  return (
    <ListPage
      title={t('title')}
      look={look}
      query={query}
      words={words}
      filters={useCheckFilters(customerId)}
      columns={columns}
      total={(count, total) => t('list.total', { count, total })}
      empty={{ icon: shieldPath, title: t('none'), text: t('list.noneText') }}
    />
  );
}
