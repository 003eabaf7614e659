import { useState } from 'react';
import type { IdentifiedDevice } from '../../contract/draft.ts';
import { regional } from '../../i18n/regional.ts';
import { useTranslation } from 'react-i18next';
import type { FieldStorage, ReceivedItem } from '../../offline/field-storage.ts';
import { Icon } from '../../ui/icon.tsx';
import { downPath, receivedPath } from '../../ui/icon-paths.ts';
import { rightPath } from '../../ui/more-icon-paths.ts';
import type { PageShell } from '../../ui/page-shell.ts';
import { CorrectDialog } from './correct-dialog.tsx';
import { openDraft, useUnsent } from './use-unsent.ts';

type ReceivedListProps = {
  received: ReceivedItem[];
  storage: FieldStorage;
  shell: PageShell;
  nameOf: (device: IdentifiedDevice) => string;
};

/** What the server has, folded: nothing is left to do with it. */
export function ReceivedList({ received, storage, shell, nameOf }: ReceivedListProps) {
  const { t, i18n } = useTranslation('work');
  const at = new Intl.DateTimeFormat(regional(i18n.language), { dateStyle: 'medium', timeStyle: 'short' });
  const [asked, ask] = useState<string | null>(null);
  const { run, hasFailed } = useUnsent(storage);
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
        {received.map(({ id, receipt, device, madeWith }) => (
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
            {madeWith && (
              <div className="px-4">
                <button type="button" className="text-link" onClick={() => ask(id)}>
                  {t('unsent.correct')}
                </button>
              </div>
            )}
          </li>
        ))}
      </ul>
      {hasFailed && <p role="alert">{t('unsent.actionFailed')}</p>}
      {asked !== null && (
        <CorrectDialog
          onKeep={() => ask(null)}
          onCorrect={(reason) => {
            ask(null);
            run(async (unsent) => openDraft(await unsent.correctReceived(asked, reason), shell));
          }}
        />
      )}
    </details>
  );
}
