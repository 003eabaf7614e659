import type { IdentifiedDevice } from '../../contract/draft.ts';
import { regional } from '../../i18n/regional.ts';
import { useTranslation } from 'react-i18next';
import type { ReceivedItem } from '../../offline/field-storage.ts';
import { Icon } from '../../ui/icon.tsx';
import { downPath, receivedPath } from '../../ui/icon-paths.ts';
import { rightPath } from '../../ui/more-icon-paths.ts';

type ReceivedListProps = { received: ReceivedItem[]; nameOf: (device: IdentifiedDevice) => string };

/** What the server has, folded: nothing is left to do with it. */
export function ReceivedList({ received, nameOf }: ReceivedListProps) {
  const { t, i18n } = useTranslation('work');
  const at = new Intl.DateTimeFormat(regional(i18n.language), { dateStyle: 'medium', timeStyle: 'short' });
  if (received.length === 0) return null;
  return (
    <details className="card">
      <summary className="entry">
        <span className="ok state-word">
          <Icon path={receivedPath} large />
        </span>
        <span className="strong grow">{t('received.title', { count: received.length })}</span>
        <span className="chevron">
          <Icon path={downPath} />
        </span>
      </summary>
      <ul className="list ruled">
        {received.map(({ id, receipt, device }) => (
          <li key={id}>
            <a className="entry" href={`/qr/receipt/${id}`}>
              <span className="min-w-0 grow">
                <span className="strong block">
                  {nameOf(device)} <span className="code light">{device.serialNumber}</span>
                </span>
                <span className="muted small">
                  {t('received.line', {
                    protocolNo: receipt.protocolNo,
                    at: at.format(Date.parse(receipt.receivedAt)),
                  })}
                </span>
              </span>
              <Icon path={rightPath} />
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
