import type { Kysely } from 'kysely';
import type { CustomerDeletion } from '../../src/contract/customer.ts';
import type { Tables } from '../database/tables.ts';
import { recordEvents, type NewEvent } from '../history/event-store.ts';
import { deleteSites } from '../sites/delete-sites.ts';
import { anonymiseUsers } from '../users/anonymise-users.ts';
import type { StoredCustomer } from '../database/customer-row.ts';

/** What hangs on a customer. */
export async function whatGoesWith(db: Kysely<Tables>, customerId: string): Promise<CustomerDeletion> {
  const row = await db
    .selectFrom('customer')
    .where('id', '=', customerId)
    .select(({ selectFrom, fn }) => [
      selectFrom('device').where('customerId', '=', customerId).select(fn.countAll<number>().as('n')).as('devices'),
      selectFrom('site')
        .where('customerId', '=', customerId)
        .where('deletedAt', 'is', null)
        .select(fn.countAll<number>().as('n'))
        .as('sites'),
      selectFrom('appUser')
        .where('customerId', '=', customerId)
        .where('deletedAt', 'is', null)
        .select(fn.countAll<number>().as('n'))
        .as('users'),
    ])
    .executeTakeFirstOrThrow();
  return { devices: Number(row.devices), sites: Number(row.sites), users: Number(row.users) };
}

type Deletion = { before: StoredCustomer; actor: NewEvent['actor']; now: number };

/**
 * Deletes a customer with its sites and people, all or nothing. An empty row stays, because the record and checks made
 * in earlier years refer to it.
 */
export function deleteCustomer(
  db: Kysely<Tables>,
  { before, actor, now }: Deletion,
): Promise<'deleted' | 'changed' | { devices: number }> {
  const at = new Date(now).toISOString();
  const customerId = before.id;
  return db.transaction().execute(async (transaction) => {
    // Writes nothing new: it keeps others from this customer until the end.
    const { numUpdatedRows } = await transaction
      .updateTable('customer')
      .set({ version: before.version })
      .where('id', '=', customerId)
      .where('version', '=', before.version)
      .where('deletedAt', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return 'changed';
    const { devices } = await whatGoesWith(transaction, customerId);
    if (devices > 0) return { devices };
    await deleteSites(transaction, { customerId, actor, now });
    await anonymiseUsers(transaction, { customerId, actor, now });
    if (before.logo !== null) await transaction.deleteFrom('picture').where('id', '=', before.logo).execute();
    await transaction
      .updateTable('customer')
      .set({
        customerNr: customerId,
        name: '–',
        nameFolded: '',
        searchText: '',
        status: 'archived',
        addressJson: null,
        email: null,
        phone: null,
        reminderPolicyJson: null,
        logo: null,
        notes: null,
        version: before.version + 1,
        updatedAt: at,
        deletedAt: at,
      })
      .where('id', '=', customerId)
      .execute();
    const changes = [{ field: 'customerNr', from: before.customerNr, to: null }];
    const named = [...changes, { field: 'name', from: before.name, to: null }];
    await recordEvents(
      transaction,
      [{ customerId, actor, action: 'deleted', entityType: 'customer', entityId: customerId, changes: named }],
      now,
    );
    return 'deleted';
  });
}
