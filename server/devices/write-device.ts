import { randomBytes } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { DeviceChange, NewDevice } from '../../src/contract/device.ts';
import { encodeCrockford } from '../../src/domain/crockford.ts';
import { foldedText } from '../../src/domain/folded-text.ts';
import { foldSerial } from '../../src/domain/fold-serial.ts';
import { uuidV7 } from '../../src/domain/uuid-v7.ts';
import type { DeviceRow, Tables } from '../database/tables.ts';
import { changesBetween } from '../history/changes-between.ts';
import { defined } from '../history/defined.ts';
import { recordEvents, type NewEvent } from '../history/event-store.ts';
import { searchTextOf } from '../search/search-text-of.ts';
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

/** Writes a new device, with the reference of a label that is out there or one nobody can guess; throws where its serial or inventory number is taken. */
export async function writeDevice(
  transaction: Transaction<Tables>,
  { customerId, device, deviceRef, actor, now }: By & { customerId: string; device: Beginning; deviceRef?: string },
): Promise<string> {
  const id = uuidV7(now);
  const at = new Date(now).toISOString();
  const typed = { ...empty, ...defined(device) } as typeof empty & Beginning;
  const newRef = encodeCrockford(randomBytes(10));
  const row = { ...typed, deviceRef: deviceRef ?? newRef, customerId, condition: 'unknown' } as const;
  await transaction
    .insertInto('device')
    .values({ ...row, ...folded(row), id, version: 1, createdAt: at, updatedAt: at })
    .execute();
  await refreshDueColumns(transaction, [id]);
  const changes = changesBetween({}, defined(device));
  await recordEvents(transaction, [{ ...deviceEvent({ id, customerId }), actor, action: 'created', changes }], now);
  return id;
}

/** Writes what was changed of a device, and the record of it. False when somebody else was faster. */
export async function updateDevice(
  transaction: Transaction<Tables>,
  {
    before,
    change,
    actor,
    now,
  }: By & { before: StoredDevice; change: Partial<DeviceChange & Pick<DeviceRow, 'customerId' | 'siteId' | 'status'>> },
): Promise<boolean> {
  const columns = defined(change);
  const { numUpdatedRows } = await transaction
    .updateTable('device')
    .set({
      ...columns,
      ...folded({ ...before, ...columns }),
      version: before.version + 1,
      updatedAt: new Date(now).toISOString(),
    })
    .where('id', '=', before.id)
    .where('version', '=', before.version)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) return false;
  await refreshDueColumns(transaction, [before.id]);
  const changes = changesBetween(before, columns);
  if (changes.length > 0)
    await recordEvents(
      transaction,
      [{ ...deviceEvent({ ...before, ...columns }), actor, action: 'updated', changes }],
      now,
    );
  return true;
}

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
