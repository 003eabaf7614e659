import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ServerSilent } from '../../api/ask-server.ts';
import type { Desk } from '../../api/desk.ts';
import { AsOf } from '../../i18n/as-of.tsx';
import { regional } from '../../i18n/regional.ts';
import { useListWords } from '../../i18n/use-desk-words.ts';
import { useViewWords } from '../../i18n/use-view-words.ts';
import { AwaitedView } from '../../ui/portal/awaited-view.tsx';
import { Empty } from '../../ui/portal/instead.tsx';
import { ListRows, ListSearch } from '../../ui/portal/list-view.tsx';
import { plusPath } from '../../ui/more-icon-paths.ts';
import { LinkButton } from '../../ui/portal/link-button.tsx';
import { PageBody } from '../../ui/portal/page-body.tsx';
import { PageHeader } from '../../ui/portal/page-header.tsx';
import { pumpPath } from '../../ui/portal/portal-icon-paths.ts';
import { useListAddress } from '../../ui/portal/use-list-address.ts';
import { useTitle } from '../../ui/use-title.ts';
import { ChangeMany } from './change-many.tsx';
import { devicesQuery } from './device-queries.ts';
import { ListActions } from './list-actions.tsx';
import { useDeviceColumns } from './use-device-columns.tsx';
import { deviceFilterNames, useDeviceFilters } from './use-device-filters.ts';

export type DeviceListProps = Desk & {
  customerId: string;
  /** What takes the list along, for the search of its address. */
  takeAlong: (search: string) => ReactNode;
  /** Prints labels of so many; undefined for those who may not. */
  printMany: ((count: number, findIds: () => Promise<readonly string[]>) => ReactNode) | undefined;
};

/** The devices of a customer, the nearest due date first. What is looked at stands in the address. */
export function DeviceListPage({ customerId, takeAlong, printMany, ...desk }: DeviceListProps) {
  const { server, permissions, isReadOnly, search, goTo } = desk;
  const { t, i18n } = useTranslation('devices');
  const path = `/app/customers/${customerId}/devices`;
  const look = useListAddress({ path, search, filterNames: deviceFilterNames, goTo });
  const query = useQuery(devicesQuery(server, { customerId, address: look.address }));
  const words = useListWords();
  const columns = useDeviceColumns();
  const filters = useDeviceFilters(server, customerId);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const numbers = new Intl.NumberFormat(regional(i18n.language));
  const mayWrite = permissions.has('device.write') && !isReadOnly;
  const maySelect = mayWrite || (printMany !== undefined && !isReadOnly);
  useTitle(t('list.title'));
  return (
    <PageBody>
      <PageHeader
        title={t('list.title')}
        sub={<AsOf query={query} />}
        actions={
          <>
            {takeAlong(look.hrefOf(undefined).replace(path, ''))}
            <ListActions {...desk} customerId={customerId} />
          </>
        }
        primary={
          mayWrite && (
            <LinkButton variant="primary" icon={plusPath} href={`${path}/new`}>
              {t('create.act')}
            </LinkButton>
          )
        }
      />
      <ListSearch look={look} words={words} filters={filters} />
      <AwaitedView query={query} words={useViewWords()} isSilence={(error) => error instanceof ServerSilent}>
        {(page) => (
          <>
            {maySelect && selected.size > 0 && (
              <ChangeMany
                {...desk}
                customerId={customerId}
                mayWrite={mayWrite}
                printMany={printMany}
                selected={selected}
                address={look.address}
                total={page.total}
                onClear={() => setSelected(new Set())}
              />
            )}
            <ListRows
              label={t('list.title')}
              look={look}
              words={words}
              columns={columns}
              idOf={({ id }) => id}
              goTo={goTo}
              total={t('list.total', { count: page.total, total: numbers.format(page.total) })}
              empty={<Empty icon={pumpPath} title={t('list.empty')} text={t('list.emptyText')} />}
              page={page}
              {...(maySelect && {
                selection: {
                  selected,
                  onChange: setSelected,
                  all: t('list.selectPage'),
                  nameOf: (id: string) =>
                    t('list.select', { name: page.items.find((item) => item.id === id)?.serialNumber ?? '' }),
                },
              })}
            />
          </>
        )}
      </AwaitedView>
    </PageBody>
  );
}
