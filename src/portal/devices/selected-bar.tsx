import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { regional } from '../../i18n/regional.ts';
import { useProblemMessage } from '../../i18n/use-problem-message.ts';
import { BulkBar } from '../../ui/list/bulk-bar.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { countOutOfSight, type RowSelection } from '../../ui/list/row-selection.ts';

/** The page of the list that is looked at. */
export type PageInSight = {
  ids: readonly string[];
  total: number;
  totalIsExact: boolean;
  /** True while these are still the rows of another question. */
  isAwaited: boolean;
};

type SelectedBarProps = {
  selection: RowSelection;
  counted: { count: number | undefined; error: Error | null };
  page: PageInSight;
  print: ReactNode;
  onAll: () => void;
  onClear: () => void;
  /** Undefined for those who may not change devices. */
  onWish: ((wish: 'move' | 'status') => void) | undefined;
};

/** How many devices are selected, where they stand if not in sight, and what can be done with them. */
export function SelectedBar({ selection, counted, page, print, onAll, onClear, onWish }: SelectedBarProps) {
  const { t, i18n } = useTranslation('devices');
  const messageOf = useProblemMessage();
  const numbers = new Intl.NumberFormat(regional(i18n.language));
  const { count, error } = counted;
  const total = { count: page.total, number: numbers.format(page.total) };
  const isMoreFound = selection.kind === 'ids' && page.total > selection.ids.size && !page.isAwaited;
  const counting = messageOf(error) ?? t('many.counting');
  const outOfSight = countOutOfSight(selection, page.ids);
  const notes = [
    selection.kind === 'ids' && selection.isRestOfAll && t('many.restOfAll'),
    outOfSight > 0 && t('many.outOfSight', { count: outOfSight, number: numbers.format(outOfSight) }),
  ];
  return (
    <BulkBar
      selected={count === undefined ? counting : t('many.selected', { count, number: numbers.format(count) })}
      note={notes.filter(Boolean).join(' ')}
      clear={t('many.clear')}
      onClear={onClear}
    >
      {isMoreFound && (
        <Button isCompact variant="quiet" onPress={onAll}>
          {page.totalIsExact ? t('many.all', total) : t('many.allOfMore', { number: total.number })}
        </Button>
      )}
      {count !== undefined && count > 0 && print}
      {onWish && (
        <>
          <Button isCompact isDisabled={!count} onPress={() => onWish('move')}>
            {t('move.act')}
          </Button>
          <Button isCompact isDisabled={!count} onPress={() => onWish('status')}>
            {t('statusChange.act')}
          </Button>
        </>
      )}
    </BulkBar>
  );
}
