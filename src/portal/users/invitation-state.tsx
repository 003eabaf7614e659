import { useTranslation } from 'react-i18next';
import type { User } from '../../contract/user.ts';
import type { Tone } from '../../ui/banner.tsx';
import { attentionPath, failedPath, receivedPath, waitingPath } from '../../ui/icon-paths.ts';
import { StatusWord } from '../../ui/controls/badge.tsx';

type State = NonNullable<User['invitation']>['state'] | 'none';

const looks: Record<State, { tone: Tone; icon: string }> = {
  none: { tone: 'soon', icon: attentionPath },
  waiting: { tone: 'idle', icon: waitingPath },
  sent: { tone: 'idle', icon: receivedPath },
  failed: { tone: 'bad', icon: failedPath },
  expired: { tone: 'soon', icon: attentionPath },
};

/** How far the mail is that invites somebody, in a word. */
export function InvitationState({ invitation }: Pick<User, 'invitation'>) {
  const { t } = useTranslation('users');
  const state = invitation?.state ?? 'none';
  return <StatusWord {...looks[state]}>{t(`invitation.states.${state}`)}</StatusWord>;
}
