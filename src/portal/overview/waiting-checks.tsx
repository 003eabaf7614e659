import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { usePortal } from '../shell/portal-context.ts';
import { checkEndpoints } from '../../contract/check-endpoints.ts';
import { regional } from '../../i18n/regional.ts';
import { TextLink } from '../../ui/controls/text-link.tsx';
import { offlineView } from '../shell/offline-view.ts';

/** How many checks wait to be accepted or voided, with the way to them; nothing where none does. */
export function WaitingChecks({ customerId }: { customerId: string }) {
  const { server } = usePortal();
  const { t, i18n } = useTranslation('overview');
  const { data } = useQuery({
    queryKey: ['checks', customerId, 'waiting'],
    async queryFn() {
      // Only the number is wanted. Sorted by this, the one row that comes with it is found by the index of states.
      const query = { state: 'flagged', sort: '-receivedAt', size: 1 } as const;
      const { total, totalIsExact } = await server(checkEndpoints.readChecks, {
        parameters: { customerId },
        query,
      });
      return { total, totalIsExact };
    },
    ...offlineView,
  });
  if (data === undefined || data.total === 0) return null;
  const total = new Intl.NumberFormat(regional(i18n.language)).format(data.total) + (data.totalIsExact ? '' : '+');
  return (
    <TextLink href={`/app/customers/${customerId}/checks?state=flagged`}>
      {t('waiting', { count: data.total, total })}
    </TextLink>
  );
}
