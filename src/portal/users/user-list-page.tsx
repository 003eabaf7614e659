import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { usePortal } from '../shell/portal-context.ts';
import { useListLabels } from '../../i18n/use-portal-labels.ts';
import { ListPage } from '../../ui/list/list-page.tsx';
import { peoplePath } from '../../ui/controls/portal-icon-paths.ts';
import { useListAddress } from '../../ui/list/use-list-address.ts';
import { usersQuery } from './user-queries.ts';
import { useUserColumns } from './use-user-columns.tsx';
import { useUserFilters } from './use-user-filters.ts';
import { ExportButton } from '../shell/export-button.tsx';

const filterNames = ['group', 'status', 'siteId'];

type ListProps = { customerId: string };

/** The people of a customer. What is looked at stands in the address. */
export function UserListPage({ customerId }: ListProps) {
  const { server, permissions, search, goTo } = usePortal();
  const { t } = useTranslation('users');
  const path = `/app/customers/${customerId}/users`;
  const whole = useListAddress({ path, search, filterNames, goTo });
  const { filters, look } = useUserFilters({ server, customerId, look: whole });
  const query = useQuery(usersQuery(server, { customerId, address: look.address }));
  const words = useListLabels();
  const columns = useUserColumns();
  return (
    <ListPage
      title={t('list.title')}
      look={look}
      query={query}
      words={words}
      actions={
        permissions.has('export') && <ExportButton path={`/api/customers/${customerId}/users.csv${look.question}`} />
      }
      create={permissions.has('user.write') && { label: t('create.title'), href: `${path}/new` }}
      filters={filters}
      columns={columns}
      total={(count, total) => t('list.total', { count, total })}
      empty={{ icon: peoplePath, title: t('list.empty'), text: t('list.emptyText') }}
    />
  );
}
