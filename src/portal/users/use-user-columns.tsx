import { useTranslation } from 'react-i18next';
import type { UserLine } from '../../contract/user.ts';
import { regional } from '../../i18n/regional.ts';
import { RowLink } from '../../ui/list/row-link.tsx';
import type { TableColumn } from '../../ui/list/table-column.ts';
import { InvitationState } from './invitation-state.tsx';
import { UserStatusBadge } from './user-status-badge.tsx';

/** What a row of the list of users shows. */
export function useUserColumns(): TableColumn<UserLine>[] {
  const { t, i18n } = useTranslation(['users', 'account', 'customers']);
  const numbers = new Intl.NumberFormat(regional(i18n.language));
  return [
    {
      id: 'name',
      head: t('list.name'),
      inCard: 'line',
      isSortable: true,
      cell: ({ id, customerId, firstName, lastName, email, isSelf }) => (
        <>
          <RowLink href={`/app/customers/${customerId}/users/${id}`}>{`${lastName}, ${firstName}`}</RowLink>
          {isSelf && <span className="text-second"> {t('list.self')}</span>}
          <div className="text-xs wrap-anywhere text-second">{email}</div>
        </>
      ),
    },
    { id: 'group', head: t('account:profile.group'), cell: ({ group }) => t(`account:profile.groups.${group}`) },
    {
      id: 'jobTitle',
      head: t('account:profile.jobTitle'),
      inCard: 'none',
      cell: ({ jobTitle }) => jobTitle,
    },
    {
      id: 'sites',
      head: t('details.sites'),
      inCard: 'none',
      cell: ({ sites }) =>
        sites === 0 ? t('list.allSites') : t('list.sites', { count: sites, number: numbers.format(sites) }),
    },
    {
      id: 'status',
      head: t('customers:details.status'),
      inCard: 'end',
      cell: ({ status, invitation }) =>
        status === 'invited' ? <InvitationState invitation={invitation} /> : <UserStatusBadge status={status} />,
    },
  ];
}
