import { queryOptions } from '@tanstack/react-query';
import type { AskServer } from '../../api/ask-server.ts';
import { rowsBefore } from '../../api/rows-before.ts';
import { siteEndpoints } from '../../contract/site-endpoints.ts';
import { askedOf, type ListAddress } from '../../ui/list/list-address.ts';

const week = 7 * 86_400_000; // milliseconds: as long as views are kept at all

type Which = { customerId: string; siteId: string };

/** One site; kept for the time without network. */
export const siteQuery = (server: AskServer, { customerId, siteId }: Which) =>
  queryOptions({
    queryKey: ['site', siteId],
    queryFn: () => server(siteEndpoints.readSite, { parameters: { customerId, siteId } }),
    meta: { offline: true },
    gcTime: week,
  });

/** One page of the list. */
export const sitesQuery = (server: AskServer, { customerId, address }: { customerId: string; address: ListAddress }) =>
  queryOptions({
    queryKey: ['sites', customerId, askedOf(address)],
    queryFn: () => server(siteEndpoints.readSites, { parameters: { customerId }, query: askedOf(address) }),
    meta: { offline: true },
    gcTime: week,
    placeholderData: rowsBefore(['sites', customerId]),
  });

/** Sites to choose from; `q` finds those that are not among the first. */
export const siteOptionsQuery = (server: AskServer, { customerId, q }: { customerId: string; q: string }) =>
  queryOptions({
    queryKey: ['sites', customerId, 'options', q],
    queryFn: () =>
      server(siteEndpoints.readSiteOptions, { parameters: { customerId }, query: { q: q === '' ? undefined : q } }),
    placeholderData: rowsBefore(['sites', customerId, 'options']),
  });
