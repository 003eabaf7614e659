import { useId, type ReactNode } from 'react';
import type { PhotoItem } from '../../contract/checklist.ts';
import type { DraftAnswer } from '../../contract/draft.ts';
import type { Language } from '../../contract/language.ts';
import { localText } from '../../domain/local-text.ts';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/icon.tsx';
import { failedPath, storedPath } from '../../ui/icon-paths.ts';
import { ChoiceAnswer } from './choice-answer.tsx';
import { ItemComment } from './item-comment.tsx';
import { MeasurementAnswer } from './measurement-answer.tsx';
import type { ShownStep } from './missing-answers.ts';
import { PassFailAnswer } from './pass-fail-answer.tsx';
import { TextAnswer } from './text-answer.tsx';

type CheckItemProps = {
  step: ShownStep;
  language: Language;
  isCurrent: boolean;
  isOnDisk: boolean;
  /** Say what is missing; before somebody asked to go on, an empty item is no fault. */
  isAskedFor: boolean;
  change: (change: Partial<DraftAnswer>) => void;
  photoAnswer: PhotoAnswerFor | undefined;
};

/** Photos of an item; nothing until their code has arrived. */
export type PhotoAnswerFor = (item: PhotoItem, label: string) => ReactNode;

/** One step of a checklist: its number and name, the answer, a comment, and what it still needs. */
export function CheckItem({ step, language, isCurrent, isOnDisk, isAskedFor, change, photoAnswer }: CheckItemProps) {
  const { t } = useTranslation('field');
  const headingId = useId();
  const { item, nr, draft, missing } = step;
  const label = localText(item.label, language);
  return (
    <section
      id={`step-${item.itemId}`}
      className={isCurrent ? 'question current' : 'question'}
      aria-labelledby={headingId}
    >
      <div className="flex items-start gap-2">
        <span className="number">{nr}</span>
        <h3 className="min-w-0 grow" id={headingId}>
          {label} {!item.required && <span className="muted light">{t('optional')}</span>}
        </h3>
        {isOnDisk && (
          <span className="ok state-word">
            <Icon path={storedPath} />
            <span className="unseen">{t('save.kept')}</span>
          </span>
        )}
      </div>
      {item.help && <p className="hint">{localText(item.help, language)}</p>}
      {draft?.result === 'na' && item.kind !== 'passFailNa' ? null : answer()}
      {item.naAllowed && item.kind !== 'passFailNa' && (
        <label className="tick">
          <input
            type="checkbox"
            checked={draft?.result === 'na'}
            onChange={(event) => change({ result: event.target.checked ? 'na' : null })}
          />
          <span>{t('result.na')}</span>
        </label>
      )}
      <ItemComment step={step} change={change} />
      {isAskedFor && missing && (
        <p className="message bad">
          <Icon path={failedPath} />
          {t(`missing.${missing}`)}
        </p>
      )}
    </section>
  );

  function answer() {
    const props = { label, language, draft, change };
    switch (item.kind) {
      case 'passFailNa':
        return <PassFailAnswer item={item} {...props} />;
      case 'measurement':
        return <MeasurementAnswer item={item} {...props} />;
      case 'text':
        return <TextAnswer item={item} {...props} />;
      case 'choice':
        return <ChoiceAnswer item={item} {...props} />;
      case 'photo':
        return photoAnswer?.(item, label);
    }
  }
}
