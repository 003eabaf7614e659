import { useMutation, useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldErrorsOf, type AskServer } from '../../api/ask-server.ts';
import { languages, type Language } from '../../contract/language.ts';
import { signInEndpoints } from '../../contract/sign-in-endpoints.ts';
import { fieldMessage } from '../../i18n/error-messages.ts';
import { useViewLabels } from '../../i18n/use-view-labels.ts';
import { Banner } from '../../ui/banner.tsx';
import { AwaitedView } from '../../ui/page/awaited-view.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Checkbox } from '../../ui/controls/checkbox.tsx';
import { PasswordField } from '../../ui/controls/password-field.tsx';
import { Select } from '../../ui/controls/select.tsx';
import { TextField } from '../../ui/controls/text-field.tsx';
import { TextLink } from '../../ui/controls/text-link.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { failureWords } from './failure-words.ts';
import { useExpiry } from './set-password.tsx';

type ActivateProps = {
  server: AskServer;
  token: string;
  languageNames: Record<Language, string>;
  onExpired: () => void;
  onSet: (email: string) => void;
};
type Invited = { emailMasked: string; firstName: string; lastName: string; language: Language };

/** An invited person completes the registration. Opening the page uses nothing up. */
export function ActivateAccount(props: ActivateProps) {
  const { server, token, onExpired } = props;
  const { t } = useTranslation(['account', 'portal']);
  const words = useViewLabels();
  const invitation = useQuery({
    queryKey: ['invitation', token],
    queryFn: () => server(signInEndpoints.readInvitation, { parameters: { token } }),
  });
  useTitle(t('activate.title'));
  useExpiry(invitation.error, onExpired);
  return (
    <AwaitedView query={invitation} words={words}>
      {(invited) => <ActivationForm {...props} invited={invited} />}
    </AwaitedView>
  );
}

function ActivationForm({
  server,
  token,
  languageNames,
  onExpired,
  onSet,
  invited,
}: ActivateProps & { invited: Invited }) {
  const { t, i18n } = useTranslation(['account', 'portal']);
  const [person, setPerson] = useState(invited);
  const [password, setPassword] = useState('');
  const [hasAccepted, setAccepted] = useState(false);
  const [hasTried, setTried] = useState(false);
  const activating = useMutation({
    mutationFn: () => {
      const { firstName, lastName, language } = person;
      const body = { firstName: firstName.trim(), lastName: lastName.trim(), language };
      return server(signInEndpoints.activateAccount, {
        parameters: { token },
        body: { ...body, password, acceptedDocuments: ['privacy-policy'] },
      });
    },
    onSuccess: ({ email }) => onSet(email),
  });
  useExpiry(activating.error, onExpired);
  const wrong = (field: string) => fieldMessage(i18n, fieldErrorsOf(activating.error), `/${field}`);
  const isFieldError = ['firstName', 'lastName', 'password'].some((field) => wrong(field) !== undefined);

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (hasAccepted && !activating.isPending) activating.mutate();
  }
  return (
    <form onSubmit={submit} noValidate className="grid grid-cols-1 gap-4">
      <p className="text-second">{t('reset.for', { email: person.emailMasked })}</p>
      <div role="alert" className="empty:hidden">
        {activating.error && !isFieldError && <Banner tone="bad" title={failureWords(t, activating.error)} />}
        {hasTried && !hasAccepted && <Banner tone="bad" title={t('activate.acceptMissing')} />}
      </div>
      <TextField
        label={t('activate.firstName')}
        autoComplete="given-name"
        value={person.firstName}
        onChange={(firstName) => setPerson({ ...person, firstName })}
        error={wrong('firstName')}
      />
      <TextField
        label={t('activate.lastName')}
        autoComplete="family-name"
        value={person.lastName}
        onChange={(lastName) => setPerson({ ...person, lastName })}
        error={wrong('lastName')}
      />
      <Select
        label={t('activate.language')}
        choose={t('activate.choose')}
        options={languages.map((id) => ({ id, label: languageNames[id] }))}
        value={person.language}
        onChange={(id) => setPerson({ ...person, language: languages.find((each) => each === id) ?? person.language })}
      />
      <PasswordField
        label={t('reset.newPassword')}
        hint={t('reset.hint')}
        show={t('login.show')}
        autoComplete="new-password"
        value={password}
        onChange={setPassword}
        error={wrong('password')}
      />
      <Checkbox isSelected={hasAccepted} onChange={setAccepted} isInvalid={hasTried && !hasAccepted}>
        {t('activate.accept')}
      </Checkbox>
      <p>
        <TextLink href="/privacy-policy" target="_blank">
          {t('portal:nav.privacy')}
        </TextLink>
      </p>
      <Button type="submit" variant="primary" isWide busy={activating.isPending ? t('activate.submit') : undefined}>
        {t('activate.submit')}
      </Button>
    </form>
  );
}
