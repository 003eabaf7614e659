import type { Transaction } from 'kysely';
import type { DeviceRow, Tables } from '../database/tables.ts';
import { changesBetween } from '../history/changes-between.ts';
import { recordEvents, type NewEvent } from '../history/event-store.ts';
import type { StoredSite } from '../database/site-row.ts';
import { recordInLog } from './device-log.ts';
import { refreshDueColumns } from './due-columns.ts';
import { foldDevices } from './fold-devices.ts';

type Place = Pick<DeviceRow, 'department' | 'room'>;
/** A device as it stands at its old site. */
type Standing = Pick<DeviceRow, 'id' | 'siteId'> & Place;

type Move<Device extends Standing> = {
  devices: readonly Device[];
  target: Pick<StoredSite, 'id' | 'customerId' | 'name'>;
  /** Where at the new site each stands; empty where nobody said: the words of the old site would send people astray. */
  placeOf?: (device: Device) => Place;
  reason?: string;
  actor: NewEvent['actor'];
  now: number;
};

const atOnce = 500; // devices
const nowhere = (): Place => ({ department: null, room: null });

/** Moves devices of a customer to one of its sites: each with an event and an entry of its own, whoever asked for it. */
export async function moveDevices<Device extends Standing>(
  transaction: Transaction<Tables>,
  move: Move<Device>,
): Promise<void> {
  const { devices, target, placeOf = nowhere, actor, now, reason } = move;
  const names = await siteNames(transaction, devices);
  for (let first = 0; first < devices.length; first += atOnce) {
    const some = devices.slice(first, first + atOnce).map((device) => {
      const place = placeOf(device);
      return { device, place, placeChanges: changesBetween(device, place) };
    });
    const ids = some.map(({ device }) => device.id);
    await writePlaces(transaction, { some, siteId: target.id, now });
    const isElsewhere = some.filter(({ placeChanges }) => placeChanges.length > 0);
    await foldDevices(
      transaction,
      isElsewhere.map(({ device }) => device.id),
    );
    await refreshDueColumns(transaction, ids);
    await recordInLog(
      transaction,
      some.map(({ device, place }) => ({
        deviceId: device.id,
        kind: 'move' as const,
        text: reason ?? '',
        fromValue: wordsOf(names.get(device.siteId ?? ''), device),
        toValue: wordsOf(target.name, place),
      })),
      { actor, now },
    );
    await recordEvents(
      transaction,
      some.map(({ device, placeChanges }) => ({
        customerId: target.customerId,
        actor,
        action: 'device.moved',
        entityType: 'device',
        entityId: device.id,
        changes: [{ field: 'siteId', from: device.siteId, to: target.id }, ...placeChanges],
        reason,
      })),
      now,
    );
  }
}

type Writing = { some: readonly { device: Standing; place: Place }[]; siteId: string; now: number };

/** One statement for all that go to the same place. */
async function writePlaces(transaction: Transaction<Tables>, { some, siteId, now }: Writing) {
  const updatedAt = new Date(now).toISOString();
  for (const same of Map.groupBy(some, ({ place: { department, room } }) =>
    JSON.stringify([department, room]),
  ).values())
    await transaction
      .updateTable('device')
      .set((eb) => ({ ...same[0]!.place, siteId, version: eb('version', '+', 1), updatedAt }))
      .where(
        'id',
        'in',
        same.map(({ device }) => device.id),
      )
      .execute();
}

/** A place in the words of its people, which need no translation. */
const wordsOf = (siteName: string | undefined, { department, room }: Place) =>
  [siteName, department, room].filter((word) => word).join(', ') || null;

async function siteNames(transaction: Transaction<Tables>, devices: readonly Standing[]) {
  const ids = [...new Set(devices.flatMap(({ siteId }) => siteId ?? []))];
  if (ids.length === 0) return new Map<string, string>();
  const rows = await transaction.selectFrom('site').select(['id', 'name']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
