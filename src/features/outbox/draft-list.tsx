import { useState } from 'react';
import type { Draft, IdentifiedDevice } from '../../contract/draft.ts';
import { regional } from '../../i18n/regional.ts';
import { useTranslation } from 'react-i18next';
import type { FieldStorage } from '../../offline/field-storage.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { penPath, rightPath, trashPath } from '../../ui/more-icon-paths.ts';

type DraftListProps = { drafts: Draft[]; storage: FieldStorage; nameOf: (device: IdentifiedDevice) => string };

/** Forms that were begun and not saved yet, the latest first. */
export function DraftList({ drafts, storage, nameOf }: DraftListProps) {
  const { t, i18n } = useTranslation('work');
  const [asked, ask] = useState<Draft | null>(null);
  const saved = new Intl.DateTimeFormat(regional(i18n.language), { dateStyle: 'medium', timeStyle: 'short' });
  if (drafts.length === 0) return null;
  return (
    <section className="card" aria-labelledby="drafts">
      <header>
        <h2 id="drafts">{t('drafts.title')}</h2>
        <span className="count">{drafts.length}</span>
      </header>
      <ul className="list">
        {drafts.map((draft) => (
          <li key={draft.submissionId} className="flex items-center">
            <a className="entry min-w-0 grow" href={hrefOf(draft)}>
              <span className="glyph info">
                <Icon path={penPath} />
              </span>
              <span className="min-w-0 grow">
                <span className="strong block">
                  {nameOf(draft.device)} <span className="code light">{draft.device.serialNumber}</span>
                </span>
                <span className="muted small">
                  {t(`drafts.${draft.kindOfSubmission}`, { saved: saved.format(Date.parse(draft.savedAt)) })}
                </span>
              </span>
              <Icon path={rightPath} />
            </a>
            <button
              type="button"
              className="button ghost square"
              aria-label={t('drafts.discard', { device: nameOf(draft.device) })}
              onClick={() => ask(draft)}
            >
              <Icon path={trashPath} />
            </button>
          </li>
        ))}
      </ul>
      {asked && (
        <ConfirmDialog
          question={t('drafts.question', { device: nameOf(asked.device) })}
          keep={t('unsent.discardKeep')}
          act={t('drafts.act')}
          onKeep={() => ask(null)}
          onAct={() => {
            ask(null);
            void storage.drafts.discard(asked.submissionId);
          }}
        >
          <p>{t('drafts.text')}</p>
        </ConfirmDialog>
      )}
    </section>
  );
}

const hrefOf = ({ kindOfSubmission, submissionId }: Draft) =>
  `/qr/${kindOfSubmission === 'functionCheck' ? 'function-check' : 'device-registration'}?draft=${submissionId}`;
