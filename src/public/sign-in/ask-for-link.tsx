import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { AskServer } from '../../api/ask-server.ts';
import { languageSchema } from '../../contract/language.ts';
import { signInEndpoints } from '../../contract/sign-in-endpoints.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { TextField } from '../../ui/controls/text-field.tsx';
import { TextLink } from '../../ui/controls/text-link.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { failureWords } from './failure-words.ts';

/** A forgotten password: the answer is the same whether the address is known or not. */
export function AskForLink({ server, search }: { server: AskServer; search: string }) {
  const { t, i18n } = useTranslation(['account', 'portal']);
  const [email, setEmail] = useState('');
  const [hasTried, setTried] = useState(false);
  const language = languageSchema.safeParse(i18n.language).data ?? 'en';
  const asking = useMutation({
    mutationFn: () => server(signInEndpoints.startPasswordReset, { body: { email: email.trim(), language } }),
  });
  useTitle(t('reset.title'));

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (email.trim() !== '' && !asking.isPending) asking.mutate();
  }
  return (
    <form onSubmit={submit} noValidate className="grid grid-cols-1 gap-4">
      <p className="text-second">{t('reset.text')}</p>
      <div role="status" className="empty:hidden">
        {asking.isSuccess && <Banner tone="ok" title={t('reset.sent')} />}
      </div>
      <div role="alert" className="empty:hidden">
        {asking.error && <Banner tone="bad" title={failureWords(t, asking.error)} />}
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
      <Button type="submit" variant="primary" isWide busy={asking.isPending ? t('reset.submit') : undefined}>
        {t('reset.submit')}
      </Button>
      <p>
        <TextLink href={`/auth/login${search}`}>{t('reset.back')}</TextLink>
      </p>
    </form>
  );
}
