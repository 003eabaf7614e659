import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isMissing, ServerSilent } from '../../api/ask-server.ts';
import type { Desk } from '../../api/desk.ts';
import { saveOutcome } from '../../api/save-outcome.ts';
import { deviceEndpoints } from '../../contract/device-endpoints.ts';
import { deviceSchema, type Device } from '../../contract/device.ts';
import { faultWords, problemWords } from '../../i18n/field-words.ts';
import { useEditWords } from '../../i18n/use-desk-words.ts';
import { useViewWords } from '../../i18n/use-view-words.ts';
import { EditFormView } from '../../ui/form/edit-form-view.tsx';
import { useEditForm } from '../../ui/form/use-edit-form.ts';
import { AwaitedView } from '../../ui/portal/awaited-view.tsx';
import { PageBody } from '../../ui/portal/page-body.tsx';
import { PageHeader } from '../../ui/portal/page-header.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { DeviceFields, useFieldNames } from './device-fields.tsx';
import { deviceQuery } from './device-queries.ts';
import { changeOf, faultsOf, valuesOf } from './device-values.ts';

type EditProps = Desk & { customerId: string; deviceId: string; notFound: ReactNode };

/** Changes what is known of a device; its place and its status have calls of their own. */
export function DeviceEditPage({ customerId, deviceId, notFound, ...desk }: EditProps) {
  const { t } = useTranslation('devices');
  const query = useQuery(deviceQuery(desk.server, { customerId, deviceId }));
  useTitle(t('edit.title'));
  const words = useViewWords();
  if (isMissing(query.error)) return notFound;
  return (
    <PageBody>
      <PageHeader title={t('edit.title')} sub={query.data?.model.designation} />
      <AwaitedView query={query} words={words} isSilence={(error) => error instanceof ServerSilent}>
        {(device) => <DeviceForm {...desk} device={device} />}
      </AwaitedView>
    </PageBody>
  );
}

function DeviceForm({ device, server, isReadOnly, goTo, tell }: Desk & { device: Device }) {
  const { t, i18n } = useTranslation(['devices', 'desk']);
  const queries = useQueryClient();
  const version = useRef(device.version);
  const { customerId, id: deviceId } = device;
  const back = `/app/customers/${customerId}/devices/${deviceId}`;
  const nameOf = useFieldNames();
  function keep(saved: Device) {
    version.current = saved.version;
    queries.setQueryData(['device', saved.id], saved);
    void queries.invalidateQueries({ queryKey: ['devices', customerId] });
    void queries.invalidateQueries({ queryKey: ['events', customerId] });
  }
  const edit = useEditForm({
    start: valuesOf(device),
    check: (values) => faultsOf(changeOf(values, device)),
    words: (fault) => faultWords(i18n, fault),
    save: (values) =>
      saveOutcome({
        send: () =>
          server(deviceEndpoints.changeDevice, {
            parameters: { customerId, deviceId },
            body: changeOf(values, device),
            version: version.current,
          }),
        onSaved(saved) {
          keep(saved);
          tell({ message: t('desk:edit.saved'), tone: 'success', isClosable: false });
          goTo(back, 'replace');
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
      onCancel={() => goTo(back)}
      isReadOnly={isReadOnly}
    >
      <DeviceFields form={edit.form} />
    </EditFormView>
  );
}
