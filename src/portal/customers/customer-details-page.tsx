import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePortal } from '../shell/portal-context.ts';
import { useDetailsLabels } from '../../i18n/use-portal-labels.ts';
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
import { historyOf } from '../shell/history-of.tsx';

type DetailsProps = {
  customerId: string;
  /** What needs a person there: with it the page begins. */
  work: ReactNode;
};

/** What is known of a customer, and what can be done with it. */
export function CustomerDetailsPage({ customerId, work }: DetailsProps) {
  const portal = usePortal();
  const { t } = useTranslation('customers');
  const { server, permissions } = portal;
  const query = useQuery(customerQuery(server, customerId));
  const words = useDetailsLabels();
  const facts = useCustomerFacts(portal.languageNames);
  const mayChange = permissions.has('customer.update');
  useTitle(query.data?.name ?? t('details.title'));
  return (
    <DetailsPage
      portal={portal}
      query={query}
      words={words}
      history={historyOf(portal, { customerId, entityType: 'customer', entityId: customerId })}
    >
      {(customer) => ({
        title: customer.name,
        state: customer.status !== 'active' && (
          <Badge tone="idle" icon={lockPath}>
            {t(`status.${customer.status}`)}
          </Badge>
        ),
        actions: <CustomerActions customer={customer} />,
        edit: mayChange && t('edit.act'),
        tabs: [
          {
            id: 'details',
            label: t('details.title'),
            content: (
              <div className="grid grid-cols-1 gap-5">
                {customer.type !== 'maker' && work}
                <TwoColumns side={<LogoCard customer={customer} mayChange={mayChange} />}>
                  <Card title={t('details.title')}>
                    <DescriptionList facts={facts(customer)} />
                  </Card>
                </TwoColumns>
              </div>
            ),
          },
        ],
      })}
    </DetailsPage>
  );
}
