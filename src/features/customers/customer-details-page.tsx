import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ServerSilent } from '../../api/ask-server.ts';
import type { Desk } from '../../api/desk.ts';
import { useViewWords } from '../../i18n/use-view-words.ts';
import { lockPath, penPath } from '../../ui/more-icon-paths.ts';
import { AwaitedView } from '../../ui/portal/awaited-view.tsx';
import { Badge } from '../../ui/portal/badge.tsx';
import { Card } from '../../ui/portal/card.tsx';
import { DescriptionList } from '../../ui/portal/description-list.tsx';
import { LinkButton } from '../../ui/portal/link-button.tsx';
import { PageBody, TwoColumns } from '../../ui/portal/page-body.tsx';
import { PageHeader } from '../../ui/portal/page-header.tsx';
import { Tabs } from '../../ui/portal/tabs.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { AsOf } from '../../i18n/as-of.tsx';
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
  const { t } = useTranslation(['customers', 'desk']);
  const { server, permissions, isReadOnly, pathname, search, goTo } = desk;
  const query = useQuery(customerQuery(server, customerId));
  const words = useViewWords();
  const facts = useCustomerFacts(desk.languageNames);
  const mayChange = permissions.has('customer.update');
  const open = new URLSearchParams(search).get('tab') === 'history' ? 'history' : 'details';
  useTitle(query.data?.name ?? t('details.title'));
  return (
    <PageBody>
      <AwaitedView query={query} words={words} isSilence={(error) => error instanceof ServerSilent}>
        {(customer) => (
          <>
            <PageHeader
              title={customer.name}
              sub={<AsOf query={query} />}
              state={
                customer.status !== 'active' && (
                  <Badge tone="idle" icon={lockPath}>
                    {t(`status.${customer.status}`)}
                  </Badge>
                )
              }
              actions={<CustomerActions {...desk} customer={customer} />}
              primary={
                mayChange &&
                !isReadOnly && (
                  <LinkButton variant="primary" icon={penPath} href={`/app/customers/${customerId}/edit`}>
                    {t('edit.act')}
                  </LinkButton>
                )
              }
            />
            <Tabs
              label={customer.name}
              open={history ? open : 'details'}
              onOpen={(id) => goTo(id === 'details' ? pathname : `${pathname}?tab=${id}`, 'replace')}
              tabs={[
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
                ...(history ? [{ id: 'history', label: t('desk:history.title'), content: history }] : []),
              ]}
            />
          </>
        )}
      </AwaitedView>
    </PageBody>
  );
}
