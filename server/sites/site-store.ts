import type { Kysely, Transaction } from 'kysely';
import { siteSchema, type Site, type SiteChange } from '../../src/contract/site.ts';
import type { FleetState } from '../../src/contract/overview.ts';
import { foldedText } from '../../src/domain/folded-text.ts';
import { uuidV7 } from '../../src/domain/uuid-v7.ts';
import type { SiteRow, Tables } from '../database/tables.ts';
import { writeVersion } from '../database/write-version.ts';
import { refreshDueColumnsOf } from '../devices/due-columns.ts';
import { changesBetween } from '../history/changes-between.ts';
import { defined } from '../history/defined.ts';
import { recordEvents, type NewEvent } from '../history/event-store.ts';
import { searchTextOf } from '../database/search-text-of.ts';
import type { StoredSite } from '../database/site-row.ts';
import { addressOf, contactOf } from '../database/json-columns.ts';

type By = { actor: NewEvent['actor']; now: number };
type SiteColumns = Pick<
  SiteRow,
  'siteNr' | 'name' | 'nameFolded' | 'type' | 'addressJson' | 'contactJson' | 'timeZone' | 'notes'
>;

/** A site as it is answered. */
export const siteOf = (row: StoredSite, devices: FleetState): Site =>
  siteSchema.parse({ ...row, ...unpacked(row), devices });

type NewSite = By & { customerId: string; change: SiteChange };

/** Writes a new site; throws where its name or number is taken. */
export const insertSite = (db: Kysely<Tables>, site: NewSite): Promise<string> =>
  db.transaction().execute((transaction) => writeSite(transaction, site));

/** The same inside a transaction of somebody else. */
export async function writeSite(
  transaction: Transaction<Tables>,
  { customerId, change, actor, now }: NewSite,
): Promise<string> {
  const id = uuidV7(now);
  const at = new Date(now).toISOString();
  const empty = { siteNr: null, addressJson: null, contactJson: null, notes: null };
  const row = { ...empty, ...(defined(columnsOf(change)) as SiteColumns) };
  const more = { id, customerId, status: 'active', version: 1, createdAt: at, updatedAt: at } as const;
  await transaction
    .insertInto('site')
    .values({ ...row, ...more, searchText: searchTextOf.site(row) })
    .execute();
  const changes = changesBetween({}, defined(change));
  await recordEvents(transaction, [{ ...eventOf(more), actor, action: 'created', changes }], now);
  return id;
}

/** Writes what was changed of a site, and the record of it. False when somebody else was faster. */
export function updateSite(
  db: Kysely<Tables>,
  { before, change, actor, now }: By & { before: StoredSite; change: SiteChange },
): Promise<boolean> {
  const columns = defined(columnsOf(change)) as Partial<SiteColumns>;
  return db.transaction().execute(async (transaction) => {
    const searchText = searchTextOf.site({ ...before, ...columns });
    if (!(await writeVersion(transaction, 'site', { before, columns: { ...columns, searchText }, now }))) return false;
    // Days begin at another instant there.
    if (change.timeZone !== before.timeZone) await refreshDueColumnsOf(transaction, { siteId: before.id });
    const changes = changesBetween({ ...before, ...unpacked(before) }, defined(change));
    if (changes.length > 0)
      await recordEvents(transaction, [{ ...eventOf(before), actor, action: 'updated', changes }], now);
    return true;
  });
}

/** Which of the two keys of a site another site has. */
export async function takenKeyOf(
  db: Kysely<Tables>,
  { customerId, siteId = '', change }: { customerId: string; siteId?: string; change: SiteChange },
) {
  const other = await db
    .selectFrom('site')
    .select('id')
    .where('customerId', '=', customerId)
    .where('nameFolded', '=', foldedText(change.name))
    .where('id', '!=', siteId)
    .executeTakeFirst();
  return other ? { pointer: '/name', code: 'siteNameTaken' } : { pointer: '/siteNr', code: 'siteNrTaken' };
}

export const eventOf = ({ id, customerId }: { id: string; customerId: string }) => ({
  customerId,
  entityType: 'site',
  entityId: id,
});

const unpacked = ({ addressJson, contactJson }: StoredSite) => ({
  address: addressOf(addressJson),
  contact: contactOf(contactJson),
});

function columnsOf({ address, contact, ...change }: SiteChange) {
  return {
    ...change,
    nameFolded: foldedText(change.name),
    addressJson: address && JSON.stringify(address),
    contactJson: contact && JSON.stringify(contact),
  };
}
