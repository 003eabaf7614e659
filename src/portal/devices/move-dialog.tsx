import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePortal } from '../shell/portal-context.ts';
import { normalLine } from '../../domain/normal-text.ts';
import { useRefusal } from '../../i18n/use-refusal.ts';
import { pinPath } from '../../ui/controls/portal-icon-paths.ts';
import { AlertBanner } from '../../ui/page/alert-banner.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { ComboBox } from '../../ui/controls/combo-box.tsx';
import { Dialog } from '../../ui/controls/dialog.tsx';
import { TextField } from '../../ui/controls/text-field.tsx';
import { useSiteOptions } from './use-site-options.ts';

type MoveDialogProps = {
  customerId: string;
  title: string;
  error: Error | null;
  isBusy: boolean;
  /** Of many devices at once the reason is asked for. */
  isReasonRequired?: boolean;
  onClose: () => void;
  onMove: (move: { siteId: string; reason: string }) => void;
};

/** Moves to another site of the same customer. */
export function MoveDialog({ customerId, title, error, isBusy, isReasonRequired, ...decide }: MoveDialogProps) {
  const { server } = usePortal();
  const { onClose, onMove } = decide;
  const { t } = useTranslation(['devices', 'desk', 'account']);
  const sites = useSiteOptions({ server, customerId });
  const [siteId, setSiteId] = useState<string | null>(null);
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const refusal = useRefusal();
  const why = normalLine(reason);
  const isReasonMissing = isReasonRequired === true && why === '';
  function move() {
    setTried(true);
    if (siteId !== null && !isReasonMissing && !isBusy) onMove({ siteId, reason: why });
  }
  return (
    <Dialog
      title={title}
      sub={t('move.place')}
      glyph={{ icon: pinPath, tone: 'info' }}
      isOpen
      isAlert
      onClose={onClose}
      buttons={
        <>
          <Button isSafeChoice onPress={onClose}>
            {t('desk:edit.cancel')}
          </Button>
          <Button variant="primary" busy={isBusy ? t('move.act') : undefined} onPress={move}>
            {t('move.act')}
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-1 gap-4">
        <ComboBox
          label={t('move.to')}
          options={sites.options}
          onTyped={sites.onTyped}
          none={t('desk:edit.none')}
          value={siteId}
          onChange={setSiteId}
          error={isTried && siteId === null ? t('account:errors.notAChoice') : undefined}
        />
        <TextField
          label={t('reason')}
          note={isReasonRequired ? undefined : t('desk:edit.optional')}
          value={reason}
          onChange={setReason}
          maxLength={500}
          error={isTried && isReasonMissing ? t('account:errors.required') : undefined}
        />
      </div>
      <AlertBanner title={refusal(error)} />
    </Dialog>
  );
}
