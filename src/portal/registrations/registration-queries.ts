import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { AskServer } from '../../api/ask-server.ts';
import { registrationEndpoints } from '../../contract/registration-endpoints.ts';
import { askedOf, type ListAddress } from '../../ui/list/list-address.ts';

/** One page of the queue. */
export const registrationsQuery = (server: AskServer, address: ListAddress) => {
  const { q: _q, ...asked } = askedOf(address);
  return queryOptions({
    queryKey: ['registrations', asked],
    queryFn: () => server(registrationEndpoints.readRegistrations, { query: asked }),
    placeholderData: keepPreviousData,
  });
};

/** One registration with what it may belong to. */
export const registrationQuery = (server: AskServer, submissionId: string) =>
  queryOptions({
    queryKey: ['registration', submissionId],
    queryFn: () => server(registrationEndpoints.readRegistration, { parameters: { submissionId } }),
  });
