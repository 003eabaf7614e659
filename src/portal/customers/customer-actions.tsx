import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ActionDialog } from '../shell/action-dialog.tsx';
import { ActionMenu } from '../shell/action-menu.tsx';
import { usePortal } from '../shell/portal-context.ts';
import { useAction } from '../shell/use-action.ts';
import { customerEndpoints } from '../../contract/customer-endpoints.ts';
import type { Customer, CustomerStatus } from '../../contract/customer.ts';
import { DeleteCustomer } from './delete-customer.tsx';

const statuses: readonly CustomerStatus[] = ['active', 'locked', 'archived'];

/** Locking, archiving, reopening and deleting a customer. */
export function CustomerActions({ customer }: { customer: Customer }) {
  const { server, permissions } = usePortal();
  const { t } = useTranslation('customers');
  const queries = useQueryClient();
  const { id: customerId, name, version } = customer;
  const changing = useAction<CustomerStatus | 'delete', CustomerStatus, Customer>({
    send: (status) =>
      server(customerEndpoints.changeCustomerStatus, { parameters: { customerId }, body: { status }, version }),
    done(saved) {
      queries.setQueryData(['customer', customerId], saved);
      return t(`actions.done.${saved.status}`);
    },
    refresh: [['customers']],
    failed: ['customer', customerId],
  });
  if (!permissions.has('customer.archive') || customer.type === 'maker') return null;
  const { wished, close } = changing;
  return (
    <>
      <ActionMenu
        actions={[
          ...statuses
            .filter((status) => status !== customer.status)
            .map((action) => ({ action, label: t(`actions.${action}`) })),
          ...(permissions.has('customer.create')
            ? [{ action: 'delete' as const, label: t('actions.delete'), isDanger: true }]
            : []),
        ]}
        onAction={changing.wish}
      />
      {wished !== null && wished !== 'delete' && (
        <ActionDialog
          title={t(`actions.question.${wished}`, { name })}
          act={t(`actions.${wished}`)}
          isBusy={changing.isBusy}
          error={changing.error}
          onClose={close}
          onAct={() => changing.run(wished)}
        >
          <p>{t(`actions.means.${wished}`)}</p>
        </ActionDialog>
      )}
      {wished === 'delete' && <DeleteCustomer customer={customer} onClose={close} />}
    </>
  );
}
