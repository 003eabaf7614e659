import type { customersQuerySchema } from '../../src/contract/customer.ts';
import { searchedParts } from '../../src/domain/search-text.ts';
import type { z } from '../../src/contract/zod.ts';
import type { Database } from '../database/connect.ts';
import { listOf } from '../database/list-page.ts';

export type CustomersQuery = Omit<z.output<typeof customersQuerySchema>, 'size' | 'cursor'>;

/** Customers that fit, in the order wished for. */
export function customerList(
  { reading: db, kind }: Database,
  { q = '', type, status, countryCode, sort }: CustomersQuery,
) {
  const parts = searchedParts(q);
  let matching = db.selectFrom('customer').where('customer.deletedAt', 'is', null);
  if (parts.length > 0) matching = matching.where(kind.holdsAll('customer', parts));
  if (type) matching = matching.where('customer.type', 'in', [type].flat());
  if (status) matching = matching.where('customer.status', 'in', [status].flat());
  // The address is JSON text of ours: inside a typed text the quotation marks would be escaped.
  if (countryCode)
    matching = matching.where((eb) =>
      eb.or([countryCode].flat().map((code) => eb('customer.addressJson', 'like', `%"countryCode":"${code}"%`))),
    );
  const column = sort.endsWith('customerNr') ? 'customerNr' : 'nameFolded';
  return listOf({
    db,
    matching,
    id: 'customer.id',
    sortBy: `customer.${column}`,
    isDescending: sort.startsWith('-'),
    columns: (query) =>
      query
        .selectAll('customer')
        .select(`customer.${column} as sortKey`)
        .select((eb) => [
          eb
            .selectFrom('site')
            .whereRef('site.customerId', '=', 'customer.id')
            .where('site.deletedAt', 'is', null)
            .select(eb.fn.countAll<number>().as('n'))
            .as('sites'),
          eb
            .selectFrom('device')
            .whereRef('device.customerId', '=', 'customer.id')
            .select(eb.fn.countAll<number>().as('n'))
            .as('devices'),
        ]),
  });
}
