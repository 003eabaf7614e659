import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { usePortal } from '../shell/portal-context.ts';
import { checkStates } from '../../contract/check-details.ts';
import { useListLabels } from '../../i18n/use-portal-labels.ts';
import { ListPage } from '../../ui/list/list-page.tsx';
import { filePath } from '../../ui/controls/portal-icon-paths.ts';
import { useListAddress } from '../../ui/list/use-list-address.ts';
import { unassignedChecksQuery } from './unassigned-queries.ts';
import { useUnassignedColumns } from './use-unassigned-columns.tsx';

const path = '/app/checks';
const filterNames = ['state'];

/** Function checks whose device the portal does not know, those received last first. */
export function UnassignedCheckList() {
  const { server, search, goTo } = usePortal();
  const { t } = useTranslation(['checks', 'work']);
  const look = useListAddress({ path, search, filterNames, goTo });
  const query = useQuery(unassignedChecksQuery(server, look.address));
  const words = useListLabels();
  const columns = useUnassignedColumns();
  return (
    <ListPage
      title={t('unassigned.title')}
      about={t('unassigned.means')}
      look={look}
      query={query}
      words={words}
      filters={[
        {
          name: 'state',
          label: t('state'),
          options: checkStates.map((id) => ({ id, label: t(`work:submissionState.${id}`) })),
        },
      ]}
      isSearched={false}
      columns={columns}
      total={(count, total) => t('unassigned.total', { count, total })}
      empty={{ icon: filePath, title: t('unassigned.none'), text: t('unassigned.noneText') }}
    />
  );
}
