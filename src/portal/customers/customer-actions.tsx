import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ServerRefused } from '../../api/ask-server.ts';
import { usePortal } from '../shell/portal-context.ts';
import { customerEndpoints } from '../../contract/customer-endpoints.ts';
import type { Customer, CustomerStatus } from '../../contract/customer.ts';
import { problemWords } from '../../i18n/field-words.ts';
import { Banner } from '../../ui/banner.tsx';
import { ConfirmDialog } from '../../ui/controls/confirm-dialog.tsx';
import { Menu, type MenuEntry } from '../../ui/controls/menu.tsx';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { morePath } from '../../ui/controls/portal-icon-paths.ts';
import { DeleteCustomer } from './delete-customer.tsx';

type ActionsProps = { customer: Customer };
type Wished = CustomerStatus | 'delete' | null;

/** Locking, archiving, reopening and deleting a customer: rarely needed, so behind one button. */
export function CustomerActions({ customer }: ActionsProps) {
  const portal = usePortal();
  const { t, i18n } = useTranslation(['customers', 'desk']);
  const { server, permissions, isReadOnly, notify } = portal;
  const queries = useQueryClient();
  const [wished, setWished] = useState<Wished>(null);
  const changing = useMutation({
    mutationFn: (status: CustomerStatus) =>
      server(customerEndpoints.changeCustomerStatus, {
        parameters: { customerId: customer.id },
        body: { status },
        version: customer.version,
      }),
    onSuccess(saved) {
      queries.setQueryData(['customer', saved.id], saved);
      void queries.invalidateQueries({ queryKey: ['customers'] });
      notify({ message: t(`actions.done.${saved.status}`), tone: 'success', isClosable: false });
      setWished(null);
    },
    onError: () => void queries.invalidateQueries({ queryKey: ['customer', customer.id] }),
  });
  if (!permissions.has('customer.archive') || customer.type === 'maker') return null;

  const { status } = customer;
  const entries: MenuEntry[] = [
    ...(status === 'active' ? [] : [{ kind: 'item' as const, id: 'active', label: t('actions.active') }]),
    ...(status === 'locked' ? [] : [{ kind: 'item' as const, id: 'locked', label: t('actions.locked') }]),
    ...(status === 'archived' ? [] : [{ kind: 'item' as const, id: 'archived', label: t('actions.archived') }]),
    ...(permissions.has('customer.create')
      ? [
          { kind: 'line' as const, id: 'line' },
          { kind: 'item' as const, id: 'delete', label: t('actions.delete'), isDanger: true },
        ]
      : []),
  ];
  const close = () => {
    changing.reset();
    setWished(null);
  };
  const problem = changing.error instanceof ServerRefused ? changing.error.problem : { code: 'silent' };
  const isStatus = wished !== null && wished !== 'delete';
  return (
    <>
      <Menu
        label={t('actions.label')}
        trigger={<IconButton variant="secondary" icon={morePath} label={t('actions.label')} isDisabled={isReadOnly} />}
        entries={entries}
        onAction={(id) => setWished(id as Wished)}
      />
      <ConfirmDialog
        question={isStatus ? t(`actions.question.${wished}`, { name: customer.name }) : ''}
        keep={t('desk:edit.cancel')}
        act={isStatus ? t(`actions.${wished}`) : ''}
        busy={changing.isPending ? t('desk:edit.save') : undefined}
        isOpen={isStatus}
        onKeep={close}
        onAct={() => isStatus && changing.mutate(wished)}
      >
        {isStatus && <p>{t(`actions.means.${wished}`)}</p>}
        <div role="alert" className="empty:hidden">
          {changing.error && <Banner tone="bad" title={problemWords(i18n, problem)} />}
        </div>
      </ConfirmDialog>
      {wished === 'delete' && <DeleteCustomer customer={customer} onClose={close} />}
    </>
  );
}
