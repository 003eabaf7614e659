import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { writeVersion } from '../database/write-version.ts';
import { moveDevices } from '../devices/move-devices.ts';
import { recordEvents, type NewEvent } from '../history/event-store.ts';
import { deleteSites } from './delete-sites.ts';
import type { StoredSite } from '../database/site-row.ts';
import { eventOf } from './site-store.ts';

type Step = { before: StoredSite; actor: NewEvent['actor']; now: number };
type Closing = Step & { closedOn: string; moveDevicesTo: StoredSite | undefined };
type Closed = { kind: 'closed'; moved: number } | { kind: 'changed' } | { kind: 'hasDevices'; devices: number };

/** Closes a site, all or nothing: its devices stand at another one afterwards, each with an event of its own. */
export function closeSite(db: Kysely<Tables>, closing: Closing): Promise<Closed> {
  const { before, closedOn, moveDevicesTo: target, actor, now } = closing;
  return db.transaction().execute(async (transaction): Promise<Closed> => {
    const columns = { status: 'closed', closedOn } as const;
    if (!(await mayTouch(transaction, before))) return { kind: 'changed' };
    const devices = await transaction
      .selectFrom('device')
      .select(['id', 'siteId', 'department', 'room'])
      .where('siteId', '=', before.id)
      .execute();
    if (devices.length > 0 && !target) return { kind: 'hasDevices', devices: devices.length };
    await writeVersion(transaction, 'site', { before, columns, now });
    if (target) await moveDevices(transaction, { devices, target, actor, now });
    const changes = [
      { field: 'status', from: 'active', to: 'closed' },
      { field: 'closedOn', from: before.closedOn, to: closedOn },
    ];
    await recordEvents(transaction, [{ ...eventOf(before), actor, action: 'closed', changes }], now);
    return { kind: 'closed', moved: devices.length };
  });
}

/** Opens a closed site again. False when somebody else was faster. */
export function reopenSite(db: Kysely<Tables>, { before, actor, now }: Step): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    if (!(await writeVersion(transaction, 'site', { before, columns: { status: 'active', closedOn: null }, now })))
      return false;
    const changes = [
      { field: 'status', from: 'closed', to: 'active' },
      { field: 'closedOn', from: before.closedOn, to: null },
    ];
    await recordEvents(transaction, [{ ...eventOf(before), actor, action: 'reopened', changes }], now);
    return true;
  });
}

/** Deletes a site where no device stands. */
export function deleteSite(db: Kysely<Tables>, { before, actor, now }: Step) {
  return db.transaction().execute(async (transaction) => {
    if (!(await mayTouch(transaction, before))) return { kind: 'changed' } as const;
    const { devices } = await transaction
      .selectFrom('device')
      .where('siteId', '=', before.id)
      .select(({ fn }) => fn.countAll<number>().as('devices'))
      .executeTakeFirstOrThrow();
    if (devices > 0) return { kind: 'hasDevices', devices } as const;
    await deleteSites(transaction, { customerId: before.customerId, siteId: before.id, actor, now });
    return { kind: 'deleted' } as const;
  });
}

/** Writes nothing new: it keeps others from this site until the end, and notices who was faster. */
async function mayTouch(transaction: Transaction<Tables>, before: StoredSite): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('site')
    .set({ version: before.version })
    .where('id', '=', before.id)
    .where('version', '=', before.version)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
