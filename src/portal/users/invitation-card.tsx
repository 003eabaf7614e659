import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { usePortal } from '../shell/portal-context.ts';
import { userEndpoints } from '../../contract/user-endpoints.ts';
import type { User } from '../../contract/user.ts';
import { regional } from '../../i18n/regional.ts';
import { useProblemMessage } from '../../i18n/use-problem-message.ts';
import { AlertBanner } from '../../ui/page/alert-banner.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Card } from '../../ui/controls/card.tsx';
import { DescriptionList } from '../../ui/page/description-list.tsx';
import { InvitationState } from './invitation-state.tsx';

type CardProps = { user: User; mayWrite: boolean };

/** What became of the mail that invites somebody, and a way to send it again. */
export function InvitationCard({ user, mayWrite }: CardProps) {
  const { server, isReadOnly, notify } = usePortal();
  const { t, i18n } = useTranslation('users');
  const queries = useQueryClient();
  const messageOf = useProblemMessage();
  const times = new Intl.DateTimeFormat(regional(i18n.language), { dateStyle: 'medium', timeStyle: 'short' });
  const { id, customerId, invitation } = user;
  const sending = useMutation({
    mutationFn: () => server(userEndpoints.sendRegistrationEmail, { parameters: { customerId }, body: { userId: id } }),
    onSuccess({ sentTo }) {
      notify({ message: t('invitation.asked', { address: sentTo }), tone: 'success', isClosable: false });
      void queries.invalidateQueries({ queryKey: ['users', customerId] });
      return queries.invalidateQueries({ queryKey: ['user', id] });
    },
  });
  const at = (instant: string) => times.format(new Date(instant));
  return (
    <Card title={t('invitation.title')}>
      <div aria-live="polite">
        <InvitationState invitation={invitation} />
      </div>
      {invitation && (
        <>
          <p className="text-s text-second">{t(`invitation.means.${invitation.state}`)}</p>
          <DescriptionList
            facts={[
              { term: t('invitation.requestedAt'), value: at(invitation.requestedAt) },
              ...(invitation.sentAt ? [{ term: t('invitation.sentAt'), value: at(invitation.sentAt) }] : []),
              ...(invitation.expiresAt ? [{ term: t('invitation.expiresAt'), value: at(invitation.expiresAt) }] : []),
            ]}
          />
        </>
      )}
      {mayWrite && (
        <div>
          <Button
            isDisabled={isReadOnly}
            busy={sending.isPending ? t('invitation.send') : undefined}
            onPress={() => sending.mutate()}
          >
            {invitation ? t('invitation.again') : t('invitation.send')}
          </Button>
        </div>
      )}
      <AlertBanner title={messageOf(sending.error)} />
    </Card>
  );
}
