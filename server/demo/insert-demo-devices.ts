import type { Kysely } from 'kysely';
import { addDays } from '../../src/domain/plain-date.ts';
import type { Tables } from '../database/tables.ts';
import { foldSerial } from '../../src/domain/fold-serial.ts';
import { demoCustomers } from './demo-customers.ts';
import { demoDevices, type DemoDevice } from './demo-devices.ts';
import { demoDeviceRef, demoId } from './demo-id.ts';
import { demoModels } from './demo-models.ts';

const day = 86_400_000; // milliseconds

type Place = { keyId: number; now: number };

/** The devices of the sheet of demo labels, and a few more of the same customers. */
export async function insertDemoDevices(db: Kysely<Tables>, place: Place) {
  for (const device of demoDevices) await insertDevice(db, device, place);
}

async function insertDevice(db: Kysely<Tables>, device: DemoDevice, { keyId, now }: Place) {
  const today = new Date(now).toISOString().slice(0, 10);
  const owner = demoCustomers[device.owner];
  const at = new Date(now - ((device.commissionedDaysAgo ?? 30) + 5) * day).toISOString();
  const id = demoId(`device ${device.serialNumber}`);
  const site = device.site === undefined ? undefined : owner.sites[device.site];
  await db
    .insertInto('device')
    .values({
      id,
      deviceRef: demoDeviceRef(device.serialNumber),
      customerId: demoId(`customer ${owner.customerNr}`),
      siteId: site ? demoId(`site ${owner.customerNr} ${site.siteNr}`) : null,
      modelId: demoId(`model ${demoModels.find(({ name }) => name === device.model)!.modelNo}`),
      serialNumber: device.serialNumber,
      serialFolded: foldSerial(device.serialNumber),
      room: device.room ?? null,
      commissionedOn: device.commissionedDaysAgo === undefined ? null : addDays(today, -device.commissionedDaysAgo),
      status: device.status,
      condition: 'unknown',
      version: 1,
      createdAt: at,
      updatedAt: at,
    })
    .execute();
  const labels = device.labels ?? 1;
  for (let labelNo = 1; labelNo <= labels; labelNo += 1)
    await db
      .insertInto('label')
      .values({
        id: demoId(`label ${device.serialNumber} ${labelNo}`),
        deviceId: id,
        labelNo,
        labelDay: addDays(at.slice(0, 10), (labelNo - 1) * 90),
        keyId,
        state: labelNo === labels ? 'current' : 'superseded',
        createdAt: at,
      })
      .execute();
}
