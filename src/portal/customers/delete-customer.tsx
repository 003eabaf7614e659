import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ActionDialog } from '../shell/action-dialog.tsx';
import { NotDeletable } from '../shell/not-deletable.tsx';
import { usePortal } from '../shell/portal-context.ts';
import { useAction } from '../shell/use-action.ts';
import { useLeaveDeleted } from '../shell/use-leave-deleted.ts';
import { customerEndpoints } from '../../contract/customer-endpoints.ts';
import type { Customer } from '../../contract/customer.ts';
import { problemMessage } from '../../i18n/error-messages.ts';

/** Asks before a customer is deleted, and names what goes with it. With devices it cannot be deleted at all. */
export function DeleteCustomer({ customer, onClose }: { customer: Customer; onClose: () => void }) {
  const { server } = usePortal();
  const { t, i18n } = useTranslation('customers');
  const leaveDeleted = useLeaveDeleted();
  const { id: customerId, name, version } = customer;
  const parameters = { customerId };
  const what = useQuery({
    queryKey: ['customerDeletion', customerId],
    queryFn: () => server(customerEndpoints.readCustomerDeletion, { parameters }),
    staleTime: 0,
  });
  const deleting = useAction<never, void, unknown>({
    send: () => server(customerEndpoints.deleteCustomer, { parameters, version }),
    done() {
      leaveDeleted('/app/customers', ['customer', customerId]);
      return t('delete.done', { name });
    },
    refresh: [['customers']],
    failed: ['customer', customerId],
  });
  const devices = what.data?.devices ?? 0;
  if (devices > 0) {
    const reason = problemMessage(i18n, { code: 'customerHasDevices', params: { devices } });
    return <NotDeletable title={t('delete.notNow', { name })} reason={reason} onClose={onClose} />;
  }
  return (
    <ActionDialog
      title={t('delete.question', { name })}
      act={t('actions.delete')}
      isBusy={deleting.isBusy || what.isPending}
      error={deleting.error ?? what.error}
      isFinal
      onClose={onClose}
      onAct={() => deleting.run()}
    >
      {what.data && (
        <>
          <p>{t('delete.goes')}</p>
          <ul className="list-disc ps-5">
            <li>{t('delete.sites', { count: what.data.sites })}</li>
            <li>{t('delete.users', { count: what.data.users })}</li>
          </ul>
          <p>{t('delete.stays')}</p>
        </>
      )}
    </ActionDialog>
  );
}
