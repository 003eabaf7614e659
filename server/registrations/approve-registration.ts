import type { Transaction } from 'kysely';
import type { DeviceRegistration } from '../../src/contract/device-registration.ts';
import type { Approval } from '../../src/contract/registration-details.ts';
import { dateSchema } from '../../src/contract/values.ts';
import { futureDates } from '../../src/domain/future-dates.ts';
import { writeCustomer } from '../customers/customer-store.ts';
import type { Database } from '../database/connect.ts';
import type { DeviceRow, SubmissionRow, Tables } from '../database/tables.ts';
import { recordInLog } from '../devices/device-log.ts';
import { moveDevices } from '../devices/move-devices.ts';
import { updateDevice, writeDevice } from '../devices/write-device.ts';
import type { NewEvent } from '../history/event-store.ts';
import { readSiteRow } from '../database/site-row.ts';
import { writeSite } from '../sites/site-store.ts';
import { decideRegistration } from './decide-registration.ts';
import { registrationOf } from '../database/json-columns.ts';

type Step = {
  kind: Database['kind'];
  before: SubmissionRow;
  approval: Approval;
  actor: NewEvent['actor'];
  now: number;
};

type RefusalCode = 'deviceOfOtherCustomer' | 'deviceDecommissioned';

/** Thrown, so that everything is taken back: in the same moment the device was given to somebody else, or put out of use. */
export class DeviceRefused extends Error {
  readonly code: RefusalCode;
  constructor(code: RefusalCode) {
    super(code);
    this.code = code;
  }
}

/**
 * Makes or links customer, site and device, in the caller's transaction: all of it is there afterwards, or nothing. False
 * when somebody else has decided. Photos hang on the submission, which hangs on the device from here on.
 */
export async function approveRegistration(transaction: Transaction<Tables>, step: Step): Promise<boolean> {
  const { before, approval, actor, now } = step;
  if (!(await decideRegistration(transaction, { ...step, state: 'approved' }))) return false;
  const customerId =
    'id' in approval.customer
      ? approval.customer.id
      : await writeCustomer(transaction, approval.customer.create, { actor, now });
  const siteId =
    'id' in approval.site
      ? approval.site.id
      : await writeSite(transaction, { customerId, change: approval.site.create, actor, now });
  const place = { ...step, customerId, siteId };
  const deviceId =
    'id' in approval.device
      ? await linkDevice(transaction, { ...place, deviceId: approval.device.id })
      : await makeDevice(transaction, { ...place, identity: approval.device.create });
  await transaction
    .updateTable('submission')
    .set({ customerId, siteId, deviceId })
    .where('id', '=', before.id)
    .execute();
  const { remarks } = registrationOf(before.contentJson);
  if (remarks !== undefined)
    await recordInLog(transaction, [{ deviceId, kind: 'note', text: remarks }], { actor, now });
  return true;
}

type Place = Step & { customerId: string; siteId: string };
type NewIdentity = Extract<Approval['device'], { create: object }>['create'];

async function makeDevice(transaction: Transaction<Tables>, { identity, ...place }: Place & { identity: NewIdentity }) {
  const { before, customerId, siteId, actor, now } = place;
  const registration = registrationOf(before.contentJson);
  // A label of ours that is out there keeps leading to its device.
  const deviceRef = before.labelVerified === 1 ? await freeRef(transaction, registration.deviceRef) : undefined;
  const facts = takenOver(registration, place);
  const device = { ...facts, ...identity, siteId, status: 'registered' } as const;
  return writeDevice(transaction, { customerId, device, deviceRef, actor, now });
}

async function freeRef(transaction: Transaction<Tables>, deviceRef: string | undefined) {
  if (deviceRef === undefined) return undefined;
  const taken = await transaction
    .selectFrom('device')
    .select('id')
    .where('deviceRef', '=', deviceRef)
    .executeTakeFirst();
  return taken ? undefined : deviceRef;
}

/** What is known of the device already stays; what was registered fills its gaps. */
async function linkDevice(transaction: Transaction<Tables>, { deviceId, ...place }: Place & { deviceId: string }) {
  const { kind, before, customerId, siteId, actor, now } = place;
  const named = transaction.selectFrom('device').selectAll().where('id', '=', deviceId);
  const device = await kind.lockDevices(named).executeTakeFirstOrThrow();
  const wasNew = device.status === 'unregistered';
  if (!wasNew && device.customerId !== customerId) throw new DeviceRefused('deviceOfOtherCustomer');
  if (device.status === 'decommissioned') throw new DeviceRefused('deviceDecommissioned');
  const registered = takenOver(registrationOf(before.contentJson), place);
  const { department = null, room = null, ...facts } = registered;
  const isMoved = !wasNew && device.siteId !== siteId;
  const gaps = Object.entries(isMoved ? facts : registered).filter(
    ([field]) => device[field as keyof typeof registered] === null,
  );
  const change = { ...Object.fromEntries(gaps), ...(wasNew && { customerId, siteId, status: 'registered' as const }) };
  if (Object.keys(change).length > 0) await updateDevice(transaction, { before: device, change, actor, now });
  if (isMoved) {
    const target = await readSiteRow(transaction, { customerId, siteId });
    if (!target) throw new Error('The site of an approved registration is not there.');
    const placeOf = () => ({ department, room });
    await moveDevices(transaction, { devices: [device], target, placeOf, actor, now });
  }
  // Checks made before belong to whoever has the device.
  if (wasNew)
    await transaction.updateTable('submission').set({ customerId, siteId }).where('deviceId', '=', deviceId).execute();
  return deviceId;
}

type Facts = Partial<
  Pick<DeviceRow, 'inventoryNumber' | 'acquisitionYear' | 'commissionedOn' | 'department' | 'room' | 'udiRaw'>
>;

/** A registration from before dates had bounds may name days that cannot be: they stay in it, and out of the device. */
function withoutImpossible(registration: Pick<DeviceRegistration, 'acquisitionYear' | 'commissionedOn'>, now: number) {
  const wrong = futureDates(registration, now).map(({ pointer }) => pointer);
  const { commissionedOn, acquisitionYear } = registration;
  return {
    commissionedOn:
      wrong.includes('/commissionedOn') || !dateSchema.safeParse(commissionedOn).success ? undefined : commissionedOn,
    acquisitionYear: wrong.includes('/acquisitionYear') ? undefined : acquisitionYear,
  };
}

/** What was registered of the device; its inventory number as whoever approves says. */
function takenOver(
  { placement, ...registration }: DeviceRegistration,
  { approval, now }: Pick<Step, 'approval' | 'now'>,
) {
  const { acquisitionYear, commissionedOn } = withoutImpossible(registration, now);
  const { udiRaw } = registration;
  const { inventoryNumber = registration.inventoryNumber } = approval;
  const { department, room } = placement;
  const facts = { inventoryNumber, acquisitionYear, commissionedOn, department, room, udiRaw };
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => (value ?? null) !== null)) as Facts;
}
