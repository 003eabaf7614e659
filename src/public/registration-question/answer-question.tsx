import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ServerProblem, type AskServer } from '../../api/ask-server.ts';
import { registrationEndpoints } from '../../contract/registration-endpoints.ts';
import { normalLines } from '../../domain/normal-text.ts';
import { useProblemMessage } from '../../i18n/use-problem-message.ts';
import { useViewLabels } from '../../i18n/use-view-labels.ts';
import { Banner } from '../../ui/banner.tsx';
import { AlertBanner } from '../../ui/page/alert-banner.tsx';
import { AwaitedView } from '../../ui/page/awaited-view.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { TextArea } from '../../ui/controls/text-area.tsx';
import { useTitle } from '../../ui/use-title.ts';

/** Answers what the maker asks about a registration. The link of the mail is all one needs; it is used by sending. */
export function AnswerQuestion({ server, token }: { server: AskServer; token: string }) {
  const { t } = useTranslation(['question', 'account']);
  const words = useViewLabels();
  const messageOf = useProblemMessage();
  const [answer, setAnswer] = useState('');
  const [isTried, setTried] = useState(false);
  const query = useQuery({
    queryKey: ['question', token],
    queryFn: () => server(registrationEndpoints.readQuestion, { parameters: { token } }),
    gcTime: 0,
    staleTime: Infinity,
  });
  const written = normalLines(answer);
  const sending = useMutation({
    mutationFn: () =>
      server(registrationEndpoints.answerQuestion, { parameters: { token }, body: { answer: written } }),
  });
  useTitle(t('title'));
  if (sending.isSuccess)
    return (
      <div role="status">
        <Banner tone="ok" title={t('sent')}>
          <p>{t('sentText')}</p>
        </Banner>
      </div>
    );
  if (query.error instanceof ServerProblem && [404, 410].includes(query.error.problem.status))
    return (
      <Banner tone="soon" title={t('over')}>
        <p>{t('overText')}</p>
      </Banner>
    );
  return (
    <AwaitedView query={query} words={words}>
      {({ protocolNo, question, organisationName, serialNumber }) => (
        <form
          noValidate
          className="grid grid-cols-1 gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            setTried(true);
            if (written !== '' && !sending.isPending) sending.mutate();
          }}
        >
          <p className="text-second">
            {organisationName}, <span className="font-mono">{serialNumber ?? protocolNo}</span>
          </p>
          <blockquote className="border-s-3 border-accent ps-3 whitespace-pre-line">{question}</blockquote>
          <TextArea
            label={t('answer')}
            value={answer}
            onChange={setAnswer}
            maxLength={2000}
            error={isTried && written === '' ? t('account:errors.required') : undefined}
          />
          <AlertBanner title={messageOf(sending.error)} />
          <Button type="submit" variant="primary" isWide busy={sending.isPending ? t('send') : undefined}>
            {t('send')}
          </Button>
        </form>
      )}
    </AwaitedView>
  );
}
