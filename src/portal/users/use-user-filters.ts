import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { AskServer } from '../../api/ask-server.ts';
import { groups } from '../../contract/group.ts';
import { userStatuses } from '../../contract/user.ts';
import type { ListLook } from '../../ui/list/use-list-address.ts';
import { userOptionsQuery } from './user-queries.ts';

type Wish = { server: AskServer; customerId: string; look: ListLook };

/** What the list of users can be narrowed by. Of the sites one at a time: each shows whoever may work there. */
export function useUserFilters({ server, customerId, look }: Wish) {
  const { t } = useTranslation(['users', 'account', 'customers']);
  const { data } = useQuery(userOptionsQuery(server, customerId));
  const sites = (data?.sites ?? []).map(({ id, name }) => ({ id, label: name }));
  const atMaker = data?.groups.some(({ value, assignable }) => value.startsWith('provider') && assignable) ?? true;
  const filters = [
    {
      name: 'group',
      label: t('account:profile.group'),
      options: groups
        .filter((id) => atMaker || !id.startsWith('provider'))
        .map((id) => ({ id, label: t(`account:profile.groups.${id}`) })),
    },
    {
      name: 'status',
      label: t('customers:details.status'),
      options: userStatuses.map((id) => ({ id, label: t(`status.${id}`) })),
    },
    { name: 'siteId', label: t('details.site'), options: sites },
  ].filter(({ options }) => options.length > 0);
  return {
    filters,
    look: {
      ...look,
      setFilter(name: string, values: Iterable<string>) {
        const before = new Set(look.address.filters[name]);
        const added = [...values].filter((value) => !before.has(value));
        look.setFilter(name, name === 'siteId' ? added : values);
      },
    },
  };
}
