import type { LocalText } from '../../src/contract/language.ts';
import { dateInZone } from '../../src/domain/plain-date.ts';
import { localText } from '../../src/domain/local-text.ts';
import type { Database } from '../database/connect.ts';
import { everyRow } from '../database/list-page.ts';
import { deviceList, duesOf, type ListedDevice } from '../devices/device-list.ts';
import { turnDueDates } from '../devices/turn-due-dates.ts';
import type { Words } from '../texts/words-in.ts';

/** A device as lists on paper need it. */
export type InventoryRow = {
  device: ListedDevice;
  kind: string;
  typeCode: string | null;
  /** Name and address on one line. */
  manufacturer: string;
  udiDi: string | null;
  /** All its dates, the most urgent first. */
  due: ReturnType<typeof duesOf>;
  /** The day it is at the place of the device. */
  today: string;
};

type Which = Parameters<typeof deviceList>[1];
const atOnce = 250; // devices

/** Devices of a customer with their model and all their dates, some at a time however many there are. */
export async function* inventoryRows(database: Database, which: Which, words: Words): AsyncGenerator<InventoryRow[]> {
  await turnDueDates(database, which);
  const models = await readModels(database, words);
  const rowOf = (device: ListedDevice): InventoryRow => ({
    device,
    due: duesOf(device, which.now),
    today: dateInZone(which.now, device.timeZone),
    ...models.get(device.modelId)!,
  });
  let some: InventoryRow[] = [];
  for await (const device of everyRow(deviceList(database, which))) {
    some.push(rowOf(device));
    if (some.length < atOnce) continue;
    yield some;
    some = [];
  }
  if (some.length > 0) yield some;
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
