import { sql, type Kysely } from 'kysely';
import type { CheckKind } from '../../src/contract/checklist.ts';
import type { ManualDevice } from '../../src/contract/submission.ts';
import type { DueEntry, Schedule } from '../../src/domain/due-date.ts';
import { foldSerial } from '../../src/domain/fold-serial.ts';
import type { DeviceRow, LabelRow, ScheduleRow, Tables } from '../database/tables.ts';

/** What the rules about checks have to know of a device. */
export type KnownDevice = Pick<
  DeviceRow,
  | 'id'
  | 'deviceRef'
  | 'customerId'
  | 'siteId'
  | 'modelId'
  | 'serialNumber'
  | 'status'
  | 'condition'
  | 'commissionedOn'
  | 'createdAt'
> & {
  modelNo: number;
  /** The site's, else its customer's. */
  timeZone: string;
};

export type KnownSchedule = Schedule & Pick<ScheduleRow, 'modelId' | 'performer' | 'checklistId'>;
export type KnownLabel = Pick<LabelRow, 'deviceId' | 'labelNo' | 'labelDay' | 'state'>;

/** Devices that are at work somewhere; of the others nothing is due. */
export const statusesInUse: DeviceRow['status'][] = ['registered', 'inOperation', 'blocked', 'inRepair', 'inStorage'];
export const isInUse = (status: DeviceRow['status']) => statusesInUse.includes(status);

/** When a kind of check was done on a device, among the checks that count: one instant at least, the earliest first. */
export type DoneChecks = { deviceId: string; kind: CheckKind; doneAt: readonly string[] };

export async function readDevicesByRef(db: Kysely<Tables>, deviceRefs: string[]): Promise<KnownDevice[]> {
  if (deviceRefs.length === 0) return [];
  return knownDevices(db).where('device.deviceRef', 'in', deviceRefs).execute();
}

export async function readDevicesById(db: Kysely<Tables>, ids: string[]): Promise<KnownDevice[]> {
  if (ids.length === 0) return [];
  return knownDevices(db).where('device.id', 'in', ids).execute();
}

/** The device somebody named by model (or its UDI-DI) and serial number. */
export async function readDeviceByName(db: Kysely<Tables>, named: ManualDevice): Promise<KnownDevice | undefined> {
  return knownDevices(db)
    .where('device.serialFolded', '=', foldSerial(named.serialNumber))
    .$if(named.modelNo !== undefined, (query) => query.where('model.modelNo', '=', named.modelNo!))
    .$if(named.udiDi !== undefined, (query) => query.where('model.udiDi', '=', named.udiDi!))
    .executeTakeFirst();
}

function knownDevices(db: Kysely<Tables>) {
  return db
    .selectFrom('device')
    .innerJoin('deviceModel as model', 'model.id', 'device.modelId')
    .innerJoin('customer', 'customer.id', 'device.customerId')
    .leftJoin('site', 'site.id', 'device.siteId')
    .select([
      'device.id',
      'device.deviceRef',
      'device.customerId',
      'device.siteId',
      'device.modelId',
      'device.serialNumber',
      'device.status',
      'device.condition',
      'device.commissionedOn',
      'device.createdAt',
      'model.modelNo',
    ])
    .select(zoneOfDevice);
}

/** Whose days the dates of a device are, where its site and its customer are joined: the site's, else the customer's. */
export const zoneOfDevice = sql<string>`coalesce(site.time_zone, customer.time_zone)`.as('timeZone');

/** The dates of a device as they are kept beside it, the nearest first. */
export const dueEntriesOf = (dueJson: string) => JSON.parse(dueJson) as DueEntry[];

export async function readSchedules(db: Kysely<Tables>, modelIds: string[]): Promise<KnownSchedule[]> {
  if (modelIds.length === 0) return [];
  const rows = await db.selectFrom('schedule').selectAll().where('modelId', 'in', modelIds).orderBy('id').execute();
  return rows.map(({ intervalValue, intervalUnit, ...row }) => ({
    ...row,
    interval: { value: intervalValue, unit: intervalUnit },
  }));
}

export async function readLabels(db: Kysely<Tables>, deviceIds: string[]): Promise<KnownLabel[]> {
  if (deviceIds.length === 0) return [];
  return db
    .selectFrom('label')
    .select(['deviceId', 'labelNo', 'labelDay', 'state'])
    .where('deviceId', 'in', deviceIds)
    .execute();
}

export async function readDoneChecks(db: Kysely<Tables>, deviceIds: string[]): Promise<DoneChecks[]> {
  if (deviceIds.length === 0) return [];
  const rows = await db
    .selectFrom('submission')
    .where('deviceId', 'in', deviceIds)
    .where('counts', '=', 1)
    .where('result', '!=', 'incomplete')
    .groupBy(['deviceId', 'checkKind'])
    .select(['deviceId', 'checkKind', sql<string>`string_agg(effective_at, ',')`.as('doneAt')])
    .execute();
  return rows.map(({ deviceId, checkKind, doneAt }) => ({
    deviceId: deviceId!,
    kind: checkKind!,
    doneAt: doneAt.split(',').toSorted(),
  }));
}
