import type { UseQueryResult } from '@tanstack/react-query';

/** What a form begins with: kept data only where the server did not answer, else somebody else's change looks like a conflict. */
export const freshOf = <T>({ data, error, failureReason, isFetchedAfterMount, refetch }: UseQueryResult<T>) => ({
  data: isFetchedAfterMount || failureReason !== null ? data : undefined,
  error,
  failureReason,
  refetch,
});
