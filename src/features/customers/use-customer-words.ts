import { useTranslation } from 'react-i18next';
import { customerTypes } from '../../contract/customer.ts';
import { languages, type Language } from '../../contract/language.ts';
import { regional } from '../../i18n/regional.ts';

/** The fields of a customer and what stands in them, as a person reads them. */
export function useCustomerWords(languageNames: Record<Language, string>) {
  const { t, i18n } = useTranslation('customers');
  const names: Record<string, string> = {
    customerNr: t('details.customerNr'),
    name: t('list.name'),
    type: t('list.type'),
    email: t('details.email'),
    phone: t('details.phone'),
    defaultLanguage: t('details.language'),
    timeZone: t('details.timeZone'),
    notes: t('details.notes'),
    'address.street': t('form.street'),
    'address.addressLine2': t('form.addressLine2'),
    'address.postalCode': t('form.postalCode'),
    'address.city': t('form.city'),
    'address.state': t('form.state'),
    'address.countryCode': t('form.country'),
  };
  const countries = new Intl.DisplayNames(regional(i18n.language), { type: 'region' });
  return {
    nameOf: (field: string) => names[field] ?? field,
    textOf(field: string, value: unknown): string {
      if (typeof value !== 'string' || value === '') return '';
      const type = customerTypes.find((each) => each === value);
      if (field === 'type' && type) return t(`types.${type}`);
      const language = languages.find((each) => each === value);
      if (field === 'defaultLanguage' && language) return languageNames[language];
      return field === 'address.countryCode' ? (countries.of(value) ?? value) : value;
    },
  };
}
