import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { usePortal } from '../shell/portal-context.ts';
import { customerEndpoints } from '../../contract/customer-endpoints.ts';
import { AsOf } from '../../i18n/as-of.tsx';
import { useViewLabels } from '../../i18n/use-view-labels.ts';
import { AwaitedView } from '../../ui/page/awaited-view.tsx';
import { PageBody } from '../../ui/page/page-body.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { ChecksByMonth } from './checks-by-month.tsx';
import { DevicesBySite } from './devices-by-site.tsx';
import { FleetTiles } from './fleet-tiles.tsx';
import { WaitingChecks } from './waiting-checks.tsx';
import { offlineView } from '../shell/offline-view.ts';

/** How it stands with the devices of an organisation, each figure a way to what is counted. */
export function OverviewPage({ customerId }: { customerId: string }) {
  const { server, permissions } = usePortal();
  const { t } = useTranslation('overview');
  const query = useQuery({
    queryKey: ['overview', customerId],
    queryFn: () => server(customerEndpoints.readOverview, { parameters: { customerId } }),
    ...offlineView,
  });
  useTitle(t('title'));
  return (
    <PageBody>
      <PageHeader
        title={t('title')}
        sub={
          <>
            {permissions.has('check.judge') && <WaitingChecks customerId={customerId} />} <AsOf query={query} />
          </>
        }
      />
      <AwaitedView query={query} words={useViewLabels()}>
        {(overview) => (
          <>
            <FleetTiles customerId={customerId} overview={overview} />
            <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1.62fr)_minmax(0,1fr)]">
              <DevicesBySite customerId={customerId} sites={overview.bySite} />
              <ChecksByMonth months={overview.checksByMonth} />
            </div>
          </>
        )}
      </AwaitedView>
    </PageBody>
  );
}
