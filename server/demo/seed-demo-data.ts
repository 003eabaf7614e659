import type { Database } from '../database/connect.ts';
import { claimDemoData, raisePackRevision } from '../database/installation.ts';
import { readSigningKey } from '../label-keys/label-key-store.ts';
import { demoChecklists } from './demo-checklists.ts';
import { demoChecks } from './demo-checks.ts';
import { demoCustomers } from './demo-customers.ts';
import { demoDevices } from './demo-devices.ts';
import { demoId } from './demo-id.ts';
import { insertCustomers } from './insert-customers.ts';
import { insertDemoDevices } from './insert-demo-devices.ts';
import { insertModels, sheetModels, sheetSchedules } from './insert-models.ts';
import { fillModelTexts } from '../models/fill-model-texts.ts';
import { fillDeviceOrder } from '../devices/fill-device-order.ts';
import { fillSearchTexts } from '../search/fill-search-texts.ts';
import { keepDemoSubmissions } from './keep-demo-submissions.ts';
import { publishChecklists } from './publish-checklists.ts';
import { seedWorld } from './seed-world.ts';

const day = 86_400_000; // milliseconds

/** `sheet`: the devices of the sheet of demo labels, enough for most tests. `world`: everything around them too. */
export type DemoWish = { size: 'sheet' | 'world'; now: number; seed?: string };

/**
 * Fills an empty database, in one transaction, once over all instances. Answers whether it did. The same seed and the
 * same time leave the same rows, whatever the database.
 */
export async function seedDemoData(
  database: Database,
  { size, now, seed = 'device portal' }: DemoWish,
): Promise<boolean> {
  const { keyId } = await readSigningKey(database.db);
  return database.db.transaction().execute(async (db) => {
    const customer = await db.selectFrom('customer').select('id').limit(1).executeTakeFirst();
    if (customer || !(await claimDemoData(db))) return false;
    const begin = now - 800 * day;
    const at = new Date(begin).toISOString();
    await insertCustomers(db, Object.values(demoCustomers), at);
    const versions = await publishChecklists(
      db,
      Object.values(demoChecklists).map((content) => ({ content, publishedAt: begin })),
    );
    await insertModels(db, { models: sheetModels, schedules: sheetSchedules, at });
    await insertDemoDevices(db, { keyId, now });
    const checks = demoDevices.flatMap((device) => demoChecks(device, versions, now));
    const sheet = { submissions: checks, versions };
    const all = size === 'sheet' ? sheet : await seedWorld(db, sheet, { now, begin, seed, keyId });
    const reviewer = { id: demoId('user providerService'), name: 'Emil Rohde' };
    await keepDemoSubmissions(db, all.submissions, { versions: all.versions, reviewer });
    await fillSearchTexts(db);
    await fillDeviceOrder(db);
    await fillModelTexts(db);
    await raisePackRevision(db);
    return true;
  });
}
