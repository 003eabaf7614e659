import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ServerSilent } from '../../api/ask-server.ts';
import type { Desk } from '../../api/desk.ts';
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
import { peoplePath } from '../../ui/portal/portal-icon-paths.ts';
import { useListAddress } from '../../ui/portal/use-list-address.ts';
import { useTitle } from '../../ui/use-title.ts';
import { usersQuery } from './user-queries.ts';
import { useUserColumns } from './use-user-columns.tsx';
import { useUserFilters } from './use-user-filters.ts';

const filterNames = ['group', 'status', 'siteId'];

type ListProps = Desk & { customerId: string; exportButton: (path: string) => ReactNode };

/** The people of a customer. What is looked at stands in the address. */
export function UserListPage({ customerId, server, permissions, search, goTo, exportButton }: ListProps) {
  const { t, i18n } = useTranslation('users');
  const path = `/app/customers/${customerId}/users`;
  const whole = useListAddress({ path, search, filterNames, goTo });
  const { filters, look } = useUserFilters({ server, customerId, look: whole });
  const query = useQuery(usersQuery(server, { customerId, address: look.address }));
  const words = useListWords();
  const columns = useUserColumns();
  const numbers = new Intl.NumberFormat(regional(i18n.language));
  useTitle(t('list.title'));
  return (
    <PageBody>
      <PageHeader
        title={t('list.title')}
        sub={<AsOf query={query} />}
        actions={
          permissions.has('export') &&
          exportButton(`/api/customers/${customerId}/users.csv${look.hrefOf(undefined).replace(path, '')}`)
        }
        primary={
          permissions.has('user.write') && (
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
            empty={<Empty icon={peoplePath} title={t('list.empty')} text={t('list.emptyText')} />}
            page={page}
          />
        )}
      </AwaitedView>
    </PageBody>
  );
}
