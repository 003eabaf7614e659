import type { Transaction } from 'kysely';
import type { DeviceRow, Tables } from '../database/tables.ts';
import { recordEvents, type NewEvent } from '../history/event-store.ts';
import type { StoredSite } from '../sites/site-store.ts';
import { searchTextOf } from '../search/search-text-of.ts';
import { recordInLog } from './device-log.ts';
import { refreshDueColumns } from './due-columns.ts';

type Move = {
  devices: readonly Pick<DeviceRow, 'id' | 'siteId'>[];
  target: Pick<StoredSite, 'id' | 'customerId' | 'name'>;
  /** Of the new place, where somebody said; else they stay as they are. */
  place?: Partial<Pick<DeviceRow, 'department' | 'room'>>;
  reason?: string;
  actor: NewEvent['actor'];
  now: number;
};

const atOnce = 500; // devices

/** Moves devices of a customer to one of its sites: each with an event and an entry of its own, whoever asked for it. */
export async function moveDevices(transaction: Transaction<Tables>, move: Move): Promise<void> {
  const { devices, target, place = {}, actor, now, reason } = move;
  const names = await siteNames(transaction, devices);
  for (let first = 0; first < devices.length; first += atOnce) {
    const some = devices.slice(first, first + atOnce);
    const ids = some.map(({ id }) => id);
    const updatedAt = new Date(now).toISOString();
    await transaction
      .updateTable('device')
      .set((eb) => ({ ...place, siteId: target.id, version: eb('version', '+', 1), updatedAt }))
      .where('id', 'in', ids)
      .execute();
    await refreshDueColumns(transaction, ids);
    await recordInLog(
      transaction,
      some.map(({ id, siteId }) => ({
        deviceId: id,
        kind: 'move' as const,
        text: reason ?? '',
        fromValue: names.get(siteId ?? '') ?? null,
        toValue: target.name,
      })),
      { actor, now },
    );
    await recordEvents(
      transaction,
      some.map(({ id, siteId }) => ({
        customerId: target.customerId,
        actor,
        action: 'device.moved',
        entityType: 'device',
        entityId: id,
        changes: [{ field: 'siteId', from: siteId, to: target.id }, ...placeChanges(place)],
        reason,
      })),
      now,
    );
  }
  if (Object.keys(place).length > 0) await foldPlaces(transaction, devices);
}

const placeChanges = (place: NonNullable<Move['place']>) =>
  Object.entries(place).map(([field, to]) => ({ field, from: undefined, to }));

/** Rooms and departments are found by their words. */
async function foldPlaces(transaction: Transaction<Tables>, devices: Move['devices']) {
  for (const { id } of devices) {
    const row = await transaction.selectFrom('device').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    await transaction
      .updateTable('device')
      .set({ searchText: searchTextOf.device(row) })
      .where('id', '=', id)
      .execute();
  }
}

async function siteNames(transaction: Transaction<Tables>, devices: Move['devices']) {
  const ids = [...new Set(devices.flatMap(({ siteId }) => siteId ?? []))];
  if (ids.length === 0) return new Map<string, string>();
  const rows = await transaction.selectFrom('site').select(['id', 'name']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
