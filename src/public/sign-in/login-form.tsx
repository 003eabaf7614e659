import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { SessionState } from '../../session/session-state.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { PasswordField } from '../../ui/controls/password-field.tsx';
import { TextField } from '../../ui/controls/text-field.tsx';
import { TextLink } from '../../ui/controls/text-link.tsx';
import { useTitle } from '../../ui/use-title.ts';

type LoginProps = {
  state: SessionState;
  signIn: (credentials: { email: string; password: string }) => void;
  /** Filled in after a password was set. */
  email?: string | undefined;
  search: string;
};

/** Sign-in: what went wrong is said in one of two ways, and nothing typed is lost. */
export function LoginForm({ state, signIn, email: known = '', search }: LoginProps) {
  const { t } = useTranslation('account');
  const { t: portal } = useTranslation('portal');
  const [email, setEmail] = useState(known);
  const [password, setPassword] = useState('');
  const [hasTried, setTried] = useState(false);
  const isBusy = state.kind === 'signingIn';
  useTitle(t('login.title'));

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (isBusy || email.trim() === '' || password === '') return;
    signIn({ email: email.trim(), password });
  }
  return (
    <form onSubmit={submit} noValidate className="grid grid-cols-1 gap-4">
      {known && <Banner tone="ok" title={t('login.passwordSet')} />}
      <div role="alert" className="empty:hidden">
        {state.kind === 'loginError' && <Banner tone="bad" title={t('login.failed')} />}
        {state.kind === 'unknownError' && <Banner tone="bad" title={portal('commonErrors.unknownError')} />}
      </div>
      <TextField
        label={t('login.email')}
        type="email"
        name="email"
        autoComplete="username"
        value={email}
        onChange={setEmail}
        error={hasTried && email.trim() === '' ? t('login.emailMissing') : undefined}
      />
      <PasswordField
        label={t('login.password')}
        show={t('login.show')}
        name="password"
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        error={hasTried && password === '' ? t('login.passwordMissing') : undefined}
      />
      <Button type="submit" variant="primary" isWide busy={isBusy ? t('login.busy') : undefined}>
        {t('login.submit')}
      </Button>
      <p>
        <TextLink href={`/auth/password-reset${search}`}>{t('login.forgot')}</TextLink>
      </p>
    </form>
  );
}
