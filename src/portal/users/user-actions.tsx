import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePortal } from '../shell/portal-context.ts';
import { useLeaveDeleted } from '../shell/use-leave-deleted.ts';
import { userEndpoints } from '../../contract/user-endpoints.ts';
import type { User, UserStatus } from '../../contract/user.ts';
import { useRefusal } from '../../i18n/use-refusal.ts';
import { AlertBanner } from '../../ui/page/alert-banner.tsx';
import { ConfirmDialog } from '../../ui/controls/confirm-dialog.tsx';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { Menu, type MenuEntry } from '../../ui/controls/menu.tsx';
import { morePath } from '../../ui/controls/portal-icon-paths.ts';

const actions = ['lock', 'unlock', 'deactivate', 'reactivate', 'delete'] as const;
type Action = (typeof actions)[number];

const possible: Record<UserStatus, readonly Action[]> = {
  invited: ['deactivate'],
  active: ['lock', 'deactivate'],
  locked: ['unlock', 'deactivate'],
  deactivated: ['reactivate'],
};

/** Locking, deactivating and deleting a user: rarely needed, so behind one button. */
export function UserActions({ user }: { user: User }) {
  const { server, isReadOnly, notify } = usePortal();
  const { t } = useTranslation(['users', 'customers', 'desk']);
  const queries = useQueryClient();
  const leaveDeleted = useLeaveDeleted();
  const refusal = useRefusal();
  const [wished, setWished] = useState<Action | null>(null);
  const { id, customerId, version } = user;
  const name = `${user.firstName} ${user.lastName}`;
  const acting = useMutation({
    async mutationFn(action: Action) {
      const parameters = { customerId, userId: id };
      if (action !== 'delete') return server(userEndpoints.changeUserStatus, { parameters, body: { action }, version });
      await server(userEndpoints.deleteUser, { parameters, version });
      return null;
    },
    onSuccess(saved, action) {
      notify({ message: t(`actions.done.${action}`, { name }), tone: 'success', isClosable: false });
      setWished(null);
      if (saved) queries.setQueryData(['user', id], saved);
      else {
        leaveDeleted(`/app/customers/${customerId}/users`, ['user', id]);
      }
      void queries.invalidateQueries({ queryKey: ['users', customerId] });
      void queries.invalidateQueries({ queryKey: ['events', customerId] });
    },
    onError: () => void queries.invalidateQueries({ queryKey: ['user', id] }),
  });
  const entries: MenuEntry[] = [
    ...possible[user.status].map((action) => ({ kind: 'item' as const, id: action, label: t(`actions.${action}`) })),
    { kind: 'line', id: 'line' },
    { kind: 'item', id: 'delete', label: t('actions.delete'), isDanger: true },
  ];
  return (
    <>
      <Menu
        label={t('customers:actions.label')}
        trigger={
          <IconButton
            variant="secondary"
            icon={morePath}
            label={t('customers:actions.label')}
            isDisabled={isReadOnly}
          />
        }
        entries={entries}
        onAction={(key) => setWished(actions.find((action) => action === key) ?? null)}
      />
      <ConfirmDialog
        question={wished ? t(`actions.question.${wished}`, { name }) : ''}
        keep={t('desk:edit.cancel')}
        act={wished ? t(`actions.${wished}`) : ''}
        busy={acting.isPending && wished ? t(`actions.${wished}`) : undefined}
        isFinal={wished === 'delete'}
        isOpen={wished !== null}
        onKeep={() => {
          acting.reset();
          setWished(null);
        }}
        onAct={() => wished && acting.mutate(wished)}
      >
        {wished && <p>{t(`actions.means.${wished}`)}</p>}
        <AlertBanner title={refusal(acting.error)} />
      </ConfirmDialog>
    </>
  );
}
