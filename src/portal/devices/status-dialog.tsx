import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { givenStatuses } from '../../contract/device.ts';
import { normalLine } from '../../domain/normal-text.ts';
import { useRefusal } from '../../i18n/use-refusal.ts';
import { attentionPath } from '../../ui/icon-paths.ts';
import { AlertBanner } from '../../ui/page/alert-banner.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Dialog } from '../../ui/controls/dialog.tsx';
import { Select } from '../../ui/controls/select.tsx';
import { TextField } from '../../ui/controls/text-field.tsx';

type GivenStatus = (typeof givenStatuses)[number];
type StatusDialogProps = {
  title: string;
  /** The one it has already. */
  current?: string;
  error: Error | null;
  isBusy: boolean;
  onClose: () => void;
  onStatus: (change: { status: GivenStatus; reason: string }) => void;
};

/** Changes the status, with a reason: taking out of use is one of them. */
export function StatusDialog({ title, current, error, isBusy, onClose, onStatus }: StatusDialogProps) {
  const { t } = useTranslation(['devices', 'desk', 'account']);
  const [status, setStatus] = useState<GivenStatus | null>(null);
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const refusal = useRefusal();
  const why = normalLine(reason);
  function change() {
    setTried(true);
    if (status !== null && why !== '' && !isBusy) onStatus({ status, reason: why });
  }
  return (
    <Dialog
      title={title}
      glyph={{ icon: attentionPath, tone: 'soon' }}
      isOpen
      isAlert
      onClose={onClose}
      buttons={
        <>
          <Button isSafeChoice onPress={onClose}>
            {t('desk:edit.cancel')}
          </Button>
          <Button variant="primary" busy={isBusy ? t('statusChange.act') : undefined} onPress={change}>
            {t('statusChange.act')}
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-1 gap-4">
        <Select
          label={t('statusChange.to')}
          hint={status === 'decommissioned' ? t('statusChange.decommissioned') : undefined}
          choose={t('desk:edit.choose')}
          options={givenStatuses.filter((id) => id !== current).map((id) => ({ id, label: t(`status.${id}`) }))}
          value={status}
          onChange={(id) => setStatus(givenStatuses.find((each) => each === id) ?? null)}
          error={isTried && status === null ? t('account:errors.notAChoice') : undefined}
        />
        <TextField
          label={t('reason')}
          value={reason}
          onChange={setReason}
          maxLength={500}
          error={isTried && why === '' ? t('account:errors.required') : undefined}
        />
      </div>
      <AlertBanner title={refusal(error)} />
    </Dialog>
  );
}
