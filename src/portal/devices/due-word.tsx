import { useTranslation } from 'react-i18next';
import type { CheckKind } from '../../contract/checklist.ts';
import type { DueState } from '../../contract/public-device.ts';
import { regional } from '../../i18n/regional.ts';
import type { Tone } from '../../ui/banner.tsx';
import { okPath } from '../../ui/icon-paths.ts';
import { Badge, StatusWord } from '../../ui/controls/badge.tsx';
import { clockPath, neverPath, overduePath } from '../../ui/controls/portal-icon-paths.ts';

const looks: Record<DueState, { tone: Tone; icon: string }> = {
  ok: { tone: 'ok', icon: okPath },
  soon: { tone: 'soon', icon: clockPath },
  overdue: { tone: 'over', icon: overduePath },
  neverDone: { tone: 'idle', icon: neverPath },
};

type DueWordProps = { due: { kind: CheckKind; dueOn: string; state: DueState }; isLoud?: boolean };

/** A due date and how it stands with it. What is overdue is loud; what is in order is quiet. */
export function DueWord({ due: { dueOn, state }, isLoud }: DueWordProps) {
  const { t, i18n } = useTranslation('devices');
  const dates = new Intl.DateTimeFormat(regional(i18n.language), { dateStyle: 'medium', timeZone: 'UTC' });
  const words = t(`due.${state}`, { date: dates.format(new Date(`${dueOn}T00:00:00Z`)) });
  const Look = state === 'overdue' || isLoud ? Badge : StatusWord;
  return <Look {...looks[state]}>{words}</Look>;
}
