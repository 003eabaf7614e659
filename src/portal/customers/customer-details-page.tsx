import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isSilence } from '../../api/ask-server.ts';
import type { Desk } from '../../api/desk.ts';
import { useDetailsWords } from '../../i18n/use-desk-words.ts';
import { lockPath } from '../../ui/more-icon-paths.ts';
import { Badge } from '../../ui/controls/badge.tsx';
import { Card } from '../../ui/controls/card.tsx';
import { DescriptionList } from '../../ui/page/description-list.tsx';
import { DetailsPage } from '../../ui/page/details-page.tsx';
import { TwoColumns } from '../../ui/page/page-body.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { CustomerActions } from './customer-actions.tsx';
import { customerQuery } from './customer-queries.ts';
import { LogoCard } from './logo-card.tsx';
import { useCustomerFacts } from './use-customer-facts.tsx';

type DetailsProps = Desk & {
  customerId: string;
  /** What was changed of it; absent for those who may not see that. */
  history: ReactNode;
};

/** What is known of a customer, and what can be done with it. */
export function CustomerDetailsPage({ customerId, history, ...desk }: DetailsProps) {
  const { t } = useTranslation('customers');
  const { server, permissions } = desk;
  const query = useQuery(customerQuery(server, customerId));
  const words = useDetailsWords();
  const facts = useCustomerFacts(desk.languageNames);
  const mayChange = permissions.has('customer.update');
  useTitle(query.data?.name ?? t('details.title'));
  return (
    <DetailsPage desk={desk} query={query} words={words} isSilence={isSilence} history={history}>
      {(customer) => ({
        title: customer.name,
        state: customer.status !== 'active' && (
          <Badge tone="idle" icon={lockPath}>
            {t(`status.${customer.status}`)}
          </Badge>
        ),
        actions: <CustomerActions {...desk} customer={customer} />,
        edit: mayChange && t('edit.act'),
        tabs: [
          {
            id: 'details',
            label: t('details.title'),
            content: (
              <TwoColumns side={<LogoCard {...desk} customer={customer} mayChange={mayChange} />}>
                <Card>
                  <DescriptionList facts={facts(customer)} />
                </Card>
              </TwoColumns>
            ),
          },
        ],
      })}
    </DetailsPage>
  );
}
