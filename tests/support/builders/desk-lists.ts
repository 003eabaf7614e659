import { checkTime } from './a-function-check.ts';
import type { Database } from '../../../server/database/connect.ts';
import { customerList } from '../../../server/customers/customer-list.ts';
import { deviceList } from '../../../server/devices/device-list.ts';
import { siteList } from '../../../server/sites/site-list.ts';
import { userList } from '../../../server/users/user-list.ts';

/** The lists of the desk, by name, with words to look for or without. */
export const deskLists = {
  customers: (database: Database, _customerId: string, q?: string) => customerList(database, { q, sort: 'name' }),
  sites: (database: Database, customerId: string, q?: string) => siteList(database, { customerId, q, sort: 'name' }),
  devices: (database: Database, customerId: string, q?: string) =>
    deviceList(database, { customerId, q, sort: 'dueOn', now: checkTime }),
  users: (database: Database, customerId: string, q?: string) => userList(database, { customerId, q, sort: 'name' }),
};
