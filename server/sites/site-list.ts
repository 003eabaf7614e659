import type { SiteLine, sitesQuerySchema } from '../../src/contract/site.ts';
import type { z } from '../../src/contract/zod.ts';
import { searchedParts } from '../../src/domain/search-text.ts';
import type { Database } from '../database/connect.ts';
import { listOf, notByIndex } from '../database/list-page.ts';
import type { SiteRow } from '../database/tables.ts';
import { addressOf } from '../database/json-columns.ts';

type Which = Omit<z.output<typeof sitesQuerySchema>, 'size' | 'cursor'> & {
  customerId: string;
  /** Only these, where somebody is limited to them. */
  siteIds?: string[];
};

/** Sites of a customer that fit, in the order of their names. */
export function siteList({ reading: db, kind }: Database, { customerId, siteIds, q = '', type, status, sort }: Which) {
  const parts = searchedParts(q);
  let matching = db
    .selectFrom('site')
    .where(parts.length > 0 ? notByIndex('site.customerId') : 'site.customerId', '=', customerId)
    .where('site.deletedAt', 'is', null);
  if (siteIds) matching = matching.where('site.id', 'in', siteIds);
  if (parts.length > 0) matching = matching.where(kind.holdsAll('site', parts));
  if (type) matching = matching.where('site.type', 'in', [type].flat());
  if (status) matching = matching.where('site.status', 'in', [status].flat());
  return listOf({
    db,
    matching,
    id: 'site.id',
    sortBy: 'site.nameFolded',
    isDescending: sort.startsWith('-'),
    columns: (query) =>
      query
        .selectAll('site')
        .select('site.nameFolded as sortKey')
        .select((eb) =>
          eb
            .selectFrom('device')
            .whereRef('device.siteId', '=', 'site.id')
            .select(eb.fn.countAll<number>().as('n'))
            .as('devices'),
        ),
  });
}

type Listed = Pick<SiteRow, 'id' | 'customerId' | 'siteNr' | 'name' | 'type' | 'status' | 'addressJson'> & {
  devices: number | null;
};

/** A site as a row of the list. */
export function siteLine({ id, customerId, siteNr, name, type, status, addressJson, devices }: Listed): SiteLine {
  const { city = null } = addressOf(addressJson) ?? {};
  return { id, customerId, siteNr, name, type, status, city, devices: Number(devices) };
}
