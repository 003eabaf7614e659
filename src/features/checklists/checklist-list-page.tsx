import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ServerSilent } from '../../api/ask-server.ts';
import type { Desk } from '../../api/desk.ts';
import { checkKinds } from '../../contract/checklist.ts';
import { checklistStatuses } from '../../contract/kept-checklist.ts';
import { AsOf } from '../../i18n/as-of.tsx';
import { regional } from '../../i18n/regional.ts';
import { useListWords } from '../../i18n/use-desk-words.ts';
import { useViewWords } from '../../i18n/use-view-words.ts';
import { plusPath } from '../../ui/more-icon-paths.ts';
import { AwaitedView } from '../../ui/portal/awaited-view.tsx';
import { FilterBar } from '../../ui/portal/filter-bar.tsx';
import { FilterMenu } from '../../ui/portal/filter-menu.tsx';
import { Empty } from '../../ui/portal/instead.tsx';
import { LinkButton } from '../../ui/portal/link-button.tsx';
import { ListRows } from '../../ui/portal/list-view.tsx';
import { PageBody } from '../../ui/portal/page-body.tsx';
import { PageHeader } from '../../ui/portal/page-header.tsx';
import { filePath } from '../../ui/portal/portal-icon-paths.ts';
import { useListAddress } from '../../ui/portal/use-list-address.ts';
import { useTitle } from '../../ui/use-title.ts';
import { checklistsQuery } from './checklist-queries.ts';
import { useChecklistColumns } from './use-checklist-columns.tsx';

const path = '/app/checklists';
const filterNames = ['kind', 'status'];

/** The checklists of the maker. What is looked at stands in the address. */
export function ChecklistListPage({ server, permissions, search, goTo }: Desk) {
  const { t, i18n } = useTranslation(['checklists', 'field']);
  const look = useListAddress({ path, search, filterNames, goTo });
  const query = useQuery(checklistsQuery(server, look.address));
  const words = useListWords();
  const columns = useChecklistColumns(server);
  const numbers = new Intl.NumberFormat(regional(i18n.language));
  const filters = [
    { name: 'kind', label: t('fields.kind'), options: checkKinds.map((id) => ({ id, label: t(`field:kind.${id}`) })) },
    {
      name: 'status',
      label: t('fields.status'),
      options: checklistStatuses.map((id) => ({ id, label: t(`status.${id}`) })),
    },
  ];
  useTitle(t('list.title'));
  return (
    <PageBody>
      <PageHeader
        title={t('list.title')}
        sub={<AsOf query={query} />}
        primary={
          permissions.has('model.write') && (
            <LinkButton variant="primary" icon={plusPath} href={`${path}/new`}>
              {t('create.title')}
            </LinkButton>
          )
        }
      />
      <FilterBar label={words.filters} filters={words.filters} activeCount={look.activeCount} close={words.close}>
        {filters.map(({ name, label, options }) => (
          <FilterMenu
            key={name}
            label={label}
            options={options}
            selected={new Set(look.address.filters[name])}
            onChange={(values) => look.setFilter(name, values)}
            find={words.find}
          />
        ))}
      </FilterBar>
      <AwaitedView query={query} words={useViewWords()} isSilence={(error) => error instanceof ServerSilent}>
        {(page) => (
          <ListRows
            label={t('list.title')}
            look={look}
            words={words}
            columns={columns}
            idOf={({ id }) => id}
            goTo={goTo}
            total={t('list.total', { count: page.total, total: numbers.format(page.total) })}
            empty={<Empty icon={filePath} title={t('list.empty')} text={t('list.emptyText')} />}
            page={page}
          />
        )}
      </AwaitedView>
    </PageBody>
  );
}
