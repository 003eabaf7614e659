import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Desk } from '../../api/desk.ts';
import type { BulkChange } from '../../contract/device-actions.ts';
import { deviceEndpoints } from '../../contract/device-endpoints.ts';
import { regional } from '../../i18n/regional.ts';
import { BulkBar } from '../../ui/portal/bulk-bar.tsx';
import { Button } from '../../ui/portal/button.tsx';
import { Card } from '../../ui/portal/card.tsx';
import { filterOf, type ListAddress } from '../../ui/portal/list-address.ts';
import { allFound } from './all-found.ts';
import { MoveDialog } from './move-dialog.tsx';
import { StatusDialog } from './status-dialog.tsx';

type ManyProps = Desk & {
  customerId: string;
  mayWrite: boolean;
  printMany: ((count: number, findIds: () => Promise<readonly string[]>) => ReactNode) | undefined;
  selected: ReadonlySet<string>;
  address: ListAddress;
  total: number;
  onClear: () => void;
};

/** The same to many devices: those chosen on the page, or all that the search and the filters find. */
export function ChangeMany({ customerId, mayWrite, printMany, selected, address, total, onClear, ...desk }: ManyProps) {
  const { t, i18n } = useTranslation('devices');
  const queries = useQueryClient();
  const [isAll, setAll] = useState(false);
  const [wished, setWished] = useState<'move' | 'status' | null>(null);
  const [left, setLeft] = useState<readonly { deviceId: string; code: string }[]>([]);
  const numbers = new Intl.NumberFormat(regional(i18n.language));
  const count = isAll ? total : selected.size;
  const filter = filterOf(address);

  const changing = useMutation({
    mutationFn: (change: Pick<BulkChange, 'action' | 'siteId' | 'status' | 'reason'>) =>
      desk.server(deviceEndpoints.changeManyDevices, {
        parameters: { customerId },
        body: { ...change, ...(isAll ? { filter } : { deviceIds: [...selected] }), expectedCount: count } as BulkChange,
      }),
    onSuccess({ changed, failed }) {
      void queries.invalidateQueries({ queryKey: ['devices', customerId] });
      void queries.invalidateQueries({ queryKey: ['device'] });
      void queries.invalidateQueries({ queryKey: ['overview', customerId] });
      desk.tell({
        message: t('many.done', { count: changed, number: numbers.format(changed) }),
        tone: failed.length > 0 ? 'warning' : 'success',
        isClosable: failed.length > 0,
      });
      setLeft(failed);
      setWished(null);
      if (failed.length === 0) onClear();
    },
  });
  const close = () => {
    changing.reset();
    setWished(null);
  };
  return (
    <Card isFlush>
      <BulkBar
        selected={t('many.selected', { count, number: numbers.format(count) })}
        clear={t('many.clear')}
        onClear={onClear}
      >
        {!isAll && total > selected.size && (
          <Button isCompact variant="quiet" onPress={() => setAll(true)}>
            {t('many.all', { count: total, number: numbers.format(total) })}
          </Button>
        )}
        {printMany?.(count, () =>
          isAll ? allFound(desk.server, { customerId, address }) : Promise.resolve([...selected]),
        )}
        {mayWrite && (
          <>
            <Button isCompact onPress={() => setWished('move')}>
              {t('move.act')}
            </Button>
            <Button isCompact onPress={() => setWished('status')}>
              {t('statusChange.act')}
            </Button>
          </>
        )}
      </BulkBar>
      {left.length > 0 && (
        <div role="alert" className="p-(--pad)">
          <p className="font-strong">{t('many.left', { count: left.length, number: numbers.format(left.length) })}</p>
          <ul className="mt-2 grid gap-1">
            {left.slice(0, 50).map(({ deviceId, code }) => (
              <li key={deviceId}>
                <a href={`/app/customers/${customerId}/devices/${deviceId}`}>{deviceId.slice(-12)}</a>:{' '}
                {code === 'decommissioned' ? t('many.codes.decommissioned') : t('many.codes.unchanged')}
              </li>
            ))}
          </ul>
        </div>
      )}
      {wished === 'move' && (
        <MoveDialog
          {...desk}
          customerId={customerId}
          title={t('many.moveTitle', { count, number: numbers.format(count) })}
          error={changing.error}
          isBusy={changing.isPending}
          isReasonRequired
          onClose={close}
          onMove={({ siteId, reason }) => changing.mutate({ action: 'move', siteId, reason })}
        />
      )}
      {wished === 'status' && (
        <StatusDialog
          title={t('many.statusTitle', { count, number: numbers.format(count) })}
          error={changing.error}
          isBusy={changing.isPending}
          onClose={close}
          onStatus={({ status, reason }) => changing.mutate({ action: 'status', status, reason })}
        />
      )}
    </Card>
  );
}
