import { useTranslation } from 'react-i18next';
import { dueStateNow, dueWords, type ToldDue } from '../../domain/due-words.ts';
import type { DueState } from '../../contract/public-device.ts';
import { dateInZone } from '../../domain/plain-date.ts';
import { regional } from '../../i18n/regional.ts';
import type { Tone } from '../../ui/banner.tsx';
import { okPath } from '../../ui/icon-paths.ts';
import { Badge, StatusWord } from '../../ui/controls/badge.tsx';
import { useThisMinute } from '../../ui/use-this-minute.ts';
import { clockPath, overduePath } from '../../ui/controls/portal-icon-paths.ts';

const looks: Record<DueState, { tone: Tone; icon: string }> = {
  ok: { tone: 'ok', icon: okPath },
  soon: { tone: 'soon', icon: clockPath },
  overdue: { tone: 'over', icon: overduePath },
};

type DueWordProps = {
  due: ToldDue;
  /** Whose days the dates are. */
  timeZone: string;
  /** The device may be used: where it is blocked or failed, a date in time is no good news and not green. */
  isUsable: boolean;
};

/** How it stands with a due date, in a sentence. What is overdue is loud; what is in order is quiet. */
export function DueWord({ due, timeZone, isUsable }: DueWordProps) {
  const { t, i18n } = useTranslation('field');
  const today = dateInZone(useThisMinute(), timeZone);
  const state = dueStateNow(due, today);
  const Look = state === 'overdue' ? Badge : StatusWord;
  const say = (key: 'late' | 'never', gaps = {}) => t(`due.${key}`, gaps);
  const look = state === 'ok' && !isUsable ? { tone: 'idle' as const, icon: clockPath } : looks[state];
  return <Look {...look}>{dueWords(due, { today, locale: regional(i18n.language), say })}</Look>;
}
