import type { Transaction } from 'kysely';
import type { BulkChange, BulkChanged } from '../../src/contract/device-actions.ts';
import type { FieldError } from '../../src/contract/problem.ts';
import type { Database } from '../database/connect.ts';
import type { DeviceRow, Tables } from '../database/tables.ts';
import type { NewEvent } from '../history/event-store.ts';
import { HttpProblem } from '../http/problems.ts';
import { holdOpenSite, readSiteRow, type StoredSite } from '../database/site-row.ts';
import { changeStatus } from './change-status.ts';
import { matchingDevices } from './device-list.ts';
import { moveDevices } from './move-devices.ts';
import { turnDueDates } from './turn-due-dates.ts';

type Bulk = { customerId: string; change: BulkChange; actor: NewEvent['actor']; now: number };
type Chosen = Pick<
  DeviceRow,
  'id' | 'customerId' | 'siteId' | 'status' | 'department' | 'room' | 'serialNumber' | 'modelId'
>;
const columns = [
  'device.id',
  'device.customerId',
  'device.siteId',
  'device.status',
  'device.department',
  'device.room',
  'device.serialNumber',
  'device.modelId',
] as const;
type Failure = {
  deviceId: string;
  code: 'notFound' | 'unchanged' | 'decommissioned' | 'unregistered';
  device?: Chosen;
};

/** The same to many devices in one transaction. Those that cannot be changed are named; the others are. */
export async function changeManyDevices(database: Database, bulk: Bulk) {
  const { customerId, change } = bulk;
  const errors = missing(change);
  if (errors.length > 0) return new HttpProblem('validationFailed', { errors });
  const target = change.siteId ? await readSiteRow(database.db, { customerId, siteId: change.siteId }) : undefined;
  const noSite = new HttpProblem('validationFailed', { errors: [{ pointer: '/siteId', code: 'siteUnknown' }] });
  if (change.action === 'move' && target?.status !== 'active') return noSite;
  await turnDueDates(database, bulk);
  return database.db.transaction().execute(async (transaction) => {
    const held = { ...database, db: transaction };
    if (target && !(await holdOpenSite(held, { customerId, siteId: target.id }))) return noSite;
    const { found, count } = await choose(held, bulk);
    if (count !== change.expectedCount) return new HttpProblem('countChanged', { params: { count } });
    const failed = failures(found, bulk);
    const stays = new Set(failed.map(({ deviceId }) => deviceId));
    const devices = found.filter(({ id }) => !stays.has(id));
    await changeThem(transaction, { ...bulk, devices, target });
    return { changed: devices.length, failed: await named(transaction, failed) };
  });
}

function missing({ action, deviceIds, filter, siteId, status }: BulkChange): FieldError[] {
  const errors: FieldError[] = [];
  if ((deviceIds === undefined) === (filter === undefined)) errors.push({ pointer: '/deviceIds', code: 'required' });
  if (action === 'move' && siteId === undefined) errors.push({ pointer: '/siteId', code: 'required' });
  if (action === 'status' && status === undefined) errors.push({ pointer: '/status', code: 'required' });
  return errors;
}

const atOnce = 5000; // ids in one statement

/** The devices that are meant, held as they are until the end, in one order for everybody. */
async function choose(database: Database, { customerId, change, now }: Bulk) {
  const { db, kind } = database;
  const ids = change.deviceIds && [...new Set(change.deviceIds)];
  const found: Chosen[] = [];
  if (!ids) {
    const matching = matchingDevices(database, { ...change.filter, customerId, now }).select(columns);
    found.push(...(await kind.lockDevices(matching.orderBy('device.id')).execute()));
    return { found, count: found.length };
  }
  for (let first = 0; first < ids.length; first += atOnce) {
    const some = ids.slice(first, first + atOnce);
    const named = db.selectFrom('device').select(columns).where('customerId', '=', customerId).where('id', 'in', some);
    found.push(...(await kind.lockDevices(named.orderBy('id')).execute()));
  }
  return { found, count: ids.length };
}

function failures(found: readonly Chosen[], { change }: Bulk): Failure[] {
  const known = new Set(found.map(({ id }) => id));
  const gone = (change.deviceIds ?? []).filter((id) => !known.has(id));
  return [
    ...[...new Set(gone)].map((deviceId): Failure => ({ deviceId, code: 'notFound' })),
    ...found.flatMap((device): Failure[] => {
      const code = reasonToStay(device, change);
      return code ? [{ deviceId: device.id, code, device }] : [];
    }),
  ];
}

function reasonToStay({ siteId, status }: Chosen, change: BulkChange): Failure['code'] | undefined {
  if (status === 'unregistered') return 'unregistered';
  if (change.action === 'move' && status === 'decommissioned') return 'decommissioned';
  const isSame = change.action === 'move' ? siteId === change.siteId : status === change.status;
  return isSame ? 'unchanged' : undefined;
}

/** With what people know them by. */
async function named(transaction: Transaction<Tables>, failed: readonly Failure[]): Promise<BulkChanged['failed']> {
  const modelIds = [...new Set(failed.flatMap(({ device }) => device?.modelId ?? []))];
  const models =
    modelIds.length === 0
      ? []
      : await transaction.selectFrom('deviceModel').select(['id', 'designation']).where('id', 'in', modelIds).execute();
  const designations = new Map(models.map(({ id, designation }) => [id, designation]));
  return failed.map(({ deviceId, code, device }) => ({
    deviceId,
    code,
    device: device ? { serialNumber: device.serialNumber, designation: designations.get(device.modelId) ?? '' } : null,
  }));
}

type Step = Bulk & { devices: Chosen[]; target: StoredSite | undefined };

async function changeThem(transaction: Transaction<Tables>, { change, devices, target, actor, now }: Step) {
  const { reason, status } = change;
  if (change.action === 'move' && target) await moveDevices(transaction, { devices, target, reason, actor, now });
  if (change.action === 'status' && status) await changeStatus(transaction, { devices, status, reason, actor, now });
}
