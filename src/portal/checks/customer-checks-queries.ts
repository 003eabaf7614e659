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

/** One check with its answers; kept for the time without network. */
export const checkQuery = (
  server: AskServer,
  { customerId, submissionId }: { customerId: string; submissionId: string },
) =>
  queryOptions({
    queryKey: ['check', submissionId],
    queryFn: () => server(checkEndpoints.readCheck, { parameters: { customerId, submissionId } }),
    ...offlineView,
  });

/** Another check that waits for a decision; undefined where none does, or the server does not answer. */
export async function nextWaiting(
  server: AskServer,
  { customerId, without }: { customerId: string; without: string },
): Promise<string | undefined> {
  const query = { state: 'flagged', size: 2 } as const;
  const found = await server(checkEndpoints.readChecks, { parameters: { customerId }, query }).catch(() => undefined);
  return found?.items.find(({ id }) => id !== without)?.id;
}
