import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type AskServer } from '../../api/ask-server.ts';
import type { Language } from '../../contract/language.ts';
import { signInEndpoints } from '../../contract/sign-in-endpoints.ts';
import type { UserProfile } from '../../contract/user-profile.ts';
import { useViewLabels } from '../../i18n/use-view-labels.ts';
import { AwaitedView } from '../../ui/page/awaited-view.tsx';
import { PageBody, TwoColumns } from '../../ui/page/page-body.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import type { NoticeWords } from '../../ui/page/notices.ts';
import { useTitle } from '../../ui/use-title.ts';
import { PasswordChange } from './password-change.tsx';
import { ProfileForm } from './profile-form.tsx';
import { SessionList } from './session-list.tsx';

export type ProfileParts = {
  server: AskServer;
  languageNames: Record<Language, string>;
  /** True while the server is away: what needs it is visibly not to be had. */
  isReadOnly: boolean;
  tell: (notice: NoticeWords) => void;
  /** The person as saved just now. */
  onSaved: (profile: UserProfile) => void;
};

/** What people see and change of themselves. */
export function ProfilePage(parts: ProfileParts) {
  const { t } = useTranslation('account');
  const words = useViewLabels();
  const query = useQuery({
    queryKey: ['profile'],
    queryFn: () => parts.server(signInEndpoints.readUserProfile),
    meta: { offline: true },
    gcTime: 7 * 86_400_000,
  });
  useTitle(t('profile.title'));
  return (
    <PageBody>
      <PageHeader title={t('profile.title')} />
      <AwaitedView query={query} words={words}>
        {(profile) => (
          <TwoColumns
            side={
              <>
                <PasswordChange {...parts} />
                <SessionList {...parts} />
              </>
            }
          >
            <ProfileForm {...parts} profile={profile} />
          </TwoColumns>
        )}
      </AwaitedView>
    </PageBody>
  );
}
