import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ServerSilent } from '../../api/ask-server.ts';
import type { Desk } from '../../api/desk.ts';
import { checkStates } from '../../contract/kept-check.ts';
import { AsOf } from '../../i18n/as-of.tsx';
import { regional } from '../../i18n/regional.ts';
import { useListWords } from '../../i18n/use-desk-words.ts';
import { useViewWords } from '../../i18n/use-view-words.ts';
import { AwaitedView } from '../../ui/portal/awaited-view.tsx';
import { FilterBar } from '../../ui/portal/filter-bar.tsx';
import { FilterMenu } from '../../ui/portal/filter-menu.tsx';
import { Empty } from '../../ui/portal/instead.tsx';
import { ListRows } from '../../ui/portal/list-view.tsx';
import { PageBody } from '../../ui/portal/page-body.tsx';
import { PageHeader } from '../../ui/portal/page-header.tsx';
import { filePath } from '../../ui/portal/portal-icon-paths.ts';
import { useListAddress } from '../../ui/portal/use-list-address.ts';
import { useTitle } from '../../ui/use-title.ts';
import { unassignedChecksQuery } from './unassigned-queries.ts';
import { useUnassignedColumns } from './use-unassigned-columns.tsx';

const path = '/app/checks';
const filterNames = ['state'];

/** Function checks whose device the portal does not know, those received last first. */
export function UnassignedCheckList({ server, search, goTo }: Desk) {
  const { t, i18n } = useTranslation(['checks', 'work']);
  const look = useListAddress({ path, search, filterNames, goTo });
  const query = useQuery(unassignedChecksQuery(server, look.address));
  const words = useListWords();
  const columns = useUnassignedColumns();
  const numbers = new Intl.NumberFormat(regional(i18n.language));
  useTitle(t('unassigned.title'));
  return (
    <PageBody>
      <PageHeader
        title={t('unassigned.title')}
        sub={
          <>
            {t('unassigned.means')} <AsOf query={query} />
          </>
        }
      />
      <FilterBar label={words.filters} filters={words.filters} activeCount={look.activeCount} close={words.close}>
        <FilterMenu
          label={t('state')}
          options={checkStates.map((id) => ({ id, label: t(`work:submissionState.${id}`) }))}
          selected={new Set(look.address.filters.state)}
          onChange={(values) => look.setFilter('state', values)}
          find={words.find}
        />
      </FilterBar>
      <AwaitedView query={query} words={useViewWords()} isSilence={(error) => error instanceof ServerSilent}>
        {(page) => (
          <ListRows
            label={t('unassigned.title')}
            look={look}
            words={words}
            columns={columns}
            idOf={({ id }) => id}
            goTo={goTo}
            total={t('unassigned.total', { count: page.total, total: numbers.format(page.total) })}
            empty={<Empty icon={filePath} title={t('unassigned.none')} text={t('unassigned.noneText')} />}
            page={page}
          />
        )}
      </AwaitedView>
    </PageBody>
  );
}
