import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ServerSilent } from '../../api/ask-server.ts';
import type { Desk } from '../../api/desk.ts';
import { useViewWords } from '../../i18n/use-view-words.ts';
import { AwaitedView } from '../../ui/page/awaited-view.tsx';
import { freshOf } from '../../ui/page/fresh-query.ts';
import { PageBody } from '../../ui/page/page-body.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { CustomerForm } from './customer-form.tsx';
import { customerQuery } from './customer-queries.ts';

/** A new customer. */
export function CustomerCreatePage(desk: Desk) {
  const { t } = useTranslation('customers');
  useTitle(t('create.title'));
  return (
    <PageBody>
      <PageHeader title={t('create.title')} />
      <CustomerForm
        {...desk}
        onCancel={() => desk.goTo('/app/customers')}
        onSaved={({ id, name }) => {
          desk.tell({ message: t('create.done', { name }), tone: 'success', isClosable: false });
          desk.goTo(`/app/customers/${id}`, 'replace');
        }}
      />
    </PageBody>
  );
}

/** Changes a customer. */
export function CustomerEditPage({ customerId, ...desk }: Desk & { customerId: string }) {
  const { t } = useTranslation(['customers', 'desk']);
  const query = useQuery({ ...customerQuery(desk.server, customerId), refetchOnMount: 'always' });
  const words = useViewWords();
  const back = `/app/customers/${customerId}`;
  useTitle(t('edit.title'));
  return (
    <PageBody>
      <PageHeader title={t('edit.title')} />
      <AwaitedView query={freshOf(query)} words={words} isSilence={(error) => error instanceof ServerSilent}>
        {(customer) => (
          <CustomerForm
            {...desk}
            customer={customer}
            onCancel={() => desk.goTo(back)}
            onSaved={() => {
              desk.tell({ message: t('desk:edit.saved'), tone: 'success', isClosable: false });
              desk.goTo(back, 'replace');
            }}
          />
        )}
      </AwaitedView>
    </PageBody>
  );
}
