import type { Language } from '../../contract/language.ts';
import type { PublicDevice } from '../../contract/public-device.ts';
import { regional } from '../../i18n/regional.ts';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/icon.tsx';
import { attentionPath, okPath, waitingPath } from '../../ui/icon-paths.ts';

const look = {
  ok: { tone: 'ok', path: okPath },
  soon: { tone: 'soon', path: waitingPath },
  overdue: { tone: 'over', path: attentionPath },
  neverDone: { tone: 'soon', path: attentionPath },
} as const;

/** Which checks are due when, each as an icon, a word and a date. */
export function DueList({ due, language }: { due: PublicDevice['due']; language: Language }) {
  const { t } = useTranslation(['work', 'field']);
  const day = new Intl.DateTimeFormat(regional(language), { dateStyle: 'medium', timeZone: 'UTC' });
  if (due.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2" aria-label={t('work:due.title')}>
      {due.map(({ kind, dueOn, state }) => (
        <li key={kind} className={`badge ${look[state].tone}`}>
          <Icon path={look[state].path} />
          {t(`work:due.${state}`, { kind: t(`field:kind.${kind}`), date: day.format(Date.parse(dueOn)) })}
        </li>
      ))}
    </ul>
  );
}
