import { useTranslation } from 'react-i18next';
import { usePortal } from '../shell/portal-context.ts';
import { givenStatuses } from '../../contract/device.ts';
import { ComboInput, SelectInput } from '../../ui/form/inputs.tsx';
import { FormSection } from '../../ui/controls/form-section.tsx';
import { PageBody } from '../../ui/page/page-body.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { DeviceForm } from './device-form.tsx';
import { newDevice } from './device-values.ts';
import { useModelOptions } from './use-model-options.ts';
import { useSiteOptions } from '../shell/use-site-options.ts';

/** A new device of a customer; a site named in the address is chosen already. */
export function DeviceCreatePage({ customerId }: { customerId: string }) {
  const portal = usePortal();
  const { t } = useTranslation(['devices', 'pages']);
  const { server, search, goTo, notify } = portal;
  const wishedSite = new URLSearchParams(search).get('siteId') ?? '';
  const models = useModelOptions(server, 'released');
  const sites = useSiteOptions({ customerId, chosen: wishedSite });
  const list = `/app/customers/${customerId}/devices`;
  useTitle(t('create.title'));
  return (
    <PageBody>
      <PageHeader title={t('create.title')} />
      <DeviceForm
        customerId={customerId}
        begin={{ kind: 'create', values: newDevice(wishedSite) }}
        onCancel={() => goTo(list)}
        onSaved={({ id, serialNumber }) => {
          notify({ message: t('create.done', { serialNumber }), tone: 'success', isClosable: false });
          goTo(`${list}/${id}`, 'replace');
        }}
        first={(form) => (
          <FormSection title={t('create.what')}>
            <ComboInput
              form={form}
              name="modelId"
              label={t('fields.model')}
              none={t('pages:edit.none')}
              options={models.options}
              onTyped={models.onTyped}
            />
            <ComboInput
              form={form}
              name="siteId"
              label={t('fields.site')}
              none={t('pages:edit.none')}
              options={sites.options}
              onTyped={sites.onTyped}
            />
            <SelectInput
              form={form}
              name="status"
              label={t('fields.status')}
              choose={t('pages:edit.choose')}
              options={givenStatuses.map((id) => ({ id, label: t(`status.${id}`) }))}
            />
          </FormSection>
        )}
      />
    </PageBody>
  );
}
