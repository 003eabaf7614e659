import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isMissing } from '../../api/ask-server.ts';
import { usePortal } from '../shell/portal-context.ts';
import { openRegistrationStates, type RegistrationDetails } from '../../contract/registration-details.ts';
import { regional } from '../../i18n/regional.ts';
import { useViewLabels } from '../../i18n/use-view-labels.ts';
import { Banner } from '../../ui/banner.tsx';
import { AwaitedView } from '../../ui/page/awaited-view.tsx';
import { Card } from '../../ui/controls/card.tsx';
import { DescriptionList } from '../../ui/page/description-list.tsx';
import { PageBody, TwoColumns } from '../../ui/page/page-body.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { TextLink } from '../../ui/controls/text-link.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { ApproveCard } from './approve-card.tsx';
import { RegistrationActions } from './registration-actions.tsx';
import { registrationQuery } from './registration-queries.ts';
import { RegistrationState } from './registration-state.tsx';
import { useRegistrationFacts } from './use-registration-facts.ts';
import { NotFound } from '../shell/not-found.tsx';

type DetailsProps = {
  submissionId: string;
  /** A photo of it, by its upload. */
  photo: (uploadId: string, isHere: boolean) => ReactNode;
};

/** A registration, what it may belong to, and the decision about it. */
export function RegistrationDetailsPage({ submissionId, photo }: DetailsProps) {
  const portal = usePortal();
  const { t } = useTranslation('registrations');
  const query = useQuery(registrationQuery(portal.server, submissionId));
  const words = useViewLabels();
  const facts = useRegistrationFacts();
  useTitle(query.data?.protocolNo ?? t('title'));
  if (isMissing(query.error)) return <NotFound />;
  return (
    <PageBody>
      <AwaitedView query={query} words={words}>
        {(registration) => {
          const isOpen = openRegistrationStates.some((state) => state === registration.state);
          return (
            <>
              <PageHeader
                title={registration.organisation.name}
                sub={<span className="font-mono">{registration.protocolNo}</span>}
                state={<RegistrationState state={registration.state} />}
                actions={isOpen && <RegistrationActions registration={registration} />}
              />
              <Decided registration={registration} />
              <TwoColumns side={<Questions questions={registration.questions} />}>
                <Card title={t('what')}>
                  <DescriptionList facts={facts(registration)} />
                  {registration.announcedPhotos.length > 0 && (
                    <div className="mt-3 flex flex-wrap gap-2">
                      {registration.announcedPhotos.map((uploadId) => (
                        <span key={uploadId}>{photo(uploadId, registration.arrivedPhotos.includes(uploadId))}</span>
                      ))}
                    </div>
                  )}
                </Card>
                {isOpen && <ApproveCard registration={registration} />}
              </TwoColumns>
            </>
          );
        }}
      </AwaitedView>
    </PageBody>
  );
}

function Decided({ registration }: { registration: RegistrationDetails }) {
  const { t } = useTranslation(['registrations', 'work']);
  const { state, decidedReason, customerId, deviceId } = registration;
  if (state === 'approved' && customerId && deviceId)
    return (
      <Banner tone="ok" title={t('work:submissionState.approved')}>
        <TextLink href={`/app/customers/${customerId}/devices/${deviceId}`}>{t('toDevice')}</TextLink>
      </Banner>
    );
  if (state === 'rejected' || state === 'duplicate')
    return (
      <Banner tone={state === 'rejected' ? 'bad' : 'info'} title={t(`work:submissionState.${state}`)}>
        <p>{decidedReason}</p>
      </Banner>
    );
  return null;
}

function Questions({ questions }: { questions: RegistrationDetails['questions'] }) {
  const { t, i18n } = useTranslation('registrations');
  const times = new Intl.DateTimeFormat(regional(i18n.language), { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <Card title={t('questions')}>
      {questions.length === 0 ? (
        <p className="text-second">{t('noQuestions')}</p>
      ) : (
        <ol className="grid gap-4">
          {questions.map(({ question, askedAt, answer, answeredAt }) => (
            <li key={askedAt} className="grid gap-1">
              <p className="whitespace-pre-line">{question}</p>
              <p className="text-xs text-second">{times.format(new Date(askedAt))}</p>
              {answer === null ? (
                <p className="text-second">{t('noAnswer')}</p>
              ) : (
                <blockquote className="border-s-3 border-line ps-3 whitespace-pre-line">
                  {answer}
                  {answeredAt && <p className="text-xs text-second">{times.format(new Date(answeredAt))}</p>}
                </blockquote>
              )}
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}
