import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { demoCustomers } from './demo-customers.ts';
import { demoId } from './demo-id.ts';
import { insertCustomers, insertSites } from './insert-customers.ts';
import { insertModels, sheetSchedules } from './insert-models.ts';
import { insertRows } from './insert-rows.ts';
import type { DemoSubmission, PublishedVersion } from './keep-demo-submissions.ts';
import { publishChecklists } from './publish-checklists.ts';
import { seededRandom } from './seeded-random.ts';
import { worldChecks, type WorldPlan } from './world-checks.ts';
import { moreSites, worldCustomers } from './world-customers.ts';
import { worldDevices, type Owner, type WorldDevice } from './world-devices.ts';
import { worldChecklists, worldModels, worldSchedules } from './world-models.ts';
import { worldRegistrations } from './world-registrations.ts';
import { worldUsers } from './world-users.ts';

const day = 86_400_000; // milliseconds
const devicesBesidesTheSheet = 2480;
const secondVersionAge = 300; // days

type Seeded = { submissions: DemoSubmission[]; versions: PublishedVersion[] };
type Time = { now: number; begin: number; seed: string; keyId: number };

/** Everything around the devices of the sheet: all customers, sites, people, models, devices, and two years of checks. */
export async function seedWorld(db: Kysely<Tables>, sheet: Seeded, { now, begin, seed, keyId }: Time): Promise<Seeded> {
  const at = new Date(begin).toISOString();
  const random = seededRandom(seed);
  await insertCustomers(db, worldCustomers, at);
  for (const [customerNr, sites] of Object.entries(moreSites)) await insertSites(db, { customerNr, sites, at });
  await insertRows(db, 'appUser', worldUsers(at));
  const published = await publishChecklists(
    db,
    worldChecklists.map((content) => ({
      content,
      publishedAt: content.version === 1 ? begin : now - secondVersionAge * day,
    })),
  );
  await insertModels(db, { models: worldModels, schedules: worldSchedules, at });
  const owners = [...Object.values(demoCustomers), ...worldCustomers].map(ownerOf);
  const today = new Date(now).toISOString().slice(0, 10);
  const devices = worldDevices(devicesBesidesTheSheet, { random, today, keyId, owners });
  await insertRows(
    db,
    'device',
    devices.map(({ row }) => row),
  );
  await insertRows(
    db,
    'label',
    devices.flatMap(({ labels }) => labels),
  );
  const versions = [...sheet.versions, ...published];
  const unregistered = devices.filter(({ row }) => row.status === 'unregistered');
  return {
    versions,
    submissions: [
      ...sheet.submissions,
      ...devices.flatMap((device) => checksOf(device, versions, now)),
      ...worldRegistrations(unregistered, { owners, now, random }),
    ],
  };
}

const ownerOf = (customer: Omit<Owner, 'id'>): Owner => ({
  ...customer,
  id: demoId(`customer ${customer.customerNr}`),
  sites: [...customer.sites, ...(moreSites[customer.customerNr] ?? [])],
});

function checksOf(device: WorldDevice, versions: readonly PublishedVersion[], now: number): DemoSubmission[] {
  const { modelId, siteId } = device.row;
  const plans = [...sheetSchedules, ...worldSchedules].filter(({ modelNo }) => demoId(`model ${modelNo}`) === modelId);
  const site = device.owner.sites.find(({ siteNr }) => demoId(`site ${device.owner.customerNr} ${siteNr}`) === siteId);
  return worldChecks(
    plans.map((schedule): WorldPlan => {
      const { kind, intervalValue: value, intervalUnit: unit, anchor, leadDays, performer, checklist } = schedule;
      return {
        kind,
        anchor,
        leadDays,
        interval: { value, unit },
        isByAnyone: performer === 'anyone',
        versions: versions.filter((version) => version.checklist.checklistId === checklist.checklistId),
      };
    }),
    { device, modelNo: plans[0]?.modelNo ?? 0, timeZone: site?.timeZone ?? device.owner.timeZone, now },
  );
}
