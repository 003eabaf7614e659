import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { AskServer } from '../../api/ask-server.ts';
import { customerEndpoints } from '../../contract/customer-endpoints.ts';
import { askedOf, type ListAddress } from '../../ui/list/list-address.ts';
import { offlineView } from '../shell/offline-view.ts';

/** One customer; kept for the time without network. */
export const customerQuery = (server: AskServer, customerId: string) =>
  queryOptions({
    queryKey: ['customer', customerId],
    queryFn: () => server(customerEndpoints.readCustomer, { parameters: { customerId } }),
    ...offlineView,
  });

/** One page of the list. */
export const customersQuery = (server: AskServer, address: ListAddress) =>
  queryOptions({
    queryKey: ['customers', askedOf(address)],
    queryFn: () => server(customerEndpoints.readCustomers, { query: askedOf(address) }),
    ...offlineView,
    placeholderData: keepPreviousData,
  });
