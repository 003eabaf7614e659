import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from '../controls/button.tsx';
import { LoadFailed, NotKept } from './instead.tsx';
import { isNetworkError } from './is-network-error.ts';
import { LateLoader } from './late-loader.tsx';

export type ViewWords = {
  loading: string;
  again: string;
  failed: { title: string; text: string };
  notKept: { title: string; text: string };
};

type AwaitedViewProps<T> = {
  query: Pick<UseQueryResult<T>, 'data' | 'error' | 'failureReason' | 'refetch'> & { isPlaceholderData?: boolean };
  words: ViewWords;
  /** Stands where it comes to; a skeleton of it while it is awaited. */
  skeleton?: ReactNode;
  children: (data: T) => ReactNode;
};

/** What the server said, also when it was a while ago. Only without anything to show: the waiting, or why there is nothing. */
export function AwaitedView<T>({ query, words, skeleton, children }: AwaitedViewProps<T>) {
  const { data, error, failureReason, isPlaceholderData, refetch } = query;
  // It is tried again by itself; that the first try failed is said at once.
  const failure = error ?? failureReason;
  // The answer to the question before stands in only while this one's is on its way.
  if (data !== undefined && !(isPlaceholderData && failure)) return children(data);
  if (!failure) return <LateLoader label={words.loading}>{skeleton}</LateLoader>;
  const again = <Button onPress={() => void refetch()}>{words.again}</Button>;
  return isNetworkError(failure) ? (
    <NotKept {...words.notKept}>{again}</NotKept>
  ) : (
    <LoadFailed {...words.failed}>{again}</LoadFailed>
  );
}
