import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ServerRefused } from '../../api/ask-server.ts';
import { usePortal } from '../shell/portal-context.ts';
import { useLeaveDeleted } from '../shell/use-leave-deleted.ts';
import { customerEndpoints } from '../../contract/customer-endpoints.ts';
import type { Customer } from '../../contract/customer.ts';
import { problemWords } from '../../i18n/field-words.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { ConfirmDialog } from '../../ui/controls/confirm-dialog.tsx';
import { Dialog } from '../../ui/controls/dialog.tsx';

/** Asks before a customer is deleted, and names what goes with it. With devices it cannot be deleted at all. */
export function DeleteCustomer({ customer, onClose }: { customer: Customer; onClose: () => void }) {
  const portal = usePortal();
  const { t, i18n } = useTranslation(['customers', 'desk']);
  const { server, notify } = portal;
  const queries = useQueryClient();
  const leaveDeleted = useLeaveDeleted();
  const parameters = { customerId: customer.id };
  const what = useQuery({
    queryKey: ['customerDeletion', customer.id],
    queryFn: () => server(customerEndpoints.readCustomerDeletion, { parameters }),
    staleTime: 0,
  });
  const deleting = useMutation({
    mutationFn: () => server(customerEndpoints.deleteCustomer, { parameters, version: customer.version }),
    onSuccess() {
      notify({ message: t('delete.done', { name: customer.name }), tone: 'success', isClosable: false });
      leaveDeleted('/app/customers', ['customer', customer.id]);
      void queries.invalidateQueries({ queryKey: ['customers'] });
    },
  });
  const problem = deleting.error instanceof ServerRefused ? deleting.error.problem : { code: 'silent' };
  const devices = what.data?.devices ?? 0;
  if (devices > 0)
    return (
      <Dialog
        title={t('delete.notNow', { name: customer.name })}
        isOpen
        onClose={onClose}
        buttons={
          <Button isSafeChoice onPress={onClose}>
            {t('desk:list.close')}
          </Button>
        }
      >
        <Banner tone="info" title={problemWords(i18n, { code: 'customerHasDevices', params: { devices } })} />
      </Dialog>
    );
  return (
    <ConfirmDialog
      question={t('delete.question', { name: customer.name })}
      keep={t('desk:edit.cancel')}
      act={t('actions.delete')}
      busy={deleting.isPending || what.isPending ? t('actions.delete') : undefined}
      isFinal
      isOpen
      onKeep={onClose}
      onAct={() => deleting.mutate()}
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
      <div role="alert" className="empty:hidden">
        {(deleting.error ?? what.error) && <Banner tone="bad" title={problemWords(i18n, problem)} />}
      </div>
    </ConfirmDialog>
  );
}
