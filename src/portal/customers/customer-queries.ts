import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { AskServer } from '../../api/ask-server.ts';
import { customerEndpoints } from '../../contract/customer-endpoints.ts';
import { askedOf, type ListAddress } from '../../ui/list/list-address.ts';

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
export const customersQuery = (server: AskServer, address: ListAddress) =>
  queryOptions({
    queryKey: ['customers', askedOf(address)],
    queryFn: () => server(customerEndpoints.readCustomers, { query: askedOf(address) }),
    meta: { offline: true },
    gcTime: week,
    placeholderData: keepPreviousData,
  });
