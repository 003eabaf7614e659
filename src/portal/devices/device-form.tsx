import { useQueryClient } from '@tanstack/react-query';
import { useRef, type ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { usePortal } from '../shell/portal-context.ts';
import { saveOutcome } from '../../api/save-outcome.ts';
import { deviceEndpoints } from '../../contract/device-endpoints.ts';
import { deviceSchema, type Device } from '../../contract/device.ts';
import { faultWords, problemWords } from '../../i18n/field-words.ts';
import { useEditWords } from '../../i18n/use-desk-words.ts';
import { EditFormView } from '../../ui/form/edit-form-view.tsx';
import { useEditForm } from '../../ui/form/use-edit-form.ts';
import { DeviceFields, useFieldNames } from './device-fields.tsx';
import { changeOf, creationOf, faultsOf, faultsOfNew, valuesOf, type DeviceValues } from './device-values.ts';

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
  const { server, isReadOnly } = usePortal();
  const { i18n } = useTranslation('devices');
  const queries = useQueryClient();
  const version = useRef(begin.kind === 'change' ? begin.device.version : undefined);
  const nameOf = useFieldNames();
  function keep(saved: Device) {
    version.current = saved.version;
    queries.setQueryData(['device', saved.id], saved);
    for (const queryKey of [
      ['devices', customerId],
      ['events', customerId],
      ['overview', customerId],
    ])
      void queries.invalidateQueries({ queryKey });
  }
  const edit = useEditForm({
    start: begin.kind === 'change' ? valuesOf(begin.device) : begin.values,
    check: (values) =>
      begin.kind === 'change' ? faultsOf(changeOf(values, begin.device.model.id)) : faultsOfNew(creationOf(values)),
    words: (fault) => faultWords(i18n, fault),
    save: (values) =>
      saveOutcome({
        send() {
          if (begin.kind === 'create')
            return server(deviceEndpoints.createDevice, { parameters: { customerId }, body: creationOf(values) });
          const { id: deviceId, model } = begin.device;
          const body = changeOf(values, model.id);
          return server(deviceEndpoints.changeDevice, {
            parameters: { customerId, deviceId },
            body,
            version: version.current,
          });
        },
        onSaved(saved) {
          keep(saved);
          onSaved(saved);
        },
        theirs(current) {
          const found = deviceSchema.safeParse(current);
          if (!found.success) return undefined;
          keep(found.data);
          return valuesOf(found.data);
        },
        words: (problem) => problemWords(i18n, problem),
      }),
  });
  return (
    <EditFormView
      edit={edit}
      words={useEditWords()}
      nameOf={nameOf}
      textOf={(_, value) => (typeof value === 'string' ? value : '')}
      onCancel={onCancel}
      isReadOnly={isReadOnly}
    >
      {first?.(edit.form)}
      <DeviceFields form={edit.form} />
    </EditFormView>
  );
}
