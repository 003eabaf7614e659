import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isMissing, isSilence } from '../../api/ask-server.ts';
import type { Desk } from '../../api/desk.ts';
import { useDetailsWords } from '../../i18n/use-desk-words.ts';
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

type DetailsProps = Desk & {
  customerId: string;
  userId: string;
  /** What was changed of them; null for those who may not see that. */
  history: ReactNode;
  notFound: ReactNode;
};

/** What is known of a user, and what can be done with them. */
export function UserDetailsPage({ customerId, userId, history, notFound, ...desk }: DetailsProps) {
  const { t } = useTranslation('users');
  const { server, permissions, languageNames } = desk;
  const query = useQuery(userQuery(server, { customerId, userId }));
  const options = useQuery(userOptionsQuery(server, customerId));
  const words = useDetailsWords();
  const siteNames = new Map(options.data?.sites.map(({ id, name }) => [id, name]));
  const facts = useUserFacts({ languageNames, siteNames });
  const mayWrite = permissions.has('user.write');
  useTitle(query.data ? `${query.data.firstName} ${query.data.lastName}` : t('details.title'));
  if (isMissing(query.error)) return notFound;
  return (
    <DetailsPage desk={desk} query={query} words={words} isSilence={isSilence} history={history}>
      {(user) => ({
        title: `${user.firstName} ${user.lastName}`,
        state: user.status !== 'active' && <UserStatusBadge status={user.status} />,
        actions: mayWrite && !user.isSelf && <UserActions {...desk} user={user} />,
        edit: mayWrite && t('edit.act'),
        tabs: [
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
        ],
      })}
    </DetailsPage>
  );
}
