import { queryOptions } from '@tanstack/react-query';
import type { AskServer } from '../../api/ask-server.ts';
import { rowsBefore } from '../../api/rows-before.ts';
import { keptCheckEndpoints } from '../../contract/kept-check-endpoints.ts';
import { siteEndpoints } from '../../contract/site-endpoints.ts';
import { askedOf, type ListAddress } from '../../ui/list/list-address.ts';

const week = 7 * 86_400_000; // milliseconds: as long as views are kept at all

type Which = { customerId: string; address: ListAddress };

/** One page of the checks of a customer; kept for the time without network. */
export const customerChecksQuery = (server: AskServer, { customerId, address }: Which) =>
  queryOptions({
    queryKey: ['checks', customerId, 'list', askedOf(address)],
    queryFn: () => server(keptCheckEndpoints.readChecks, { parameters: { customerId }, query: askedOf(address) }),
    meta: { offline: true },
    gcTime: week,
    placeholderData: rowsBefore(['checks', customerId, 'list']),
  });

/** The sites of the customer, to filter by: the first of them, or those that are found by what is typed. */
export const sitesToChoose = (server: AskServer, customerId: string, q = '') =>
  queryOptions({
    queryKey: ['sites', customerId, 'options', q],
    queryFn: () => server(siteEndpoints.readSiteOptions, { parameters: { customerId }, query: q === '' ? {} : { q } }),
    meta: { offline: true },
    gcTime: week,
  });
