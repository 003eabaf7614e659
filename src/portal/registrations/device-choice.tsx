import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { deviceModelEndpoints } from '../../contract/device-model-endpoints.ts';
import { ComboBox } from '../../ui/controls/combo-box.tsx';
import { RadioGroup } from '../../ui/controls/radio-group.tsx';
import { TextField } from '../../ui/controls/text-field.tsx';
import type { ApprovalFields } from './approval-fields.ts';
import { devicesFor } from './approval-of.ts';
import { usePortal } from '../shell/portal-context.ts';

/** Which device it is: one that is known and free for the customer, or a new one. */
export function DeviceChoice({ registration, decision, set, fault, missing }: ApprovalFields) {
  const { server } = usePortal();
  const { t } = useTranslation(['registrations', 'devices', 'pages']);
  const models = useQuery({
    queryKey: ['models', 'toChoose'],
    queryFn: () => server(deviceModelEndpoints.readDeviceModels, { query: { size: 200 } }),
  });
  const devices = devicesFor(registration, decision.customer);
  const known = devices.find(({ id }) => id === decision.device);
  return (
    <>
      <RadioGroup
        label={t('device')}
        options={[
          ...devices.map(({ id, title, subtitle, status }) => ({
            id,
            label: title,
            hint: `${subtitle}, ${t(`devices:status.${status}`)}`,
            isDisabled: status === 'decommissioned',
          })),
          { id: 'new', label: t('approve.newDevice', { serialNumber: decision.serialNumber }) },
        ]}
        value={decision.device}
        onChange={(device) => set({ device })}
        error={fault('/device/id')}
      />
      {decision.device === 'new' && (
        <>
          <ComboBox
            label={t('approve.model')}
            options={(models.data?.items ?? []).map(({ id, designation, modelNo }) => ({
              id,
              label: designation,
              hint: String(modelNo),
            }))}
            none={t('pages:edit.none')}
            value={decision.modelId || null}
            onChange={(modelId) => set({ modelId: modelId ?? '' })}
            error={missing(decision.modelId) ?? fault('/device/create/modelId')}
          />
          <TextField
            label={t('serialNumber')}
            isCode
            value={decision.serialNumber}
            onChange={(serialNumber) => set({ serialNumber })}
            error={missing(decision.serialNumber) ?? fault('/device/create/serialNumber')}
          />
        </>
      )}
      {/* A device keeps the number it has. */}
      {(known?.inventoryNumber ?? null) === null && (
        <TextField
          label={t('inventoryNumber')}
          note={t('pages:edit.optional')}
          isCode
          maxLength={40}
          value={decision.inventoryNumber}
          onChange={(inventoryNumber) => set({ inventoryNumber })}
          error={fault('/inventoryNumber')}
        />
      )}
    </>
  );
}
