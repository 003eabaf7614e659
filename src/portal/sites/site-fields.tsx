import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { siteTypes } from '../../contract/site.ts';
import { useAddressLabels } from '../../i18n/use-address-labels.ts';
import { AddressInputs } from '../../ui/form/address-inputs.tsx';
import { ComboInput, LinesInput, SelectInput, TextInput } from '../../ui/form/inputs.tsx';
import { FormSection } from '../../ui/controls/form-section.tsx';
import type { SiteValues } from './site-values.ts';

const zones = Intl.supportedValuesOf('timeZone').map((id) => ({ id, label: id }));

/** Everything that is typed of a site. */
export function SiteFields({ form }: { form: UseFormReturn<SiteValues> }) {
  const { t } = useTranslation(['sites', 'customers', 'pages']);
  const address = useAddressLabels();
  const optional = t('pages:edit.optional');
  return (
    <>
      <FormSection title={t('form.what')}>
        <TextInput form={form} name="name" label={t('list.name')} isRequired autoComplete="off" />
        <TextInput form={form} name="siteNr" label={t('details.siteNr')} note={optional} hint={t('form.siteNrHint')} />
        <SelectInput
          form={form}
          name="type"
          label={t('list.type')}
          choose={t('pages:edit.choose')}
          options={siteTypes.map((id) => ({ id, label: t(`types.${id}`) }))}
        />
      </FormSection>
      <FormSection title={t('customers:details.address')}>
        <AddressInputs form={form} words={address} />
      </FormSection>
      <FormSection title={t('customers:form.contact')} text={t('form.contactText')}>
        <TextInput form={form} name="contact.name" label={t('details.contactName')} note={optional} />
        <TextInput form={form} name="contact.email" label={t('customers:details.email')} note={optional} type="email" />
        <TextInput form={form} name="contact.phone" label={t('customers:details.phone')} note={optional} type="tel" />
      </FormSection>
      <FormSection title={t('form.time')} text={t('form.timeText')}>
        <ComboInput
          form={form}
          name="timeZone"
          label={t('customers:details.timeZone')}
          options={zones}
          none={t('pages:edit.none')}
        />
      </FormSection>
      <FormSection title={t('customers:details.notes')}>
        <LinesInput form={form} name="notes" label={t('customers:details.notes')} note={optional} />
      </FormSection>
    </>
  );
}
