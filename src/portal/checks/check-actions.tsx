import { useTranslation } from 'react-i18next';
import { usePortal } from '../shell/portal-context.ts';
import type { CheckDetails } from '../../contract/check-details.ts';
import { Button } from '../../ui/controls/button.tsx';
import { ReviewDialog } from './review-dialog.tsx';
import { useReviewOfOne } from './use-review-of-one.ts';

type ActionsProps = {
  customerId: string;
  check: CheckDetails;
  /** Where the check was opened out of a queue: leads to the next one that waits. */
  onNext?: (() => void) | undefined;
};

/** Accepts a check that was marked, so that it counts, or voids one with a reason. */
export function CheckActions({ customerId, check, onNext }: ActionsProps) {
  const { isReadOnly } = usePortal();
  const { t } = useTranslation('checks');
  // Only the button that says so leads on; a decision with a reason stays in sight.
  const reviewing = useReviewOfOne(customerId, () => wished === null && onNext?.());
  const { wished, run, isBusy, error } = reviewing;
  const { id: submissionId, protocolNo, state } = check;
  const isOver = state === 'voided' || state === 'corrected';
  return (
    <>
      {state === 'flagged' && (
        <Button isDisabled={isReadOnly} onPress={() => reviewing.wish('accept')}>
          {t('acts.accept.act')}
        </Button>
      )}
      {state === 'flagged' && onNext && (
        <Button
          variant="primary"
          isDisabled={isReadOnly}
          busy={isBusy && wished === null ? t('queue.acceptAndNext') : undefined}
          onPress={() => run({ review: 'accept', submissionId, reason: '' })}
        >
          {t('queue.acceptAndNext')}
        </Button>
      )}
      {!isOver && (
        <Button variant="danger" isDisabled={isReadOnly} onPress={() => reviewing.wish('void')}>
          {t('acts.void.act')}
        </Button>
      )}
      {wished && (
        <ReviewDialog
          review={wished}
          title={t(`acts.${wished}.question`, { protocolNo })}
          isReasonRequired={wished === 'void'}
          isBusy={isBusy}
          error={error}
          onClose={reviewing.close}
          onReview={(reason) => run({ review: wished, submissionId, reason })}
        />
      )}
    </>
  );
}
