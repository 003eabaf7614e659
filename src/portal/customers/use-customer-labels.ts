import { useTranslation } from 'react-i18next';
import { customerTypes, reminderRhythms } from '../../contract/customer.ts';
import { languages, type Language } from '../../contract/language.ts';
import { useAddressLabels } from '../../i18n/use-address-labels.ts';

/** The fields of a customer and what stands in them, as a person reads them. */
export function useCustomerLabels(languageNames: Record<Language, string>) {
  const { t } = useTranslation(['customers', 'account']);
  const address = useAddressLabels();
  const names: Record<string, string> = {
    customerNr: t('details.customerNr'),
    name: t('list.name'),
    type: t('list.type'),
    email: t('details.email'),
    phone: t('details.phone'),
    defaultLanguage: t('details.language'),
    timeZone: t('details.timeZone'),
    notes: t('details.notes'),
    'reminderPolicy.extraRecipients': t('details.extraRecipients'),
    'reminderPolicy.digest': t('details.digest'),
    'reminderPolicy.leadDays': t('details.leadDays'),
    ...address.names,
  };
  return {
    nameOf: (field: string) => names[field] ?? field,
    textOf(field: string, value: unknown): string {
      if (typeof value !== 'string' || value === '') return '';
      const type = customerTypes.find((each) => each === value);
      if (field === 'type' && type) return t(`types.${type}`);
      const rhythm = reminderRhythms.find((each) => each === value);
      if (field === 'reminderPolicy.digest' && rhythm) return t(`account:profile.rhythm.${rhythm}`);
      const language = languages.find((each) => each === value);
      if (field === 'defaultLanguage' && language) return languageNames[language];
      return field === 'address.countryCode' ? address.countryOf(value) : value;
    },
  };
}
