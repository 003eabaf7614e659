import type { QueryClient } from '@tanstack/react-query';
import { visitKey } from '../../offline/visit/visit-key.ts';

/**
 * Shows a list that was seen with another number of rows on a page, at once and with its age, until the server answers:
 * whoever chose a size without network, or at another list, still reads what is kept. Answers how to stop.
 */
export function showOtherSizes(queries: QueryClient): () => void {
  const cache = queries.getQueryCache();
  return cache.subscribe(({ type, query }) => {
    if (type !== 'added' || query.meta?.offline !== true || query.state.data !== undefined) return;
    const key = visitKey(query.queryKey);
    const [latest] = cache
      .findAll({ predicate: ({ queryKey, state }) => state.data !== undefined && visitKey(queryKey) === key })
      .toSorted((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt);
    if (latest) queries.setQueryData(query.queryKey, latest.state.data, { updatedAt: latest.state.dataUpdatedAt });
  });
}
