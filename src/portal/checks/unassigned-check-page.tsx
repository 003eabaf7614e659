import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { isMissing } from '../../api/ask-server.ts';
import { FileButton } from '../shell/file-button.tsx';
import { inLanguage } from '../shell/use-take-file.tsx';
import { usePortal } from '../shell/portal-context.ts';
import type { CheckDetails } from '../../contract/check-details.ts';
import { useViewLabels } from '../../i18n/use-view-labels.ts';
import { Banner } from '../../ui/banner.tsx';
import { AwaitedView } from '../../ui/page/awaited-view.tsx';
import { Card } from '../../ui/controls/card.tsx';
import { DescriptionList } from '../../ui/page/description-list.tsx';
import { PageBody, TwoColumns } from '../../ui/page/page-body.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { TextLink } from '../../ui/controls/text-link.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { AnswerList, type AnswerWords } from './answer-list.tsx';
import { AssignCheck } from './assign-check.tsx';
import { ResultWord } from './result-word.tsx';
import { anyCheckQuery } from './unassigned-queries.ts';
import { useCheckFacts } from './use-check-facts.tsx';
import { useClaimedLabels } from './use-claimed-labels.ts';
import { NotFound } from '../shell/not-found.tsx';

type PageProps = {
  submissionId: string;
  answerWords: AnswerWords;
};

/** A check of no known device in its own wording, and the question which device it was. */
export function UnassignedCheckPage({ submissionId, answerWords }: PageProps) {
  const portal = usePortal();
  const { t, i18n } = useTranslation(['checks', 'field', 'pages']);
  const protocol = `/api/function-checks/${submissionId}/protocol.pdf`;
  const { server } = portal;
  const query = useQuery(anyCheckQuery(server, submissionId));
  const words = useViewLabels();
  const facts = useCheckFacts();
  const claimed = useClaimedLabels();
  useTitle(query.data?.protocolNo ?? t('unassigned.title'));
  if (isMissing(query.error)) return <NotFound />;
  return (
    <PageBody>
      <AwaitedView query={query} words={words}>
        {(check) => (
          <>
            <PageHeader
              title={t(`field:kind.${check.kind}`)}
              sub={
                <>
                  <TextLink href="/app/checks">{t('unassigned.title')}</TextLink> ·{' '}
                  <span className="font-mono">{check.protocolNo}</span>
                </>
              }
              state={check.result && <ResultWord result={check.result} />}
              actions={<FileButton path={inLanguage(protocol, i18n.language)} label={t('pages:files.protocol')} />}
              primary={isOpen(check) && <AssignCheck check={check} />}
            />
            <Standing check={check} />
            <TwoColumns
              side={
                <Card title={t('about')}>
                  <DescriptionList facts={[{ term: t('unassigned.named'), value: claimed(check) }, ...facts(check)]} />
                </Card>
              }
            >
              <AnswerList
                server={server}
                photoPath={(uploadId) => `/api/function-checks/${check.id}/files/${uploadId}?`}
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

const isOpen = ({ device, state }: CheckDetails) => device === null && state !== 'voided' && state !== 'corrected';

/** Where it went, and what is said of it. */
function Standing({ check }: { check: CheckDetails }) {
  const { t } = useTranslation(['checks', 'work']);
  const { id, device, state, flags, closedReason } = check;
  return (
    <>
      {device && (
        <Banner tone="ok" title={t('unassigned.belongs', { device: `${device.designation} ${device.serialNumber}` })}>
          <TextLink href={`/app/customers/${device.customerId}/devices/${device.id}/checks/${id}`}>
            {t('unassigned.toCheck')}
          </TextLink>
        </Banner>
      )}
      {(state === 'voided' || state === 'corrected') && (
        <Banner tone={state === 'voided' ? 'bad' : 'soon'} title={t(`work:submissionState.${state}`)}>
          <p>{closedReason}</p>
        </Banner>
      )}
      {!device && flags.length > 0 && (
        <Banner tone="soon" title={t('work:receipt.marked')}>
          <ul>
            {flags.map((flag) => (
              <li key={flag}>{t(`work:flag.${flag}`)}</li>
            ))}
          </ul>
        </Banner>
      )}
    </>
  );
}
