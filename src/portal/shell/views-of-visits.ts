import type { QueryClient } from '@tanstack/react-query';
import { hasVisits } from '../../offline/visit/visit-names.ts';

const day = 86_400_000; // milliseconds

type Person = { userId: string; maxAgeDays: number };

/**
 * Shows from a prepared visit what was never looked at, as what is kept of views seen before is shown: at once and with
 * its age, until the server answers. Answers how to stop.
 */
export function showFromVisits(queries: QueryClient, { userId, maxAgeDays }: Person): () => void {
  const openVisits = async () => {
    if (!(await hasVisits(userId))) return null;
    const [{ openVisits: open }, { createVisits }] = await Promise.all([
      import('../../offline/visit/open-visits.ts'),
      import('../../offline/visit/visits.ts'),
    ]);
    return createVisits(open(userId));
  };
  void openVisits()
    .then((visits) => visits?.dropBefore(Date.now() - maxAgeDays * day))
    .catch(reportError);

  return queries.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'added' || query.meta?.offline !== true || query.state.data !== undefined) return;
    void openVisits()
      .then((visits) => visits?.read(query.queryKey))
      .then((kept) => {
        if (kept && query.state.data === undefined)
          queries.setQueryData(query.queryKey, kept.data, { updatedAt: kept.at });
      })
      .catch(() => undefined); // a visit that cannot be read is as good as none
  });
}
