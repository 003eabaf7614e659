import { useTranslation } from 'react-i18next';
import type { CheckLine } from '../../contract/check-details.ts';
import type { Tone } from '../../ui/banner.tsx';
import { attentionPath, failedPath, okPath } from '../../ui/icon-paths.ts';
import { Badge, StatusWord } from '../../ui/controls/badge.tsx';
import { neverPath } from '../../ui/controls/portal-icon-paths.ts';

type Result = NonNullable<CheckLine['result']>;

const looks: Record<Result, { tone: Tone; icon: string }> = {
  passed: { tone: 'ok', icon: okPath },
  passedWithRemarks: { tone: 'soon', icon: attentionPath },
  failed: { tone: 'bad', icon: failedPath },
  incomplete: { tone: 'idle', icon: neverPath },
};

/** The result of a check; one that failed is loud. */
export function ResultWord({ result }: { result: Result }) {
  const { t } = useTranslation('work');
  const Look = result === 'failed' ? Badge : StatusWord;
  return <Look {...looks[result]}>{t(`result.${result}`)}</Look>;
}
