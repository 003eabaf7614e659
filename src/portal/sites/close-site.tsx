import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePortal } from '../shell/portal-context.ts';
import { siteEndpoints } from '../../contract/site-endpoints.ts';
import type { Site } from '../../contract/site.ts';
import { dateInZone } from '../../domain/plain-date.ts';
import { useRefusal } from '../../i18n/use-refusal.ts';
import { AlertBanner } from '../../ui/page/alert-banner.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { ComboBox } from '../../ui/controls/combo-box.tsx';
import { DateField } from '../../ui/controls/date-field.tsx';
import { Dialog } from '../../ui/controls/dialog.tsx';
import { attentionPath } from '../../ui/icon-paths.ts';
import { useSiteOptions } from './use-site-options.ts';

type CloseProps = { site: Site; onClose: () => void; onClosed: (saved: Site) => void };

/** Closes a site on a day; its devices go to another one. */
export function CloseSite({ site, onClose, onClosed }: CloseProps) {
  const { server, notify } = usePortal();
  const { t } = useTranslation(['sites', 'desk', 'account']);
  const queries = useQueryClient();
  const { options, onTyped } = useSiteOptions({ server, customerId: site.customerId, without: site.id });
  const [closedOn, setClosedOn] = useState<string | null>(() => dateInZone(Date.now(), site.timeZone));
  const [target, setTarget] = useState<string | null>(null);
  const [isTried, setTried] = useState(false);
  const closing = useMutation({
    mutationFn: (day: string) =>
      server(siteEndpoints.closeSite, {
        parameters: { customerId: site.customerId, siteId: site.id },
        body: { closedOn: day, moveDevicesTo: target },
        version: site.version,
      }),
    onSuccess({ moved, site: saved }) {
      onClosed(saved);
      notify({ message: t('close.done', { count: moved, name: saved.name }), tone: 'success', isClosable: false });
      onClose();
    },
    onError: () => void queries.invalidateQueries({ queryKey: ['site', site.id] }),
  });
  const refusal = useRefusal();
  const needsTarget = site.devices.total > 0 && target === null;

  function close() {
    setTried(true);
    if (closedOn !== null && !needsTarget && !closing.isPending) closing.mutate(closedOn);
  }
  return (
    <Dialog
      title={t('close.question', { name: site.name })}
      sub={t('close.means')}
      glyph={{ icon: attentionPath, tone: 'soon' }}
      isOpen
      isAlert
      onClose={onClose}
      buttons={
        <>
          <Button isSafeChoice onPress={onClose}>
            {t('desk:edit.cancel')}
          </Button>
          <Button variant="primary" busy={closing.isPending ? t('close.act') : undefined} onPress={close}>
            {t('close.act')}
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-1 gap-4">
        <DateField
          label={t('details.closedOn')}
          value={closedOn}
          onChange={setClosedOn}
          error={isTried && closedOn === null ? t('account:errors.notADate') : undefined}
        />
        <ComboBox
          label={t('close.target')}
          note={site.devices.total > 0 ? undefined : t('desk:edit.optional')}
          hint={site.devices.total > 0 ? t('close.devices', { count: site.devices.total }) : t('close.noDevices')}
          options={options}
          onTyped={onTyped}
          none={t('desk:edit.none')}
          value={target}
          onChange={setTarget}
          error={isTried && needsTarget ? t('close.targetMissing') : undefined}
        />
      </div>
      <AlertBanner title={refusal(closing.error)} />
    </Dialog>
  );
}
