import type { TFunction } from 'i18next';
import type { TakenDocument } from './documents-menu.tsx';

type OfList = { customerId: string; search: string; t: TFunction<'pages'> };

/** What a list of devices can be taken along as, with the filters of its address. */
export function deviceDocuments({ customerId, search, t }: OfList): TakenDocument[] {
  const filters = new URLSearchParams(search);
  filters.delete('sort'); // documents have an order of their own
  const at = (name: string, more: Record<string, string> = {}) =>
    `/api/customers/${customerId}/exports/${name}?${new URLSearchParams([...filters, ...Object.entries(more)])}`;
  const formats = ['pdf', 'xlsx', 'csv'] as const;
  return [
    ...formats.map((format) => ({
      id: `inventory-${format}`,
      label: t('files.inventory'),
      format: named(format),
      path: at('inventory', { format }),
    })),
    { id: 'due', label: t('files.due'), format: 'PDF', path: at('due.pdf') },
    ...(['csv', 'xlsx'] as const).map((format) => ({
      id: `devices-${format}`,
      label: t('files.devices'),
      format: named(format),
      path: at('devices', { format }),
    })),
  ];
}

/** The checks of a device as a list. */
export const checkDocuments = ({ customerId, deviceId, t }: Omit<OfList, 'search'> & { deviceId: string }) =>
  (['xlsx', 'csv'] as const).map((format): TakenDocument => ({
    id: format,
    label: t('files.checks'),
    format: named(format),
    path: `/api/customers/${customerId}/exports/function-checks?${new URLSearchParams({ deviceId, format })}`,
  }));

const named = <Format extends string>(format: Format) => format.toUpperCase() as Uppercase<Format>;
