import { useTranslation } from 'react-i18next';
import type { CheckLine } from '../../contract/check-details.ts';
import { regional } from '../../i18n/regional.ts';
import { RowLink } from '../../ui/list/row-link.tsx';
import type { TableColumn } from '../../ui/list/table-column.ts';
import { ResultWord } from './result-word.tsx';

/** What a row of a list of checks shows, each with the way to its page. */
export function useCheckColumns(hrefOf: (check: CheckLine) => string): TableColumn<CheckLine>[] {
  const { t, i18n } = useTranslation(['checks', 'field', 'work']);
  const times = new Intl.DateTimeFormat(regional(i18n.language), { dateStyle: 'medium', timeStyle: 'short' });
  return [
    {
      id: 'performedAt',
      head: t('performedAt'),
      inCard: 'line',
      cell: (check) => (
        <>
          <RowLink href={hrefOf(check)}>{t(`field:kind.${check.kind}`)}</RowLink>
          <time dateTime={check.performedAt} className="block text-xs text-second">
            {times.format(new Date(check.performedAt))}
          </time>
        </>
      ),
    },
    {
      id: 'result',
      head: t('result'),
      inCard: 'line',
      cell: ({ result }) => result && <ResultWord result={result} />,
    },
    { id: 'performer', head: t('performer'), inCard: 'line', cell: ({ performerName }) => performerName },
    {
      id: 'protocolNo',
      head: t('protocolNo'),
      inCard: 'none',
      cell: ({ protocolNo }) => <span className="font-mono">{protocolNo}</span>,
    },
    {
      id: 'state',
      head: t('state'),
      inCard: 'line',
      cell: ({ state, flags }) => (
        <span className="text-second">
          {t(`work:submissionState.${state}`)}
          {flags.length > 0 && ` (${flags.map((flag) => t(`work:flag.${flag}`)).join(' ')})`}
        </span>
      ),
    },
  ];
}
