import { useTranslation } from 'react-i18next';
import type { Overview } from '../../contract/overview.ts';
import { regional } from '../../i18n/regional.ts';
import type { ChartPart } from '../../ui/charts/chart-part.ts';
import { FigureCard } from '../../ui/charts/figure-card.tsx';
import { FigureTable } from '../../ui/charts/figure-table.tsx';
import { Legend } from '../../ui/charts/legend.tsx';
import { StackedColumns } from '../../ui/charts/stacked-columns.tsx';

const results = ['passed', 'passedWithRemarks', 'failed', 'incomplete'] as const;
const looks: Record<(typeof results)[number], ChartPart['look']> = {
  passed: 'ok',
  passedWithRemarks: 'soon',
  failed: 'bad',
  incomplete: 'idle',
};

/** The checks of the last twelve months by their result. */
export function ChecksByMonth({ months }: { months: Overview['checksByMonth'] }) {
  const { t, i18n } = useTranslation('overview');
  const locale = regional(i18n.language);
  const numbers = new Intl.NumberFormat(locale);
  // A month is no instant: it is written in UTC, where it was made.
  const short = new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' });
  const long = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const parts = results.map((id) => ({ id, label: t(`results.${id}`), look: looks[id] }));
  return (
    <FigureCard
      title={t('byMonth')}
      words={{
        label: t('view.label', { title: t('byMonth') }),
        drawing: t('view.drawing'),
        table: t('view.table'),
      }}
      drawing={
        <>
          <Legend parts={parts} />
          <StackedColumns
            label={t('byMonthDrawn')}
            columns={months.map(({ month, ...amounts }) => ({
              id: month,
              name: short.format(new Date(`${month}-01T00:00:00Z`)),
              amounts,
            }))}
            parts={parts}
            written={(amount) => numbers.format(amount)}
          />
        </>
      }
      table={
        <FigureTable
          label={t('byMonth')}
          heads={[t('month'), ...parts.map(({ label }) => label)]}
          rows={months.map((each) => ({
            id: each.month,
            cells: [
              long.format(new Date(`${each.month}-01T00:00:00Z`)),
              ...results.map((result) => numbers.format(each[result])),
            ],
          }))}
        />
      }
    />
  );
}
