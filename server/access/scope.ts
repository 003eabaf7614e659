import type { Permission } from '../../src/contract/group.ts';
import { reachOf } from '../../src/domain/rights.ts';
import type { Caller } from '../http/caller.ts';

/** Whether somebody's right reaches into a customer at all. */
export function reachesCustomer(
  { group, customerId: own }: Caller,
  permission: Permission,
  customerId: string,
): boolean {
  const reach = reachOf(group, permission);
  return reach === 'all' || (reach !== undefined && own === customerId);
}

/** The sites of their customer somebody is limited to; undefined where there is no such limit. */
export function siteLimit({ group, siteIds }: Caller, permission: Permission): string[] | undefined {
  return reachOf(group, permission) === 'ownSites' && siteIds.length > 0 ? siteIds : undefined;
}

/** The only user somebody sees, where that is themselves; else undefined. */
export const onlySelf = ({ group, userId }: Caller): string | undefined =>
  reachOf(group, 'user.read') === 'self' ? userId : undefined;
