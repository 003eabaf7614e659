import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { usePortal } from '../shell/portal-context.ts';
import { checkEndpoints } from '../../contract/check-endpoints.ts';
import type { MeasuredValues as Measured } from '../../contract/check-details.ts';
import { languages } from '../../contract/language.ts';
import { valueTrend } from '../../domain/value-trend.ts';
import { localText } from '../../domain/local-text.ts';
import { regional } from '../../i18n/regional.ts';
import { useViewLabels } from '../../i18n/use-view-labels.ts';
import { FigureCard } from '../../ui/charts/figure-card.tsx';
import { FigureTable } from '../../ui/charts/figure-table.tsx';
import { ValueLine } from '../../ui/charts/value-line.tsx';
import { AwaitedView } from '../../ui/page/awaited-view.tsx';
import { TextLink } from '../../ui/controls/text-link.tsx';

type MeasuredProps = { customerId: string; deviceId: string };
type Series = Measured['items'][number];

/** What was measured of a device over the years, each value a way to its check. Nothing where nothing was measured. */
export function MeasuredValues({ customerId, deviceId }: MeasuredProps) {
  const { server } = usePortal();
  const query = useQuery({
    queryKey: ['measuredValues', customerId, deviceId],
    queryFn: () => server(checkEndpoints.readMeasuredValues, { parameters: { customerId, deviceId } }),
  });
  return (
    <AwaitedView query={query} words={useViewLabels()}>
      {({ items }) =>
        items.map((series) => (
          <OneSeries
            key={`${series.checklistId} ${series.itemId}`}
            series={series}
            hrefOf={(submissionId) => `/app/customers/${customerId}/devices/${deviceId}/checks/${submissionId}`}
          />
        ))
      }
    </AwaitedView>
  );
}

function OneSeries({ series, hrefOf }: { series: Series; hrefOf: (submissionId: string) => string }) {
  const { t, i18n } = useTranslation('checks');
  const locale = regional(i18n.language);
  const { unit, decimals, values } = series;
  const title = localText(series.label, languages.find((each) => each === i18n.language) ?? 'en');
  const numbers = new Intl.NumberFormat(locale, { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });
  const written = (value: number) => `${numbers.format(value)} ${unit}`;
  const limit = (value: number | null) => (value === null ? '–' : numbers.format(value));
  const latest = values.at(-1)!;
  const trend = valueTrend(values.map((each) => ({ ...each, at: Date.parse(each.performedAt) })));
  const months = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric' });
  return (
    <FigureCard
      title={title}
      words={{ label: t('values.label', { title }), drawing: t('values.drawing'), table: t('values.table') }}
      drawing={
        <>
          {trend && (
            <p className="mb-3 text-s font-strong">
              {t(`values.trend.${trend.limit}`, { month: months.format(trend.at) })}
            </p>
          )}
          <ValueLine
            label={t('values.drawn', { title, count: values.length, value: written(latest.value) })}
            points={values.map(({ submissionId, performedAt, verdict, ...value }) => ({
              ...value,
              id: submissionId,
              at: new Date(performedAt),
              isOut: verdict === 'fail',
            }))}
            written={written}
            day={(at) => days.format(at)}
            words={{ lower: t('values.lower'), upper: t('values.upper') }}
          />
        </>
      }
      table={
        <FigureTable
          label={title}
          heads={[t('performedAt'), unit, t('values.lower'), t('values.upper'), t('result')]}
          rows={values.toReversed().map(({ submissionId, performedAt, value, lower, upper, verdict }) => ({
            id: submissionId,
            cells: [
              <TextLink key="check" href={hrefOf(submissionId)}>
                {days.format(new Date(performedAt))}
              </TextLink>,
              numbers.format(value),
              limit(lower),
              limit(upper),
              t(`values.verdict.${verdict}`),
            ],
          }))}
        />
      }
    />
  );
}
