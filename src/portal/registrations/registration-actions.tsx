import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePortal } from '../shell/portal-context.ts';
import { keptRegistrationEndpoints } from '../../contract/kept-registration-endpoints.ts';
import type { KeptRegistration } from '../../contract/kept-registration.ts';
import { normalLines } from '../../domain/normal-text.ts';
import { useRefusal } from '../../i18n/use-refusal.ts';
import { AlertBanner } from '../../ui/page/alert-banner.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { ConfirmDialog } from '../../ui/controls/confirm-dialog.tsx';
import { TextArea } from '../../ui/controls/text-area.tsx';

type ActionsProps = { registration: KeptRegistration };
type Act = 'ask' | 'reject' | 'duplicate';

/** Asking back by mail, rejecting with a reason, and saying that it was registered before. */
export function RegistrationActions({ registration }: ActionsProps) {
  const { server, isReadOnly, notify } = usePortal();
  const { t } = useTranslation(['registrations', 'desk', 'account']);
  const queries = useQueryClient();
  const refusal = useRefusal();
  const [wished, setWished] = useState<Act | null>(null);
  const [text, setText] = useState('');
  const [isTried, setTried] = useState(false);
  const written = normalLines(text);
  const parameters = { submissionId: registration.id };
  const [twin] = registration.matches.registrations;
  const deciding = useMutation({
    mutationFn: (act: Act) => {
      if (act === 'ask')
        return server(keptRegistrationEndpoints.askAboutRegistration, { parameters, body: { question: written } });
      if (act === 'reject')
        return server(keptRegistrationEndpoints.rejectRegistration, { parameters, body: { reason: written } });
      return server(keptRegistrationEndpoints.markDuplicate, { parameters, body: { ofSubmissionId: twin?.id ?? '' } });
    },
    onSuccess(saved, act) {
      queries.setQueryData(['registration', saved.id], saved);
      void queries.invalidateQueries({ queryKey: ['registrations'] });
      notify({ message: t(`acts.${act}.done`), tone: 'success', isClosable: false });
      close();
    },
    onError: () => void queries.invalidateQueries({ queryKey: ['registration', registration.id] }),
  });
  function close() {
    deciding.reset();
    setWished(null);
    setText('');
    setTried(false);
  }
  const isMissing = wished !== 'duplicate' && written === '';
  return (
    <>
      <Button isDisabled={isReadOnly} onPress={() => setWished('ask')}>
        {t('acts.ask.act')}
      </Button>
      {twin && (
        <Button isDisabled={isReadOnly} onPress={() => setWished('duplicate')}>
          {t('acts.duplicate.act')}
        </Button>
      )}
      <Button variant="danger" isDisabled={isReadOnly} onPress={() => setWished('reject')}>
        {t('acts.reject.act')}
      </Button>
      <ConfirmDialog
        question={wished ? t(`acts.${wished}.question`) : ''}
        keep={t('desk:edit.cancel')}
        act={wished ? t(`acts.${wished}.act`) : ''}
        busy={deciding.isPending && wished ? t(`acts.${wished}.act`) : undefined}
        isFinal={wished === 'reject'}
        isOpen={wished !== null}
        onKeep={close}
        onAct={() => {
          setTried(true);
          if (wished && !isMissing) deciding.mutate(wished);
        }}
      >
        <p className="mb-4">{wished && t(`acts.${wished}.means`, { email: registration.contact.email })}</p>
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
        <AlertBanner title={refusal(deciding.error)} />
      </ConfirmDialog>
    </>
  );
}
