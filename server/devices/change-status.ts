import type { Kysely } from 'kysely';
import type { DeviceStatus } from '../../src/contract/receipt.ts';
import type { DeviceRow, Tables } from '../database/tables.ts';
import { recordEvents, type NewEvent } from '../history/event-store.ts';
import { recordInLog } from './device-log.ts';
import { refreshDueColumns } from './due-columns.ts';

type StatusChange = {
  devices: readonly Pick<DeviceRow, 'id' | 'customerId' | 'status'>[];
  status: DeviceStatus;
  reason: string;
  actor: NewEvent['actor'];
  now: number;
};

const atOnce = 500; // devices

/** Gives devices another status, each with an event and an entry of its own. What is out of use has no dates any more. */
export async function changeStatus(
  transaction: Kysely<Tables>,
  { devices, status, reason, actor, now }: StatusChange,
): Promise<void> {
  for (let first = 0; first < devices.length; first += atOnce) {
    const some = devices.slice(first, first + atOnce);
    const ids = some.map(({ id }) => id);
    await transaction
      .updateTable('device')
      .set((eb) => ({ status, version: eb('version', '+', 1), updatedAt: new Date(now).toISOString() }))
      .where('id', 'in', ids)
      .execute();
    await refreshDueColumns(transaction, ids);
    await recordInLog(
      transaction,
      some.map(({ id, status: fromValue }) => ({
        deviceId: id,
        kind: 'statusChange' as const,
        text: reason,
        fromValue,
        toValue: status,
      })),
      { actor, now },
    );
    await recordEvents(
      transaction,
      some.map(({ id, customerId, status: from }) => ({
        customerId,
        actor,
        action: 'device.statusChanged',
        entityType: 'device',
        entityId: id,
        changes: [{ field: 'status', from, to: status }],
        reason,
      })),
      now,
    );
  }
}
