import { regional } from '../../i18n/regional.ts';
import { useTranslation } from 'react-i18next';
import type { CheckResult } from '../../contract/function-check.ts';
import type { OutboxItem } from '../../offline/outbox/outbox-item.ts';
import { Banner } from '../../ui/banner.tsx';
import { Icon } from '../../ui/icon.tsx';
import { attentionPath, okPath, receivedPath, storedPath, waitingPath } from '../../ui/icon-paths.ts';
import { sendingPath } from '../../ui/more-icon-paths.ts';

const steps = {
  waiting: { tone: 'idle', path: waitingPath },
  sending: { tone: 'info', path: sendingPath },
  waitsForSignIn: { tone: 'idle', path: waitingPath },
  needsAttention: { tone: 'over', path: attentionPath },
  closed: { tone: 'idle', path: attentionPath },
} as const;

type UnsentProps = {
  item: OutboxItem;
  /** The verdict of this phone; undefined while it is worked out, and for what has none. */
  result: CheckResult | undefined;
};

/**
 * Three facts in order: saved here, on its way, received. "Received" is said only with a receipt. A check that failed by
 * the verdict of this phone is told at once: whoever stands in front of the device must not wait for a network.
 */
export function UnsentReceipt({ item, result }: UnsentProps) {
  const { t, i18n } = useTranslation('work');
  const step = steps[item.status];
  return (
    <>
      <div className="receipt-head" role="status">
        <span className="finder">
          <Icon path={storedPath} />
        </span>
        <h1>{t('receipt.stored')}</h1>
        <p className="muted">
          {t(item.status === 'needsAttention' ? 'receipt.needsAttentionText' : 'receipt.storedText')}
        </p>
      </div>
      {result === 'failed' && (
        <Banner tone="bad" title={t('receipt.failed')}>
          <p>{t('receipt.failedText')}</p>
          <p>{t('receipt.ownVerdict')}</p>
        </Banner>
      )}
      <ol className="card receipt-steps">
        <li className="ok">
          <Icon path={okPath} large />
          <span className="strong">{t('receipt.savedHere')}</span>
          <span className="muted">
            {new Intl.DateTimeFormat(regional(i18n.language), { timeStyle: 'short' }).format(item.queuedAt)}
          </span>
        </li>
        <li className={step.tone}>
          <Icon path={step.path} large />
          <span>{t(`receipt.step.${item.status}`)}</span>
        </li>
        <li className="idle">
          <Icon path={receivedPath} large />
          <span>{t('receipt.proof')}</span>
          <span className="muted">{t('receipt.open')}</span>
        </li>
      </ol>
    </>
  );
}
