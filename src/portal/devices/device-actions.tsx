import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePortal } from '../shell/portal-context.ts';
import { deviceEndpoints } from '../../contract/device-endpoints.ts';
import type { Device, givenStatuses } from '../../contract/device.ts';
import { useRefusal } from '../../i18n/use-refusal.ts';
import { AlertBanner } from '../../ui/page/alert-banner.tsx';
import { ConfirmDialog } from '../../ui/controls/confirm-dialog.tsx';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { Menu } from '../../ui/controls/menu.tsx';
import { morePath } from '../../ui/controls/portal-icon-paths.ts';
import { MoveDialog } from './move-dialog.tsx';
import { StatusDialog } from './status-dialog.tsx';

type Wished = 'move' | 'status' | 'delete';
type Change = { siteId: string; reason: string } | { status: (typeof givenStatuses)[number]; reason: string };

/** Moving a device, changing its status, and deleting one that nothing was ever done with. */
export function DeviceActions({ device }: { device: Device }) {
  const portal = usePortal();
  const { t } = useTranslation(['devices', 'desk', 'customers']);
  const { server, isReadOnly, notify, goTo } = portal;
  const { customerId, id: deviceId, version } = device;
  const queries = useQueryClient();
  const refusal = useRefusal();
  const [wished, setWished] = useState<Wished | null>(null);
  const parameters = { customerId, deviceId };
  const refresh = () => {
    for (const queryKey of [
      ['devices', customerId],
      ['events', customerId],
      ['overview', customerId],
      ['deviceLog', deviceId],
    ])
      void queries.invalidateQueries({ queryKey });
  };
  const changing = useMutation({
    mutationFn: (change: Change) =>
      'siteId' in change
        ? server(deviceEndpoints.moveDevice, {
            parameters,
            version,
            body: { siteId: change.siteId, ...(change.reason !== '' && { reason: change.reason }) },
          })
        : server(deviceEndpoints.changeDeviceStatus, { parameters, version, body: change }),
    onSuccess(saved) {
      queries.setQueryData(['device', deviceId], saved);
      refresh();
      notify({ message: t('desk:edit.saved'), tone: 'success', isClosable: false });
      setWished(null);
    },
    onError: () => void queries.invalidateQueries({ queryKey: ['device', deviceId] }),
  });
  const deleting = useMutation({
    mutationFn: () => server(deviceEndpoints.deleteDevice, { parameters, version }),
    onSuccess() {
      refresh();
      notify({ message: t('delete.done', { serialNumber: device.serialNumber }), tone: 'success', isClosable: false });
      goTo(`/app/customers/${customerId}/devices`, 'replace');
    },
  });
  const close = () => {
    changing.reset();
    deleting.reset();
    setWished(null);
  };
  const name = `${device.model.designation} ${device.serialNumber}`;
  return (
    <>
      <Menu
        label={t('customers:actions.label')}
        trigger={
          <IconButton
            variant="secondary"
            icon={morePath}
            label={t('customers:actions.label')}
            isDisabled={isReadOnly}
          />
        }
        entries={[
          ...(device.status === 'decommissioned' ? [] : [{ kind: 'item' as const, id: 'move', label: t('move.act') }]),
          { kind: 'item', id: 'status', label: t('statusChange.act') },
          { kind: 'line', id: 'line' },
          { kind: 'item', id: 'delete', label: t('delete.act'), isDanger: true },
        ]}
        onAction={(id) => setWished(id as Wished)}
      />
      {wished === 'move' && (
        <MoveDialog
          customerId={customerId}
          title={t('move.question', { name })}
          error={changing.error}
          isBusy={changing.isPending}
          onClose={close}
          onMove={(move) => changing.mutate(move)}
        />
      )}
      {wished === 'status' && (
        <StatusDialog
          title={t('statusChange.question', { name })}
          current={device.status}
          error={changing.error}
          isBusy={changing.isPending}
          onClose={close}
          onStatus={(change) => changing.mutate(change)}
        />
      )}
      <ConfirmDialog
        question={t('delete.question', { name })}
        keep={t('desk:edit.cancel')}
        act={t('delete.act')}
        busy={deleting.isPending ? t('delete.act') : undefined}
        isFinal
        isOpen={wished === 'delete'}
        onKeep={close}
        onAct={() => deleting.mutate()}
      >
        <p>{t('delete.means')}</p>
        <AlertBanner title={refusal(deleting.error)} />
      </ConfirmDialog>
    </>
  );
}
