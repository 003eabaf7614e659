import type { Kysely } from 'kysely';
import { checklistSchema } from '../../src/contract/checklist.ts';
import { contentHash } from '../../src/domain/content-hash.ts';
import { addDays } from '../../src/domain/plain-date.ts';
import type { Database } from '../database/connect.ts';
import { claimDemoData, raisePackRevision } from '../database/installation.ts';
import type { Tables } from '../database/tables.ts';
import { foldSerial } from '../devices/device-store.ts';
import { readSigningKey } from '../labels/label-key-store.ts';
import { keepAll } from '../submissions/keep-group.ts';
import { demoChecklists } from './demo-checklists.ts';
import { demoChecks } from './demo-checks.ts';
import { demoCustomers } from './demo-customers.ts';
import { demoDevices, type DemoDevice } from './demo-devices.ts';
import { demoDeviceRef, demoId } from './demo-id.ts';
import { demoManufacturer, demoModels } from './demo-models.ts';

const day = 86_400_000; // milliseconds

/** Fills an empty database, in one transaction, once over all instances. Answers whether there is demo data now. */
export async function seedDemoData(database: Database, now: number): Promise<boolean> {
  const { keyId } = await readSigningKey(database.db);
  return database.db.transaction().execute(async (db) => {
    const customer = await db.selectFrom('customer').select('id').limit(1).executeTakeFirst();
    if (customer || !(await claimDemoData(db))) return false;
    const at = new Date(now - 800 * day).toISOString();
    await insertCustomers(db, at);
    const hashes = await insertChecklists(db, at);
    await insertModels(db, at);
    for (const device of demoDevices) await insertDevice(db, device, { keyId, now });
    await raisePackRevision(db);
    const checks = demoDevices.flatMap((device) => demoChecks(device, hashes[device.model], now));
    for (const outcome of await keepAll(database, db, checks))
      if (outcome.kind !== 'kept') throw new Error('a demo check could not be kept', { cause: outcome });
    return true;
  });
}

async function insertCustomers(db: Kysely<Tables>, at: string) {
  const versioned = { version: 1, createdAt: at, updatedAt: at };
  for (const { sites, address, ...customer } of Object.values(demoCustomers)) {
    const id = demoId(`customer ${customer.customerNr}`);
    const addressJson = JSON.stringify(address);
    await db
      .insertInto('customer')
      .values({ ...customer, ...versioned, id, status: 'active', addressJson })
      .execute();
    for (const site of sites)
      await db
        .insertInto('site')
        .values({
          ...site,
          ...versioned,
          id: demoId(`site ${customer.customerNr} ${site.siteNr}`),
          customerId: id,
          nameFolded: site.name.toLowerCase(),
          status: 'active',
        })
        .execute();
  }
}

async function insertChecklists(db: Kysely<Tables>, at: string): Promise<Record<keyof typeof demoChecklists, string>> {
  const hashes = { pump: '', aed: '', generic: '' };
  for (const [name, content] of Object.entries(demoChecklists)) {
    const hash = await contentHash(content);
    const { checklistId, version, kind } = content;
    const contentJson = JSON.stringify(checklistSchema.parse({ ...content, contentHash: hash }));
    await db
      .insertInto('checklist')
      .values({ id: checklistId, kind, status: 'active', version: 1, createdAt: at, updatedAt: at })
      .execute();
    await db
      .insertInto('checklistVersion')
      .values({ checklistId, version, state: 'published', contentJson, contentHash: hash, publishedAt: at })
      .execute();
    hashes[name as keyof typeof hashes] = hash;
  }
  return hashes;
}

async function insertModels(db: Kysely<Tables>, at: string) {
  for (const { name, kind, schedule, ...model } of demoModels) {
    const id = demoId(`model ${name}`);
    await db
      .insertInto('deviceModel')
      .values({
        ...model,
        id,
        kindJson: JSON.stringify(kind),
        manufacturerName: demoManufacturer,
        manufacturerAddressJson: JSON.stringify(demoCustomers.maker.address),
        mpbetreibvAnnex: 'annex1',
        status: 'released',
        version: 1,
        createdAt: at,
        updatedAt: at,
      })
      .execute();
    await db
      .insertInto('schedule')
      .values({
        ...schedule,
        id: demoId(`schedule ${name}`),
        modelId: id,
        checklistId: demoChecklists[name].checklistId,
        anchor: 'completed',
        dueRule: 'exactDay',
        performer: 'anyone',
      })
      .execute();
  }
}

type Place = { keyId: number; now: number };

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
      modelId: demoId(`model ${device.model}`),
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
