import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { isMissing } from '../../api/ask-server.ts';
import { FileButton } from '../shell/file-button.tsx';
import { inLanguage } from '../shell/use-take-file.tsx';
import { usePortal } from '../shell/portal-context.ts';
import { AsOf } from '../../i18n/as-of.tsx';
import { useViewLabels } from '../../i18n/use-view-labels.ts';
import { AwaitedView } from '../../ui/page/awaited-view.tsx';
import { Card } from '../../ui/controls/card.tsx';
import { DescriptionList } from '../../ui/page/description-list.tsx';
import { PageBody, TwoColumns } from '../../ui/page/page-body.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { TextLink } from '../../ui/controls/text-link.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { AnswerList, type AnswerWords } from './answer-list.tsx';
import { CheckActions } from './check-actions.tsx';
import { checkQuery, nextWaiting } from './customer-checks-queries.ts';
import { CheckRemarks } from './check-remarks.tsx';
import { CorrectCheck, type FormsHere } from './correct-check.tsx';
import { DeviceOfCheck } from './device-of-check.tsx';
import { ResultWord } from './result-word.tsx';
import { useCheckFacts } from './use-check-facts.tsx';
import { NotFound } from '../shell/not-found.tsx';

type DetailsProps = {
  customerId: string;
  /** Undefined where it was found among the checks of all devices. */
  deviceId: string | undefined;
  submissionId: string;
  /** An answer in words. */
  answerWords: AnswerWords;
  /** Where the form of a correction is put. */
  forms: FormsHere;
};

/** A check as it was made: the wording of its checklist as it was, each answer with its verdict, and what is said of it. */
export function CheckDetailsPage({ customerId, deviceId, submissionId, answerWords, forms }: DetailsProps) {
  const portal = usePortal();
  const { t, i18n } = useTranslation(['checks', 'field', 'work', 'pages']);
  const { server, permissions } = portal;
  const query = useQuery(checkQuery(server, { customerId, submissionId }));
  const words = useViewLabels();
  const facts = useCheckFacts();
  const protocol = inLanguage(
    `/api/customers/${customerId}/function-checks/${submissionId}/protocol.pdf`,
    i18n.language,
  );
  const home = `/app/customers/${customerId}`;
  const list = `${home}/checks`;
  const hrefOf = (id: string) =>
    deviceId === undefined ? `${list}/${id}${portal.search}` : `${home}/devices/${deviceId}/checks/${id}`;
  // Opened out of the checks that wait: a decision leads to the next one.
  const isOfQueue = deviceId === undefined && new URLSearchParams(portal.search).getAll('state').join() === 'flagged';
  const toNext = () =>
    void nextWaiting(server, { customerId, without: submissionId }).then((next) =>
      portal.goTo(next === undefined ? list + portal.search : hrefOf(next), 'replace'),
    );
  useTitle(query.data?.protocolNo ?? t('title'));
  if (isMissing(query.error) || (query.data && deviceId !== undefined && query.data.device?.id !== deviceId))
    return <NotFound />;
  return (
    <PageBody>
      <AwaitedView query={query} words={words}>
        {(check) => (
          <>
            <PageHeader
              title={t(`field:kind.${check.kind}`)}
              sub={
                <>
                  {deviceId === undefined && (
                    <>
                      <TextLink href={list + portal.search}>{t('title')}</TextLink> ·{' '}
                    </>
                  )}
                  <DeviceOfCheck customerId={customerId} device={check.device} /> ·{' '}
                  <span className="font-mono">{check.protocolNo}</span> <AsOf query={query} />
                </>
              }
              state={check.result && <ResultWord result={check.result} />}
              actions={
                <>
                  <FileButton path={protocol} label={t('pages:files.protocol')} />
                  <CorrectCheck {...{ customerId, check, forms }} />
                  {permissions.has('check.judge') && (
                    <CheckActions customerId={customerId} check={check} onNext={isOfQueue ? toNext : undefined} />
                  )}
                </>
              }
            />
            <CheckRemarks check={check} hrefOf={hrefOf} />
            <TwoColumns
              side={
                <Card title={t('about')}>
                  <DescriptionList facts={facts(check)} />
                </Card>
              }
            >
              <AnswerList
                server={server}
                photoPath={(uploadId) => `/api/customers/${customerId}/files/${uploadId}?submissionId=${check.id}`}
                check={check}
                answerWords={answerWords}
              />
            </TwoColumns>
          </>
        )}
      </AwaitedView>
    </PageBody>
  );
}
