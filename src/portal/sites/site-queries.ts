import { queryOptions } from '@tanstack/react-query';
import type { AskServer } from '../../api/ask-server.ts';
import { rowsBefore } from '../../api/rows-before.ts';
import { siteEndpoints } from '../../contract/site-endpoints.ts';
import { askedOf, type ListAddress } from '../../ui/list/list-address.ts';
import { offlineView } from '../shell/offline-view.ts';

type Which = { customerId: string; siteId: string };

/** One site; kept for the time without network. */
export const siteQuery = (server: AskServer, { customerId, siteId }: Which) =>
  queryOptions({
    queryKey: ['site', siteId],
    queryFn: () => server(siteEndpoints.readSite, { parameters: { customerId, siteId } }),
    ...offlineView,
  });

/** One page of the list. */
export const sitesQuery = (server: AskServer, { customerId, address }: { customerId: string; address: ListAddress }) =>
  queryOptions({
    queryKey: ['sites', customerId, askedOf(address)],
    queryFn: () => server(siteEndpoints.readSites, { parameters: { customerId }, query: askedOf(address) }),
    ...offlineView,
    placeholderData: rowsBefore(['sites', customerId]),
  });
