import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldErrorsOf, ServerProblem, type AskServer } from '../../api/ask-server.ts';
import { signInEndpoints } from '../../contract/sign-in-endpoints.ts';
import { fieldMessage } from '../../i18n/error-messages.ts';
import { useViewLabels } from '../../i18n/use-view-labels.ts';
import { Banner } from '../../ui/banner.tsx';
import { AwaitedView } from '../../ui/page/awaited-view.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { PasswordField } from '../../ui/controls/password-field.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { failureWords } from './failure-words.ts';

type SetPasswordProps = {
  server: AskServer;
  token: string;
  /** The link is too old, was used, or is none of ours. */
  onExpired: () => void;
  onSet: (email: string) => void;
};

/** A new password, by the link of a mail. Opening the page uses nothing up. */
export function SetPassword({ server, token, onExpired, onSet }: SetPasswordProps) {
  const { t } = useTranslation(['account', 'portal']);
  const words = useViewLabels();
  const link = useQuery({
    queryKey: ['passwordReset', token],
    queryFn: () => server(signInEndpoints.readPasswordReset, { parameters: { token } }),
  });
  useTitle(t('reset.title'));
  useExpiry(link.error, onExpired);
  return (
    <AwaitedView query={link} words={words}>
      {({ emailMasked }) => <PasswordForm {...{ server, token, onExpired, onSet, emailMasked }} />}
    </AwaitedView>
  );
}

function PasswordForm({ server, token, onExpired, onSet, emailMasked }: SetPasswordProps & { emailMasked: string }) {
  const { t, i18n } = useTranslation(['account', 'portal']);
  const [password, setPassword] = useState('');
  const setting = useMutation({
    mutationFn: () => server(signInEndpoints.resetPassword, { parameters: { token }, body: { password } }),
    onSuccess: ({ email }) => onSet(email),
  });
  useExpiry(setting.error, onExpired);
  const wrong = fieldMessage(i18n, fieldErrorsOf(setting.error), '/password');

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!setting.isPending) setting.mutate();
  }
  return (
    <form onSubmit={submit} noValidate className="grid grid-cols-1 gap-4">
      <p className="text-second">{t('reset.for', { email: emailMasked })}</p>
      <div role="alert" className="empty:hidden">
        {setting.error && !wrong && <Banner tone="bad" title={failureWords(t, setting.error)} />}
      </div>
      <PasswordField
        label={t('reset.newPassword')}
        hint={t('reset.hint')}
        show={t('login.show')}
        name="password"
        autoComplete="new-password"
        value={password}
        onChange={setPassword}
        error={wrong}
      />
      <Button type="submit" variant="primary" isWide busy={setting.isPending ? t('reset.save') : undefined}>
        {t('reset.save')}
      </Button>
    </form>
  );
}

/** A link that is no good leads to the page that says so. */
export function useExpiry(error: Error | null, onExpired: () => void): void {
  const isExpired = error instanceof ServerProblem && [404, 409, 410].includes(error.problem.status);
  useEffect(() => {
    if (isExpired) onExpired();
  }, [isExpired, onExpired]);
}
