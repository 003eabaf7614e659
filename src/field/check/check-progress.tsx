import type { ReactNode } from 'react';
import type { FunctionCheckDraft } from '../../contract/draft.ts';
import { useTranslation } from 'react-i18next';
import type { KeptDraft } from '../../offline/draft-keeper.ts';
import { Icon } from '../../ui/icon.tsx';
import { failedPath, storedPath } from '../../ui/icon-paths.ts';
import { isDone } from './form-rows.ts';
import { asksForNothing, type ShownStep } from './missing-answers.ts';
import { SaveWords } from './save-words.tsx';

type ProgressProps = {
  steps: ShownStep[];
  current: string | undefined;
  kept: KeptDraft<FunctionCheckDraft>;
  children: ReactNode;
};

/** How far the check is, what it comes to so far, and whether it is safe on this phone. */
export function CheckProgress({ steps, current, kept, children }: ProgressProps) {
  const { t } = useTranslation('field');
  const counted = steps.filter(({ item }) => !asksForNothing(item));
  const done = counted.filter(isDone).length;
  const failed = counted.filter(({ verdict }) => verdict === 'fail').length;
  return (
    <section className="progress-head" aria-label={t('check.progress')}>
      <div className="progress" aria-hidden="true">
        {counted.map((step) => (
          <i key={step.item.itemId} className={segmentClass(step, current)} />
        ))}
      </div>
      <div className="flex flex-wrap items-center gap-x-4">
        <span className="strong grow" role="status">
          {t('check.answered', { done, total: counted.length })}
          {failed > 0 && (
            <span className="bad state-word ms-3">
              <Icon path={failedPath} />
              {t('check.failedSoFar', { failed })}
            </span>
          )}
        </span>
        <span className="muted flex items-center gap-2">
          {kept.save.kind === 'saved' && <Icon path={storedPath} />}
          <SaveWords save={kept.save} />
        </span>
        {children}
      </div>
    </section>
  );
}

function segmentClass(step: ShownStep, current: string | undefined): string | undefined {
  if (step.verdict === 'fail') return 'failed';
  if (isDone(step)) return 'done';
  return step.item.itemId === current ? 'current' : undefined;
}
