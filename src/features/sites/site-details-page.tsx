import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isMissing, ServerSilent } from '../../api/ask-server.ts';
import type { Desk } from '../../api/desk.ts';
import { AsOf } from '../../i18n/as-of.tsx';
import { useViewWords } from '../../i18n/use-view-words.ts';
import { lockPath, penPath } from '../../ui/more-icon-paths.ts';
import { AwaitedView } from '../../ui/portal/awaited-view.tsx';
import { Badge } from '../../ui/portal/badge.tsx';
import { Card } from '../../ui/portal/card.tsx';
import { DescriptionList } from '../../ui/portal/description-list.tsx';
import { LinkButton } from '../../ui/portal/link-button.tsx';
import { PageBody, TwoColumns } from '../../ui/portal/page-body.tsx';
import { PageHeader } from '../../ui/portal/page-header.tsx';
import { Tabs } from '../../ui/portal/tabs.tsx';
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
  const { t } = useTranslation(['sites', 'desk']);
  const { server, permissions, isReadOnly, pathname, search, goTo } = desk;
  const query = useQuery(siteQuery(server, { customerId, siteId }));
  const words = useViewWords();
  const facts = useSiteFacts({ mayReadUsers: permissions.has('user.write') || permissions.has('customer.archive') });
  const mayWrite = permissions.has('site.write');
  const open = history && new URLSearchParams(search).get('tab') === 'history' ? 'history' : 'details';
  useTitle(query.data?.name ?? t('details.title'));
  if (isMissing(query.error)) return notFound;
  return (
    <PageBody>
      <AwaitedView query={query} words={words} isSilence={(error) => error instanceof ServerSilent}>
        {(site) => (
          <>
            <PageHeader
              title={site.name}
              sub={<AsOf query={query} />}
              state={
                site.status === 'closed' && (
                  <Badge tone="idle" icon={lockPath}>
                    {t('status.closed')}
                  </Badge>
                )
              }
              actions={mayWrite && <SiteActions {...desk} site={site} />}
              primary={
                mayWrite &&
                !isReadOnly && (
                  <LinkButton variant="primary" icon={penPath} href={`${pathname}/edit`}>
                    {t('edit.act')}
                  </LinkButton>
                )
              }
            />
            <Tabs
              label={site.name}
              open={open}
              onOpen={(id) => goTo(id === 'details' ? pathname : `${pathname}?tab=${id}`, 'replace')}
              tabs={[
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
                ...(history ? [{ id: 'history', label: t('desk:history.title'), content: history }] : []),
              ]}
            />
          </>
        )}
      </AwaitedView>
    </PageBody>
  );
}
