import type { SearchHit } from '../../src/contract/search.ts';
import type { Permission } from '../../src/contract/group.ts';
import { reachOf } from '../../src/domain/rights.ts';
import type { Database } from '../database/connect.ts';
import type { Caller } from '../http/caller.ts';
import { onlySelf, siteLimit } from '../access/scope.ts';

type Search = { database: Database; caller: Caller; parts: readonly string[]; limit: number };

export async function findCustomers({
  database: { reading: db, kind },
  caller,
  parts,
  limit,
}: Search): Promise<SearchHit[]> {
  const rows = await db
    .selectFrom('customer')
    .select(['id', 'name', 'customerNr'])
    .where(kind.holdsAll('customer', parts))
    .where('deletedAt', 'is', null)
    .$if(isOwnOnly(caller, 'customer.read'), (query) => query.where('id', '=', caller.customerId))
    .orderBy('nameFolded')
    .limit(limit)
    .execute();
  return rows.map(({ id, name, customerNr }) => ({
    entityType: 'customer',
    id,
    customerId: id,
    title: name,
    subtitle: customerNr,
  }));
}

export async function findSites({
  database: { reading: db, kind },
  caller,
  parts,
  limit,
}: Search): Promise<SearchHit[]> {
  const siteIds = siteLimit(caller, 'site.read');
  const rows = await db
    .selectFrom('site')
    .innerJoin('customer', 'customer.id', 'site.customerId')
    .select(['site.id', 'site.customerId', 'site.name', 'customer.name as customerName'])
    .where(kind.holdsAll('site', parts))
    .where('site.deletedAt', 'is', null)
    .$if(isOwnOnly(caller, 'site.read'), (query) => query.where('site.customerId', '=', caller.customerId))
    .$if(siteIds !== undefined, (query) => query.where('site.id', 'in', siteIds!))
    .orderBy('site.nameFolded')
    .limit(limit)
    .execute();
  return rows.map(({ id, customerId, name, customerName }) => ({
    entityType: 'site',
    id,
    customerId,
    title: name,
    subtitle: customerName,
  }));
}

export async function findUsers({
  database: { reading: db, kind },
  caller,
  parts,
  limit,
}: Search): Promise<SearchHit[]> {
  const self = onlySelf(caller);
  const rows = await db
    .selectFrom('appUser')
    .select(['id', 'customerId', 'firstName', 'lastName', 'email'])
    .where(kind.holdsAll('app_user', parts))
    .where('deletedAt', 'is', null)
    .$if(isOwnOnly(caller, 'user.read'), (query) => query.where('customerId', '=', caller.customerId))
    .$if(self !== undefined, (query) => query.where('id', '=', self!))
    .orderBy('nameFolded')
    .limit(limit)
    .execute();
  return rows.map(({ id, customerId, firstName, lastName, email }) => ({
    entityType: 'user',
    id,
    customerId,
    title: `${firstName} ${lastName}`,
    subtitle: email,
  }));
}

export async function findDevices({
  database: { reading: db, kind },
  caller,
  parts,
  limit,
}: Search): Promise<SearchHit[]> {
  const siteIds = siteLimit(caller, 'device.read');
  const rows = await db
    .selectFrom('device')
    .innerJoin('deviceModel as model', 'model.id', 'device.modelId')
    .innerJoin('customer', 'customer.id', 'device.customerId')
    .leftJoin('site', 'site.id', 'device.siteId')
    .select(['device.id', 'device.customerId', 'device.serialNumber', 'model.designation', 'site.name as siteName'])
    .select('customer.name as customerName')
    .where(kind.holdsAll('device', parts))
    .$if(isOwnOnly(caller, 'device.read'), (query) => query.where('device.customerId', '=', caller.customerId))
    .$if(siteIds !== undefined, (query) => query.where('device.siteId', 'in', siteIds!))
    .orderBy('device.serialFolded')
    .limit(limit)
    .execute();
  return rows.map(({ id, customerId, serialNumber, designation, siteName, customerName }) => ({
    entityType: 'device',
    id,
    customerId,
    title: `${designation} ${serialNumber}`,
    subtitle: [siteName, customerName].filter((name) => name !== null).join(', '),
  }));
}

const isOwnOnly = ({ group }: Caller, permission: Permission) => reachOf(group, permission) !== 'all';
