import type { Kysely, Transaction } from 'kysely';
import {
  customerSchema,
  type Customer,
  type CustomerChange,
  type CustomerStatus,
} from '../../src/contract/customer.ts';
import { foldedText } from '../../src/domain/folded-text.ts';
import { uuidV7 } from '../../src/domain/uuid-v7.ts';
import type { CustomerRow, Tables } from '../database/tables.ts';
import { writeVersion } from '../database/write-version.ts';
import { refreshDueColumnsOf } from '../devices/due-columns.ts';
import { changesBetween } from '../history/changes-between.ts';
import { defined } from '../history/defined.ts';
import { recordEvents, type NewEvent } from '../history/event-store.ts';
import type { StoredCustomer } from '../database/customer-row.ts';
import { searchTextOf } from '../database/search-text-of.ts';
import { endSessionsOfCustomer } from '../access/session-store.ts';
import { addressOf, reminderPolicyOf } from '../database/json-columns.ts';

type By = { actor: NewEvent['actor']; now: number };

/** A customer as it is answered; notes are for the maker's people only. */
export function customerOf(row: StoredCustomer, { withNotes }: { withNotes: boolean }): Customer {
  const { addressJson, reminderPolicyJson, logo, notes, ...rest } = row;
  return customerSchema.parse({
    ...rest,
    address: addressOf(addressJson),
    reminderPolicy: reminderPolicyOf(reminderPolicyJson),
    customerLogo: logo,
    ...(withNotes ? { notes } : {}),
  });
}

/** Writes a new customer; throws where its number is taken. */
export const insertCustomer = (db: Kysely<Tables>, change: CustomerChange, by: By): Promise<string> =>
  db.transaction().execute((transaction) => writeCustomer(transaction, change, by));

/** The same inside a transaction of somebody else. */
export async function writeCustomer(
  transaction: Transaction<Tables>,
  change: CustomerChange,
  { actor, now }: By,
): Promise<string> {
  const id = uuidV7(now);
  const at = new Date(now).toISOString();
  const empty = { addressJson: null, email: null, phone: null, reminderPolicyJson: null, logo: null, notes: null };
  const row = { ...empty, ...(defined(columnsOf(change)) as CustomerColumns) };
  await transaction
    .insertInto('customer')
    .values({
      ...row,
      id,
      status: 'active',
      version: 1,
      createdAt: at,
      updatedAt: at,
      searchText: searchTextOf.customer(row),
    })
    .execute();
  const changes = changesBetween({}, defined(change));
  await recordEvents(transaction, [{ ...eventOf(id), actor, action: 'created', changes }], now);
  return id;
}

/** Writes what was changed of a customer, and the record of it. False when somebody else was faster. */
export function updateCustomer(
  db: Kysely<Tables>,
  { before, change, actor, now }: By & { before: StoredCustomer; change: CustomerChange },
): Promise<boolean> {
  const columns = defined(columnsOf(change)) as Partial<CustomerColumns>;
  return db.transaction().execute(async (transaction) => {
    const searchText = searchTextOf.customer({ ...before, ...columns });
    if (!(await writeVersion(transaction, 'customer', { before, columns: { ...columns, searchText }, now })))
      return false;
    // Days begin at another instant there.
    if (change.timeZone !== before.timeZone) await refreshDueColumnsOf(transaction, { customerId: before.id });
    const changes = changesBetween(customerOf(before, { withNotes: true }), defined(change));
    if (changes.length > 0)
      await recordEvents(transaction, [{ ...eventOf(before.id), actor, action: 'updated', changes }], now);
    return true;
  });
}

type StatusChange = By & { before: StoredCustomer; status: CustomerStatus; reason?: string };

/** Locks, archives or reopens; while it is not active its people are out at once. */
export function setCustomerStatus(db: Kysely<Tables>, { before, status, reason, actor, now }: StatusChange) {
  return db.transaction().execute(async (transaction) => {
    if (!(await writeVersion(transaction, 'customer', { before, columns: { status }, now }))) return false;
    if (status !== 'active') await endSessionsOfCustomer(transaction, { customerId: before.id, now });
    const changes = [{ field: 'status', from: before.status, to: status }];
    await recordEvents(transaction, [{ ...eventOf(before.id), actor, action: 'statusChanged', changes, reason }], now);
    return true;
  });
}

/** Puts a picture in place of the logo, or none. The old one goes. */
export function setLogo(
  db: Kysely<Tables>,
  { before, logo, actor, now }: By & { before: StoredCustomer; logo: { id: string; bytes: Buffer } | null },
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    if (logo)
      await transaction
        .insertInto('picture')
        .values({ id: logo.id, contentType: 'image/webp', contentBase64: logo.bytes.toString('base64') })
        .execute();
    if (!(await writeVersion(transaction, 'customer', { before, columns: { logo: logo?.id ?? null }, now })))
      return false;
    if (before.logo !== null) await transaction.deleteFrom('picture').where('id', '=', before.logo).execute();
    const changes = [{ field: 'customerLogo', from: before.logo, to: logo?.id ?? null }];
    const action = logo ? 'logoChanged' : 'logoRemoved';
    await recordEvents(transaction, [{ ...eventOf(before.id), actor, action, changes }], now);
    return true;
  });
}

type CustomerColumns = Omit<CustomerRow, 'id' | 'status' | 'logo' | 'version' | 'createdAt' | 'updatedAt'>;

function columnsOf({ address, reminderPolicy, ...change }: CustomerChange) {
  return {
    ...change,
    nameFolded: foldedText(change.name),
    addressJson: JSON.stringify(address),
    reminderPolicyJson: reminderPolicy && JSON.stringify(reminderPolicy),
  };
}

const eventOf = (customerId: string) => ({ customerId, entityType: 'customer', entityId: customerId });
