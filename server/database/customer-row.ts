import type { Kysely, Selectable } from 'kysely';
import type { Tables } from './tables.ts';

export type StoredCustomer = Selectable<Tables['customer']>;

/** The row of a customer, unless it was deleted. */
export function readCustomerRow(db: Kysely<Tables>, customerId: string): Promise<StoredCustomer | undefined> {
  return db
    .selectFrom('customer')
    .selectAll()
    .where('id', '=', customerId)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
}
