import type { PassFailItem } from '../../contract/checklist.ts';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/icon.tsx';
import { checkPath, crossPath, minusPath } from '../../ui/icon-paths.ts';
import type { AnswerProps } from './answer-props.ts';

const segments = [
  { result: 'pass', tone: 'ok', path: checkPath },
  { result: 'fail', tone: 'bad', path: crossPath },
  { result: 'na', tone: 'idle', path: minusPath },
] as const;

/** Pass, Fail, Not applicable: three big segments, never a switch. */
export function PassFailAnswer({ item, label, draft, change }: AnswerProps<PassFailItem>) {
  const { t } = useTranslation('field');
  return (
    <fieldset className="segments">
      <legend className="unseen">{label}</legend>
      {segments
        .filter(({ result }) => result !== 'na' || item.naAllowed)
        .map(({ result, tone, path }) => (
          <label key={result} className={tone}>
            <Icon path={path} />
            <span>{t(`result.${result}`)}</span>
            <input
              type="radio"
              name={item.itemId}
              checked={draft?.result === result}
              onChange={() => change({ result })}
            />
          </label>
        ))}
    </fieldset>
  );
}
