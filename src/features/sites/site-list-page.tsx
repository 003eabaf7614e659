import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ServerSilent } from '../../api/ask-server.ts';
import type { Desk } from '../../api/desk.ts';
import { siteStatuses, siteTypes } from '../../contract/site.ts';
import { AsOf } from '../../i18n/as-of.tsx';
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
import { pinPath } from '../../ui/portal/portal-icon-paths.ts';
import { useListAddress } from '../../ui/portal/use-list-address.ts';
import { useTitle } from '../../ui/use-title.ts';
import { sitesQuery } from './site-queries.ts';
import { useSiteColumns } from './use-site-columns.tsx';

const filterNames = ['type', 'status'];

type ListProps = Desk & { customerId: string; exportButton: (path: string) => ReactNode };

/** The sites of a customer. What is looked at stands in the address. */
export function SiteListPage({ customerId, server, permissions, search, goTo, exportButton }: ListProps) {
  const { t, i18n } = useTranslation(['sites', 'customers']);
  const path = `/app/customers/${customerId}/sites`;
  const look = useListAddress({ path, search, filterNames, goTo });
  const query = useQuery(sitesQuery(server, { customerId, address: look.address }));
  const words = useListWords();
  const columns = useSiteColumns();
  const numbers = new Intl.NumberFormat(regional(i18n.language));
  const filters = [
    { name: 'type', label: t('list.type'), options: siteTypes.map((id) => ({ id, label: t(`types.${id}`) })) },
    {
      name: 'status',
      label: t('customers:details.status'),
      options: siteStatuses.map((id) => ({ id, label: t(`status.${id}`) })),
    },
  ];
  useTitle(t('list.title'));
  return (
    <PageBody>
      <PageHeader
        title={t('list.title')}
        sub={<AsOf query={query} />}
        actions={
          permissions.has('export') &&
          exportButton(`/api/customers/${customerId}/sites.csv${look.hrefOf(undefined).replace(path, '')}`)
        }
        primary={
          permissions.has('site.write') && (
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
            empty={<Empty icon={pinPath} title={t('list.empty')} text={t('list.emptyText')} />}
            page={page}
          />
        )}
      </AwaitedView>
    </PageBody>
  );
}
