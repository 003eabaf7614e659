import { useTranslation } from 'react-i18next';
import type { RegistrationDetails } from '../../contract/registration-details.ts';
import { regional } from '../../i18n/regional.ts';
import type { Fact } from '../../ui/page/description-list.tsx';

/** What somebody registered, line by line. */
export function useRegistrationFacts() {
  const { t, i18n } = useTranslation('registrations');
  const locale = regional(i18n.language);
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  const countries = new Intl.DisplayNames(locale, { type: 'region' });
  return (registration: RegistrationDetails): Fact[] => {
    const { organisation, contact, placement, commissionedOn, modelNo } = registration;
    const { street, postalCode, city, countryCode } = organisation.address;
    const facts: [string, string | number | null | undefined][] = [
      [t('device'), registration.designation ?? (modelNo === null ? t('unknownModel') : t('modelNo', { modelNo }))],
      [t('serialNumber'), registration.serialNumber],
      [t('mark'), registration.udiRaw],
      [t('label'), t(`labels.${registration.labelVerification}`)],
      [t('organisation'), organisation.name],
      [t('customerNr'), organisation.customerNr],
      [t('address'), [street, `${postalCode} ${city}`, countries.of(countryCode)].filter(Boolean).join(', ')],
      [
        t('contact'),
        `${contact.firstName} ${contact.lastName}, ${contact.email}${contact.phone ? `, ${contact.phone}` : ''}`,
      ],
      [t('site'), [placement.siteName, placement.department, placement.room].filter(Boolean).join(', ')],
      [t('inventoryNumber'), registration.inventoryNumber],
      [t('acquisitionYear'), registration.acquisitionYear],
      [t('commissionedOn'), commissionedOn && days.format(new Date(`${commissionedOn}T00:00:00Z`))],
      [t('remarks'), registration.remarks],
    ];
    return facts.flatMap(([term, value]) =>
      value === null || value === undefined || value === '' ? [] : [{ term, value }],
    );
  };
}
