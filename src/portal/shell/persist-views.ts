import { createSyncStoragePersister } from '@tanstack/query-sync-storage-persister';
import { dehydrate, type DehydrateOptions, type QueryClient } from '@tanstack/react-query';
import {
  persistQueryClientRestore,
  persistQueryClientSubscribe,
  type PersistedClient,
} from '@tanstack/query-persist-client-core';
import { quietly } from '../../ui/quietly.ts';
import { viewsPrefix } from '../../start/forget-what-was-seen.ts';
import { viewsThatFit } from './views-that-fit.ts';

const longestText = 1_500_000; // characters of one person's views
const day = 86_400_000; // milliseconds
/** Raised when what views hold changes its shape: kept ones of another shape are not read. */
const shape = 'views-2';

type Person = { userId: string; maxAgeDays: number };

/**
 * Keeps the views marked `meta: {offline: true}` in local storage, for this person alone, and brings back what was
 * kept. Answers how to stop. What does not fit leaves out the oldest views; a store that is broken keeps nothing.
 */
export async function persistViews(queries: QueryClient, { userId, maxAgeDays }: Person): Promise<() => void> {
  // A write that is under way when the person leaves comes too late to be done.
  let isOver = false;
  const storage = visibleStorage(() => isOver);
  const key = viewsPrefix + userId;
  const persister = createSyncStoragePersister({ storage, key, serialize, retry: half });
  const options = { queryClient: queries, persister, buster: shape, maxAge: maxAgeDays * day };
  await persistQueryClientRestore(options).catch(reportError);
  const unsubscribe = persistQueryClientSubscribe({ ...options, dehydrateOptions });
  // The persister waits a second for more to come; a page that goes has none to wait.
  const keepNow = () => {
    const kept = { buster: shape, timestamp: Date.now(), clientState: dehydrate(queries, dehydrateOptions) };
    quietly(() => storage.setItem(key, serialize(kept)));
  };
  addEventListener('pagehide', keepNow);
  return () => {
    isOver = true;
    removeEventListener('pagehide', keepNow);
    unsubscribe();
  };
}

const dehydrateOptions: DehydrateOptions = {
  // What is kept stays kept when its next refresh fails: it is shown with its age.
  shouldDehydrateQuery: (query) => query.meta?.offline === true && query.state.data !== undefined,
  shouldDehydrateMutation: () => false,
};

const serialize = (kept: PersistedClient) => JSON.stringify(viewsThatFit(kept, longestText));

/** A store that is full for other reasons is tried with half as much, until next to nothing is left. */
const half = ({ persistedClient, errorCount }: { persistedClient: PersistedClient; errorCount: number }) =>
  errorCount > mostHalvings ? undefined : viewsThatFit(persistedClient, longestText / 2 ** errorCount);
const mostHalvings = 8;

/** Several tabs have several states of a view: the one in sight writes. */
function visibleStorage(isOver: () => boolean) {
  return {
    getItem: (key: string) => quietly(() => localStorage.getItem(key)) ?? null,
    setItem(key: string, text: string) {
      if (isOver() || document.visibilityState !== 'visible') return;
      localStorage.setItem(key, text);
    },
    removeItem: (key: string) => quietly(() => localStorage.removeItem(key)),
  };
}
