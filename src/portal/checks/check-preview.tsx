import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePortal } from '../shell/portal-context.ts';
import { useViewLabels } from '../../i18n/use-view-labels.ts';
import { AwaitedView } from '../../ui/page/awaited-view.tsx';
import { AnswerList, type AnswerWords } from './answer-list.tsx';
import { checkQuery } from './customer-checks-queries.ts';
import { CheckRemarks } from './check-remarks.tsx';
import { ResultWord } from './result-word.tsx';

type PreviewProps = {
  customerId: string;
  submissionId: string;
  /** Which of how many, in words. */
  place: string;
  answerWords: AnswerWords;
  children: ReactNode;
};

/** One check of a queue beside its rows: what it came to, why it waits, its answers and photos, and what to do. */
export function CheckPreview({ customerId, submissionId, place, answerWords, children }: PreviewProps) {
  const { server } = usePortal();
  const { t } = useTranslation(['checks', 'field']);
  const query = useQuery(checkQuery(server, { customerId, submissionId }));
  return (
    <aside
      aria-label={t('queue.preview')}
      className="sticky top-[calc(var(--bar)+20px)] grid max-h-[calc(100dvh-var(--bar)-40px)] min-w-0 grid-cols-1 gap-3 overflow-y-auto max-xl:hidden"
    >
      <AwaitedView query={query} words={useViewLabels()}>
        {(check) => (
          <>
            <div className="grid gap-1">
              <p className="flex flex-wrap items-baseline justify-between gap-2 text-s text-second">
                <span className="font-mono">{check.protocolNo}</span>
                <span className="tabular-nums">{place}</span>
              </p>
              <h2>{check.device ? check.device.designation : t(`field:kind.${check.kind}`)}</h2>
              <p className="text-s text-second">
                <span className="font-mono">{check.device?.serialNumber}</span> {check.site?.name}
              </p>
              {check.result && <ResultWord result={check.result} />}
            </div>
            <div className="flex flex-wrap gap-2">{children}</div>
            <CheckRemarks check={check} hrefOf={(id) => `/app/customers/${customerId}/checks/${id}`} />
            <AnswerList
              server={server}
              photoPath={(uploadId) => `/api/customers/${customerId}/files/${uploadId}?submissionId=${check.id}`}
              check={check}
              answerWords={answerWords}
            />
          </>
        )}
      </AwaitedView>
    </aside>
  );
}
