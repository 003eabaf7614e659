import { useTranslation } from 'react-i18next';
import type { CheckLine } from '../../contract/check-details.ts';
import { regional } from '../../i18n/regional.ts';
import type { TableColumn } from '../../ui/list/table-column.ts';
import { useCheckColumns } from './use-check-columns.tsx';
import { useClaimedLabels } from './use-claimed-labels.ts';

/** What a row of the checks of no known device shows: what was named in place of the device, and when it arrived. */
export function useUnassignedColumns(): TableColumn<CheckLine>[] {
  const { t, i18n } = useTranslation('checks');
  const [first, ...rest] = useCheckColumns(({ id }) => `/app/checks/${id}`);
  const claimed = useClaimedLabels();
  const times = new Intl.DateTimeFormat(regional(i18n.language), { dateStyle: 'medium', timeStyle: 'short' });
  return [
    first!,
    {
      id: 'claimed',
      head: t('unassigned.named'),
      inCard: 'line',
      cell: (check) => <span className="wrap-anywhere">{claimed(check)}</span>,
    },
    {
      id: 'receivedAt',
      head: t('receivedAt'),
      inCard: 'none',
      isSortable: true,
      cell: ({ receivedAt }) => <time dateTime={receivedAt}>{times.format(new Date(receivedAt))}</time>,
    },
    ...rest,
  ];
}
