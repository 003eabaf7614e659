import { useId, useState } from 'react';
import type { DraftAnswer } from '../../contract/draft.ts';
import { useTranslation } from 'react-i18next';
import type { ShownStep } from './missing-answers.ts';

type CommentProps = { step: ShownStep; change: (change: Partial<DraftAnswer>) => void };

/** Words to an answer: asked for where something failed, offered everywhere else. */
export function ItemComment({ step: { item, draft, verdict }, change }: CommentProps) {
  const { t } = useTranslation('field');
  const id = useId();
  const [isWanted, setWanted] = useState(false);
  const isOpen = isWanted || verdict === 'fail' || verdict === 'remark' || Boolean(draft?.comment);
  if (!isOpen)
    return (
      <button type="button" className="text-link justify-self-start" onClick={() => setWanted(true)}>
        {t('comment.add')}
      </button>
    );
  const isRequired = verdict === 'fail' && item.commentRequiredOnFail;
  return (
    <div className="control">
      <label htmlFor={id}>
        {t('comment.label')} {!isRequired && <span className="optional">{t('optional')}</span>}
      </label>
      <textarea
        id={id}
        ref={isWanted ? focus : undefined}
        className="input"
        rows={1}
        value={draft?.comment ?? ''}
        onChange={(event) => change({ comment: event.target.value })}
      />
    </div>
  );
}

// One function for all renders: a new one each time would take the focus again and again.
const focus = (element: HTMLTextAreaElement | null) => element?.focus();
