import type { Language } from '../../contract/language.ts';
import type { PublicDevice } from '../../contract/public-device.ts';
import { dueStateNow, dueWords } from '../../domain/due-words.ts';
import { regional } from '../../i18n/regional.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/icon.tsx';
import { attentionPath, okPath, waitingPath } from '../../ui/icon-paths.ts';

const look = {
  ok: { tone: 'ok', path: okPath },
  soon: { tone: 'soon', path: waitingPath },
  overdue: { tone: 'over', path: attentionPath },
} as const;

type DueListProps = {
  due: PublicDevice['due'];
  language: Language;
  /** False beside a blocked device or a label that is not genuine: a date in time is then no good news and not green. */
  isUsable: boolean;
};

/** Which checks are due when, the most urgent first: an icon, the sentence and the date of each. Days are those of the phone. */
export function DueList({ due, language, isUsable }: DueListProps) {
  const { t } = useTranslation(['work', 'field']);
  const locale = regional(language);
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  const [today] = useState(() => new Date().toLocaleDateString('sv')); // written as YYYY-MM-DD there
  const say = (key: 'late' | 'never', gaps = {}) => t(`field:due.${key}`, gaps);
  if (due.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2" aria-label={t('work:due.title')}>
      {due.map((each) => {
        const state = dueStateNow(each, today);
        const { tone, path } = state === 'ok' && !isUsable ? { tone: 'idle', path: waitingPath } : look[state];
        return (
          <li key={each.kind} className={`badge ${tone}`}>
            <Icon path={path} />
            {t('work:due.of', {
              kind: t(`field:kind.${each.kind}`),
              when: dueWords(each, { today, locale, say }),
              date: day.format(Date.parse(each.dueOn)),
            })}
          </li>
        );
      })}
    </ul>
  );
}
