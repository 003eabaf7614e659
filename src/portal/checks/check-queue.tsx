import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePortal } from '../shell/portal-context.ts';
import { useProblemMessage } from '../../i18n/use-problem-message.ts';
import { AlertBanner } from '../../ui/page/alert-banner.tsx';
import { regional } from '../../i18n/regional.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Switch } from '../../ui/controls/switch.tsx';
import type { AnswerWords } from './answer-list.tsx';
import { CheckPreview } from './check-preview.tsx';
import { ReviewDialog } from './review-dialog.tsx';
import type { CurrentRow } from './use-current-row.ts';
import { useQueueKeys } from './use-queue-keys.ts';
import { useReviewOfOne } from './use-review-of-one.ts';

type QueueProps = { customerId: string; answerWords: AnswerWords; current: CurrentRow; total: number };

/** Works off the checks that wait, one after the other, by pointer or by the keys J, K, A and V. */
export function CheckQueue({ customerId, answerWords, current, total }: QueueProps) {
  const { isReadOnly } = usePortal();
  const { t, i18n } = useTranslation('checks');
  const messageOf = useProblemMessage();
  const [hasKeys, setKeys] = useState(true);
  const reviewing = useReviewOfOne(customerId);
  const { wished, run, isBusy } = reviewing;
  const submissionId = current.id;
  const numbers = new Intl.NumberFormat(regional(i18n.language));
  const accept = () => {
    if (submissionId !== undefined && !isBusy && !isReadOnly) run({ review: 'accept', submissionId, reason: '' });
  };
  const keys = { j: current.next, k: current.previous, a: accept, v: () => reviewing.wish('void') };
  useQueueKeys(keys, hasKeys && wished === null);
  if (submissionId === undefined) return null;
  return (
    <>
      <CheckPreview
        customerId={customerId}
        submissionId={submissionId}
        place={t('queue.place', { at: numbers.format(current.index + 1), total: numbers.format(total) })}
        answerWords={answerWords}
      >
        <Button
          variant="primary"
          isDisabled={isReadOnly}
          busy={isBusy && wished === null ? t('queue.acceptAndNext') : undefined}
          onPress={accept}
        >
          {t('queue.acceptAndNext')} <Key>A</Key>
        </Button>
        <Button variant="danger" isDisabled={isReadOnly} onPress={() => reviewing.wish('void')}>
          {t('acts.void.act')} <Key>V</Key>
        </Button>
        <Button isCompact onPress={current.previous}>
          {t('queue.previous')} <Key>K</Key>
        </Button>
        <Button isCompact onPress={current.next}>
          {t('queue.next')} <Key>J</Key>
        </Button>
        {reviewing.error && wished === null && <AlertBanner title={messageOf(reviewing.error)} />}
        <Switch isSelected={hasKeys} onChange={setKeys}>
          {t('queue.keys')}
        </Switch>
      </CheckPreview>
      {wished === 'void' && (
        <ReviewDialog
          review="void"
          title={t('queue.question.void', { count: 1, number: numbers.format(1) })}
          isReasonRequired
          isBusy={isBusy}
          error={reviewing.error}
          onClose={reviewing.close}
          onReview={(reason) => run({ review: 'void', submissionId, reason })}
        />
      )}
    </>
  );
}

/** The key that does the same as a button; not to be seen where there is no keyboard. */
const Key = ({ children }: { children: string }) => (
  <kbd
    aria-hidden="true"
    className="ms-1 inline-grid min-w-5 place-items-center rounded-mark border border-current px-1 font-mono text-xs pointer-coarse:hidden"
  >
    {children}
  </kbd>
);
