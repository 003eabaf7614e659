import type { ReactNode } from 'react';
import type { Receipt, ReceiptState } from '../../contract/receipt.ts';
import { keyOfCode } from '../../i18n/key-of-code.ts';
import { regional } from '../../i18n/regional.ts';
import { wallTime } from '../../i18n/wall-time.ts';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../ui/banner.tsx';
import { Icon } from '../../ui/icon.tsx';
import { attentionPath, failedPath, okPath, receivedPath, waitingPath } from '../../ui/icon-paths.ts';
import { lockPath } from '../../ui/more-icon-paths.ts';
import { CopyCode } from './copy-code.tsx';
import { ProtocolButton } from './protocol-button.tsx';
import { stateLooks } from './state-looks.ts';

const results = {
  passed: { tone: 'ok', path: okPath },
  passedWithRemarks: { tone: 'soon', path: attentionPath },
  failed: { tone: 'bad', path: failedPath },
  incomplete: { tone: 'idle', path: attentionPath },
} as const;

type ReceivedProps = {
  receipt: Receipt;
  photosAnnounced?: number | undefined;
  /** When it was done by the clock there, with its offset. */
  performedAt?: string | undefined;
  /** What became of it; undefined while only the receipt itself is known. */
  state?: ReceiptState['state'];
};

/** The proof that the server has a submission: its number, its code, what it says of the device, and what became of it. */
export function ReceivedReceipt({ receipt, photosAnnounced = 0, performedAt, state }: ReceivedProps) {
  const { t, i18n } = useTranslation(['work', 'field']);
  const at = new Intl.DateTimeFormat(regional(i18n.language), { dateStyle: 'medium', timeStyle: 'short' });
  const day = new Intl.DateTimeFormat(regional(i18n.language), { dateStyle: 'medium', timeZone: 'UTC' });
  const { result, nextDueOn, deviceStatus, photosPending } = receipt;
  const total = Math.max(photosAnnounced, photosPending);
  // Said when the record arrived; the photos may have followed since.
  const isOpen = state === undefined || state === 'received' || state === 'flagged';
  const flags = isOpen ? receipt.flags.filter((flag) => flag !== 'photoPending') : [];
  return (
    <>
      <div className="receipt-head received" role="status">
        <span className="finder">
          <Icon path={receivedPath} />
        </span>
        <h1>{t('work:receipt.received')}</h1>
        <p className="muted">
          {t(state ? `work:submissionStateText.${state}` : `work:receipt.receivedText.${receipt.kindOfSubmission}`)}
        </p>
        {total > 0 && (
          <p className={photosPending > 0 ? 'soon state-word' : 'ok state-word'}>
            <Icon path={photosPending > 0 ? waitingPath : okPath} />
            {t('work:photo.arrived', { arrived: total - photosPending, total })}
          </p>
        )}
      </div>
      <dl className="card facts px-4 py-2">
        <Fact name={t('work:receipt.protocolNo')}>
          <span className="code strong">{receipt.protocolNo}</span>
        </Fact>
        {state && (
          <Fact name={t('work:receipt.state')}>
            <span className={`state-word ${stateLooks[state].tone}`}>
              <Icon path={stateLooks[state].path} />
              {t(`work:submissionState.${state}`)}
            </span>
          </Fact>
        )}
        {performedAt && (
          <Fact name={t('work:receipt.performedAt')}>
            {wallTime(performedAt, i18n.language, { dateStyle: 'medium', timeStyle: 'short' })}
          </Fact>
        )}
        <Fact name={t('work:receipt.receivedAt')}>{at.format(Date.parse(receipt.receivedAt))}</Fact>
        {result && (
          <Fact name={t('work:receipt.result')}>
            <span className={`state-word ${results[result].tone}`}>
              <Icon path={results[result].path} />
              {t(`work:result.${result}`)}
            </span>
          </Fact>
        )}
        {nextDueOn && <Fact name={t('work:receipt.nextDue')}>{day.format(Date.parse(nextDueOn))}</Fact>}
        <Fact name={t('work:receipt.code')}>
          <CopyCode code={receipt.receiptCode} />
        </Fact>
      </dl>
      {receipt.kindOfSubmission === 'functionCheck' && <ProtocolButton receipt={receipt} />}
      {deviceStatus === 'blocked' && (
        <Banner tone="bad" icon={lockPath} title={t('work:receipt.blocked')}>
          <p>{t('work:receipt.blockedText')}</p>
        </Banner>
      )}
      {result === 'failed' && deviceStatus !== 'blocked' && (
        <Banner tone="bad" title={t('work:receipt.failed')}>
          <p>{t('work:receipt.failedText')}</p>
        </Banner>
      )}
      {flags.length > 0 && (
        <Banner tone="soon" title={t('work:receipt.marked')}>
          <ul className="list-disc ps-5">
            {flags.map((flag) => (
              <li key={flag}>{t(keyOfCode(i18n, 'work:flag', flag))}</li>
            ))}
          </ul>
        </Banner>
      )}
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
