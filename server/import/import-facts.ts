import type { Kysely } from 'kysely';
import type { ImportField, ImportSettings } from '../../src/contract/device-import.ts';
import { foldSerial } from '../../src/domain/fold-serial.ts';
import { foldedText } from '../../src/domain/folded-text.ts';
import type { Tables } from '../database/tables.ts';
import type { StoredDevice } from '../devices/managed-device.ts';

type Fields = Partial<Record<ImportField, string>>;
type Asked = { customerId: string; key: NonNullable<ImportSettings['key']>; rows: readonly Fields[] };
export type ImportFacts = Awaited<ReturnType<typeof readImportFacts>>;

const atOnce = 5000; // values in one statement

/** What has to be known to say what the rows of a file would do, read at once instead of row by row. */
export async function readImportFacts(db: Kysely<Tables>, { customerId, key, rows }: Asked) {
  const models = await db.selectFrom('deviceModel').select(['id', 'modelNo', 'status']).execute();
  const sites = await db
    .selectFrom('site')
    .select(['id', 'name', 'nameFolded', 'siteNr'])
    .where('customerId', '=', customerId)
    .where('status', '=', 'active')
    .where('deletedAt', 'is', null)
    .execute();
  const inventory = rows.flatMap(({ inventoryNumber }) => inventoryNumber || []);
  const ids = rows.flatMap(({ id }) => id || []);
  const keyed = [...(await devicesBy(db, 'inventoryNumber', inventory)), ...(await devicesBy(db, 'id', ids))];
  // Of a device that is found otherwise too: with another model its serial number may be somebody else's.
  const serials = new Set([
    ...rows.flatMap(({ serialNumber }) => (serialNumber ? [foldSerial(serialNumber)] : [])),
    ...keyed.map(({ serialFolded }) => serialFolded),
  ]);
  const found = [...keyed, ...(await devicesBy(db, 'serialFolded', [...serials]))];
  const devices = [...new Map(found.map((device) => [device.id, device])).values()];
  const bySerial = Map.groupBy(devices, ({ serialFolded }) => serialFolded);
  const own = devices.filter((device) => device.customerId === customerId);
  const ownById = new Map(own.map((device) => [device.id, device]));
  const byInventory = new Map(own.map((device) => [device.inventoryNumber, device]));
  const labelled = new Set<string>();
  for (let first = 0; first < own.length; first += atOnce) {
    const some = own.slice(first, first + atOnce).map(({ id }) => id);
    const labels = await db.selectFrom('label').select('deviceId').distinct().where('deviceId', 'in', some).execute();
    for (const { deviceId } of labels) labelled.add(deviceId);
  }

  const modelByNo = (modelNo: string) => models.find((it) => String(it.modelNo) === modelNo && it.status !== 'draft');

  return {
    key,
    modelByNo,
    siteNamed: (name: string) =>
      sites.find(({ nameFolded, siteNr }) => nameFolded === foldedText(name) || siteNr === name)?.id,
    hasLabel: (deviceId: string) => labelled.has(deviceId),
    /** Whether another device of this customer than the one a row is about has its inventory number. */
    hasInventoryNumber({ inventoryNumber }: Fields, before: StoredDevice | undefined): boolean {
      const holder = inventoryNumber ? byInventory.get(inventoryNumber) : undefined;
      return holder !== undefined && holder.id !== before?.id;
    },
    /** Whether another device than the one a row is about, whosever it is, has its model and serial number. */
    hasSerialNumber(modelId: string, serialNumber: string, before: StoredDevice | undefined): boolean {
      const same = bySerial.get(foldSerial(serialNumber)) ?? [];
      return same.some((device) => device.modelId === modelId && device.id !== before?.id);
    },
    /** The device of this customer a row is about, by its id, else by the key somebody chose. */
    deviceFor(fields: Fields): StoredDevice | 'ambiguous' | 'ofOthers' | undefined {
      const known = fields.id ? ownById.get(fields.id) : undefined;
      if (known) return known;
      if (key === 'inventoryNumber')
        return fields.inventoryNumber ? byInventory.get(fields.inventoryNumber) : undefined;
      const modelId = fields.modelNo ? modelByNo(fields.modelNo)?.id : undefined;
      const same = (bySerial.get(foldSerial(fields.serialNumber ?? '')) ?? []).filter(
        (device) => modelId === undefined || device.modelId === modelId,
      );
      const mine = same.filter((device) => device.customerId === customerId);
      if (mine.length > 1) return 'ambiguous';
      return mine[0] ?? (modelId !== undefined && same.length > 0 ? 'ofOthers' : undefined);
    },
  };
}

async function devicesBy(
  db: Kysely<Tables>,
  column: 'serialFolded' | 'inventoryNumber' | 'id',
  values: readonly string[],
): Promise<StoredDevice[]> {
  const devices: StoredDevice[] = [];
  for (let first = 0; first < values.length; first += atOnce)
    devices.push(
      ...(await db
        .selectFrom('device')
        .selectAll()
        .where(column, 'in', values.slice(first, first + atOnce))
        .execute()),
    );
  return devices;
}
