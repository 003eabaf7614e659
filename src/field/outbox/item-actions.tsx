import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hasNeverLeft } from '../../offline/outbox/has-never-left.ts';
import { canGoWithoutAccount } from '../../offline/outbox/can-go-without-account.ts';
import { personHere } from '../../session/person-here.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { penPath, refreshPath, sendingPath, trashPath } from '../../ui/more-icon-paths.ts';
import { CorrectDialog } from './correct-dialog.tsx';
import { ItemContent } from './item-content.tsx';
import { saveExport } from './save-export.ts';
import type { ItemProps } from './item-props.ts';
import { openDraft, useUnsent } from './use-unsent.ts';

/** What this build cannot read is sent by none, a closed account stays closed, and a check of somebody signed in goes with their session. */
const canTryAgain = (item: ItemProps['item']) =>
  item.status === 'waiting' ||
  (item.status === 'needsAttention' && !canGoWithoutAccount(item) && item.reason.code !== 'unreadableItem');

/** What can be done with one submission that the server does not have: nothing of it while it is being sent. */
export function ItemActions({ item, storage, nameOf, shell, language }: ItemProps) {
  const { t, i18n } = useTranslation('work');
  const [asked, ask] = useState<'discard' | 'correct' | null>(null);
  const [isOpen, setOpen] = useState(false);
  const { run, hasFailed } = useUnsent(storage);
  const canBeForm = item.status !== 'closed' && item.status !== 'sending' && item.contentHash !== '';
  return (
    <>
      {hasFailed && <p role="alert">{t('unsent.actionFailed')}</p>}
      {canGoWithoutAccount(item) && (
        <button
          type="button"
          className="button"
          onClick={() => run((unsent) => unsent.sendWithoutAccount(item.id, t('unsent.withoutAccountReason')))}
        >
          <Icon path={sendingPath} />
          {t('unsent.withoutAccount')}
        </button>
      )}
      {item.status !== 'sending' && (
        <div className="halves">
          {canTryAgain(item) && (
            <button type="button" className="button" onClick={() => run((unsent) => unsent.retry(item.id))}>
              <Icon path={refreshPath} />
              {t('unsent.retry')}
            </button>
          )}
          {canBeForm && hasNeverLeft(item) && (
            <button
              type="button"
              className="button"
              onClick={() =>
                run(async (unsent) => openDraft(await unsent.takeBack(item.id, personHere()?.userId), shell))
              }
            >
              <Icon path={penPath} />
              {t('unsent.takeBack')}
            </button>
          )}
          {canBeForm && !hasNeverLeft(item) && (
            <button type="button" className="button" onClick={() => ask('correct')}>
              <Icon path={penPath} />
              {t('unsent.correct')}
            </button>
          )}
          <button type="button" className="button danger" onClick={() => ask('discard')}>
            <Icon path={trashPath} />
            {t('unsent.discard')}
          </button>
        </div>
      )}
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>
          <span className="text-link">{t('unsent.more')}</span>
        </summary>
        {isOpen && (
          <div className="grid gap-3 pt-2">
            <ItemContent item={item} storage={storage} language={language} />
            <button
              type="button"
              className="button"
              onClick={() => run((unsent) => saveExport({ unsent, t, language: i18n.language, only: item.id }))}
            >
              {t('unsent.exportOne')}
            </button>
          </div>
        )}
      </details>
      {asked === 'correct' && (
        <CorrectDialog
          onKeep={() => ask(null)}
          onCorrect={(reason) => {
            ask(null);
            run(async (unsent) =>
              openDraft(await unsent.correct(item.id, { reason, here: personHere()?.userId }), shell),
            );
          }}
        />
      )}
      {asked === 'discard' && (
        <ConfirmDialog
          question={t('unsent.discardQuestion', { device: nameOf(item.device) })}
          keep={t('unsent.discardKeep')}
          act={t('unsent.discardAct')}
          onKeep={() => ask(null)}
          onAct={() => {
            ask(null);
            run((unsent) => unsent.discard(item.id));
          }}
        >
          <p>{t('unsent.discardText')}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
