import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { usePortal } from '../shell/portal-context.ts';
import { customerStatuses, customerTypes } from '../../contract/customer.ts';
import { useListLabels } from '../../i18n/use-portal-labels.ts';
import { ListPage } from '../../ui/list/list-page.tsx';
import { buildingPath } from '../../ui/controls/portal-icon-paths.ts';
import { useListAddress } from '../../ui/list/use-list-address.ts';
import { customersQuery } from './customer-queries.ts';
import { useCustomerColumns } from './use-customer-columns.tsx';
import { ExportButton } from '../shell/export-button.tsx';

const path = '/app/customers';
const filterNames = ['type', 'status'];

/** All customers, for the maker's people. What is looked at stands in the address. */
export function CustomerListPage() {
  const { server, permissions, search, goTo } = usePortal();
  const { t } = useTranslation('customers');
  const look = useListAddress({ path, search, filterNames, goTo });
  const query = useQuery(customersQuery(server, look.address));
  const words = useListLabels();
  const columns = useCustomerColumns();
  const filters = [
    { name: 'type', label: t('list.type'), options: customerTypes.map((id) => ({ id, label: t(`types.${id}`) })) },
    {
      name: 'status',
      label: t('details.status'),
      options: customerStatuses.map((id) => ({ id, label: t(`status.${id}`) })),
    },
  ];
  return (
    <ListPage
      title={t('list.title')}
      look={look}
      query={query}
      words={words}
      actions={<ExportButton path={`/api/customers.csv${look.question}`} />}
      create={permissions.has('customer.create') && { label: t('create.title'), href: `${path}/new` }}
      filters={filters}
      columns={columns}
      total={(count, total) => t('list.total', { count, total })}
      empty={{ icon: buildingPath, title: t('list.empty'), text: t('list.emptyText') }}
    />
  );
}
