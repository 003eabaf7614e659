import { sql, type Kysely } from 'kysely';
import type { FleetState } from '../../src/contract/overview.ts';
import { sumWhere } from '../database/sum-where.ts';
import type { Tables } from '../database/tables.ts';
import { statusesInUse } from '../devices/device-store.ts';
import { worstState, type WorstState } from '../devices/worst-state.ts';

export type FleetPart = { siteId: string | null; devices: FleetState };
type Which = { customerId: string; siteIds?: string[]; now: number };

const states = ['ok', 'dueSoon', 'overdue', 'failed', 'unknown'] as const satisfies readonly WorstState[];

/**
 * The devices in use of a customer, or of some of its sites, counted by site and by their state at this moment. Sums by
 * site and no groups by state, so that the rows of an index are counted as they come and none is sorted.
 */
export async function readFleet(db: Kysely<Tables>, { customerId, siteIds, now }: Which): Promise<FleetPart[]> {
  const state = worstState(new Date(now).toISOString());
  let matching = db
    .selectFrom('device')
    .where('device.customerId', '=', customerId)
    .where('device.status', 'in', statusesInUse);
  if (siteIds) matching = matching.where('device.siteId', 'in', siteIds);
  const rows = await matching
    .select('device.siteId')
    .select(states.map((each) => sumWhere(sql`${state} = ${each}`).as(each)))
    .groupBy('device.siteId')
    .execute();
  return rows.map(({ siteId, ...counted }) => {
    const counts = Object.fromEntries(states.map((each) => [each, Number(counted[each])]));
    return { siteId, devices: withTotal(counts as Record<WorstState, number>) };
  });
}

/** Figures with the devices of all states. */
export const withTotal = (counts: Record<WorstState, number>): FleetState => ({
  total: states.reduce((sum, state) => sum + counts[state], 0),
  ...counts,
});

/** How many devices are in which state, over sites. */
export function fleetState(parts: readonly FleetPart[]): FleetState {
  const sumOf = (state: WorstState) => parts.reduce((sum, { devices }) => sum + devices[state], 0);
  return withTotal(Object.fromEntries(states.map((state) => [state, sumOf(state)])) as Record<WorstState, number>);
}
