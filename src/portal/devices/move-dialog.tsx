import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionDialog } from '../shell/action-dialog.tsx';
import { useSiteOptions } from '../shell/use-site-options.ts';
import { normalLine } from '../../domain/normal-text.ts';
import { pinPath } from '../../ui/controls/portal-icon-paths.ts';
import { ComboBox } from '../../ui/controls/combo-box.tsx';
import { TextField } from '../../ui/controls/text-field.tsx';

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
export function MoveDialog({ customerId, title, error, isBusy, isReasonRequired, onClose, onMove }: MoveDialogProps) {
  const { t } = useTranslation(['devices', 'pages', 'account']);
  const sites = useSiteOptions({ customerId });
  const [siteId, setSiteId] = useState<string | null>(null);
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const why = normalLine(reason);
  const isReasonMissing = isReasonRequired === true && why === '';
  return (
    <ActionDialog
      title={title}
      sub={t('move.place')}
      glyph={{ icon: pinPath, tone: 'info' }}
      act={t('move.act')}
      isBusy={isBusy}
      error={error}
      onClose={onClose}
      onAct={() => {
        setTried(true);
        if (siteId !== null && !isReasonMissing) onMove({ siteId, reason: why });
      }}
    >
      <ComboBox
        label={t('move.to')}
        options={sites.options}
        onTyped={sites.onTyped}
        none={t('pages:edit.none')}
        value={siteId}
        onChange={setSiteId}
        error={isTried && siteId === null ? t('account:errors.notAChoice') : undefined}
      />
      <TextField
        label={t('reason')}
        note={isReasonRequired ? undefined : t('pages:edit.optional')}
        value={reason}
        onChange={setReason}
        maxLength={500}
        error={isTried && isReasonMissing ? t('account:errors.required') : undefined}
      />
    </ActionDialog>
  );
}
