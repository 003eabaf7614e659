import { useState } from 'react';
import { normalLines } from '../../domain/normal-text.ts';
import { useTranslation } from 'react-i18next';
import { Field } from '../../ui/field.tsx';
import type { ShownStep } from './missing-answers.ts';
import { remainingSteps, withNotApplicable, withoutNotApplicable } from './remaining-not-applicable.ts';
import type { OverviewProps } from './section-overview.tsx';

type Marked = { steps: ShownStep[]; reason: string };

/** Marks every open step that allows it as not applicable, with one reason for all; can be taken back. */
export function RemainingSteps({ steps, keeper }: Pick<OverviewProps, 'steps' | 'keeper'>) {
  const { t } = useTranslation('work');
  const [typed, setTyped] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [marked, setMarked] = useState<Marked | null>(null);
  const remaining = remainingSteps(steps);

  const mark = () => {
    const reason = normalLines(typed);
    setMissing(reason === '');
    if (reason === '') return;
    keeper.change(withNotApplicable(remaining, reason));
    setMarked({ steps: remaining, reason });
  };
  const undo = ({ steps: own, reason }: Marked) => {
    keeper.change(withoutNotApplicable(own, reason));
    setMarked(null);
  };

  return (
    <>
      <div role="status" className={marked ? 'flex flex-wrap items-center gap-2' : 'unseen'}>
        {marked && (
          <>
            {t('overview.marked', { count: marked.steps.length })}
            <button type="button" className="text-link" onClick={() => undo(marked)}>
              {t('photo.undo')}
            </button>
          </>
        )}
      </div>
      {!marked && remaining.length > 0 && (
        <details>
          <summary>
            <span className="text-link">{t('overview.remaining', { count: remaining.length })}</span>
          </summary>
          <div className="grid gap-3 pt-3">
            <Field
              label={t('overview.reason')}
              hint={t('overview.reasonHelp')}
              error={isMissing ? t('fieldError.textTooShort') : undefined}
            >
              {(control) => (
                <input
                  {...control}
                  className="input"
                  maxLength={200}
                  value={typed}
                  onChange={(event) => setTyped(event.target.value)}
                />
              )}
            </Field>
            <button type="button" className="button" onClick={mark}>
              {t('overview.mark')}
            </button>
          </div>
        </details>
      )}
    </>
  );
}
