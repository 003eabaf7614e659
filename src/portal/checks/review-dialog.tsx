import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionDialog } from '../shell/action-dialog.tsx';
import { normalLines } from '../../domain/normal-text.ts';
import { TextArea } from '../../ui/controls/text-area.tsx';

type ReviewDialogProps = {
  review: 'accept' | 'void';
  /** The question. */
  title: string;
  /** Of many checks, and of each that is voided, the reason is asked for. */
  isReasonRequired: boolean;
  isBusy: boolean;
  error: Error | null;
  onClose: () => void;
  onReview: (reason: string) => void;
};

/** Asks before a check is accepted or voided, and for the reason that stays on record. */
export function ReviewDialog({ review, title, isReasonRequired, isBusy, error, onClose, onReview }: ReviewDialogProps) {
  const { t } = useTranslation(['checks', 'pages', 'account']);
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const why = normalLines(reason);
  const isMissing = isReasonRequired && why === '';
  return (
    <ActionDialog
      title={title}
      act={t(`acts.${review}.act`)}
      isBusy={isBusy}
      error={error}
      isFinal={review === 'void'}
      onClose={onClose}
      onAct={() => {
        setTried(true);
        if (!isMissing) onReview(why);
      }}
    >
      <p>{t(`acts.${review}.means`)}</p>
      <TextArea
        label={t('reason')}
        note={isReasonRequired ? undefined : t('pages:edit.optional')}
        value={reason}
        onChange={setReason}
        maxLength={500}
        error={isTried && isMissing ? t('account:errors.required') : undefined}
      />
    </ActionDialog>
  );
}
