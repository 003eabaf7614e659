import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { usePortal } from '../shell/portal-context.ts';
import { registrationStates } from '../../contract/registration-details.ts';
import { useListLabels } from '../../i18n/use-portal-labels.ts';
import { FilterChip } from '../../ui/list/filter-chip.tsx';
import { ListPage } from '../../ui/list/list-page.tsx';
import { filePath } from '../../ui/controls/portal-icon-paths.ts';
import { useListAddress } from '../../ui/list/use-list-address.ts';
import { registrationsQuery } from './registration-queries.ts';
import { useRegistrationColumns } from './use-registration-columns.tsx';

const path = '/app/registrations';
const filterNames = ['state', 'customerId'];

/** Registrations from the field, those that wait the longest first. */
export function RegistrationListPage() {
  const { server, search, goTo } = usePortal();
  const { t } = useTranslation(['registrations', 'work']);
  const look = useListAddress({ path, search, filterNames, goTo });
  const query = useQuery(registrationsQuery(server, look.address));
  const words = useListLabels();
  const columns = useRegistrationColumns();
  const states = registrationStates.map((id) => ({ id, label: t(`work:submissionState.${id}`) }));
  const ofCustomer = (look.address.filters.customerId?.length ?? 0) > 0 && (
    <FilterChip remove={`${t('ofCustomer')}: ${t('ofAll')}`} onRemove={() => look.setFilter('customerId', [])}>
      {t('ofCustomer')}
    </FilterChip>
  );
  return (
    <ListPage
      title={t('title')}
      look={look}
      query={query}
      words={words}
      filters={[{ name: 'state', label: t('state'), options: states }]}
      moreFilters={ofCustomer}
      isSearched={false}
      columns={columns}
      total={(count, total) => t('total', { count, total })}
      empty={{ icon: filePath, title: t('none'), text: t('noneText') }}
    />
  );
}
