import { useState } from 'react';
import type { Draft, IdentifiedDevice } from '../../contract/draft.ts';
import { regional } from '../../i18n/regional.ts';
import { useTranslation } from 'react-i18next';
import type { FieldStorage } from '../../offline/field-storage.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { penPath, rightPath, trashPath } from '../../ui/more-icon-paths.ts';
import { draftHref } from './use-unsent.ts';

type DraftListProps = { drafts: Draft[]; storage: FieldStorage; nameOf: (device: IdentifiedDevice) => string };

/** Forms that were begun and not saved yet, the latest first. */
export function DraftList({ drafts, storage, nameOf }: DraftListProps) {
  const { t, i18n } = useTranslation('work');
  const [asked, ask] = useState<Draft | null>(null);
  const [discarded, setDiscarded] = useState<Draft | null>(null);
  const discard = (draft: Draft) =>
    void storage.drafts
      .discard(draft.submissionId)
      .then(() => setDiscarded(draft))
      .catch(reportError);
  // Its photos are still there: they go a day after their form.
  const undo = (draft: Draft) =>
    void storage.drafts
      .save(draft)
      .then(() => setDiscarded(null))
      .catch(reportError);
  const saved = new Intl.DateTimeFormat(regional(i18n.language), { dateStyle: 'medium', timeStyle: 'short' });
  if (drafts.length === 0 && !discarded) return null;
  return (
    <section className="card" aria-labelledby="drafts">
      <header>
        <h2 id="drafts">{t('drafts.title')}</h2>
        <span className="count">{drafts.length}</span>
      </header>
      {discarded && (
        <p role="status" className="flex flex-wrap items-center gap-3 p-4">
          <span className="grow">{t('drafts.discarded')}</span>
          <button type="button" className="button" onClick={() => undo(discarded)}>
            {t('drafts.undo')}
          </button>
        </p>
      )}
      <ul className="list">
        {drafts.map((draft) => (
          <li key={draft.submissionId} className="flex items-center">
            <a className="entry min-w-0 grow" href={draftHref(draft)}>
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
            discard(asked);
          }}
        >
          <p>{t('drafts.text')}</p>
        </ConfirmDialog>
      )}
    </section>
  );
}
