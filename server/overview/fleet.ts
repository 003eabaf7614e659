import { sql, type Kysely } from 'kysely';
import type { CheckKind } from '../../src/contract/checklist.ts';
import type { FleetState } from '../../src/contract/overview.ts';
import type { DeviceRow, Tables } from '../database/tables.ts';
import { readSchedules, statusesInUse } from '../devices/device-store.ts';
import { dueList } from '../devices/due-list.ts';

type State = Exclude<keyof FleetState, 'total'>;
/** A device in use, with the one state it is counted under. */
type FleetDevice = { siteId: string | null; state: State };
type Which = { customerId: string; siteIds?: string[]; now: number };

/** The devices in use of a customer, or of some of its sites, each with its state today. */
export async function readFleet(db: Kysely<Tables>, { customerId, siteIds, now }: Which): Promise<FleetDevice[]> {
  let matching = db
    .selectFrom('device')
    .where('device.customerId', '=', customerId)
    .where('device.status', 'in', statusesInUse);
  if (siteIds) matching = matching.where('device.siteId', 'in', siteIds);
  const devices = await matching
    .innerJoin('customer', 'customer.id', 'device.customerId')
    .leftJoin('site', 'site.id', 'device.siteId')
    .select(['device.id', 'device.siteId', 'device.modelId', 'condition', 'commissionedOn', 'device.createdAt'])
    .select(({ fn }) => fn.coalesce('site.timeZone', 'customer.timeZone').as('timeZone'))
    .execute();
  const checks = await matching
    .innerJoin('submission', 'submission.deviceId', 'device.id')
    .where('submission.counts', '=', 1)
    .where('submission.result', '!=', 'incomplete')
    .groupBy(['submission.deviceId', 'submission.checkKind'])
    .select(['submission.deviceId', 'submission.checkKind'])
    .select([sql<string>`min(effective_at)`.as('firstAt'), sql<string>`max(effective_at)`.as('lastAt')])
    .execute();
  const checksOf = Map.groupBy(checks, ({ deviceId }) => deviceId);
  const schedules = await readSchedules(db, [...new Set(devices.map(({ modelId }) => modelId))]);
  const schedulesOf = Map.groupBy(schedules, ({ modelId }) => modelId);
  return devices.map((device) => {
    const done = (checksOf.get(device.id) ?? []).map((it) => ({ ...it, kind: it.checkKind as CheckKind }));
    const due = dueList(device, schedulesOf.get(device.modelId) ?? [], { done, now });
    return { siteId: device.siteId, state: stateOf(device.condition, new Set(due.map(({ state }) => state))) };
  });
}

function stateOf(condition: DeviceRow['condition'], due: ReadonlySet<string>): State {
  if (condition === 'failed') return 'failed';
  if (due.has('overdue')) return 'overdue';
  if (due.has('soon')) return 'dueSoon';
  return due.has('neverDone') || condition === 'unknown' ? 'unknown' : 'ok';
}

/** How many devices are in which state. */
export function fleetState(devices: readonly FleetDevice[]): FleetState {
  const counts = { total: devices.length, ok: 0, dueSoon: 0, overdue: 0, failed: 0, unknown: 0 };
  for (const { state } of devices) counts[state] += 1;
  return counts;
}
