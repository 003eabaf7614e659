import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { isMissing } from '../../api/ask-server.ts';
import { usePortal } from '../shell/portal-context.ts';
import { useDetailsLabels } from '../../i18n/use-portal-labels.ts';
import { Card } from '../../ui/controls/card.tsx';
import { DescriptionList } from '../../ui/page/description-list.tsx';
import { DetailsPage } from '../../ui/page/details-page.tsx';
import { TwoColumns } from '../../ui/page/page-body.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { InvitationCard } from './invitation-card.tsx';
import { QualificationCard } from './qualification-card.tsx';
import { UserActions } from './user-actions.tsx';
import { userOptionsQuery, userQuery } from './user-queries.ts';
import { UserStatusBadge } from './user-status-badge.tsx';
import { useUserFacts } from './use-user-facts.tsx';
import { NotFound } from '../shell/not-found.tsx';
import { historyOf } from '../shell/history-of.tsx';

type DetailsProps = {
  customerId: string;
  userId: string;
};

/** What is known of a user, and what can be done with them. */
export function UserDetailsPage({ customerId, userId }: DetailsProps) {
  const portal = usePortal();
  const { t } = useTranslation('users');
  const { server, permissions, languageNames } = portal;
  const query = useQuery(userQuery(server, { customerId, userId }));
  const options = useQuery(userOptionsQuery(server, customerId));
  const words = useDetailsLabels();
  const siteNames = new Map(options.data?.sites.map(({ id, name }) => [id, name]));
  const facts = useUserFacts({ languageNames, siteNames });
  const mayWrite = permissions.has('user.write');
  useTitle(query.data ? `${query.data.firstName} ${query.data.lastName}` : t('details.title'));
  if (isMissing(query.error)) return <NotFound />;
  return (
    <DetailsPage
      portal={portal}
      query={query}
      words={words}
      history={historyOf(portal, { customerId, entityType: 'user', entityId: userId })}
    >
      {(user) => ({
        title: `${user.firstName} ${user.lastName}`,
        state: user.status !== 'active' && <UserStatusBadge status={user.status} />,
        actions: mayWrite && !user.isSelf && <UserActions user={user} />,
        edit: mayWrite && t('edit.act'),
        tabs: [
          {
            id: 'details',
            label: t('details.title'),
            content: (
              <TwoColumns
                side={
                  <>
                    {user.status === 'invited' && <InvitationCard user={user} mayWrite={mayWrite} />}
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
        ],
      })}
    </DetailsPage>
  );
}
