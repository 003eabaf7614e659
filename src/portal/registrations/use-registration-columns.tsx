import { useTranslation } from 'react-i18next';
import type { RegistrationLine } from '../../contract/registration-details.ts';
import { regional } from '../../i18n/regional.ts';
import { RowLink } from '../../ui/list/row-link.tsx';
import type { TableColumn } from '../../ui/list/table-column.ts';
import { RegistrationState } from './registration-state.tsx';

/** What a row of the queue shows. */
export function useRegistrationColumns(): TableColumn<RegistrationLine>[] {
  const { t, i18n } = useTranslation('registrations');
  const times = new Intl.DateTimeFormat(regional(i18n.language), { dateStyle: 'medium', timeStyle: 'short' });
  return [
    {
      id: 'organisation',
      head: t('organisation'),
      inCard: 'line',
      cell: ({ id, organisationName, city, countryCode }) => (
        <>
          <RowLink href={`/app/registrations/${id}`}>{organisationName}</RowLink>
          <div className="text-xs text-second">
            {city}, {countryCode}
          </div>
        </>
      ),
    },
    {
      id: 'device',
      head: t('device'),
      inCard: 'line',
      cell: ({ designation, modelNo, serialNumber }) => (
        <>
          {designation ?? (modelNo === null ? t('unknownModel') : t('modelNo', { modelNo }))}{' '}
          <span className="font-mono text-xs text-second">{serialNumber}</span>
        </>
      ),
    },
    { id: 'contact', head: t('contact'), inCard: 'none', cell: ({ contactName }) => contactName },
    {
      id: 'receivedAt',
      head: t('receivedAt'),
      inCard: 'line',
      isSortable: true,
      cell: ({ receivedAt }) => <time dateTime={receivedAt}>{times.format(new Date(receivedAt))}</time>,
    },
    { id: 'state', head: t('state'), inCard: 'line', cell: ({ state }) => <RegistrationState state={state} /> },
  ];
}
