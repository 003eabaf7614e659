import type { LocalText } from '../../src/contract/language.ts';
import type { CheckKind } from '../../src/contract/checklist.ts';
import { localText } from '../../src/domain/local-text.ts';
import type { Database } from '../database/connect.ts';
import { everyRow } from '../database/list-page.ts';
import { deviceList, type ListedDevice } from '../devices/device-list.ts';
import { isInUse, readDevicesById, readDoneChecks, readSchedules } from '../devices/device-store.ts';
import { plannedDates } from '../devices/due-list.ts';
import { dueState } from '../../src/domain/due-date.ts';
import type { DueState } from '../../src/contract/public-device.ts';
import { dateInZone } from '../../src/domain/plain-date.ts';
import type { Words } from '../texts/words-in.ts';

/** A device as lists on paper need it. */
export type InventoryRow = {
  device: ListedDevice;
  kind: string;
  typeCode: string | null;
  /** Name and address on one line. */
  manufacturer: string;
  udiDi: string | null;
  due: { kind: CheckKind; dueOn: string; state: DueState }[];
};

type Which = Parameters<typeof deviceList>[1];
const atOnce = 250; // devices whose dates are worked out together

/** Devices of a customer with their model and all their dates, some at a time however many there are. */
export async function* inventoryRows(database: Database, which: Which, words: Words): AsyncGenerator<InventoryRow[]> {
  const models = await readModels(database, words);
  let some: ListedDevice[] = [];
  for await (const device of everyRow(deviceList(database, which))) {
    some.push(device);
    if (some.length < atOnce) continue;
    yield await withDates(some);
    some = [];
  }
  if (some.length > 0) yield await withDates(some);

  async function withDates(devices: readonly ListedDevice[]): Promise<InventoryRow[]> {
    const { reading: db } = database;
    const ids = devices.map(({ id }) => id);
    const known = new Map((await readDevicesById(db, ids)).map((device) => [device.id, device]));
    const schedules = await readSchedules(db, [...new Set(devices.map(({ modelId }) => modelId))]);
    const done = Map.groupBy(await readDoneChecks(db, ids), ({ deviceId }) => deviceId);
    return devices.map((device) => {
      const own = schedules.filter(({ modelId }) => modelId === device.modelId);
      const dated = known.get(device.id);
      const dates = dated && isInUse(device.status) ? plannedDates(dated, own, done.get(device.id) ?? []) : [];
      const due = dates.map(({ schedule, dueOn, ...facts }) => ({
        kind: schedule.kind,
        dueOn,
        state: dueState(schedule, facts, dateInZone(which.now, dated!.timeZone)),
      }));
      return { device, due, ...models.get(device.modelId)! };
    });
  }
}

async function readModels({ reading: db }: Database, { language }: Words) {
  const rows = await db.selectFrom('deviceModel').selectAll().execute();
  return new Map(
    rows.map((row) => {
      const kinds = JSON.parse(row.kindJson) as LocalText;
      const { typeCode, udiDi, manufacturerName } = row;
      const address = addressLine(row.manufacturerAddressJson);
      const manufacturer = [manufacturerName, address].filter((it) => it !== '').join(', ');
      return [row.id, { kind: localText(kinds, language), typeCode, udiDi, manufacturer }];
    }),
  );
}

function addressLine(json: string | null): string {
  if (json === null) return '';
  const { street, postalCode, city, countryCode } = JSON.parse(json) as Record<string, string | undefined>;
  return [street, [postalCode, city].filter(Boolean).join(' '), countryCode].filter(Boolean).join(', ');
}
