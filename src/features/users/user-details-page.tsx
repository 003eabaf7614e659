import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isMissing, ServerSilent } from '../../api/ask-server.ts';
import type { Desk } from '../../api/desk.ts';
import { AsOf } from '../../i18n/as-of.tsx';
import { useViewWords } from '../../i18n/use-view-words.ts';
import { penPath } from '../../ui/more-icon-paths.ts';
import { AwaitedView } from '../../ui/portal/awaited-view.tsx';
import { Card } from '../../ui/portal/card.tsx';
import { DescriptionList } from '../../ui/portal/description-list.tsx';
import { LinkButton } from '../../ui/portal/link-button.tsx';
import { PageBody, TwoColumns } from '../../ui/portal/page-body.tsx';
import { PageHeader } from '../../ui/portal/page-header.tsx';
import { Tabs } from '../../ui/portal/tabs.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { InvitationCard } from './invitation-card.tsx';
import { QualificationCard } from './qualification-card.tsx';
import { UserActions } from './user-actions.tsx';
import { userOptionsQuery, userQuery } from './user-queries.ts';
import { UserStatusBadge } from './user-status-badge.tsx';
import { useUserFacts } from './use-user-facts.tsx';

type DetailsProps = Desk & {
  customerId: string;
  userId: string;
  /** What was changed of them; null for those who may not see that. */
  history: ReactNode;
  notFound: ReactNode;
};

/** What is known of a user, and what can be done with them. */
export function UserDetailsPage({ customerId, userId, history, notFound, ...desk }: DetailsProps) {
  const { t } = useTranslation(['users', 'desk']);
  const { server, permissions, isReadOnly, languageNames, pathname, search, goTo } = desk;
  const query = useQuery(userQuery(server, { customerId, userId }));
  const options = useQuery(userOptionsQuery(server, customerId));
  const words = useViewWords();
  const siteNames = new Map(options.data?.sites.map(({ id, name }) => [id, name]));
  const facts = useUserFacts({ languageNames, siteNames });
  const mayWrite = permissions.has('user.write');
  const open = history && new URLSearchParams(search).get('tab') === 'history' ? 'history' : 'details';
  useTitle(query.data ? `${query.data.firstName} ${query.data.lastName}` : t('details.title'));
  if (isMissing(query.error)) return notFound;
  return (
    <PageBody>
      <AwaitedView query={query} words={words} isSilence={(error) => error instanceof ServerSilent}>
        {(user) => (
          <>
            <PageHeader
              title={`${user.firstName} ${user.lastName}`}
              sub={<AsOf query={query} />}
              state={user.status !== 'active' && <UserStatusBadge status={user.status} />}
              actions={mayWrite && !user.isSelf && <UserActions {...desk} user={user} />}
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
              label={`${user.firstName} ${user.lastName}`}
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
                          {user.status === 'invited' && <InvitationCard {...desk} user={user} mayWrite={mayWrite} />}
                          <QualificationCard qualifications={user.qualifications} />
                        </>
                      }
                    >
                      <Card>
                        <DescriptionList facts={facts(user)} />
                        {mayWrite && user.isSelf && <p className="text-s text-second">{t('details.self')}</p>}
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
