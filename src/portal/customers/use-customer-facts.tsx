import { useTranslation } from 'react-i18next';
import type { Customer } from '../../contract/customer.ts';
import type { Language } from '../../contract/language.ts';
import { useAddressLabels } from '../../i18n/use-address-labels.ts';
import type { Fact } from '../../ui/page/description-list.tsx';

/** The facts of a customer, one under the other. */
export function useCustomerFacts(languageNames: Record<Language, string>) {
  const { t } = useTranslation(['customers', 'account']);
  const { linesOf } = useAddressLabels();
  const remindersOf = (policy: Customer['reminderPolicy']): Fact[] => [
    {
      term: t('details.extraRecipients'),
      value: policy?.extraRecipients.length
        ? policy.extraRecipients.map((address) => <div key={address}>{address}</div>)
        : t('details.none'),
    },
    ...(policy?.extraRecipients.length
      ? [{ term: t('details.digest'), value: t(`account:profile.rhythm.${policy.digest}`) }]
      : []),
    { term: t('details.leadDays'), value: policy?.leadDays.join(', ') || t('details.none') },
  ];
  return (customer: Customer): Fact[] => [
    { term: t('details.customerNr'), value: <span className="font-mono">{customer.customerNr}</span> },
    { term: t('list.type'), value: t(`types.${customer.type}`) },
    { term: t('details.status'), value: t(`status.${customer.status}`) },
    {
      term: t('details.address'),
      value: customer.address
        ? linesOf(customer.address).map((line) => <div key={line}>{line}</div>)
        : t('details.none'),
    },
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
    ...remindersOf(customer.reminderPolicy),
    ...(customer.notes
      ? [{ term: t('details.notes'), value: <span className="whitespace-pre-line">{customer.notes}</span> }]
      : []),
  ];
}
