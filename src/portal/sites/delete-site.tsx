import { useTranslation } from 'react-i18next';
import { ActionDialog } from '../shell/action-dialog.tsx';
import { NotDeletable } from '../shell/not-deletable.tsx';
import { usePortal } from '../shell/portal-context.ts';
import { useAction } from '../shell/use-action.ts';
import { useLeaveDeleted } from '../shell/use-leave-deleted.ts';
import { siteEndpoints } from '../../contract/site-endpoints.ts';
import type { Site } from '../../contract/site.ts';
import { problemMessage } from '../../i18n/error-messages.ts';

/** Asks before a site is deleted. Where devices stand it cannot be deleted, and that is said instead. */
export function DeleteSite({ site, onClose }: { site: Site; onClose: () => void }) {
  const { server } = usePortal();
  const { t, i18n } = useTranslation('sites');
  const leaveDeleted = useLeaveDeleted();
  const { id: siteId, customerId, name, version, devices } = site;
  const deleting = useAction<never, void, unknown>({
    send: () => server(siteEndpoints.deleteSite, { parameters: { customerId, siteId }, version }),
    done() {
      leaveDeleted(`/app/customers/${customerId}/sites`, ['site', siteId]);
      return t('delete.done', { name });
    },
    refresh: [['sites', customerId]],
    failed: ['site', siteId],
  });
  if (devices.total > 0) {
    const reason = problemMessage(i18n, { code: 'siteHasDevices', params: { devices: devices.total } });
    return <NotDeletable title={t('delete.notNow', { name })} reason={reason} onClose={onClose} />;
  }
  return (
    <ActionDialog
      title={t('delete.question', { name })}
      act={t('delete.act')}
      isBusy={deleting.isBusy}
      error={deleting.error}
      isFinal
      onClose={onClose}
      onAct={() => deleting.run()}
    >
      <p>{t('delete.means')}</p>
    </ActionDialog>
  );
}
