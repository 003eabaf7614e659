import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { customerTypes, reminderRhythms } from '../../contract/customer.ts';
import { languages, type Language } from '../../contract/language.ts';
import { useAddressLabels } from '../../i18n/use-address-labels.ts';
import { AddressInputs } from '../../ui/form/address-inputs.tsx';
import { ComboInput, LinesInput, SelectInput, TextInput } from '../../ui/form/inputs.tsx';
import { FormSection } from '../../ui/controls/form-section.tsx';
import type { CustomerValues } from './customer-values.ts';

const zones = Intl.supportedValuesOf('timeZone').map((id) => ({ id, label: id }));

type FieldsProps = {
  form: UseFormReturn<CustomerValues>;
  languageNames: Record<Language, string>;
  /** Number, type and notes are the maker's to change. */
  isMakers: boolean;
  /** The maker itself keeps its type. */
  isMaker: boolean;
};

/** Everything that is typed of a customer. */
export function CustomerFields({ form, languageNames, isMakers, isMaker }: FieldsProps) {
  const { t } = useTranslation(['customers', 'pages', 'account']);
  const address = useAddressLabels();
  const optional = t('pages:edit.optional');
  const choose = t('pages:edit.choose');
  const none = t('pages:edit.none');
  return (
    <>
      <FormSection title={t('form.who')}>
        <TextInput form={form} name="name" label={t('list.name')} isRequired autoComplete="off" />
        <TextInput
          form={form}
          name="customerNr"
          label={t('details.customerNr')}
          hint={isMakers ? t('form.customerNrHint') : t('form.makersOwn')}
          isCode
          isRequired
          isDisabled={!isMakers}
        />
        {!isMaker && (
          <SelectInput
            form={form}
            name="type"
            label={t('list.type')}
            choose={choose}
            options={customerTypes.filter((id) => id !== 'maker').map((id) => ({ id, label: t(`types.${id}`) }))}
            isDisabled={!isMakers}
          />
        )}
      </FormSection>
      <FormSection title={t('details.address')}>
        <AddressInputs form={form} words={address} isCountryRequired />
      </FormSection>
      <FormSection title={t('form.contact')}>
        <TextInput form={form} name="email" label={t('details.email')} note={optional} type="email" />
        <TextInput form={form} name="phone" label={t('details.phone')} note={optional} type="tel" />
      </FormSection>
      <FormSection title={t('form.habits')} text={t('form.habitsText')}>
        <SelectInput
          form={form}
          name="defaultLanguage"
          label={t('details.language')}
          choose={choose}
          options={languages.map((id) => ({ id, label: languageNames[id] }))}
        />
        <ComboInput form={form} name="timeZone" label={t('details.timeZone')} options={zones} none={none} />
      </FormSection>
      <FormSection title={t('form.reminders')} text={t('form.remindersText')}>
        <LinesInput
          form={form}
          name="reminderPolicy.extraRecipients"
          label={t('details.extraRecipients')}
          note={optional}
          hint={t('form.extraRecipientsHint')}
        />
        <SelectInput
          form={form}
          name="reminderPolicy.digest"
          label={t('details.digest')}
          hint={t('form.digestHint')}
          choose={choose}
          options={reminderRhythms.map((id) => ({ id, label: t(`account:profile.rhythm.${id}`) }))}
        />
        <TextInput
          form={form}
          name="reminderPolicy.leadDays"
          label={t('details.leadDays')}
          note={optional}
          hint={t('form.leadDaysHint')}
          autoComplete="off"
        />
      </FormSection>
      {isMakers && (
        <FormSection title={t('details.notes')} text={t('form.notesText')}>
          <LinesInput form={form} name="notes" label={t('details.notes')} note={optional} />
        </FormSection>
      )}
    </>
  );
}
