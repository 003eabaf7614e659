import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { usePortal } from '../shell/portal-context.ts';
import { checkKinds } from '../../contract/checklist.ts';
import { checklistStatuses } from '../../contract/checklist-details.ts';
import { useListLabels } from '../../i18n/use-portal-labels.ts';
import { ListPage } from '../../ui/list/list-page.tsx';
import { filePath } from '../../ui/controls/portal-icon-paths.ts';
import { useListAddress } from '../../ui/list/use-list-address.ts';
import { checklistsQuery } from './checklist-queries.ts';
import { useChecklistColumns } from './use-checklist-columns.tsx';

const path = '/app/checklists';
const filterNames = ['kind', 'status'];

/** The checklists of the maker. What is looked at stands in the address. */
export function ChecklistListPage() {
  const { server, permissions, search, goTo } = usePortal();
  const { t } = useTranslation(['checklists', 'field']);
  const look = useListAddress({ path, search, filterNames, goTo });
  const query = useQuery(checklistsQuery(server, look.address));
  const words = useListLabels();
  const columns = useChecklistColumns(server);
  const filters = [
    { name: 'kind', label: t('fields.kind'), options: checkKinds.map((id) => ({ id, label: t(`field:kind.${id}`) })) },
    {
      name: 'status',
      label: t('fields.status'),
      options: checklistStatuses.map((id) => ({ id, label: t(`status.${id}`) })),
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
      isSearched={false}
      columns={columns}
      total={(count, total) => t('list.total', { count, total })}
      empty={{ icon: filePath, title: t('list.empty'), text: t('list.emptyText') }}
    />
  );
}
