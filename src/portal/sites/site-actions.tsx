import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ActionDialog } from '../shell/action-dialog.tsx';
import { ActionMenu } from '../shell/action-menu.tsx';
import { usePortal } from '../shell/portal-context.ts';
import { useAction } from '../shell/use-action.ts';
import { siteEndpoints } from '../../contract/site-endpoints.ts';
import type { Site } from '../../contract/site.ts';
import { CloseSite } from './close-site.tsx';
import { DeleteSite } from './delete-site.tsx';

/** Closing, reopening and deleting a site. */
export function SiteActions({ site }: { site: Site }) {
  const { server } = usePortal();
  const { t } = useTranslation('sites');
  const queries = useQueryClient();
  const { customerId, id: siteId, name, version } = site;
  const reopening = useAction<'close' | 'reopen' | 'delete', void, Site>({
    send: () => server(siteEndpoints.reopenSite, { parameters: { customerId, siteId }, version }),
    done(saved) {
      queries.setQueryData(['site', siteId], saved);
      return t('reopen.done');
    },
    refresh: [
      ['sites', customerId],
      ['events', customerId],
    ],
    failed: ['site', siteId],
  });
  const { wished, close } = reopening;
  return (
    <>
      <ActionMenu
        actions={[
          site.status === 'active'
            ? { action: 'close', label: t('close.act') }
            : { action: 'reopen', label: t('reopen.act') },
          { action: 'delete', label: t('delete.act'), isDanger: true },
        ]}
        onAction={reopening.wish}
      />
      {wished === 'reopen' && (
        <ActionDialog
          title={t('reopen.question', { name })}
          act={t('reopen.act')}
          isBusy={reopening.isBusy}
          error={reopening.error}
          onClose={close}
          onAct={() => reopening.run()}
        >
          <p>{t('reopen.means')}</p>
        </ActionDialog>
      )}
      {wished === 'close' && <CloseSite site={site} onClose={close} />}
      {wished === 'delete' && <DeleteSite site={site} onClose={close} />}
    </>
  );
}
