import { sql, type Kysely } from 'kysely';
import { customerSchema, type Customer, type CustomerLine } from '../../src/contract/customer.ts';
import type { Tables } from '../database/tables.ts';
import { pageOfRows, type Cursor } from '../database/keyset-page.ts';

const mostCounted = 10_000;

/** One customer; notes are for the maker's people only. */
export async function readCustomer(
  db: Kysely<Tables>,
  { customerId, withNotes }: { customerId: string; withNotes: boolean },
): Promise<Customer | undefined> {
  const row = await db.selectFrom('customer').selectAll().where('id', '=', customerId).executeTakeFirst();
  if (!row) return undefined;
  const { addressJson, reminderPolicyJson, logo, notes, ...rest } = row;
  return customerSchema.parse({
    ...rest,
    address: addressJson === null ? null : (JSON.parse(addressJson) as object),
    customerLogo: logo,
    reminderPolicy: reminderPolicyJson === null ? null : (JSON.parse(reminderPolicyJson) as object),
    ...(withNotes ? { notes } : {}),
  });
}

/** Customers by name. */
export async function listCustomers(db: Kysely<Tables>, { size, cursor }: { size: number; cursor?: Cursor }) {
  const isBackwards = cursor?.direction === 'previous';
  let reading = db
    .selectFrom('customer')
    .select(['id', 'customerNr', 'name', 'nameFolded', 'type', 'status', 'addressJson', 'logo'])
    .select((eb) => [
      eb
        .selectFrom('site')
        .whereRef('site.customerId', '=', 'customer.id')
        .select(eb.fn.countAll<number>().as('n'))
        .as('sites'),
      eb
        .selectFrom('device')
        .whereRef('device.customerId', '=', 'customer.id')
        .select(eb.fn.countAll<number>().as('n'))
        .as('devices'),
    ])
    .orderBy('nameFolded', isBackwards ? 'desc' : 'asc')
    .orderBy('id', isBackwards ? 'desc' : 'asc')
    .limit(size + 1);
  if (cursor) {
    const than = sql.raw(isBackwards ? '<' : '>');
    reading = reading.where(sql<boolean>`(name_folded, id) ${than} (${cursor.key}, ${cursor.id})`);
  }
  const page = pageOfRows({ rows: await reading.execute(), size, cursor, keyOf: ({ nameFolded }) => nameFolded });
  const { total } = await db
    .selectFrom(
      db
        .selectFrom('customer')
        .select('id')
        .limit(mostCounted + 1)
        .as('counted'),
    )
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return {
    ...page,
    items: page.items.map(({ addressJson, nameFolded: _order, logo, sites, devices, ...line }): CustomerLine => {
      const address = addressJson === null ? {} : (JSON.parse(addressJson) as { city?: string; countryCode?: string });
      return {
        ...line,
        customerLogo: logo,
        city: address.city ?? null,
        countryCode: address.countryCode ?? null,
        sites: Number(sites),
        devices: Number(devices),
      };
    }),
    total: Math.min(total, mostCounted),
    totalIsExact: total <= mostCounted,
  };
}
