import { useCallback, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ActivateAccount } from '../../public/sign-in/activate-account.tsx';
import { AskForLink } from '../../public/sign-in/ask-for-link.tsx';
import { LoginForm } from '../../public/sign-in/login-form.tsx';
import { PublicPage } from '../../public/sign-in/public-page.tsx';
import { SetPassword } from '../../public/sign-in/set-password.tsx';
import { TokenExpired } from '../../public/sign-in/token-expired.tsx';
import { languageNames } from '../../start/chosen-language.ts';
import { useWatched } from '../../ui/use-watched.ts';
import { AuthGate } from '../shell/auth-gate.tsx';
import { PortalLanguageMenu } from '../shell/portal-language-menu.tsx';
import { usePortalParts } from '../shell/portal-parts.ts';
import { PortalUnsent } from '../shell/portal-unsent.tsx';

/** The address of the person who set a password a moment ago; in memory, because it stands in no address. */
let emailOfLastLink: string | undefined;

export function Login() {
  const { t } = useTranslation('account');
  const { session } = usePortalParts();
  const state = useWatched(session) ?? session.read();
  const [email] = useState(() => emailOfLastLink);
  return (
    <AuthPage title={t('login.title')}>
      <LoginForm
        state={state}
        search={location.search}
        email={email}
        signIn={(credentials) => {
          emailOfLastLink = undefined;
          session.signIn(credentials).catch(reportError);
        }}
      />
    </AuthPage>
  );
}

export function PasswordReset() {
  const { t } = useTranslation('account');
  const { server } = usePortalParts();
  return (
    <AuthPage title={t('reset.title')}>
      <AskForLink server={server} search={location.search} />
    </AuthPage>
  );
}

export function NewPassword({ token }: { token: string }) {
  const { t } = useTranslation('account');
  const { server } = usePortalParts();
  return (
    <AuthPage title={t('reset.title')} isByLink>
      <SetPassword server={server} token={token} {...useLinkEnds('reset')} />
    </AuthPage>
  );
}

export function Activation({ token }: { token: string }) {
  const { t } = useTranslation('account');
  const { server } = usePortalParts();
  return (
    <AuthPage title={t('activate.title')} isByLink>
      <ActivateAccount {...{ server, token, languageNames }} {...useLinkEnds('activation')} />
    </AuthPage>
  );
}

export function ExpiredLink() {
  const { t } = useTranslation('account');
  const { search } = location;
  const type = new URLSearchParams(search).get('type') === 'activation' ? 'activation' : 'reset';
  return (
    <AuthPage title={t('expired.title')} isByLink>
      <TokenExpired type={type} search={search} />
    </AuthPage>
  );
}

/** Where a link of a mail leads: to sign-in once a password is set, or to the page that offers another link. */
function useLinkEnds(type: 'activation' | 'reset') {
  const { goTo } = usePortalParts();
  const onExpired = useCallback(() => goTo(`/auth/token-expired?type=${type}`, 'replace'), [goTo, type]);
  const onSet = (email: string) => {
    emailOfLastLink = email;
    goTo('/auth/login', 'replace');
  };
  return { onExpired, onSet };
}

type AuthPageProps = { title: string; isByLink?: boolean; children: ReactNode };

/** A page before sign-in; people who are signed in are led on (SHELL-5). */
function AuthPage({ title, isByLink = false, children }: AuthPageProps) {
  const portal = usePortalParts();
  const { t } = useTranslation('account');
  const strips = useWatched(portal.start.strips);
  return (
    <AuthGate {...(isByLink && { notice: t('expired.signedIn') })}>
      <PublicPage
        title={title}
        version={__BUILD_ID__}
        strips={strips}
        end={
          <>
            <PortalUnsent portal={portal} />
            <PortalLanguageMenu portal={portal} />
          </>
        }
      >
        {children}
      </PublicPage>
    </AuthGate>
  );
}
