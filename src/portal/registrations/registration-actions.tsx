import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionDialog } from '../shell/action-dialog.tsx';
import { usePortal } from '../shell/portal-context.ts';
import { useAction } from '../shell/use-action.ts';
import { registrationEndpoints } from '../../contract/registration-endpoints.ts';
import type { RegistrationDetails } from '../../contract/registration-details.ts';
import { normalLines } from '../../domain/normal-text.ts';
import { Button } from '../../ui/controls/button.tsx';
import { TextArea } from '../../ui/controls/text-area.tsx';

type ActionsProps = { registration: RegistrationDetails };
type Decision = 'ask' | 'reject' | 'duplicate';

/** Asking back by mail, rejecting with a reason, and saying that it was registered before. */
export function RegistrationActions({ registration }: ActionsProps) {
  const { server, isReadOnly } = usePortal();
  const { t } = useTranslation(['registrations', 'account']);
  const queries = useQueryClient();
  const [text, setText] = useState('');
  const [isTried, setTried] = useState(false);
  const written = normalLines(text);
  const parameters = { submissionId: registration.id };
  const [twin] = registration.matches.registrations;
  const deciding = useAction<Decision, Decision, RegistrationDetails>({
    send(decision) {
      if (decision === 'ask')
        return server(registrationEndpoints.askAboutRegistration, { parameters, body: { question: written } });
      if (decision === 'reject')
        return server(registrationEndpoints.rejectRegistration, { parameters, body: { reason: written } });
      return server(registrationEndpoints.markDuplicate, { parameters, body: { ofSubmissionId: twin?.id ?? '' } });
    },
    done(saved, decision) {
      queries.setQueryData(['registration', saved.id], saved);
      return t(`acts.${decision}.done`);
    },
    refresh: [['registrations']],
    failed: ['registration', registration.id],
  });
  const { wished } = deciding;
  function close() {
    deciding.close();
    setText('');
    setTried(false);
  }
  const isMissing = wished !== 'duplicate' && written === '';
  return (
    <>
      <Button isDisabled={isReadOnly} onPress={() => deciding.wish('ask')}>
        {t('acts.ask.act')}
      </Button>
      {twin && (
        <Button isDisabled={isReadOnly} onPress={() => deciding.wish('duplicate')}>
          {t('acts.duplicate.act')}
        </Button>
      )}
      <Button variant="danger" isDisabled={isReadOnly} onPress={() => deciding.wish('reject')}>
        {t('acts.reject.act')}
      </Button>
      {wished && (
        <ActionDialog
          title={t(`acts.${wished}.question`)}
          act={t(`acts.${wished}.act`)}
          isBusy={deciding.isBusy}
          error={deciding.error}
          isFinal={wished === 'reject'}
          onClose={close}
          onAct={() => {
            setTried(true);
            if (!isMissing) deciding.run(wished);
          }}
        >
          <p>{t(`acts.${wished}.means`, { email: registration.contact.email })}</p>
          {wished === 'duplicate' && twin && (
            <p className="font-strong">
              {twin.title}, {twin.subtitle}
            </p>
          )}
          {(wished === 'ask' || wished === 'reject') && (
            <TextArea
              label={t(`acts.${wished}.text`)}
              value={text}
              onChange={setText}
              maxLength={wished === 'ask' ? 2000 : 500}
              error={isTried && isMissing ? t('account:errors.required') : undefined}
            />
          )}
        </ActionDialog>
      )}
    </>
  );
}
