import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ServerSilent } from '../../api/ask-server.ts';
import type { Desk } from '../../api/desk.ts';
import { customerStatuses, customerTypes } from '../../contract/customer.ts';
import { regional } from '../../i18n/regional.ts';
import { useListWords } from '../../i18n/use-desk-words.ts';
import { useViewWords } from '../../i18n/use-view-words.ts';
import { plusPath } from '../../ui/more-icon-paths.ts';
import { AwaitedView } from '../../ui/portal/awaited-view.tsx';
import { Empty } from '../../ui/portal/instead.tsx';
import { LinkButton } from '../../ui/portal/link-button.tsx';
import { ListRows, ListSearch } from '../../ui/portal/list-view.tsx';
import { PageBody } from '../../ui/portal/page-body.tsx';
import { PageHeader } from '../../ui/portal/page-header.tsx';
import { buildingPath } from '../../ui/portal/portal-icon-paths.ts';
import { useListAddress } from '../../ui/portal/use-list-address.ts';
import { useTitle } from '../../ui/use-title.ts';
import { AsOf } from '../../i18n/as-of.tsx';
import { customersQuery } from './customer-queries.ts';
import { useCustomerColumns } from './use-customer-columns.tsx';

const path = '/app/customers';
const filterNames = ['type', 'status'];

type ListProps = Desk & { exportButton: (path: string) => React.ReactNode };

/** All customers, for the maker's people. What is looked at stands in the address. */
export function CustomerListPage({ server, permissions, search, goTo, exportButton }: ListProps) {
  const { t, i18n } = useTranslation('customers');
  const look = useListAddress({ path, search, filterNames, goTo });
  const query = useQuery(customersQuery(server, look.address));
  const words = useListWords();
  const columns = useCustomerColumns();
  const numbers = new Intl.NumberFormat(regional(i18n.language));
  const filters = [
    { name: 'type', label: t('list.type'), options: customerTypes.map((id) => ({ id, label: t(`types.${id}`) })) },
    {
      name: 'status',
      label: t('details.status'),
      options: customerStatuses.map((id) => ({ id, label: t(`status.${id}`) })),
    },
  ];
  useTitle(t('list.title'));
  return (
    <PageBody>
      <PageHeader
        title={t('list.title')}
        sub={<AsOf query={query} />}
        actions={exportButton(`/api/customers.csv${look.hrefOf(undefined).replace(path, '')}`)}
        primary={
          permissions.has('customer.create') && (
            <LinkButton variant="primary" icon={plusPath} href={`${path}/new`}>
              {t('create.title')}
            </LinkButton>
          )
        }
      />
      <ListSearch look={look} words={words} filters={filters} />
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
            empty={<Empty icon={buildingPath} title={t('list.empty')} text={t('list.emptyText')} />}
            page={page}
          />
        )}
      </AwaitedView>
    </PageBody>
  );
}
