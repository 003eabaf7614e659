import { useTranslation } from 'react-i18next';
import type { SiteLine } from '../../contract/site.ts';
import { regional } from '../../i18n/regional.ts';
import { lockPath } from '../../ui/more-icon-paths.ts';
import { Badge } from '../../ui/controls/badge.tsx';
import { RowLink } from '../../ui/list/row-link.tsx';
import type { TableColumn } from '../../ui/list/table-column.ts';

/** What a row of the list of sites shows. */
export function useSiteColumns(): TableColumn<SiteLine>[] {
  const { t, i18n } = useTranslation(['sites', 'customers']);
  const numbers = new Intl.NumberFormat(regional(i18n.language));
  return [
    {
      id: 'name',
      head: t('list.name'),
      inCard: 'line',
      isSortable: true,
      cell: ({ id, customerId, name, siteNr }) => (
        <>
          <RowLink href={`/app/customers/${customerId}/sites/${id}`}>{name}</RowLink>
          {siteNr && <div className="font-mono text-xs text-second">{siteNr}</div>}
        </>
      ),
    },
    { id: 'type', head: t('list.type'), cell: ({ type }) => t(`types.${type}`) },
    { id: 'place', head: t('customers:form.city'), inCard: 'none', cell: ({ city }) => city },
    {
      id: 'devices',
      head: t('list.devices'),
      isNumber: true,
      inCard: 'none',
      cell: ({ devices }) => numbers.format(devices),
    },
    {
      id: 'status',
      head: t('customers:details.status'),
      inCard: 'end',
      cell: ({ status }) =>
        status === 'active' ? (
          <span className="text-second">{t('status.active')}</span>
        ) : (
          <Badge tone="idle" icon={lockPath}>
            {t('status.closed')}
          </Badge>
        ),
    },
  ];
}
