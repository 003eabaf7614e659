import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ServerSilent, type AskServer } from '../../api/ask-server.ts';
import type { Customer } from '../../contract/customer.ts';
import { regional } from '../../i18n/regional.ts';
import { useViewWords } from '../../i18n/use-view-words.ts';
import { AwaitedView } from '../../ui/portal/awaited-view.tsx';
import { Card } from '../../ui/portal/card.tsx';
import { DescriptionList, type Fact } from '../../ui/portal/description-list.tsx';
import { PageBody } from '../../ui/portal/page-body.tsx';
import { PageHeader } from '../../ui/portal/page-header.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { AsOf } from './as-of.tsx';
import { customerQuery } from './customer-queries.ts';

type DetailsProps = { server: AskServer; customerId: string };

/** What is known of a customer. */
export function CustomerDetailsPage({ server, customerId }: DetailsProps) {
  const { t } = useTranslation('customers');
  const query = useQuery(customerQuery(server, customerId));
  const words = useViewWords();
  const facts = useFacts();
  useTitle(t('details.title'));
  return (
    <PageBody>
      <PageHeader title={t('details.title')} sub={<AsOf query={query} />} />
      <AwaitedView query={query} words={words} isSilence={(error) => error instanceof ServerSilent}>
        {(customer) => (
          <Card title={customer.name}>
            <DescriptionList facts={facts(customer)} />
          </Card>
        )}
      </AwaitedView>
    </PageBody>
  );
}

function useFacts() {
  const { t, i18n } = useTranslation('customers');
  const locale = regional(i18n.language);
  return (customer: Customer): Fact[] => [
    { term: t('details.customerNr'), value: customer.customerNr },
    { term: t('list.type'), value: t(`types.${customer.type}`) },
    { term: t('details.status'), value: t(`status.${customer.status}`) },
    { term: t('details.address'), value: <Address address={customer.address} locale={locale} /> },
    { term: t('details.email'), value: customer.email ?? t('details.none') },
    { term: t('details.phone'), value: customer.phone ?? t('details.none') },
    {
      term: t('details.language'),
      value: new Intl.DisplayNames(locale, { type: 'language' }).of(customer.defaultLanguage),
    },
    { term: t('details.timeZone'), value: customer.timeZone },
    ...(customer.notes ? [{ term: t('details.notes'), value: customer.notes }] : []),
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
