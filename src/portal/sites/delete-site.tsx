import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { usePortal } from '../shell/portal-context.ts';
import { useLeaveDeleted } from '../shell/use-leave-deleted.ts';
import { siteEndpoints } from '../../contract/site-endpoints.ts';
import type { Site } from '../../contract/site.ts';
import { problemWords } from '../../i18n/field-words.ts';
import { useRefusal } from '../../i18n/use-refusal.ts';
import { Banner } from '../../ui/banner.tsx';
import { AlertBanner } from '../../ui/page/alert-banner.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { ConfirmDialog } from '../../ui/controls/confirm-dialog.tsx';
import { Dialog } from '../../ui/controls/dialog.tsx';

/** Asks before a site is deleted. Where devices stand it cannot be deleted, and that is said instead. */
export function DeleteSite({ site, onClose }: { site: Site; onClose: () => void }) {
  const { server, notify } = usePortal();
  const { t, i18n } = useTranslation(['sites', 'desk']);
  const queries = useQueryClient();
  const leaveDeleted = useLeaveDeleted();
  const refusal = useRefusal();
  const { id, customerId, name, version, devices } = site;
  const deleting = useMutation({
    mutationFn: () => server(siteEndpoints.deleteSite, { parameters: { customerId, siteId: id }, version }),
    onSuccess() {
      notify({ message: t('delete.done', { name }), tone: 'success', isClosable: false });
      leaveDeleted(`/app/customers/${customerId}/sites`, ['site', id]);
      void queries.invalidateQueries({ queryKey: ['sites', customerId] });
    },
    onError: () => void queries.invalidateQueries({ queryKey: ['site', id] }),
  });
  if (devices.total > 0)
    return (
      <Dialog
        title={t('delete.notNow', { name })}
        isOpen
        onClose={onClose}
        buttons={
          <Button isSafeChoice onPress={onClose}>
            {t('desk:list.close')}
          </Button>
        }
      >
        <Banner
          tone="info"
          title={problemWords(i18n, { code: 'siteHasDevices', params: { devices: devices.total } })}
        />
      </Dialog>
    );
  return (
    <ConfirmDialog
      question={t('delete.question', { name })}
      keep={t('desk:edit.cancel')}
      act={t('delete.act')}
      busy={deleting.isPending ? t('delete.act') : undefined}
      isFinal
      isOpen
      onKeep={onClose}
      onAct={() => deleting.mutate()}
    >
      <p>{t('delete.means')}</p>
      <AlertBanner title={refusal(deleting.error)} />
    </ConfirmDialog>
  );
}
