import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ActionDialog } from '../shell/action-dialog.tsx';
import { ActionMenu } from '../shell/action-menu.tsx';
import { usePortal } from '../shell/portal-context.ts';
import { useAction } from '../shell/use-action.ts';
import { deviceEndpoints } from '../../contract/device-endpoints.ts';
import type { Device, givenStatuses } from '../../contract/device.ts';
import { MoveDialog } from './move-dialog.tsx';
import { StatusDialog } from './status-dialog.tsx';

type Action = 'move' | 'status' | 'delete';
type Change = { siteId: string; reason: string } | { status: (typeof givenStatuses)[number]; reason: string };

/** Moving a device, changing its status, and deleting one that nothing was ever done with. */
export function DeviceActions({ device }: { device: Device }) {
  const { server, goTo } = usePortal();
  const { t } = useTranslation(['devices', 'pages']);
  const { customerId, id: deviceId, version } = device;
  const queries = useQueryClient();
  const parameters = { customerId, deviceId };
  const refresh = [
    ['devices', customerId],
    ['events', customerId],
    ['overview', customerId],
    ['deviceLog', deviceId],
  ];
  const changing = useAction<Action, Change, Device>({
    send: (change) =>
      'siteId' in change
        ? server(deviceEndpoints.moveDevice, {
            parameters,
            version,
            body: { siteId: change.siteId, ...(change.reason !== '' && { reason: change.reason }) },
          })
        : server(deviceEndpoints.changeDeviceStatus, { parameters, version, body: change }),
    done(saved) {
      queries.setQueryData(['device', deviceId], saved);
      return t('pages:edit.saved');
    },
    refresh,
    failed: ['device', deviceId],
  });
  const deleting = useAction<never, void, unknown>({
    send: () => server(deviceEndpoints.deleteDevice, { parameters, version }),
    done() {
      goTo(`/app/customers/${customerId}/devices`, 'replace');
      return t('delete.done', { serialNumber: device.serialNumber });
    },
    refresh,
  });
  const { wished } = changing;
  const close = () => {
    changing.close();
    deleting.close();
  };
  const name = `${device.model.designation} ${device.serialNumber}`;
  const shared = { error: changing.error, isBusy: changing.isBusy, onClose: close };
  return (
    <>
      <ActionMenu<Action>
        actions={[
          ...(device.status === 'decommissioned' ? [] : [{ action: 'move' as const, label: t('move.act') }]),
          { action: 'status', label: t('statusChange.act') },
          { action: 'delete', label: t('delete.act'), isDanger: true },
        ]}
        onAction={changing.wish}
      />
      {wished === 'move' && (
        <MoveDialog
          {...shared}
          customerId={customerId}
          title={t('move.question', { name })}
          onMove={(move) => changing.run(move)}
        />
      )}
      {wished === 'status' && (
        <StatusDialog
          {...shared}
          title={t('statusChange.question', { name })}
          current={device.status}
          onStatus={(change) => changing.run(change)}
        />
      )}
      {wished === 'delete' && (
        <ActionDialog
          title={t('delete.question', { name })}
          act={t('delete.act')}
          isBusy={deleting.isBusy}
          error={deleting.error}
          isFinal
          onClose={close}
          onAct={() => deleting.run()}
        >
          <p>{t('delete.means')}</p>
        </ActionDialog>
      )}
    </>
  );
}
