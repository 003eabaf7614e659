import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionDialog } from '../shell/action-dialog.tsx';
import { givenStatuses } from '../../contract/device.ts';
import { normalLine } from '../../domain/normal-text.ts';
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
  const { t } = useTranslation(['devices', 'pages', 'account']);
  const [status, setStatus] = useState<GivenStatus | null>(null);
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const why = normalLine(reason);
  return (
    <ActionDialog
      title={title}
      act={t('statusChange.act')}
      isBusy={isBusy}
      error={error}
      onClose={onClose}
      onAct={() => {
        setTried(true);
        if (status !== null && why !== '') onStatus({ status, reason: why });
      }}
    >
      <Select
        label={t('statusChange.to')}
        hint={status === 'decommissioned' ? t('statusChange.decommissioned') : undefined}
        choose={t('pages:edit.choose')}
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
    </ActionDialog>
  );
}
