import { useEffect, useState } from 'react';
import type { IdentifiedDevice } from '../../contract/draft.ts';
import { useTranslation } from 'react-i18next';
import type { StorageOpening } from '../../offline/field-storage.ts';
import { FieldPage } from '../../ui/field-page.tsx';
import { Icon } from '../../ui/icon.tsx';
import { nextPath } from '../../ui/more-icon-paths.ts';
import type { PageShell } from '../../ui/page-shell.ts';
import { TopBar } from '../../ui/top-bar.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { useWatched } from '../../ui/use-watched.ts';
import { AskForReceipt } from './ask-for-receipt.tsx';
import { KnownReceipt } from './known-receipt.tsx';
import { receiptOf } from './receipt-state.ts';
import './receipt.css';
import { UnsentReceipt } from './unsent-receipt.tsx';
import { useUnsentResults } from './use-unsent-results.ts';
import '../../ui/work.css';

export type ReceiptPageProps = {
  submissionId: string;
  receiptCode: string | null;
  opening: StorageOpening | null;
  shell: PageShell;
  nameOf: (device: IdentifiedDevice) => string;
  heardOfServer: (isThere: boolean) => void;
};

/** Where a submission is: on this phone only, on its way, or received, with the proof. */
export function ReceiptPage(props: ReceiptPageProps) {
  const { submissionId, opening, shell, nameOf } = props;
  const { t } = useTranslation('work');
  const storage = opening && opening.kind !== 'broken' ? opening.storage : null;
  const work = useWatched(storage?.work ?? null);
  const results = useUnsentResults(storage, work?.outbox);
  const state = receiptOf(submissionId, work);
  const device = state.kind === 'unsent' ? state.item.device : state.kind === 'received' ? state.received.device : null;
  useTitle(t(state.kind === 'received' ? 'receipt.received' : 'receipt.title'));

  return (
    <FieldPage
      top={
        <TopBar
          back={{ href: '/qr/function-check', label: t('receipt.back') }}
          title={
            <>
              <b>{t('receipt.title')}</b>
              {device && (
                <span>
                  {nameOf(device)} <span className="code">{device.serialNumber}</span>
                </span>
              )}
            </>
          }
          end={shell.end}
        />
      }
      strips={shell.strips}
      actions={
        <>
          <a className="button primary big" href={scannerFor(state)}>
            {t('receipt.next')}
            <Icon path={nextPath} large />
          </a>
          <div className="halves">
            <a className="button" href="/qr/today">
              {t('today.title')}
            </a>
            {state.kind === 'unsent' && (
              <a className="button" href="/qr/unsent">
                {t('receipt.showUnsent')}
              </a>
            )}
          </div>
        </>
      }
    >
      <Content {...props} isKnown={work !== undefined || opening?.kind === 'broken'} {...{ state, results }} />
    </FieldPage>
  );
}

/** After a check the next check, after a registration the next registration: straight to the scanner. */
function scannerFor(state: ReturnType<typeof receiptOf>): string {
  const kind =
    state.kind === 'received'
      ? state.received.receipt.kindOfSubmission
      : state.kind === 'unsent' && state.item.submission.kindOfSubmission;
  return kind === 'deviceRegistration' ? '/qr/scan?register' : '/qr/scan';
}

type ContentProps = ReceiptPageProps & {
  isKnown: boolean;
  state: ReturnType<typeof receiptOf>;
  results: ReturnType<typeof useUnsentResults>;
};

function Content({ isKnown, state, ...props }: ContentProps) {
  const isLate = useLate(props.opening);
  switch (state.kind) {
    case 'unsent':
      return <UnsentReceipt item={state.item} result={props.results.get(state.item.id)} />;
    case 'received':
      return <KnownReceipt {...props} received={state.received} />;
    case 'elsewhere':
      return isKnown || isLate ? <AskForReceipt {...props} /> : null;
  }
}

/** The store may be slow to open; then the receipt can still be asked from the server. */
function useLate(opening: StorageOpening | null): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), 3_000);
    return () => clearTimeout(timer);
  }, [opening]);
  return isLate;
}
