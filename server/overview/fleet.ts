import { sql, type Kysely } from 'kysely';
import type { FleetState } from '../../src/contract/overview.ts';
import type { Tables } from '../database/tables.ts';
import { statusesInUse } from '../devices/device-store.ts';
import { worstState, type WorstState } from '../devices/worst-state.ts';

/** How many devices in use at a site are counted under one state. */
type FleetPart = { siteId: string | null; state: WorstState; devices: number };
type Which = { customerId: string; siteIds?: string[]; now: number };

/** The devices in use of a customer, or of some of its sites, counted by site and by their state at this moment. */
export async function readFleet(db: Kysely<Tables>, { customerId, siteIds, now }: Which): Promise<FleetPart[]> {
  const at = new Date(now).toISOString();
  let matching = db
    .selectFrom('device')
    .where('device.customerId', '=', customerId)
    .where('device.status', 'in', statusesInUse);
  if (siteIds) matching = matching.where('device.siteId', 'in', siteIds);
  // The instants hold for any day (devices/due-columns.ts).
  return matching
    .select('device.siteId')
    .select(worstState(at).as('state'))
    .select(({ fn }) => fn.countAll<number>().as('devices'))
    .groupBy(['device.siteId', sql.ref('state')])
    .execute();
}

/** How many devices are in which state. */
export function fleetState(parts: readonly FleetPart[]): FleetState {
  const counts = { total: 0, ok: 0, dueSoon: 0, overdue: 0, failed: 0, unknown: 0 };
  for (const { state, devices } of parts) {
    counts[state] += devices;
    counts.total += devices;
  }
  return counts;
}
