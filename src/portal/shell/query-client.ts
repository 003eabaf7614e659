import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { isPassing, ServerProblem } from '../../api/ask-server.ts';

/** Specification, section 9. */
const retention = 300_000; // milliseconds
const mostRetries = 3;

type Consequences = { signOut: () => void; goTo: (href: string, how: 'replace') => void };

/**
 * The one store of what the server said. A 401 of ours signs out, a 403 to a query leads to the not-found page, and a
 * 403 to a change signs out too (specification, section 6); bodies that are not ours never come here as a refusal.
 */
export function createQueryClient({ signOut, goTo }: Consequences): QueryClient {
  const statusOf = (error: unknown) => (error instanceof ServerProblem ? error.problem.status : undefined);
  return new QueryClient({
    queryCache: new QueryCache({
      onError(error) {
        if (statusOf(error) === 401) signOut();
        else if (statusOf(error) === 403) goTo('/404', 'replace');
      },
    }),
    mutationCache: new MutationCache({
      onError(error) {
        if ([401, 403].includes(statusOf(error) ?? 0)) signOut();
      },
    }),
    defaultOptions: {
      queries: {
        gcTime: retention,
        // `navigator.onLine` lies: whether there is a network, a try shows.
        networkMode: 'offlineFirst',
        retry: (failures, error) => isPassing(error) && failures < mostRetries,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}
