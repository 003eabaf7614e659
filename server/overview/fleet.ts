import type { Kysely } from 'kysely';
import type { FleetState } from '../../src/contract/overview.ts';
import { sumWhere } from '../database/sum-where.ts';
import type { Tables } from '../database/tables.ts';
import { statusesInUse } from '../devices/device-store.ts';
import { countedFigures, isCountedAs, type CountedFigure } from '../devices/counted-as.ts';

export type FleetPart = { siteId: string | null; devices: FleetState };
type Which = { customerId: string; siteIds?: string[]; now: number };

/**
 * The devices in use of a customer, or of some of its sites, counted by site and under each figure at this moment. Sums
 * by site, so that the rows of an index are counted as they come and none is sorted.
 */
export async function readFleet(db: Kysely<Tables>, { customerId, siteIds, now }: Which): Promise<FleetPart[]> {
  const at = new Date(now).toISOString();
  let matching = db
    .selectFrom('device')
    .where('device.customerId', '=', customerId)
    .where('device.status', 'in', statusesInUse);
  if (siteIds) matching = matching.where('device.siteId', 'in', siteIds);
  const rows = await matching
    .select('device.siteId')
    .select(countedFigures.map((figure) => sumWhere(isCountedAs(figure, at)).as(figure)))
    .groupBy('device.siteId')
    .execute();
  return rows.map(({ siteId, ...counted }) => {
    const counts = Object.fromEntries(countedFigures.map((figure) => [figure, Number(counted[figure])]));
    return { siteId, devices: withTotal(counts as Record<CountedFigure, number>) };
  });
}

/** Figures with the devices of all states; what failed or was never done is among them already. */
export const withTotal = (counts: Record<CountedFigure, number>): FleetState => ({
  total: counts.ok + counts.dueSoon + counts.overdue,
  ...counts,
});

/** The same over sites. */
export function fleetState(parts: readonly FleetPart[]): FleetState {
  const sumOf = (figure: CountedFigure) => parts.reduce((sum, { devices }) => sum + devices[figure], 0);
  const sums = Object.fromEntries(countedFigures.map((figure) => [figure, sumOf(figure)]));
  return withTotal(sums as Record<CountedFigure, number>);
}
