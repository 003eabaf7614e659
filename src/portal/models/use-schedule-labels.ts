import { useTranslation } from 'react-i18next';
import type { ModelSchedule } from '../../contract/schedule.ts';

type Rhythm = Pick<ModelSchedule, 'interval' | 'dueRule' | 'anchor'>;

/** How often a check is due, in words: "every 24 months, end of month, counted from the last check". */
export function useScheduleLabels() {
  const { t } = useTranslation(['models', 'devices']);
  return ({ interval: { value, unit }, dueRule, anchor }: Rhythm) =>
    [
      t(`devices:due.every.${unit}`, { count: value }),
      ...(dueRule === 'exactDay' ? [] : [t(`devices:due.rule.${dueRule}`)]),
      t(`schedule.from.${anchor}`),
    ].join(', ');
}
