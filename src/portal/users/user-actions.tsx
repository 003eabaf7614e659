import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ActionDialog } from '../shell/action-dialog.tsx';
import { ActionMenu } from '../shell/action-menu.tsx';
import { usePortal } from '../shell/portal-context.ts';
import { useAction } from '../shell/use-action.ts';
import { useLeaveDeleted } from '../shell/use-leave-deleted.ts';
import { userEndpoints } from '../../contract/user-endpoints.ts';
import type { User, UserStatus } from '../../contract/user.ts';

type StatusAction = 'lock' | 'unlock' | 'deactivate' | 'reactivate';
type Action = StatusAction | 'delete';

const possible: Record<UserStatus, readonly StatusAction[]> = {
  invited: ['deactivate'],
  active: ['lock', 'deactivate'],
  locked: ['unlock', 'deactivate'],
  deactivated: ['reactivate'],
};

/** Locking, deactivating and deleting a user. */
export function UserActions({ user }: { user: User }) {
  const { server } = usePortal();
  const { t } = useTranslation('users');
  const queries = useQueryClient();
  const leaveDeleted = useLeaveDeleted();
  const { id: userId, customerId, version } = user;
  const name = `${user.firstName} ${user.lastName}`;
  const acting = useAction<Action, Action, User | null>({
    async send(action) {
      const parameters = { customerId, userId };
      if (action !== 'delete') return server(userEndpoints.changeUserStatus, { parameters, body: { action }, version });
      await server(userEndpoints.deleteUser, { parameters, version });
      return null;
    },
    done(saved, action) {
      if (saved) queries.setQueryData(['user', userId], saved);
      else leaveDeleted(`/app/customers/${customerId}/users`, ['user', userId]);
      return t(`actions.done.${action}`, { name });
    },
    refresh: [
      ['users', customerId],
      ['events', customerId],
    ],
    failed: ['user', userId],
  });
  const { wished } = acting;
  return (
    <>
      <ActionMenu<Action>
        actions={[
          ...possible[user.status].map((action) => ({ action, label: t(`actions.${action}`) })),
          { action: 'delete', label: t('actions.delete'), isDanger: true },
        ]}
        onAction={acting.wish}
      />
      {wished && (
        <ActionDialog
          title={t(`actions.question.${wished}`, { name })}
          act={t(`actions.${wished}`)}
          isBusy={acting.isBusy}
          error={acting.error}
          isFinal={wished === 'delete'}
          onClose={acting.close}
          onAct={() => acting.run(wished)}
        >
          <p>{t(`actions.means.${wished}`)}</p>
        </ActionDialog>
      )}
    </>
  );
}
