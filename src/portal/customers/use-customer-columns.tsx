import { useTranslation } from 'react-i18next';
import type { CustomerLine } from '../../contract/customer.ts';
import { regional } from '../../i18n/regional.ts';
import { lockPath } from '../../ui/more-icon-paths.ts';
import { Logo } from '../../ui/controls/avatar.tsx';
import { Badge } from '../../ui/controls/badge.tsx';
import { RowLink } from '../../ui/list/row-link.tsx';
import type { TableColumn } from '../../ui/list/table-column.ts';
import { logoAddress } from './logo-address.ts';

/** What a row of the list of customers shows. */
export function useCustomerColumns(): TableColumn<CustomerLine>[] {
  const { t, i18n } = useTranslation('customers');
  const numbers = new Intl.NumberFormat(regional(i18n.language));
  const countries = new Intl.DisplayNames(regional(i18n.language), { type: 'region' });
  return [
    {
      id: 'name',
      head: t('list.name'),
      inCard: 'line',
      isSortable: true,
      cell: ({ id, name, customerNr, customerLogo }) => (
        <div className="flex items-center gap-3">
          <Logo name={name} picture={logoAddress(customerLogo)} />
          <div className="min-w-0">
            <RowLink href={`/app/customers/${id}`}>{name}</RowLink>
            <div className="font-mono text-xs text-second">{customerNr}</div>
          </div>
        </div>
      ),
    },
    { id: 'type', head: t('list.type'), cell: ({ type }) => t(`types.${type}`) },
    {
      id: 'place',
      head: t('list.place'),
      cell: ({ city, countryCode }) =>
        [city, countryCode && countries.of(countryCode)].filter((part) => part !== null).join(', '),
    },
    { id: 'sites', head: t('list.sites'), isNumber: true, inCard: 'none', cell: ({ sites }) => numbers.format(sites) },
    {
      id: 'devices',
      head: t('list.devices'),
      isNumber: true,
      inCard: 'none',
      cell: ({ devices }) => numbers.format(devices),
    },
    {
      id: 'status',
      head: t('details.status'),
      inCard: 'line',
      cell: ({ status }) =>
        status === 'active' ? (
          <span className="text-second max-md:hidden">{t('status.active')}</span>
        ) : (
          <Badge tone="idle" icon={lockPath}>
            {t(`status.${status}`)}
          </Badge>
        ),
    },
  ];
}
