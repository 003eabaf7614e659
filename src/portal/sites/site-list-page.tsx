import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { usePortal } from '../shell/portal-context.ts';
import { siteStatuses, siteTypes } from '../../contract/site.ts';
import { useListLabels } from '../../i18n/use-portal-labels.ts';
import { ListPage } from '../../ui/list/list-page.tsx';
import { pinPath } from '../../ui/controls/portal-icon-paths.ts';
import { useListAddress } from '../../ui/list/use-list-address.ts';
import { sitesQuery } from './site-queries.ts';
import { useSiteColumns } from './use-site-columns.tsx';
import { ExportButton } from '../shell/export-button.tsx';

const filterNames = ['type', 'status'];

type ListProps = { customerId: string };

/** The sites of a customer. What is looked at stands in the address. */
export function SiteListPage({ customerId }: ListProps) {
  const { server, permissions, search, goTo } = usePortal();
  const { t } = useTranslation(['sites', 'customers']);
  const path = `/app/customers/${customerId}/sites`;
  const look = useListAddress({ path, search, filterNames, goTo });
  const query = useQuery(sitesQuery(server, { customerId, address: look.address }));
  const words = useListLabels();
  const columns = useSiteColumns();
  const filters = [
    { name: 'type', label: t('list.type'), options: siteTypes.map((id) => ({ id, label: t(`types.${id}`) })) },
    {
      name: 'status',
      label: t('customers:details.status'),
      options: siteStatuses.map((id) => ({ id, label: t(`status.${id}`) })),
    },
  ];
  return (
    <ListPage
      title={t('list.title')}
      look={look}
      query={query}
      words={words}
      actions={
        permissions.has('export') && <ExportButton path={`/api/customers/${customerId}/sites.csv${look.question}`} />
      }
      create={permissions.has('site.write') && { label: t('create.title'), href: `${path}/new` }}
      filters={filters}
      columns={columns}
      total={(count, total) => t('list.total', { count, total })}
      empty={{ icon: pinPath, title: t('list.empty'), text: t('list.emptyText') }}
    />
  );
}
