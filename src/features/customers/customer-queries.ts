import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { ServerRefused, type AskServer } from '../../api/ask-server.ts';
import { customerEndpoints } from '../../contract/customer-endpoints.ts';
import type { ListAddress } from '../../ui/portal/list-address.ts';

const week = 7 * 86_400_000; // milliseconds: as long as views are kept at all

/** One customer; kept for the time without network. */
export const customerQuery = (server: AskServer, customerId: string) =>
  queryOptions({
    queryKey: ['customer', customerId],
    queryFn: () => server(customerEndpoints.readCustomer, { parameters: { customerId } }),
    meta: { offline: true },
    gcTime: week,
  });

/** The question of a list as the server takes it. */
export const customersAsked = ({ q, sort, cursor, filters }: ListAddress) => ({
  ...filters,
  q: q.trim() === '' ? undefined : q,
  sort,
  cursor,
});

/** One page of the list. */
export const customersQuery = (server: AskServer, address: ListAddress) =>
  queryOptions({
    queryKey: ['customers', customersAsked(address)],
    queryFn: () => server(customerEndpoints.readCustomers, { query: customersAsked(address) }),
    meta: { offline: true },
    gcTime: week,
    placeholderData: keepPreviousData,
  });

/** Outside one's reach, or not there. */
export const isMissing = (error: unknown) => error instanceof ServerRefused && error.problem.status === 404;
