import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import type { AskServer } from '../../api/ask-server.ts';
import { siteOptionsQuery } from './site-queries.ts';

type Wish = { server: AskServer; customerId: string; without: string };

/** Open sites to choose from. Where there are more than come at once, what is typed finds the others. */
export function useSiteOptions({ server, customerId, without }: Wish) {
  const [typed, setTyped] = useState('');
  const q = useDeferredValue(typed);
  const first = useQuery(siteOptionsQuery(server, { customerId, q: '' }));
  const found = useQuery({
    ...siteOptionsQuery(server, { customerId, q }),
    enabled: first.data?.hasMore === true && q.trim() !== '',
  });
  const byId = new Map([...(first.data?.items ?? []), ...(found.data?.items ?? [])].map((site) => [site.id, site]));
  byId.delete(without);
  return {
    options: [...byId.values()].map(({ id, name }) => ({ id, label: name })),
    onTyped: setTyped,
  };
}
