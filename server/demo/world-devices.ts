import type { DeviceRow, LabelRow } from '../database/tables.ts';
import { foldSerial } from '../../src/domain/fold-serial.ts';
import { addDays } from '../../src/domain/plain-date.ts';
import type { DemoCustomer } from './demo-customers.ts';
import { demoDeviceRef, demoId } from './demo-id.ts';
import { modelsAt, serialOf } from './world-fleet.ts';
import { worldWords } from './world-words.ts';
import type { SeededRandom } from './seeded-random.ts';

export type Owner = DemoCustomer & { id: string };
export type WorldDevice = { row: DeviceRow; labels: LabelRow[]; owner: Owner };
type World = { random: SeededRandom; today: string; keyId: number; owners: readonly Owner[] };

/** The devices besides those of the sheet: spread over all sites, in every status, some with several labels. */
export function worldDevices(count: number, world: World): WorldDevice[] {
  const places = world.owners.flatMap((owner) =>
    owner.sites.map((site) => [{ owner, site }, weightOf(owner)] as const),
  );
  return Array.from({ length: count }, (_, at) => deviceAt(at, world.random.weighted(places), world));
}

const weights: Partial<Record<Owner['type'], number>> = { hospital: 6, careHome: 3, emergencyService: 3, practice: 2 };
const weightOf = ({ type }: Owner) => weights[type] ?? 1;

type Place = { owner: Owner; site: Owner['sites'][number] };

function deviceAt(at: number, { owner, site }: Place, world: World): WorldDevice {
  const { random, today } = world;
  const modelNo = random.weighted(modelsAt(owner.type));
  const serialNumber = serialOf(modelNo, at, random);
  const name = `${modelNo} ${serialNumber}`;
  const id = demoId(`device ${name}`);
  const status = owner.type === 'maker' ? 'unregistered' : statusOf(random);
  // Registered is what was delivered lately.
  const ageInDays = status === 'registered' ? random.whole(5, 60) : random.whole(20, 2600);
  const commissionedOn = addDays(today, -ageInDays);
  const manufacturedOn = addDays(commissionedOn, -random.whole(30, 200));
  const isPlaced = status !== 'unregistered';
  const createdOn = addDays(commissionedOn, -random.whole(0, 20));
  const createdAt = `${createdOn}T08:00:00.000Z`;
  const words = worldWords[owner.defaultLanguage];
  const row: DeviceRow = {
    id,
    deviceRef: demoDeviceRef(name),
    customerId: owner.id,
    siteId: isPlaced ? demoId(`site ${owner.customerNr} ${site.siteNr}`) : null,
    modelId: demoId(`model ${modelNo}`),
    serialNumber,
    serialFolded: foldSerial(serialNumber),
    lotNumber: random.chance(0.7) ? `L${manufacturedOn.slice(2, 4)}${String(random.whole(100, 999))}` : null,
    udiRaw: null,
    manufacturedOn,
    expiresOn: random.chance(0.3) ? addDays(manufacturedOn, 3652) : null,
    inventoryNumber: isPlaced && random.chance(0.85) ? `${owner.customerNr.slice(0, 2)}-${String(at + 10_000)}` : null,
    name: null,
    department: isPlaced && random.chance(0.6) ? random.pick(words.departments) : null,
    room:
      isPlaced && random.chance(0.8)
        ? `${words.room} ${random.whole(1, 4)}${String(random.whole(1, 28)).padStart(2, '0')}`
        : null,
    acquisitionYear: isPlaced ? Number(commissionedOn.slice(0, 4)) : null,
    commissionedOn: ['unregistered', 'registered'].includes(status) ? null : commissionedOn,
    warrantyUntil: isPlaced ? addDays(commissionedOn, 730) : null,
    softwareVersion: random.chance(0.5) ? `${random.whole(1, 3)}.${random.whole(0, 9)}.${random.whole(0, 6)}` : null,
    status,
    condition: 'unknown',
    notes: null,
    version: 1,
    createdAt,
    updatedAt: createdAt,
  };
  return { row, owner, labels: labelsOf(row, world) };
}

const statusOf = (random: SeededRandom) =>
  random.weighted<DeviceRow['status']>([
    ['inOperation', 86],
    ['registered', 3],
    ['blocked', 2],
    ['inRepair', 2],
    ['inStorage', 3],
    ['decommissioned', 3],
    ['lost', 1],
  ]);

/** All but the last are superseded, or revoked when they were lost. */
function labelsOf({ id, createdAt }: DeviceRow, { random, keyId, today }: World): LabelRow[] {
  const count = random.weighted([
    [1, 90],
    [2, 8],
    [3, 2],
  ] as const);
  return Array.from({ length: count }, (_, before) => {
    const labelNo = before + 1;
    const day = addDays(createdAt.slice(0, 10), before * 7);
    const labelDay = day > today ? today : day;
    const ended = random.chance(0.7)
      ? ({ state: 'superseded', reason: 'damaged' } as const)
      : ({ state: 'revoked', reason: 'lost' } as const);
    const state = labelNo === count ? { state: 'current' as const, reason: null } : ended;
    return { id: demoId(`label ${id} ${labelNo}`), deviceId: id, labelNo, labelDay, keyId, createdAt, ...state };
  });
}
