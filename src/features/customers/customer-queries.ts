import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { ServerRefused, type AskServer } from '../../api/ask-server.ts';
import { customerEndpoints } from '../../contract/customer-endpoints.ts';

const week = 7 * 86_400_000; // milliseconds: as long as views are kept at all

/** One customer; kept for the time without network. */
export const customerQuery = (server: AskServer, customerId: string) =>
  queryOptions({
    queryKey: ['customer', customerId],
    queryFn: () => server(customerEndpoints.readCustomer, { parameters: { customerId } }),
    meta: { offline: true },
    gcTime: week,
  });

/** One page of the list. */
export const customersQuery = (server: AskServer, cursor: string | undefined) =>
  queryOptions({
    queryKey: ['customers', cursor ?? 'first'],
    queryFn: () => server(customerEndpoints.readCustomers, { query: { cursor } }),
    meta: { offline: true },
    gcTime: week,
    placeholderData: keepPreviousData,
  });

/** Outside one's reach, or not there. */
export const isMissing = (error: unknown) => error instanceof ServerRefused && error.problem.status === 404;
