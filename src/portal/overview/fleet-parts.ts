import { useTranslation } from 'react-i18next';
import type { FleetState } from '../../contract/overview.ts';
import { failedPath, okPath } from '../../ui/icon-paths.ts';
import type { ChartPart } from '../../ui/charts/chart-part.ts';
import { clockPath, neverPath, overduePath } from '../../ui/controls/portal-icon-paths.ts';

export type FleetKey = Exclude<keyof FleetState, 'total'>;

/** What a fleet is counted by: the states of which each device is in one, the best first, and facts beside them. */
export const fleetStates: readonly { id: FleetKey; look: ChartPart['look']; icon: string }[] = [
  { id: 'ok', look: 'ok', icon: okPath },
  { id: 'dueSoon', look: 'soon', icon: clockPath },
  { id: 'overdue', look: 'over', icon: overduePath },
  { id: 'failed', look: 'bad', icon: failedPath },
  { id: 'neverDone', look: 'idle', icon: neverPath },
];

const drawn: readonly FleetKey[] = ['ok', 'dueSoon', 'overdue'];

/** The states as parts of a drawing, in words: together they are all devices. */
export function useFleetParts(): ChartPart[] {
  const { t } = useTranslation('overview');
  return fleetStates
    .filter(({ id }) => drawn.includes(id))
    .map(({ id, look }) => ({ id, look, label: t(`states.${id}`) }));
}
