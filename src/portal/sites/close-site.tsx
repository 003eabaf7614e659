import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionDialog } from '../shell/action-dialog.tsx';
import { usePortal } from '../shell/portal-context.ts';
import { useAction } from '../shell/use-action.ts';
import { useSiteOptions } from '../shell/use-site-options.ts';
import { siteEndpoints } from '../../contract/site-endpoints.ts';
import type { Site } from '../../contract/site.ts';
import { dateInZone } from '../../domain/plain-date.ts';
import { ComboBox } from '../../ui/controls/combo-box.tsx';
import { DateField } from '../../ui/controls/date-field.tsx';

type CloseProps = { site: Site; onClose: () => void };

/** Closes a site on a day; its devices go to another one. */
export function CloseSite({ site, onClose }: CloseProps) {
  const { server } = usePortal();
  const { t } = useTranslation(['sites', 'pages', 'account']);
  const queries = useQueryClient();
  const { customerId, id: siteId, version } = site;
  const { options, onTyped } = useSiteOptions({ customerId, without: siteId });
  const [closedOn, setClosedOn] = useState<string | null>(() => dateInZone(Date.now(), site.timeZone));
  const [target, setTarget] = useState<string | null>(null);
  const [isTried, setTried] = useState(false);
  const closing = useAction({
    send: (day: string) =>
      server(siteEndpoints.closeSite, {
        parameters: { customerId, siteId },
        body: { closedOn: day, moveDevicesTo: target },
        version,
      }),
    done({ moved, site: saved }) {
      queries.setQueryData(['site', siteId], saved);
      onClose();
      return t('close.done', { count: moved, name: saved.name });
    },
    refresh: [
      ['sites', customerId],
      ['events', customerId],
    ],
    failed: ['site', siteId],
  });
  const hasDevices = site.devices.total > 0;
  const needsTarget = hasDevices && target === null;
  return (
    <ActionDialog
      title={t('close.question', { name: site.name })}
      sub={t('close.means')}
      act={t('close.act')}
      isBusy={closing.isBusy}
      error={closing.error}
      onClose={onClose}
      onAct={() => {
        setTried(true);
        if (closedOn !== null && !needsTarget) closing.run(closedOn);
      }}
    >
      <DateField
        label={t('details.closedOn')}
        value={closedOn}
        onChange={setClosedOn}
        error={isTried && closedOn === null ? t('account:errors.notADate') : undefined}
      />
      <ComboBox
        label={t('close.target')}
        note={hasDevices ? undefined : t('pages:edit.optional')}
        hint={hasDevices ? t('close.devices', { count: site.devices.total }) : t('close.noDevices')}
        options={options}
        onTyped={onTyped}
        none={t('pages:edit.none')}
        value={target}
        onChange={setTarget}
        error={isTried && needsTarget ? t('close.targetMissing') : undefined}
      />
    </ActionDialog>
  );
}
