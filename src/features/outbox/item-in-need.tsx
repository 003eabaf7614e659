import { useState } from 'react';
import type { IdentifiedDevice } from '../../contract/draft.ts';
import { useTranslation } from 'react-i18next';
import type { FieldStorage } from '../../offline/field-storage.ts';
import type { UnsentWork } from '../../offline/unsent-work.ts';
import type { OutboxItem } from '../../offline/outbox/outbox-item.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { attentionPath } from '../../ui/icon-paths.ts';
import { refreshPath, trashPath } from '../../ui/more-icon-paths.ts';
import { ItemTitle } from './item-title.tsx';
import { ReasonWords } from './reason-words.tsx';

type ItemProps = {
  item: OutboxItem;
  storage: FieldStorage;
  nameOf: (device: IdentifiedDevice) => string;
  onDiscarded: () => void;
};

/** A submission that a person has to look at: why, that it is safe, and what can be done. */
export function ItemInNeed({ item, storage, nameOf, onDiscarded }: ItemProps) {
  const { t } = useTranslation('work');
  const [isAsking, ask] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const run = (action: Promise<void>, then?: () => void) => {
    setFailed(false);
    action.then(then, () => setFailed(true));
  };
  const act = async (what: (unsent: UnsentWork) => Promise<void>) => what(await storage.unsent());
  return (
    <li className="grid gap-3 p-4">
      <div className="flex gap-3">
        <span className="glyph over">
          <Icon path={attentionPath} />
        </span>
        <div className="grid min-w-0 grow gap-2">
          <div>
            <ItemTitle item={item} nameOf={nameOf} state={t(`state.${item.status}`)} tone="over" />
          </div>
          {item.status === 'needsAttention' && <ReasonWords reason={item.reason} />}
          {item.status === 'closed' && <p>{t('unsent.voided')}</p>}
          {hasFailed && <p role="alert">{t('unsent.actionFailed')}</p>}
        </div>
      </div>
      <div className="halves">
        {item.status === 'needsAttention' && (
          <button type="button" className="button" onClick={() => run(act((unsent) => unsent.retry(item.id)))}>
            <Icon path={refreshPath} />
            {t('unsent.retry')}
          </button>
        )}
        <button type="button" className="button danger" onClick={() => ask(true)}>
          <Icon path={trashPath} />
          {t('unsent.discard')}
        </button>
      </div>
      {isAsking && (
        <ConfirmDialog
          question={t('unsent.discardQuestion', { device: nameOf(item.device) })}
          keep={t('unsent.discardKeep')}
          act={t('unsent.discardAct')}
          onKeep={() => ask(false)}
          onAct={() => {
            ask(false);
            run(
              act((unsent) => unsent.discard(item.id)),
              onDiscarded,
            );
          }}
        >
          <p>{t('unsent.discardText')}</p>
        </ConfirmDialog>
      )}
    </li>
  );
}
