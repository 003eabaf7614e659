import { randomBytes } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { DeviceChange, NewDevice } from '../../src/contract/device.ts';
import { encodeCrockford } from '../../src/domain/crockford.ts';
import { foldedText } from '../../src/domain/folded-text.ts';
import { foldSerial } from '../../src/domain/fold-serial.ts';
import { uuidV7 } from '../../src/domain/uuid-v7.ts';
import type { DeviceRow, Tables } from '../database/tables.ts';
import { writeVersion } from '../database/write-version.ts';
import { changesBetween } from '../history/changes-between.ts';
import { defined } from '../history/defined.ts';
import { recordEvents, type NewEvent } from '../history/event-store.ts';
import { searchTextOf } from '../database/search-text-of.ts';
import { refreshDueColumns } from './due-columns.ts';
import type { StoredDevice } from './managed-device.ts';

type By = { actor: NewEvent['actor']; now: number };
const empty = {
  lotNumber: null,
  udiRaw: null,
  manufacturedOn: null,
  expiresOn: null,
  inventoryNumber: null,
  name: null,
  department: null,
  room: null,
  acquisitionYear: null,
  commissionedOn: null,
  warrantyUntil: null,
  softwareVersion: null,
  notes: null,
} satisfies Partial<DeviceRow>;

/** A device as it begins: only one that nobody has registered yet is at no site. */
type Beginning =
  | NewDevice
  | (Omit<NewDevice, 'siteId' | 'status'> & { siteId: null; status: Extract<DeviceRow['status'], 'unregistered'> });

/** A device to be written, with the reference of a label that is out there or else one nobody can guess. */
type Written = { customerId: string; device: Beginning; deviceRef?: string };
const atOnce = 100; // devices: no single statement stops everything for long

/** Writes new devices, in order; throws where a serial or inventory number is taken. */
export async function writeDevices(
  transaction: Transaction<Tables>,
  { devices, actor, now }: By & { devices: readonly Written[] },
): Promise<string[]> {
  const at = new Date(now).toISOString();
  const rows = devices.map(({ customerId, device, deviceRef = encodeCrockford(randomBytes(10)) }) => {
    const typed = { ...empty, ...defined(device) } as typeof empty & Beginning;
    const row = { ...typed, deviceRef, customerId, condition: 'unknown' } as const;
    return { ...row, ...folded(row), id: uuidV7(now), version: 1, createdAt: at, updatedAt: at };
  });
  for (let first = 0; first < rows.length; first += atOnce)
    await transaction
      .insertInto('device')
      .values(rows.slice(first, first + atOnce))
      .execute();
  const ids = rows.map(({ id }) => id);
  await refreshDueColumns(transaction, ids);
  const events = rows.map((row, index): NewEvent => {
    const changes = changesBetween({}, defined(devices[index]!.device));
    return { ...deviceEvent(row), actor, action: 'created', changes };
  });
  await recordEvents(transaction, events, now);
  return ids;
}

/** The same with one device. */
export async function writeDevice(
  transaction: Transaction<Tables>,
  { actor, now, ...device }: By & Written,
): Promise<string> {
  const [id] = await writeDevices(transaction, { devices: [device], actor, now });
  return id!;
}

type Edited = {
  before: StoredDevice;
  change: Partial<DeviceChange & Pick<DeviceRow, 'customerId' | 'siteId' | 'status'>>;
};

/** Writes what was changed of devices, and the record of it. False when somebody else was faster with one of them. */
export async function updateDevices(
  transaction: Transaction<Tables>,
  { edits, actor, now }: By & { edits: readonly Edited[] },
): Promise<boolean> {
  for (const { before, change } of edits) {
    const columns = defined(change);
    const all = { ...columns, ...folded({ ...before, ...columns }) };
    if (!(await writeVersion(transaction, 'device', { before, columns: all, now }))) return false;
  }
  const ids = edits.map(({ before }) => before.id);
  await refreshDueColumns(transaction, ids);
  const events = edits.flatMap(({ before, change }): NewEvent[] => {
    const columns = defined(change);
    const changes = changesBetween(before, columns);
    return changes.length === 0
      ? []
      : [{ ...deviceEvent({ ...before, ...columns }), actor, action: 'updated', changes }];
  });
  await recordEvents(transaction, events, now);
  return true;
}

/** The same with one device. */
export const updateDevice = (
  transaction: Transaction<Tables>,
  { actor, now, ...edit }: By & Edited,
): Promise<boolean> => updateDevices(transaction, { edits: [edit], actor, now });

/** Deletes a device nothing was ever done with; false where there is anything that has to be kept. */
export async function deleteDevice(
  transaction: Transaction<Tables>,
  { before, actor, now }: By & { before: StoredDevice },
): Promise<boolean> {
  for (const table of ['submission', 'deviceLog', 'label'] as const)
    if (
      await transaction
        .selectFrom(table)
        .select('deviceId')
        .where('deviceId', '=', before.id)
        .limit(1)
        .executeTakeFirst()
    )
      return false;
  await transaction.deleteFrom('device').where('id', '=', before.id).execute();
  const { serialNumber: from } = before;
  const changes = [{ field: 'serialNumber', from, to: null }];
  await recordEvents(transaction, [{ ...deviceEvent(before), actor, action: 'deleted', changes }], now);
  return true;
}

type Keys = { customerId: string; deviceId?: string } & Pick<DeviceChange, 'modelId' | 'serialNumber'>;

/** Which of the two keys of a device another one has. */
export async function takenDeviceKey(db: Kysely<Tables>, { modelId, serialNumber, deviceId = '' }: Keys) {
  const other = await db
    .selectFrom('device')
    .select('id')
    .where('modelId', '=', modelId)
    .where('serialFolded', '=', foldSerial(serialNumber))
    .where('id', '!=', deviceId)
    .executeTakeFirst();
  return other
    ? { pointer: '/serialNumber', code: 'serialNumberTaken' }
    : { pointer: '/inventoryNumber', code: 'inventoryNumberTaken' };
}

export const deviceEvent = ({ id, customerId }: { id: string; customerId: string }) => ({
  customerId,
  entityType: 'device',
  entityId: id,
});

const folded = (row: Parameters<typeof searchTextOf.device>[0]) => ({
  serialFolded: foldSerial(row.serialNumber),
  nameFolded: foldedText(row.name ?? ''),
  searchText: searchTextOf.device(row),
});
