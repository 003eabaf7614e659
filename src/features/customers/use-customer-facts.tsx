import { useTranslation } from 'react-i18next';
import type { Customer } from '../../contract/customer.ts';
import type { Language } from '../../contract/language.ts';
import { regional } from '../../i18n/regional.ts';
import type { Fact } from '../../ui/portal/description-list.tsx';

/** The facts of a customer, one under the other. */
export function useCustomerFacts(languageNames: Record<Language, string>) {
  const { t, i18n } = useTranslation('customers');
  const locale = regional(i18n.language);
  return (customer: Customer): Fact[] => [
    { term: t('details.customerNr'), value: <span className="font-mono">{customer.customerNr}</span> },
    { term: t('list.type'), value: t(`types.${customer.type}`) },
    { term: t('details.status'), value: t(`status.${customer.status}`) },
    { term: t('details.address'), value: <Address address={customer.address} locale={locale} /> },
    {
      term: t('details.email'),
      value: customer.email ? <a href={`mailto:${customer.email}`}>{customer.email}</a> : t('details.none'),
    },
    {
      term: t('details.phone'),
      value: customer.phone ? <a href={`tel:${customer.phone}`}>{customer.phone}</a> : t('details.none'),
    },
    { term: t('details.language'), value: languageNames[customer.defaultLanguage] },
    { term: t('details.timeZone'), value: customer.timeZone },
    ...(customer.notes
      ? [{ term: t('details.notes'), value: <span className="whitespace-pre-line">{customer.notes}</span> }]
      : []),
  ];
}

function Address({ address, locale }: { address: Customer['address']; locale: string }) {
  const { t } = useTranslation('customers');
  if (!address) return t('details.none');
  const { street, addressLine2, postalCode, city, state, countryCode } = address;
  const country = countryCode && new Intl.DisplayNames(locale, { type: 'region' }).of(countryCode);
  const lines = [street, addressLine2, [postalCode, city].filter(Boolean).join(' '), state, country];
  return lines.filter(Boolean).map((line) => <div key={line}>{line}</div>);
}
