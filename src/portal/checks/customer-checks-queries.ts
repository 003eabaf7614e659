import { queryOptions } from '@tanstack/react-query';
import type { AskServer } from '../../api/ask-server.ts';
import { rowsBefore } from '../../api/rows-before.ts';
import { checkEndpoints } from '../../contract/check-endpoints.ts';
import { askedOf, type ListAddress } from '../../ui/list/list-address.ts';
import { offlineView } from '../shell/offline-view.ts';

type Which = { customerId: string; address: ListAddress };

/** One page of the checks of a customer; kept for the time without network. */
export const customerChecksQuery = (server: AskServer, { customerId, address }: Which) =>
  queryOptions({
    queryKey: ['checks', customerId, 'list', askedOf(address)],
    queryFn: () => server(checkEndpoints.readChecks, { parameters: { customerId }, query: askedOf(address) }),
    ...offlineView,
    placeholderData: rowsBefore(['checks', customerId, 'list']),
  });
