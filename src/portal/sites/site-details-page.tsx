import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isMissing } from '../../api/ask-server.ts';
import { usePortal } from '../shell/portal-context.ts';
import { useDetailsLabels } from '../../i18n/use-portal-labels.ts';
import { lockPath } from '../../ui/more-icon-paths.ts';
import { Badge } from '../../ui/controls/badge.tsx';
import { Card } from '../../ui/controls/card.tsx';
import { DescriptionList } from '../../ui/page/description-list.tsx';
import { DetailsPage } from '../../ui/page/details-page.tsx';
import { TwoColumns } from '../../ui/page/page-body.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { SiteActions } from './site-actions.tsx';
import { SiteDevices } from './site-devices.tsx';
import { siteQuery } from './site-queries.ts';
import { useSiteFacts } from './use-site-facts.tsx';
import { NotFound } from '../shell/not-found.tsx';
import { historyOf } from '../shell/history-of.tsx';

type DetailsProps = {
  customerId: string;
  siteId: string;
  visit: ReactNode;
};

/** What is known of a site, how its devices are, and what can be done with it. */
export function SiteDetailsPage({ customerId, siteId, visit }: DetailsProps) {
  const portal = usePortal();
  const { t } = useTranslation('sites');
  const { server, permissions } = portal;
  const query = useQuery(siteQuery(server, { customerId, siteId }));
  const words = useDetailsLabels();
  const facts = useSiteFacts({ mayReadUsers: permissions.has('user.write') || permissions.has('customer.archive') });
  const mayWrite = permissions.has('site.write');
  useTitle(query.data?.name ?? t('details.title'));
  if (isMissing(query.error)) return <NotFound />;
  return (
    <DetailsPage
      portal={portal}
      query={query}
      words={words}
      history={historyOf(portal, { customerId, entityType: 'site', entityId: siteId })}
    >
      {(site) => ({
        title: site.name,
        state: site.status === 'closed' && (
          <Badge tone="idle" icon={lockPath}>
            {t('status.closed')}
          </Badge>
        ),
        actions: mayWrite && <SiteActions site={site} />,
        edit: mayWrite && t('edit.act'),
        tabs: [
          {
            id: 'details',
            label: t('details.title'),
            content: (
              <TwoColumns
                side={
                  <>
                    <SiteDevices site={site} />
                    {visit}
                  </>
                }
              >
                <Card>
                  <DescriptionList facts={facts(site)} />
                </Card>
              </TwoColumns>
            ),
          },
        ],
      })}
    </DetailsPage>
  );
}
