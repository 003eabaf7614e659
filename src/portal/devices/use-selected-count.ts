import { useQuery } from '@tanstack/react-query';
import type { AskServer } from '../../api/ask-server.ts';
import type { ListAddress } from '../../ui/list/list-address.ts';
import type { RowSelection } from '../../ui/list/row-selection.ts';
import { exactTotal } from './device-queries.ts';
import type { PageInSight } from './selected-bar.tsx';

type Which = { customerId: string; selection: RowSelection; address: ListAddress; page: PageInSight };

/** How many are selected; not known yet while the server counts more than a list does. */
export function useSelectedCount(server: AskServer, { customerId, selection, address, page }: Which) {
  const isAll = selection.kind === 'all';
  const exact = useQuery({
    ...exactTotal(server, { customerId, address }),
    enabled: isAll && !page.totalIsExact,
  });
  if (!isAll) return { count: selection.ids.size, error: null };
  return page.totalIsExact ? { count: page.total, error: null } : { count: exact.data, error: exact.error };
}
