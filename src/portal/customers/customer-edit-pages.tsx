import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { usePortal } from '../shell/portal-context.ts';
import { useViewLabels } from '../../i18n/use-view-labels.ts';
import { AwaitedView } from '../../ui/page/awaited-view.tsx';
import { freshOf } from '../../ui/page/fresh-query.ts';
import { PageBody } from '../../ui/page/page-body.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { CustomerForm } from './customer-form.tsx';
import { customerQuery } from './customer-queries.ts';

/** A new customer. */
export function CustomerCreatePage() {
  const portal = usePortal();
  const { t } = useTranslation('customers');
  useTitle(t('create.title'));
  return (
    <PageBody>
      <PageHeader title={t('create.title')} />
      <CustomerForm
        onCancel={() => portal.goTo('/app/customers')}
        onSaved={({ id, name }) => {
          portal.notify({ message: t('create.done', { name }), tone: 'success', isClosable: false });
          portal.goTo(`/app/customers/${id}`, 'replace');
        }}
      />
    </PageBody>
  );
}

/** Changes a customer. */
export function CustomerEditPage({ customerId }: { customerId: string }) {
  const portal = usePortal();
  const { t } = useTranslation(['customers', 'pages']);
  const query = useQuery({ ...customerQuery(portal.server, customerId), refetchOnMount: 'always' });
  const words = useViewLabels();
  const back = `/app/customers/${customerId}`;
  useTitle(t('edit.title'));
  return (
    <PageBody>
      <PageHeader title={t('edit.title')} />
      <AwaitedView query={freshOf(query)} words={words}>
        {(customer) => (
          <CustomerForm
            customer={customer}
            onCancel={() => portal.goTo(back)}
            onSaved={() => {
              portal.notify({ message: t('pages:edit.saved'), tone: 'success', isClosable: false });
              portal.goTo(back, 'replace');
            }}
          />
        )}
      </AwaitedView>
    </PageBody>
  );
}
