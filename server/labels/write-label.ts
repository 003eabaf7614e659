import type { Kysely, Transaction } from 'kysely';
import { dateInZone } from '../../src/domain/plain-date.ts';
import { uuidV7 } from '../../src/domain/uuid-v7.ts';
import type { LabelRow, Tables } from '../database/tables.ts';
import { recordInLog } from '../devices/device-log.ts';
import { readDevicesById } from '../devices/device-store.ts';
import { deviceEvent } from '../devices/write-device.ts';
import { recordEvents, type NewEvent } from '../history/event-store.ts';
import { readSigningKey } from '../label-keys/label-key-store.ts';

type By = { actor: NewEvent['actor']; now: number };
const highestLabelNo = 255; // one byte in the label

/** The labels of a device, the latest first. */
export function readDeviceLabels(db: Kysely<Tables>, deviceId: string): Promise<LabelRow[]> {
  return db.selectFrom('label').selectAll().where('deviceId', '=', deviceId).orderBy('labelNo', 'desc').execute();
}

/** Gives devices their next label each; false where one has used up all its numbers. Numbers are never given twice. */
export async function writeLabels(
  transaction: Transaction<Tables>,
  issue: By & { deviceIds: readonly string[]; reason: string | null; revokePrevious: boolean },
): Promise<boolean> {
  const { deviceIds, reason, revokePrevious, actor, now } = issue;
  const { keyId } = await readSigningKey(transaction);
  for (const device of await readDevicesById(transaction, [...deviceIds])) {
    const earlier = await readDeviceLabels(transaction, device.id);
    const labelNo = (earlier[0]?.labelNo ?? 0) + 1;
    if (labelNo > highestLabelNo) return false;
    const state = revokePrevious ? 'revoked' : 'superseded';
    const before = transaction.updateTable('label').set({ state }).where('deviceId', '=', device.id);
    await before.where('state', 'in', revokePrevious ? ['current', 'superseded'] : ['current']).execute();
    const row = {
      id: uuidV7(now),
      deviceId: device.id,
      labelNo,
      labelDay: dateInZone(now, device.timeZone),
      keyId,
      state: 'current',
      reason,
      createdAt: new Date(now).toISOString(),
    } satisfies LabelRow;
    await transaction.insertInto('label').values(row).execute();
    const entry = { deviceId: device.id, kind: 'labelIssued' as const, text: reason ?? '', occurredOn: row.labelDay };
    const from = earlier.find((label) => label.state === 'current')?.labelNo ?? null;
    const numbers = { fromValue: from === null ? null : String(from), toValue: String(labelNo) };
    await recordInLog(transaction, [{ ...entry, ...numbers }], { actor, now });
    const changes = [{ field: 'labelNo', from, to: labelNo }];
    const event = { ...deviceEvent(device), actor, action: 'device.labelIssued', changes, reason: reason ?? undefined };
    await recordEvents(transaction, [event], now);
  }
  return true;
}

/** Takes a label out of belief; false where it is none, or was revoked before. */
export async function revokeLabel(
  transaction: Transaction<Tables>,
  {
    device,
    labelNo,
    reason,
    actor,
    now,
  }: By & { device: { id: string; customerId: string } } & Pick<LabelRow, 'labelNo'> & { reason: string },
): Promise<boolean> {
  const revoking = transaction.updateTable('label').set({ state: 'revoked' }).where('deviceId', '=', device.id);
  const { numUpdatedRows } = await revoking
    .where('labelNo', '=', labelNo)
    .where('state', '!=', 'revoked')
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) return false;
  const changes = [{ field: 'labelNo', from: labelNo, to: null }];
  const event = { ...deviceEvent(device), actor, action: 'device.labelRevoked', changes, reason };
  await recordEvents(transaction, [event], now);
  return true;
}
