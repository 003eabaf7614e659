import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { offlineView } from '../shell/offline-view.ts';
import { usePortal } from '../shell/portal-context.ts';
import { customerEndpoints } from '../../contract/customer-endpoints.ts';
import { AsOf } from '../../i18n/as-of.tsx';
import { useViewLabels } from '../../i18n/use-view-labels.ts';
import { AwaitedView } from '../../ui/page/awaited-view.tsx';
import { DueSoonest } from './due-soonest.tsx';
import { NeedsYou } from './needs-you.tsx';
import { ToTheField } from './to-the-field.tsx';

type WorkProps = {
  customerId: string;
  /** What waits on this phone: unsent work and drafts. */
  onThisPhone: ReactNode;
};

/** What needs a person at a customer, first of all: what failed, waits or is late, and the way to the camera. */
export function WorkOfCustomer({ customerId, onThisPhone }: WorkProps) {
  const { server } = usePortal();
  const { t } = useTranslation('overview');
  const query = useQuery({
    queryKey: ['overview', customerId, 'work'],
    queryFn: () => server(customerEndpoints.readWork, { parameters: { customerId } }),
    ...offlineView,
  });
  return (
    <section aria-label={t('work.title')} className="grid min-w-0 grid-cols-1 gap-5">
      <ToTheField>{onThisPhone}</ToTheField>
      <AwaitedView query={query} words={useViewLabels()}>
        {(work) => (
          <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.62fr)]">
            <NeedsYou customerId={customerId} work={work} asOf={<AsOf query={query} />} />
            <DueSoonest customerId={customerId} work={work} />
          </div>
        )}
      </AwaitedView>
    </section>
  );
}
