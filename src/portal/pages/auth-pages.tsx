import { createElement, useCallback, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ActivateAccount } from '../../public/sign-in/activate-account.tsx';
import { AskForLink } from '../../public/sign-in/ask-for-link.tsx';
import { LoginForm } from '../../public/sign-in/login-form.tsx';
import { PublicPage } from '../../public/sign-in/public-page.tsx';
import { SetPassword } from '../../public/sign-in/set-password.tsx';
import { TokenExpired } from '../../public/sign-in/token-expired.tsx';
import { useWatched } from '../../ui/use-watched.ts';
import { AuthGate } from '../shell/auth-gate.tsx';
import { languageNames } from '../../start/chosen-language.ts';
import { PortalLanguageMenu } from '../shell/portal-language-menu.tsx';
import { PortalUnsent } from '../shell/portal-unsent.tsx';
import type { PortalParts } from '../shell/portal-parts.ts';

export type AuthPlace =
  | { page: 'login' | 'askForLink' }
  | { page: 'setPassword' | 'activate'; token: string }
  | { page: 'expired'; type: 'activation' | 'reset' };

type AuthPagesProps = { portal: PortalParts; place: AuthPlace; goTo: (href: string, how?: 'replace') => void };

/** Everything before sign-in. */
export function AuthPages({ portal, place, goTo }: AuthPagesProps) {
  const { t } = useTranslation('account');
  const isByLink = place.page === 'setPassword' || place.page === 'activate' || place.page === 'expired';
  return (
    <AuthGate portal={portal} goTo={goTo} {...(isByLink ? { notice: t('expired.signedIn') } : {})}>
      <OpenPage portal={portal} place={place} goTo={goTo} />
    </AuthGate>
  );
}

/** The address of the person who set a password a moment ago; in memory, because it stands in no address. */
let emailOfLastLink: string | undefined;

function OpenPage({ portal, place, goTo }: AuthPagesProps) {
  const { t } = useTranslation('account');
  const state = useWatched(portal.session) ?? portal.session.read();
  const [email] = useState(() => (place.page === 'login' ? emailOfLastLink : undefined));
  const { search } = location;
  const type = place.page === 'activate' ? 'activation' : 'reset';
  const onExpired = useCallback(() => goTo(`/auth/token-expired?type=${type}`, 'replace'), [goTo, type]);
  const onSet = (known: string) => {
    emailOfLastLink = known;
    goTo('/auth/login', 'replace');
  };
  const { server } = portal;
  switch (place.page) {
    case 'login':
      return page(
        t('login.title'),
        <LoginForm
          state={state}
          search={search}
          email={email}
          signIn={(credentials) => {
            emailOfLastLink = undefined;
            portal.session.signIn(credentials).catch(reportError);
          }}
        />,
      );
    case 'askForLink':
      return page(t('reset.title'), <AskForLink server={server} search={search} />);
    case 'setPassword':
      return page(t('reset.title'), <SetPassword {...{ server, onExpired, onSet }} token={place.token} />);
    case 'activate':
      return page(
        t('activate.title'),
        <ActivateAccount {...{ server, onExpired, onSet, languageNames }} token={place.token} />,
      );
    case 'expired':
      return page(t('expired.title'), <TokenExpired type={place.type} search={search} />);
  }

  function page(title: string, content: ReactNode) {
    return createElement(AuthPage, { portal, title }, content);
  }
}

function AuthPage({ portal, title, children }: { portal: PortalParts; title: string; children?: ReactNode }) {
  const strips = useWatched(portal.start.strips);
  return (
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
  );
}
