import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isMissing, isSilence } from '../../api/ask-server.ts';
import type { Desk } from '../../api/desk.ts';
import { useDetailsWords } from '../../i18n/use-desk-words.ts';
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

type DetailsProps = Desk & {
  customerId: string;
  siteId: string;
  /** What was changed of it; null for those who may not see that. */
  history: ReactNode;
  visit: ReactNode;
  notFound: ReactNode;
};

/** What is known of a site, how its devices are, and what can be done with it. */
export function SiteDetailsPage({ customerId, siteId, history, visit, notFound, ...desk }: DetailsProps) {
  const { t } = useTranslation('sites');
  const { server, permissions } = desk;
  const query = useQuery(siteQuery(server, { customerId, siteId }));
  const words = useDetailsWords();
  const facts = useSiteFacts({ mayReadUsers: permissions.has('user.write') || permissions.has('customer.archive') });
  const mayWrite = permissions.has('site.write');
  useTitle(query.data?.name ?? t('details.title'));
  if (isMissing(query.error)) return notFound;
  return (
    <DetailsPage desk={desk} query={query} words={words} isSilence={isSilence} history={history}>
      {(site) => ({
        title: site.name,
        state: site.status === 'closed' && (
          <Badge tone="idle" icon={lockPath}>
            {t('status.closed')}
          </Badge>
        ),
        actions: mayWrite && <SiteActions {...desk} site={site} />,
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
