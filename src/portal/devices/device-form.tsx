import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { usePortal } from '../shell/portal-context.ts';
import { useVersionedForm } from '../shell/use-versioned-form.ts';
import { deviceEndpoints } from '../../contract/device-endpoints.ts';
import { deviceSchema, type Device } from '../../contract/device.ts';
import { EditFormView } from '../../ui/form/edit-form-view.tsx';
import { DeviceFields, useFieldNames } from './device-fields.tsx';
import { changeOf, creationOf, errorsOf, errorsOfNew, valuesOf, type DeviceValues } from './device-values.ts';

type FormProps = {
  customerId: string;
  /** The one that is changed, or what a new one begins with. */
  begin: { kind: 'change'; device: Device } | { kind: 'create'; values: DeviceValues };
  /** What only a new one is asked: model, site, status. */
  first?: (form: UseFormReturn<DeviceValues>) => ReactNode;
  onCancel: () => void;
  onSaved: (saved: Device) => void;
};

/** Creates a device, or changes one. */
export function DeviceForm({ customerId, begin, first, onCancel, onSaved }: FormProps) {
  const { server } = usePortal();
  const queries = useQueryClient();
  const nameOf = useFieldNames();
  const device = begin.kind === 'change' ? begin.device : undefined;
  const frame = useVersionedForm({
    start: begin.kind === 'change' ? valuesOf(begin.device) : begin.values,
    version: device?.version,
    schema: deviceSchema,
    valuesOf,
    check: (values) => (device ? errorsOf(changeOf(values, device.model.id)) : errorsOfNew(creationOf(values))),
    send(values, version) {
      if (!device)
        return server(deviceEndpoints.createDevice, { parameters: { customerId }, body: creationOf(values) });
      const body = changeOf(values, device.model.id);
      return server(deviceEndpoints.changeDevice, { parameters: { customerId, deviceId: device.id }, body, version });
    },
    keep(saved) {
      queries.setQueryData(['device', saved.id], saved);
      for (const queryKey of [
        ['devices', customerId],
        ['events', customerId],
        ['overview', customerId],
      ])
        void queries.invalidateQueries({ queryKey });
    },
    onSaved,
  });
  return (
    <EditFormView
      {...frame}
      nameOf={nameOf}
      textOf={(_, value) => (typeof value === 'string' ? value : '')}
      onCancel={onCancel}
    >
      {first?.(frame.edit.form)}
      <DeviceFields form={frame.edit.form} />
    </EditFormView>
  );
}
