import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePortal } from '../shell/portal-context.ts';
import { siteEndpoints } from '../../contract/site-endpoints.ts';
import type { Site } from '../../contract/site.ts';
import { useRefusal } from '../../i18n/use-refusal.ts';
import { AlertBanner } from '../../ui/page/alert-banner.tsx';
import { ConfirmDialog } from '../../ui/controls/confirm-dialog.tsx';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { Menu, type MenuEntry } from '../../ui/controls/menu.tsx';
import { morePath } from '../../ui/controls/portal-icon-paths.ts';
import { CloseSite } from './close-site.tsx';
import { DeleteSite } from './delete-site.tsx';

/** Closing, reopening and deleting a site: rarely needed, so behind one button. */
export function SiteActions({ site }: { site: Site }) {
  const portal = usePortal();
  const { t } = useTranslation(['sites', 'customers', 'desk']);
  const { server, isReadOnly, notify } = portal;
  const queries = useQueryClient();
  const refusal = useRefusal();
  const [wished, setWished] = useState<string | null>(null);
  const keep = (saved: Site) => {
    queries.setQueryData(['site', saved.id], saved);
    void queries.invalidateQueries({ queryKey: ['sites', saved.customerId] });
    void queries.invalidateQueries({ queryKey: ['events', saved.customerId] });
  };
  const reopening = useMutation({
    mutationFn: () =>
      server(siteEndpoints.reopenSite, {
        parameters: { customerId: site.customerId, siteId: site.id },
        version: site.version,
      }),
    onSuccess(saved) {
      keep(saved);
      notify({ message: t('reopen.done'), tone: 'success', isClosable: false });
      setWished(null);
    },
    onError: () => void queries.invalidateQueries({ queryKey: ['site', site.id] }),
  });
  const entries: MenuEntry[] = [
    site.status === 'active'
      ? { kind: 'item', id: 'close', label: t('close.act') }
      : { kind: 'item', id: 'reopen', label: t('reopen.act') },
    { kind: 'line', id: 'line' },
    { kind: 'item', id: 'delete', label: t('delete.act'), isDanger: true },
  ];
  const done = () => {
    reopening.reset();
    setWished(null);
  };
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
        onAction={setWished}
      />
      <ConfirmDialog
        question={t('reopen.question', { name: site.name })}
        keep={t('desk:edit.cancel')}
        act={t('reopen.act')}
        busy={reopening.isPending ? t('reopen.act') : undefined}
        isOpen={wished === 'reopen'}
        onKeep={done}
        onAct={() => reopening.mutate()}
      >
        <p>{t('reopen.means')}</p>
        <AlertBanner title={refusal(reopening.error)} />
      </ConfirmDialog>
      {wished === 'close' && <CloseSite site={site} onClose={done} onClosed={keep} />}
      {wished === 'delete' && <DeleteSite site={site} onClose={done} />}
    </>
  );
}
