import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { usePortal } from './portal-context.ts';

/**
 * Leaves the page of a deleted thing, and drops what is kept of it once that page is gone: as long as it is shown, it
 * would ask the server for what is no longer there.
 */
export function useLeaveDeleted() {
  const router = useRouter();
  const queries = useQueryClient();
  const { goTo } = usePortal();
  return (href: string, queryKey: QueryKey) => {
    const stop = router.subscribe('onRendered', () => {
      stop();
      queries.removeQueries({ queryKey });
    });
    goTo(href, 'replace');
  };
}
