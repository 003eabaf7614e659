import { queryOptions, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import type { AskServer } from '../../api/ask-server.ts';
import { siteEndpoints } from '../../contract/site-endpoints.ts';
import { usePortal } from './portal-context.ts';
import { offlineView } from './offline-view.ts';

type Wish = {
  customerId: string;
  /** One that is not to be chosen. */
  without?: string;
  /** One that is chosen already, by an address: it may be none of the first, and nobody has typed its name. */
  chosen?: string | null;
  /** False where there is no customer yet. */
  isAsked?: boolean;
};

/** Open sites of a customer to choose from. Where there are more than come at once, what is typed finds the others. */
export function useSiteOptions({ customerId, without, chosen, isAsked = true }: Wish) {
  const { server } = usePortal();
  const [typed, setTyped] = useState('');
  const q = useDeferredValue(typed.trim().slice(0, longestSearch));
  const first = useQuery({ ...sitesToChoose(server, customerId), enabled: isAsked }).data;
  const found = useQuery({
    ...sitesToChoose(server, customerId, q),
    enabled: isAsked && first?.hasMore === true && q !== '',
  }).data;
  const names = new Map([...(first?.items ?? []), ...(found?.items ?? [])].map(({ id, name }) => [id, name]));
  const siteId = chosen ?? '';
  const other = useQuery({
    ...siteToChoose(server, { customerId, siteId }),
    enabled: isAsked && first?.hasMore === true && siteId !== '' && !names.has(siteId),
  }).data;
  if (other && !names.has(other.id)) names.set(other.id, other.name);
  if (without !== undefined) names.delete(without);
  return { options: Array.from(names, ([id, label]) => ({ id, label })), onTyped: setTyped };
}

const longestSearch = 100; // characters

/** The first of them, or those that are found by `q`; kept for the time without network. */
const sitesToChoose = (server: AskServer, customerId: string, q = '') =>
  queryOptions({
    queryKey: ['sites', customerId, 'options', q],
    queryFn: () => server(siteEndpoints.readSiteOptions, { parameters: { customerId }, query: q === '' ? {} : { q } }),
    ...offlineView,
  });

/** One of them by itself; kept as its own page keeps it. */
const siteToChoose = (server: AskServer, { customerId, siteId }: { customerId: string; siteId: string }) =>
  queryOptions({
    queryKey: ['site', siteId],
    queryFn: () => server(siteEndpoints.readSite, { parameters: { customerId, siteId } }),
    ...offlineView,
  });
