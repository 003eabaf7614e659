import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ServerSilent, type AskServer } from '../../api/ask-server.ts';
import type { CustomerLine } from '../../contract/customer.ts';
import { regional } from '../../i18n/regional.ts';
import { useViewWords } from '../../i18n/use-view-words.ts';
import { AwaitedView } from '../../ui/portal/awaited-view.tsx';
import { Card } from '../../ui/portal/card.tsx';
import { DataTable } from '../../ui/portal/data-table.tsx';
import { Empty } from '../../ui/portal/instead.tsx';
import { PageBody } from '../../ui/portal/page-body.tsx';
import { PageHeader } from '../../ui/portal/page-header.tsx';
import { Pager } from '../../ui/portal/pager.tsx';
import { buildingPath } from '../../ui/portal/portal-icon-paths.ts';
import { RowLink } from '../../ui/portal/row-link.tsx';
import type { TableColumn } from '../../ui/portal/table-column.ts';
import { useTitle } from '../../ui/use-title.ts';
import { AsOf } from './as-of.tsx';
import { customersQuery } from './customer-queries.ts';

type ListProps = { server: AskServer; cursor: string | undefined; goTo: (href: string) => void };

const hrefOf = (cursor: string | undefined) => (cursor ? `/app/customers?cursor=${cursor}` : '/app/customers');

/** All customers, for the maker's people. Where one is in the list stands in the address. */
export function CustomerListPage({ server, cursor, goTo }: ListProps) {
  const { t } = useTranslation('customers');
  const query = useQuery(customersQuery(server, cursor));
  const words = useViewWords();
  const columns = useColumns();
  useTitle(t('list.title'));
  return (
    <PageBody>
      <PageHeader title={t('list.title')} sub={<AsOf query={query} />} />
      <Card isFlush>
        <AwaitedView query={query} words={words} isSilence={(error) => error instanceof ServerSilent}>
          {({ items, next, previous, total }) => (
            <>
              <DataTable
                label={t('list.title')}
                columns={columns}
                idOf={({ id }) => id}
                content={
                  items.length > 0
                    ? { kind: 'rows', rows: items }
                    : {
                        kind: 'instead',
                        shown: <Empty icon={buildingPath} title={t('list.empty')} text={t('list.emptyText')} />,
                      }
                }
              />
              <Pager
                label={t('list.pager')}
                range={t('list.total', { count: total })}
                page=""
                previous={t('list.previous')}
                next={t('list.next')}
                onPrevious={previous ? () => goTo(hrefOf(previous)) : undefined}
                onNext={next ? () => goTo(hrefOf(next)) : undefined}
              />
            </>
          )}
        </AwaitedView>
      </Card>
    </PageBody>
  );
}

function useColumns(): TableColumn<CustomerLine>[] {
  const { t, i18n } = useTranslation('customers');
  const numbers = new Intl.NumberFormat(regional(i18n.language));
  const countries = new Intl.DisplayNames(regional(i18n.language), { type: 'region' });
  return [
    {
      id: 'name',
      head: t('list.name'),
      inCard: 'line',
      cell: ({ id, name, customerNr }) => (
        <>
          <RowLink href={`/app/customers/${id}`}>{name}</RowLink>
          <div className="text-xs text-second">{customerNr}</div>
        </>
      ),
    },
    { id: 'type', head: t('list.type'), cell: ({ type }) => t(`types.${type}`) },
    {
      id: 'place',
      head: t('list.place'),
      cell: ({ city, countryCode }) =>
        [city, countryCode && countries.of(countryCode)].filter((part) => part !== null).join(', '),
    },
    { id: 'sites', head: t('list.sites'), isNumber: true, inCard: 'none', cell: ({ sites }) => numbers.format(sites) },
    {
      id: 'devices',
      head: t('list.devices'),
      isNumber: true,
      inCard: 'none',
      cell: ({ devices }) => numbers.format(devices),
    },
  ];
}
