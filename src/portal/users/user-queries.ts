import { queryOptions } from '@tanstack/react-query';
import type { AskServer } from '../../api/ask-server.ts';
import { rowsBefore } from '../../api/rows-before.ts';
import { userEndpoints } from '../../contract/user-endpoints.ts';
import { askedOf, type ListAddress } from '../../ui/list/list-address.ts';
import { offlineView } from '../shell/offline-view.ts';

const mailPause = 2000; // milliseconds between two looks at a mail that is on its way

type Which = { customerId: string; userId: string };

/** One user; looked at again by itself while the mail that invites them is on its way. */
export const userQuery = (server: AskServer, { customerId, userId }: Which) =>
  queryOptions({
    queryKey: ['user', userId],
    queryFn: () => server(userEndpoints.readUser, { parameters: { customerId, userId } }),
    ...offlineView,
    refetchInterval: ({ state: { data } }) => (data?.invitation?.state === 'waiting' ? mailPause : false),
  });

/** One page of the list. */
export const usersQuery = (
  server: AskServer,
  { customerId, address }: { customerId: string; address: ListAddress },
) => {
  const { siteId, ...others } = askedOf(address) as ReturnType<typeof askedOf> & { siteId?: readonly string[] };
  const asked = { ...others, siteId: siteId?.[0] };
  return queryOptions({
    queryKey: ['users', customerId, asked],
    queryFn: () => server(userEndpoints.readUsers, { parameters: { customerId }, query: asked }),
    ...offlineView,
    placeholderData: rowsBefore(['users', customerId]),
  });
};

/** What the form of a user offers, and the names of the sites. */
export const userOptionsQuery = (server: AskServer, customerId: string) =>
  queryOptions({
    queryKey: ['users', customerId, 'options'],
    queryFn: () => server(userEndpoints.readUserOptions, { parameters: { customerId } }),
    ...offlineView,
  });
