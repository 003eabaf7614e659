import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { usePortal } from '../shell/portal-context.ts';
import { modelStatuses } from '../../contract/device-model.ts';
import { useListLabels } from '../../i18n/use-portal-labels.ts';
import { ListPage } from '../../ui/list/list-page.tsx';
import { pumpPath } from '../../ui/controls/portal-icon-paths.ts';
import { useListAddress } from '../../ui/list/use-list-address.ts';
import { modelsQuery } from './model-queries.ts';
import { useModelColumns } from './use-model-columns.tsx';

const path = '/app/models';
const filterNames = ['status'];

/** The device models of the maker. What is looked at stands in the address. */
export function ModelListPage() {
  const { server, permissions, search, goTo } = usePortal();
  const { t } = useTranslation('models');
  const look = useListAddress({ path, search, filterNames, goTo });
  const query = useQuery(modelsQuery(server, look.address));
  const words = useListLabels();
  const columns = useModelColumns();
  const filters = [
    {
      name: 'status',
      label: t('fields.status'),
      options: modelStatuses.map((id) => ({ id, label: t(`status.${id}`) })),
    },
  ];
  return (
    <ListPage
      title={t('list.title')}
      look={look}
      query={query}
      words={words}
      create={permissions.has('model.write') && { label: t('create.title'), href: `${path}/new` }}
      filters={filters}
      columns={columns}
      total={(count, total) => t('list.total', { count, total })}
      empty={{ icon: pumpPath, title: t('list.empty'), text: t('list.emptyText') }}
    />
  );
}
