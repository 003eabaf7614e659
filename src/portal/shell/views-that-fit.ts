import type { PersistedClient } from '@tanstack/query-persist-client-core';

/** Leaves out the oldest views until the rest takes no more room than that, in characters. */
export function viewsThatFit(kept: PersistedClient, longest: number): PersistedClient {
  const newestFirst = kept.clientState.queries.toSorted((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt);
  let room = longest;
  const fitting = newestFirst.filter((query) => {
    room -= JSON.stringify(query).length + separator;
    return room >= 0;
  });
  return { ...kept, clientState: { ...kept.clientState, queries: fitting } };
}

const separator = 1;
