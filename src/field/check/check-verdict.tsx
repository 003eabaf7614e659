import type { CheckResult } from '../../contract/function-check.ts';
import { regional } from '../../i18n/regional.ts';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/icon.tsx';
import { attentionPath, failedPath, okPath } from '../../ui/icon-paths.ts';
import type { ShownStep } from './missing-answers.ts';

const look = {
  passed: { tone: 'ok', path: okPath },
  passedWithRemarks: { tone: 'soon', path: attentionPath },
  failed: { tone: 'bad', path: failedPath },
  incomplete: { tone: 'idle', path: attentionPath },
} as const;

/** What the check comes to, by the rule the server evaluates by again. */
export function CheckVerdict({ result, steps }: { result: CheckResult; steps: ShownStep[] }) {
  const { t, i18n } = useTranslation('work');
  const count = (...verdicts: string[]) => steps.filter((step) => verdicts.includes(step.verdict)).length;
  const [passed, remarks, failed] = [count('pass', 'neutral'), count('remark'), count('fail')];
  return (
    <section className={`verdict big ${look[result].tone}`} aria-label={t('review.result')}>
      <Icon path={look[result].path} />
      <div className="grow">
        <strong>{t(`result.${result}`)}</strong>
        {new Intl.ListFormat(regional(i18n.language), { type: 'unit' }).format([
          t('review.passed', { count: passed }),
          ...(remarks > 0 ? [t('review.remarks', { count: remarks })] : []),
          ...(failed > 0 ? [t('review.deviating', { count: failed })] : []),
        ])}
      </div>
    </section>
  );
}
