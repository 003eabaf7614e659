import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Desk } from '../../api/desk.ts';
import { givenStatuses } from '../../contract/device.ts';
import { ComboInput, SelectInput } from '../../ui/form/inputs.tsx';
import { FormSection } from '../../ui/portal/form-section.tsx';
import { PageBody } from '../../ui/portal/page-body.tsx';
import { PageHeader } from '../../ui/portal/page-header.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { DeviceForm } from './device-form.tsx';
import { releasedModels, sitesToChoose } from './device-queries.ts';
import { newDevice } from './device-values.ts';

/** A new device of a customer; a site named in the address is chosen already. */
export function DeviceCreatePage({ customerId, ...desk }: Desk & { customerId: string }) {
  const { t } = useTranslation(['devices', 'desk']);
  const { server, search, goTo, tell } = desk;
  const models = useQuery(releasedModels(server)).data?.items ?? [];
  const sites = useQuery(sitesToChoose(server, customerId)).data?.items ?? [];
  const list = `/app/customers/${customerId}/devices`;
  useTitle(t('create.title'));
  return (
    <PageBody>
      <PageHeader title={t('create.title')} />
      <DeviceForm
        {...desk}
        customerId={customerId}
        begin={{ kind: 'create', values: newDevice(new URLSearchParams(search).get('siteId') ?? '') }}
        onCancel={() => goTo(list)}
        onSaved={({ id, serialNumber }) => {
          tell({ message: t('create.done', { serialNumber }), tone: 'success', isClosable: false });
          goTo(`${list}/${id}`, 'replace');
        }}
        first={(form) => (
          <FormSection title={t('create.what')}>
            <ComboInput
              form={form}
              name="modelId"
              label={t('fields.model')}
              none={t('desk:edit.none')}
              options={models.map(({ id, designation, typeCode }) => ({
                id,
                label: designation,
                ...(typeCode && { hint: typeCode }),
              }))}
            />
            <ComboInput
              form={form}
              name="siteId"
              label={t('fields.site')}
              none={t('desk:edit.none')}
              options={sites.map(({ id, name }) => ({ id, label: name }))}
            />
            <SelectInput
              form={form}
              name="status"
              label={t('fields.status')}
              choose={t('desk:edit.choose')}
              options={givenStatuses.map((id) => ({ id, label: t(`status.${id}`) }))}
            />
          </FormSection>
        )}
      />
    </PageBody>
  );
}
