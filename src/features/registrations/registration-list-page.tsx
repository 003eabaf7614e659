import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ServerSilent } from '../../api/ask-server.ts';
import type { Desk } from '../../api/desk.ts';
import { registrationStates } from '../../contract/kept-registration.ts';
import { AsOf } from '../../i18n/as-of.tsx';
import { regional } from '../../i18n/regional.ts';
import { useListWords } from '../../i18n/use-desk-words.ts';
import { useViewWords } from '../../i18n/use-view-words.ts';
import { AwaitedView } from '../../ui/portal/awaited-view.tsx';
import { FilterBar } from '../../ui/portal/filter-bar.tsx';
import { FilterChip } from '../../ui/portal/filter-chip.tsx';
import { FilterMenu } from '../../ui/portal/filter-menu.tsx';
import { Empty } from '../../ui/portal/instead.tsx';
import { ListRows } from '../../ui/portal/list-view.tsx';
import { PageBody } from '../../ui/portal/page-body.tsx';
import { PageHeader } from '../../ui/portal/page-header.tsx';
import { filePath } from '../../ui/portal/portal-icon-paths.ts';
import { useListAddress } from '../../ui/portal/use-list-address.ts';
import { useTitle } from '../../ui/use-title.ts';
import { registrationsQuery } from './registration-queries.ts';
import { useRegistrationColumns } from './use-registration-columns.tsx';

const path = '/app/registrations';
const filterNames = ['state', 'customerId'];

/** Registrations from the field, those that wait the longest first. */
export function RegistrationListPage({ server, search, goTo }: Desk) {
  const { t, i18n } = useTranslation(['registrations', 'work']);
  const look = useListAddress({ path, search, filterNames, goTo });
  const query = useQuery(registrationsQuery(server, look.address));
  const words = useListWords();
  const columns = useRegistrationColumns();
  const numbers = new Intl.NumberFormat(regional(i18n.language));
  useTitle(t('title'));
  return (
    <PageBody>
      <PageHeader title={t('title')} sub={<AsOf query={query} />} />
      <FilterBar label={words.filters} filters={words.filters} activeCount={look.activeCount} close={words.close}>
        <FilterMenu
          label={t('state')}
          options={registrationStates.map((id) => ({ id, label: t(`work:submissionState.${id}`) }))}
          selected={new Set(look.address.filters.state)}
          onChange={(values) => look.setFilter('state', values)}
          find={words.find}
        />
        {(look.address.filters.customerId?.length ?? 0) > 0 && (
          <FilterChip remove={`${t('ofCustomer')}: ${t('ofAll')}`} onRemove={() => look.setFilter('customerId', [])}>
            {t('ofCustomer')}
          </FilterChip>
        )}
      </FilterBar>
      <AwaitedView query={query} words={useViewWords()} isSilence={(error) => error instanceof ServerSilent}>
        {(page) => (
          <ListRows
            label={t('title')}
            look={look}
            words={words}
            columns={columns}
            idOf={({ id }) => id}
            goTo={goTo}
            total={t('total', { count: page.total, total: numbers.format(page.total) })}
            empty={<Empty icon={filePath} title={t('none')} text={t('noneText')} />}
            page={page}
          />
        )}
      </AwaitedView>
    </PageBody>
  );
}
