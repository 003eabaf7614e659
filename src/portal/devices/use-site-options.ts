import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import type { AskServer } from '../../api/ask-server.ts';
import { siteToChoose, sitesToChoose } from './device-queries.ts';

type Wish = { server: AskServer; customerId: string; chosen?: string | null };

/** Open sites to choose from. Where there are more than come at once, what is typed finds the others. */
export function useSiteOptions({ server, customerId, chosen }: Wish) {
  const [typed, setTyped] = useState('');
  const q = useDeferredValue(typed.trim());
  const first = useQuery(sitesToChoose(server, customerId)).data;
  const found = useQuery({
    ...sitesToChoose(server, customerId, q),
    enabled: first?.hasMore === true && q !== '',
  }).data;
  const names = new Map([...(first?.items ?? []), ...(found?.items ?? [])].map(({ id, name }) => [id, name]));
  // One that was chosen by an address may be none of the first, and nobody has typed its name.
  const siteId = chosen ?? '';
  const other = useQuery({
    ...siteToChoose(server, { customerId, siteId }),
    enabled: first?.hasMore === true && siteId !== '' && !names.has(siteId),
  }).data;
  if (other && !names.has(other.id)) names.set(other.id, other.name);
  return { options: Array.from(names, ([id, label]) => ({ id, label })), onTyped: setTyped };
}
