import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePortal } from '../shell/portal-context.ts';
import { useListLabels } from '../../i18n/use-portal-labels.ts';
import { foundBy } from '../../ui/list/list-address.ts';
import { ListPage } from '../../ui/list/list-page.tsx';
import { pumpPath } from '../../ui/controls/portal-icon-paths.ts';
import { isRowSelected, nothingSelected, ticked } from '../../ui/list/row-selection.ts';
import { useListAddress } from '../../ui/list/use-list-address.ts';
import { useRowSelection } from '../../ui/list/use-row-selection.ts';
import { ChangeMany } from './change-many.tsx';
import { devicesQuery } from './device-queries.ts';
import { ListActions } from './list-actions.tsx';
import { useDeviceColumns } from './use-device-columns.tsx';
import { useDueGroups } from '../shell/use-due-groups.ts';
import { deviceFilterNames, useDeviceFilters } from './use-device-filters.ts';

export type DeviceListProps = {
  customerId: string;
  /** What takes the list along, for the search of its address. */
  takeAlong: (search: string) => ReactNode;
  /** Prints labels of so many; undefined for those who may not. */
  printMany: ((count: number, findIds: () => Promise<readonly string[]>) => ReactNode) | undefined;
};

/** The devices of a customer, the nearest due date first. What is looked at stands in the address. */
export function DeviceListPage({ customerId, takeAlong, printMany }: DeviceListProps) {
  const portal = usePortal();
  const { server, permissions, isReadOnly, search, goTo } = portal;
  const { t } = useTranslation('devices');
  const path = `/app/customers/${customerId}/devices`;
  const look = useListAddress({ path, search, filterNames: deviceFilterNames, goTo });
  const query = useQuery(devicesQuery(server, { customerId, address: look.address }));
  const words = useListLabels();
  const columns = useDeviceColumns();
  const groupOf = useDueGroups();
  const filters = useDeviceFilters(server, customerId);
  const question = foundBy(look.address);
  const { selection, setSelection } = useRowSelection(question);
  const mayWrite = permissions.has('device.write') && !isReadOnly;
  const maySelect = mayWrite || (printMany !== undefined && !isReadOnly);
  return (
    <ListPage
      title={t('list.title')}
      look={look}
      query={query}
      words={words}
      actions={
        <>
          {takeAlong(look.question)}
          <ListActions customerId={customerId} />
        </>
      }
      create={mayWrite && { label: t('create.act'), href: `${path}/new` }}
      filters={filters}
      columns={columns}
      groupOf={(look.sort?.column ?? 'dueOn') === 'dueOn' ? groupOf : undefined}
      total={(count, total) => t('list.total', { count, total })}
      empty={{ icon: pumpPath, title: t('list.empty'), text: t('list.emptyText') }}
      bulk={({ items, total, totalIsExact }) =>
        maySelect && (
          <ChangeMany
            customerId={customerId}
            mayWrite={mayWrite}
            printMany={printMany}
            selection={selection}
            address={look.address}
            page={{ ids: items.map(({ id }) => id), total, totalIsExact, isAwaited: query.isPlaceholderData }}
            onAll={() => setSelection({ kind: 'all', question })}
            onClear={() => setSelection(nothingSelected)}
          />
        )
      }
      selection={
        maySelect &&
        (({ items }) => ({
          isSelected: (id) => isRowSelected(selection, id),
          onTick: (ids, isOn) => setSelection(ticked(selection, { ids, isOn, inSight: items.map(({ id }) => id) })),
          all: t('list.selectPage'),
          nameOf: (id) => t('list.select', { name: items.find((item) => item.id === id)?.serialNumber ?? '' }),
        }))
      }
    />
  );
}
