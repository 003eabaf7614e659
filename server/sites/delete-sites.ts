import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { recordEvents, type NewEvent } from '../history/event-store.ts';

type Deletion = { customerId: string; siteId?: string; actor: NewEvent['actor']; now: number };

/**
 * Deletes one site, or all of a customer. An empty row with the name stays, because checks of earlier years were made
 * there; number and name are free again.
 */
export async function deleteSites(
  transaction: Transaction<Tables>,
  { customerId, siteId, actor, now }: Deletion,
): Promise<void> {
  const at = new Date(now).toISOString();
  const sites = await transaction
    .selectFrom('site')
    .select(['id', 'name'])
    .where('customerId', '=', customerId)
    .where('deletedAt', 'is', null)
    .$if(siteId !== undefined, (query) => query.where('id', '=', siteId!))
    .execute();
  if (sites.length === 0) return;
  await transaction
    .updateTable('site')
    .set((eb) => ({
      siteNr: null,
      nameFolded: eb.ref('id'),
      addressJson: null,
      contactJson: null,
      notes: null,
      searchText: '',
      status: 'closed',
      version: eb('version', '+', 1),
      updatedAt: at,
      deletedAt: at,
    }))
    .where('customerId', '=', customerId)
    .where('deletedAt', 'is', null)
    .$if(siteId !== undefined, (query) => query.where('id', '=', siteId!))
    .execute();
  await recordEvents(
    transaction,
    sites.map(({ id, name }) => ({
      customerId,
      actor,
      action: 'deleted',
      entityType: 'site',
      entityId: id,
      changes: [{ field: 'name', from: name, to: null }],
    })),
    now,
  );
}
