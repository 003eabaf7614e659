import { useTranslation } from 'react-i18next';
import type { DeviceLine } from '../../contract/device.ts';
import { dueGroup } from '../../domain/due-words.ts';
import { dateInZone } from '../../domain/plain-date.ts';
import { useThisMinute } from '../../ui/use-this-minute.ts';

/** The heading of a device in a list by due date: late, this week, this month, later. */
export function useDueGroups() {
  const { t } = useTranslation('devices');
  const now = useThisMinute();
  return ({ nextDue, timeZone }: DeviceLine) =>
    t(`due.group.${nextDue === null ? 'none' : dueGroup(nextDue, dateInZone(now, timeZone))}`);
}
