import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePortal } from '../shell/portal-context.ts';
import type { BulkChange, BulkChanged } from '../../contract/device-actions.ts';
import { deviceEndpoints } from '../../contract/device-endpoints.ts';
import { regional } from '../../i18n/regional.ts';
import { Card } from '../../ui/controls/card.tsx';
import { filterOf, type ListAddress } from '../../ui/list/list-address.ts';
import type { RowSelection } from '../../ui/list/row-selection.ts';
import { allFound } from './all-found.ts';
import { LeftDevices } from './left-devices.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { SelectedBar, type PageInSight } from './selected-bar.tsx';
import { StatusDialog } from './status-dialog.tsx';
import { useSelectedCount } from './use-selected-count.ts';

type ManyProps = {
  customerId: string;
  mayWrite: boolean;
  printMany: ((count: number, findIds: () => Promise<readonly string[]>) => ReactNode) | undefined;
  selection: RowSelection;
  address: ListAddress;
  page: PageInSight;
  onAll: () => void;
  onClear: () => void;
};

/** The same to many devices: those ticked, or all that the search and the filters find. */
export function ChangeMany(props: ManyProps) {
  const { customerId, mayWrite, printMany, selection, address, page, onAll, onClear } = props;
  const portal = usePortal();
  const { t, i18n } = useTranslation('devices');
  const queries = useQueryClient();
  const [wished, setWished] = useState<'move' | 'status' | null>(null);
  const [left, setLeft] = useState<BulkChanged['failed']>([]);
  const numbers = new Intl.NumberFormat(regional(i18n.language));
  const counted = useSelectedCount(portal.server, { customerId, selection, address, page });
  const { count = 0 } = counted;
  const number = numbers.format(count);
  const refresh = () => {
    for (const queryKey of [['devices', customerId], ['device'], ['overview', customerId]])
      void queries.invalidateQueries({ queryKey });
  };

  const changing = useMutation({
    mutationFn: (change: Pick<BulkChange, 'action' | 'siteId' | 'status' | 'reason'>) => {
      const which = selection.kind === 'all' ? { filter: filterOf(address) } : { deviceIds: [...selection.ids] };
      return portal.server(deviceEndpoints.changeManyDevices, {
        parameters: { customerId },
        body: { ...change, ...which, expectedCount: count } as BulkChange,
      });
    },
    onSuccess({ changed, failed }) {
      refresh();
      portal.notify({
        message: t('many.done', { count: changed, number: numbers.format(changed) }),
        tone: failed.length > 0 ? 'warning' : 'success',
        isClosable: failed.length > 0,
      });
      setLeft(failed);
      setWished(null);
      onClear();
    },
    // Whoever is told that the number is another one sees it, and asks for that one the next time.
    onError: refresh,
  });
  const close = () => {
    changing.reset();
    setWished(null);
  };
  const isNothing = selection.kind === 'ids' && selection.ids.size === 0;
  if (isNothing && left.length === 0) return null;
  return (
    <Card isFlush>
      {!isNothing && (
        <SelectedBar
          selection={selection}
          counted={counted}
          page={page}
          print={printMany?.(count, () =>
            selection.kind === 'all'
              ? allFound(portal.server, { customerId, address })
              : Promise.resolve([...selection.ids]),
          )}
          onAll={onAll}
          onClear={onClear}
          onWish={mayWrite ? setWished : undefined}
        />
      )}
      {left.length > 0 && <LeftDevices customerId={customerId} left={left} onClose={() => setLeft([])} />}
      {wished === 'move' && (
        <MoveDialog
          customerId={customerId}
          title={t('many.moveTitle', { count, number })}
          error={changing.error}
          isBusy={changing.isPending}
          isReasonRequired
          onClose={close}
          onMove={({ siteId, reason }) => changing.mutate({ action: 'move', siteId, reason })}
        />
      )}
      {wished === 'status' && (
        <StatusDialog
          title={t('many.statusTitle', { count, number })}
          error={changing.error}
          isBusy={changing.isPending}
          onClose={close}
          onStatus={({ status, reason }) => changing.mutate({ action: 'status', status, reason })}
        />
      )}
    </Card>
  );
}
