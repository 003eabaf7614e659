import { useState } from 'react';
import type { Draft, IdentifiedDevice } from '../../contract/draft.ts';
import { regional } from '../../i18n/regional.ts';
import { useTranslation } from 'react-i18next';
import type { FieldStorage } from '../../offline/field-storage.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { attentionPath } from '../../ui/icon-paths.ts';
import { penPath, rightPath, trashPath } from '../../ui/more-icon-paths.ts';
import { saveExport } from './save-export.ts';
import { draftHref, useUnsent } from './use-unsent.ts';

type DraftListProps = {
  drafts: Draft[];
  /** The ids of drafts this build cannot read. */
  unreadable: string[];
  storage: FieldStorage;
  nameOf: (device: IdentifiedDevice) => string;
};

/** Forms that were begun and not saved yet, the latest first, and those this build cannot open. */
export function DraftList({ drafts, unreadable, storage, nameOf }: DraftListProps) {
  const { t, i18n } = useTranslation('work');
  const { run, hasFailed } = useUnsent(storage);
  const [asked, ask] = useState<{ id: string; question: string } | null>(null);
  const [undo, setUndo] = useState<(() => Promise<void>) | null>(null);
  const saved = new Intl.DateTimeFormat(regional(i18n.language), { dateStyle: 'medium', timeStyle: 'short' });
  // The photos of a discarded draft are still there: they go a day after their form.
  const discard = (id: string) =>
    run(async (unsent) => {
      const putBack = await unsent.discardDraft(id);
      setUndo(() => putBack);
    });
  const bringBack = () =>
    run(async () => {
      await undo?.();
      setUndo(null);
    });
  if (drafts.length + unreadable.length === 0 && !undo) return null;
  return (
    <section className="card" aria-labelledby="drafts">
      <header>
        <h2 id="drafts">{t('drafts.title')}</h2>
        <span className="count">{drafts.length + unreadable.length}</span>
      </header>
      {hasFailed && (
        <p role="alert" className="px-4">
          {t('unsent.actionFailed')}
        </p>
      )}
      {undo && (
        <p role="status" className="flex flex-wrap items-center gap-3 p-4">
          <span className="grow">{t('drafts.discarded')}</span>
          <button type="button" className="button" onClick={bringBack}>
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
              onClick={() =>
                ask({ id: draft.submissionId, question: t('drafts.question', { device: nameOf(draft.device) }) })
              }
            >
              <Icon path={trashPath} />
            </button>
          </li>
        ))}
        {unreadable.map((id) => (
          <li key={id} className="flex items-center">
            <div className="entry min-w-0 grow">
              <span className="glyph over">
                <Icon path={attentionPath} />
              </span>
              <span className="grid min-w-0 grow justify-items-start gap-1">
                <span className="strong">{t('drafts.unreadable')}</span>
                <span className="muted small">{t('drafts.unreadableText')}</span>
                <button
                  type="button"
                  className="text-link"
                  onClick={() => run((unsent) => saveExport({ unsent, t, language: i18n.language, only: id }))}
                >
                  {t('drafts.exportOne')}
                </button>
              </span>
            </div>
            <button
              type="button"
              className="button ghost square"
              aria-label={t('drafts.discardUnreadable')}
              onClick={() => ask({ id, question: t('drafts.questionUnreadable') })}
            >
              <Icon path={trashPath} />
            </button>
          </li>
        ))}
      </ul>
      {asked && (
        <ConfirmDialog
          question={asked.question}
          keep={t('unsent.discardKeep')}
          act={t('drafts.act')}
          onKeep={() => ask(null)}
          onAct={() => {
            ask(null);
            discard(asked.id);
          }}
        >
          <p>{t('drafts.text')}</p>
        </ConfirmDialog>
      )}
    </section>
  );
}
