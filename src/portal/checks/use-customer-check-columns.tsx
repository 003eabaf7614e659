import { useTranslation } from 'react-i18next';
import type { CheckLine } from '../../contract/check-details.ts';
import type { TableColumn } from '../../ui/list/table-column.ts';
import { DeviceOfCheck } from './device-of-check.tsx';
import { useCheckColumns } from './use-check-columns.tsx';

type Place = { customerId: string; hrefOf: (check: CheckLine) => string };

/** What a row of the checks of a customer shows: besides the check its device, and where that stood. */
export function useCustomerCheckColumns({ customerId, hrefOf }: Place): TableColumn<CheckLine>[] {
  const { t } = useTranslation('checks');
  const [first, ...rest] = useCheckColumns(hrefOf);
  return [
    { ...first!, isSortable: true },
    {
      id: 'device',
      head: t('device'),
      inCard: 'line',
      cell: ({ device }) => <DeviceOfCheck customerId={customerId} device={device} />,
    },
    {
      id: 'site',
      head: t('site'),
      inCard: 'line',
      cell: ({ site }) => <span className="text-second">{site?.name}</span>,
    },
    ...rest,
  ];
}
