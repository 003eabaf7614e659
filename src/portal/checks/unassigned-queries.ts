import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { AskServer } from '../../api/ask-server.ts';
import { portalEndpoints } from '../../contract/portal-endpoints.ts';
import { checkEndpoints } from '../../contract/check-endpoints.ts';
import { askedOf, type ListAddress } from '../../ui/list/list-address.ts';

/** One page of the checks of no known device. */
export const unassignedChecksQuery = (server: AskServer, address: ListAddress) => {
  const { q: _q, ...asked } = askedOf(address);
  return queryOptions({
    queryKey: ['unassignedChecks', asked],
    queryFn: () => server(checkEndpoints.readAllChecks, { query: asked }),
    placeholderData: keepPreviousData,
  });
};

/** One check, whosever it is. */
export const anyCheckQuery = (server: AskServer, submissionId: string) =>
  queryOptions({
    queryKey: ['anyCheck', submissionId],
    queryFn: () => server(checkEndpoints.readAnyCheck, { parameters: { submissionId } }),
  });

/** Devices of all customers that are found by these words. */
export const foundDevicesQuery = (server: AskServer, q: string) =>
  queryOptions({
    queryKey: ['search', q, 'devices'],
    async queryFn() {
      const { items } = await server(portalEndpoints.search, { query: { q } });
      return items.filter(({ entityType }) => entityType === 'device');
    },
    gcTime: 0, // what was looked for is nobody's business later
  });
