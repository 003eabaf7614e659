import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePortal } from '../shell/portal-context.ts';
import { checkEndpoints } from '../../contract/check-endpoints.ts';
import { mostReviewed, type ChecksReviewed } from '../../contract/check-review.ts';
import { regional } from '../../i18n/regional.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Card } from '../../ui/controls/card.tsx';
import { BulkBar } from '../../ui/list/bulk-bar.tsx';
import { filterOf, type ListAddress } from '../../ui/list/list-address.ts';
import { countOutOfSight, type RowSelection } from '../../ui/list/row-selection.ts';
import { ReviewDialog } from './review-dialog.tsx';
import { StayedChecks } from './stayed-checks.tsx';
import { reviewedQueries } from './use-review-of-one.ts';

type ManyProps = {
  customerId: string;
  selection: RowSelection;
  address: ListAddress;
  page: { ids: readonly string[]; total: number; totalIsExact: boolean; isAwaited: boolean };
  onAll: () => void;
  onClear: () => void;
};

/** Accepts or voids many checks with one reason: those ticked, or all that the search and the filters find. */
export function ReviewMany({ customerId, selection, address, page, onAll, onClear }: ManyProps) {
  const { server, notify, isReadOnly } = usePortal();
  const { t, i18n } = useTranslation('checks');
  const queries = useQueryClient();
  const [wished, setWished] = useState<'accept' | 'void' | null>(null);
  const [stayed, setStayed] = useState<ChecksReviewed['stayed']>([]);
  const numbers = new Intl.NumberFormat(regional(i18n.language));
  const counted = (count: number) => ({ count, number: numbers.format(count) });
  const refresh = () => {
    for (const queryKey of reviewedQueries(customerId)) void queries.invalidateQueries({ queryKey });
  };
  const count = selection.kind === 'all' ? page.total : selection.ids.size;
  const reviewing = useMutation({
    mutationFn: ({ action, reason }: { action: 'accept' | 'void'; reason: string }) => {
      const which = selection.kind === 'all' ? { filter: filterOf(address) } : { submissionIds: [...selection.ids] };
      return server(checkEndpoints.reviewChecks, {
        parameters: { customerId },
        body: { action, reason, expectedCount: count, ...which },
      });
    },
    onSuccess({ reviewed, stayed: left }, { action }) {
      refresh();
      notify({
        message: t(`queue.done.${action}`, counted(reviewed)),
        tone: left.length > 0 ? 'warning' : 'success',
        isClosable: left.length > 0,
      });
      setStayed(left);
      setWished(null);
      onClear();
    },
    // Another number than was seen is shown, and is what is asked for the next time.
    onError: refresh,
  });
  const close = () => {
    reviewing.reset();
    setWished(null);
  };
  if (count === 0 && stayed.length === 0) return null;
  const mayTakeAll =
    selection.kind === 'ids' &&
    page.totalIsExact &&
    !page.isAwaited &&
    page.total > count &&
    page.total <= mostReviewed;
  const outOfSight = countOutOfSight(selection, page.ids);
  return (
    <Card isFlush>
      {count > 0 && (
        <BulkBar
          selected={t('queue.selected', counted(count))}
          note={outOfSight > 0 ? t('queue.outOfSight', counted(outOfSight)) : ''}
          clear={t('queue.clear')}
          onClear={onClear}
        >
          {mayTakeAll && (
            <Button isCompact variant="quiet" onPress={onAll}>
              {t('queue.all', counted(page.total))}
            </Button>
          )}
          <Button isCompact isDisabled={isReadOnly || count > mostReviewed} onPress={() => setWished('accept')}>
            {t('acts.accept.act')}
          </Button>
          <Button isCompact isDisabled={isReadOnly || count > mostReviewed} onPress={() => setWished('void')}>
            {t('acts.void.act')}
          </Button>
        </BulkBar>
      )}
      {stayed.length > 0 && <StayedChecks customerId={customerId} stayed={stayed} onClose={() => setStayed([])} />}
      {wished && (
        <ReviewDialog
          review={wished}
          title={t(`queue.question.${wished}`, counted(count))}
          isReasonRequired
          isBusy={reviewing.isPending}
          error={reviewing.error}
          onClose={close}
          onReview={(reason) => reviewing.mutate({ action: wished, reason })}
        />
      )}
    </Card>
  );
}
