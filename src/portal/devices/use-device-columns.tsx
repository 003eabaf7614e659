import { useTranslation } from 'react-i18next';
import type { DeviceLine } from '../../contract/device.ts';
import { regional } from '../../i18n/regional.ts';
import { isUsable } from '../../domain/is-usable.ts';
import { failedPath } from '../../ui/icon-paths.ts';
import { Badge } from '../../ui/controls/badge.tsx';
import { RowLink } from '../../ui/list/row-link.tsx';
import type { TableColumn } from '../../ui/list/table-column.ts';
import { DueWord } from '../shell/due-word.tsx';

/** What a row of the list of devices shows. */
export function useDeviceColumns(): TableColumn<DeviceLine>[] {
  const { t, i18n } = useTranslation(['devices', 'field']);
  const dates = new Intl.DateTimeFormat(regional(i18n.language), { dateStyle: 'medium', timeZone: 'UTC' });
  return [
    {
      id: 'serialNumber',
      head: t('list.device'),
      inCard: 'line',
      isSortable: true,
      cell: ({ id, customerId, serialNumber, model, name }) => (
        <>
          <RowLink href={`/app/customers/${customerId}/devices/${id}`}>{name ?? model.designation}</RowLink>
          <div className="text-xs text-second">
            {name ? `${model.designation}, ` : ''}
            <span className="font-mono">{serialNumber}</span>
          </div>
        </>
      ),
    },
    {
      id: 'inventoryNumber',
      head: t('fields.inventoryNumber'),
      inCard: 'none',
      cell: ({ inventoryNumber }) => <span className="font-mono">{inventoryNumber}</span>,
    },
    {
      id: 'place',
      head: t('list.place'),
      inCard: 'line',
      cell: ({ site, department, room }) => (
        <span className="text-second">
          {[site?.name ?? t('list.noSite'), department, room].filter(Boolean).join(', ')}
        </span>
      ),
    },
    {
      id: 'dueOn',
      head: t('list.nextDue'),
      inCard: 'line',
      isSortable: true,
      cell: ({ nextDue, timeZone, ...device }) =>
        nextDue && (
          <>
            <DueWord due={nextDue} timeZone={timeZone} isUsable={isUsable(device)} />
            <div className="text-xs text-second">
              {t(`field:kind.${nextDue.kind}`)}, {dates.format(new Date(`${nextDue.dueOn}T00:00:00Z`))}
            </div>
          </>
        ),
    },
    {
      id: 'status',
      head: t('fields.status'),
      inCard: 'line',
      cell: ({ status, condition }) => (
        <>
          <span className="text-second">{t(`status.${status}`)}</span>
          {condition === 'failed' && (
            <div>
              <Badge tone="bad" icon={failedPath}>
                {t('condition.failed')}
              </Badge>
            </div>
          )}
        </>
      ),
    },
  ];
}
