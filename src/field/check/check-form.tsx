import { useState } from 'react';
import type { Checklist } from '../../contract/checklist.ts';
import type { FunctionCheckDraft } from '../../contract/draft.ts';
import type { Language } from '../../contract/language.ts';
import { useTranslation } from 'react-i18next';
import type { DraftKeeper, KeptDraft } from '../../offline/draft-keeper.ts';
import { CheckItem, type PhotoAnswerFor } from './check-item.tsx';
import { withAnswer } from './draft-answers.ts';
import { formRows } from './form-rows.ts';
import type { ShownStep } from './missing-answers.ts';

type CheckFormProps = {
  checklist: Checklist;
  language: Language;
  steps: ShownStep[];
  kept: KeptDraft<FunctionCheckDraft>;
  keeper: Pick<DraftKeeper<FunctionCheckDraft>, 'change'>;
  current: string | undefined;
  isAskedFor: boolean;
  photoAnswer?: PhotoAnswerFor;
};

/** The checklist: its sections with their counts, and every step that is shown now. */
export function CheckForm({
  checklist,
  language,
  steps,
  kept,
  keeper,
  current,
  isAskedFor,
  photoAnswer,
}: CheckFormProps) {
  const { t } = useTranslation('field');
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  return (
    <form className="card" aria-label={t('check.form')} onSubmit={(event) => event.preventDefault()}>
      {formRows({ checklist, steps, language }).map((row) =>
        row.kind === 'section' ? (
          <div key={row.itemId} className="section-head">
            <h2>{row.label}</h2>
            <span className="small muted whitespace-nowrap">
              {t('check.sectionCount', { done: row.done, total: row.total })}
            </span>
          </div>
        ) : (
          <div
            key={row.step.item.itemId}
            className="step"
            onBlur={() => setTouched((before) => new Set(before).add(row.step.item.itemId))}
          >
            <CheckItem
              step={row.step}
              language={language}
              isCurrent={row.step.item.itemId === current}
              isOnDisk={isOnDisk(kept, row.step)}
              isAskedFor={isAskedFor || (row.step.missing !== 'answer' && touched.has(row.step.item.itemId))}
              photoAnswer={photoAnswer}
              change={(change) => keeper.change(withAnswer(row.step.item.itemId, change))}
            />
          </div>
        ),
      )}
    </form>
  );
}

/** True once exactly this answer is on disk; before, nothing may look as if it were safe. */
function isOnDisk({ onDisk }: KeptDraft<FunctionCheckDraft>, { draft, verdict }: ShownStep): boolean {
  const isAnswered = verdict !== 'open' || draft?.result === 'na';
  return isAnswered && draft !== undefined && onDisk?.answers.includes(draft) === true;
}
