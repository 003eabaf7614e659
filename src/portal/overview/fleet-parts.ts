import { useTranslation } from 'react-i18next';
import type { FleetState } from '../../contract/overview.ts';
import { failedPath, okPath } from '../../ui/icon-paths.ts';
import type { ChartPart } from '../../ui/charts/chart-part.ts';
import { clockPath, neverPath, overduePath } from '../../ui/controls/portal-icon-paths.ts';

export type FleetKey = Exclude<keyof FleetState, 'total'>;

/** The states a fleet is counted by, the best first. */
export const fleetStates: readonly { id: FleetKey; look: ChartPart['look']; icon: string }[] = [
  { id: 'ok', look: 'ok', icon: okPath },
  { id: 'dueSoon', look: 'soon', icon: clockPath },
  { id: 'overdue', look: 'over', icon: overduePath },
  { id: 'failed', look: 'bad', icon: failedPath },
  { id: 'unknown', look: 'idle', icon: neverPath },
];

/** The same as parts of a drawing, in words. */
export function useFleetParts(): ChartPart[] {
  const { t } = useTranslation('overview');
  return fleetStates.map(({ id, look }) => ({ id, look, label: t(`states.${id}`) }));
}
