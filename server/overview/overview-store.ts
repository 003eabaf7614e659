import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';

type Which = { customerId: string; siteIds?: string[] };

/** How many open sites a customer has, so far as somebody may see them. */
export async function openSites(db: Kysely<Tables>, { customerId, siteIds }: Which): Promise<number> {
  let reading = db
    .selectFrom('site')
    .where('customerId', '=', customerId)
    .where('deletedAt', 'is', null)
    .where('status', '=', 'active');
  if (siteIds) reading = reading.where('id', 'in', siteIds);
  const { open } = await reading.select(({ fn }) => fn.countAll<number>().as('open')).executeTakeFirstOrThrow();
  return Number(open);
}

/** The open sites of a customer by name. */
export function siteNames(db: Kysely<Tables>, { customerId, siteIds }: Which) {
  let reading = db
    .selectFrom('site')
    .select(['id', 'name'])
    .where('customerId', '=', customerId)
    .where('deletedAt', 'is', null)
    .where('status', '=', 'active');
  if (siteIds) reading = reading.where('id', 'in', siteIds);
  return reading.orderBy('nameFolded').orderBy('id').execute();
}

/** Sites by their ids, in the order of their names. */
export async function sitesById(db: Kysely<Tables>, siteIds: readonly string[]) {
  if (siteIds.length === 0) return []; // an empty list is no SQL
  const reading = db.selectFrom('site').select(['id', 'name']).where('id', 'in', siteIds);
  return reading.orderBy('nameFolded').orderBy('id').execute();
}

/** Registrations of a customer that nobody has decided about. */
export async function openRegistrations(db: Kysely<Tables>, customerId: string): Promise<number> {
  const { open } = await db
    .selectFrom('submission')
    .where('customerId', '=', customerId)
    .where('kindOfSubmission', '=', 'deviceRegistration')
    .where('state', 'in', ['submitted', 'inReview', 'needsInfo'])
    .select(({ fn }) => fn.countAll<number>().as('open'))
    .executeTakeFirstOrThrow();
  return open;
}
