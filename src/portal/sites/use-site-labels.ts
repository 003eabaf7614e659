import { useTranslation } from 'react-i18next';
import { siteTypes } from '../../contract/site.ts';
import { useAddressLabels } from '../../i18n/use-address-labels.ts';

/** The fields of a site and what stands in them, as a person reads them. */
export function useSiteLabels() {
  const { t } = useTranslation(['sites', 'customers']);
  const address = useAddressLabels();
  const names: Record<string, string> = {
    ...address.names,
    siteNr: t('details.siteNr'),
    name: t('list.name'),
    type: t('list.type'),
    'contact.name': t('details.contactName'),
    'contact.email': t('customers:details.email'),
    'contact.phone': t('customers:details.phone'),
    timeZone: t('customers:details.timeZone'),
    notes: t('customers:details.notes'),
  };
  return {
    nameOf: (field: string) => names[field] ?? field,
    textOf(field: string, value: unknown): string {
      if (typeof value !== 'string' || value === '') return '';
      const type = siteTypes.find((each) => each === value);
      if (field === 'type' && type) return t(`types.${type}`);
      return field === 'address.countryCode' ? address.countryOf(value) : value;
    },
  };
}
