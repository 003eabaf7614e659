import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { endpoints } from '../../src/contract/endpoints.ts';
import type { Permission } from '../../src/contract/group.ts';
import { customerLine } from '../customers/customer-line.ts';
import { customerList } from '../customers/customer-list.ts';
import { readCustomerRow } from '../database/customer-row.ts';
import type { Database } from '../database/connect.ts';
import { everyRow } from '../database/list-page.ts';
import { alreadySent, route } from '../http/endpoint-route.ts';
import { HttpProblem } from '../http/problems.ts';
import type { Caller } from '../http/caller.ts';
import { onlySelf, reachesCustomer, siteLimit } from '../access/scope.ts';
import { siteLine, siteList } from '../sites/site-list.ts';
import { userList } from '../users/user-list.ts';
import { csvOf } from './csv.ts';
import { addressOf } from '../database/json-columns.ts';

/** The lists of the portal as files, with the filters of the list. Columns are named as the fields of the contract. */
export function exportRoutes(app: FastifyInstance, database: Database): void {
  const { db } = database;

  route(app, { endpoint: endpoints.exportCustomers }, async ({ query: { language, ...filters }, reply }) => {
    const list = customerList(database, { ...filters, sort: 'name' });
    const columns = {
      id: (row: ListedCustomer) => row.id,
      customerNr: (row: ListedCustomer) => row.customerNr,
      name: (row: ListedCustomer) => row.name,
      type: (row: ListedCustomer) => row.type,
      status: (row: ListedCustomer) => row.status,
      street: (row: ListedCustomer) => partOf(row.addressJson, 'street'),
      postalCode: (row: ListedCustomer) => partOf(row.addressJson, 'postalCode'),
      city: (row: ListedCustomer) => partOf(row.addressJson, 'city'),
      countryCode: (row: ListedCustomer) => partOf(row.addressJson, 'countryCode'),
      email: (row: ListedCustomer) => row.email,
      phone: (row: ListedCustomer) => row.phone,
      sites: (row: ListedCustomer) => customerLine(row).sites,
      devices: (row: ListedCustomer) => customerLine(row).devices,
    };
    return sent(reply, 'customers', csvOf(everyRow(list), columns, language));
  });

  route(app, { endpoint: endpoints.exportSites }, async ({ caller, parameters: { customerId }, query, reply }) => {
    if (!(await reachesInto(caller, 'site.read', customerId))) return new HttpProblem('notFound');
    const { language, ...filters } = query;
    const siteIds = siteLimit(caller, 'site.read');
    const list = siteList(database, { ...filters, customerId, siteIds, sort: 'name' });
    const columns = {
      id: (row: ListedSite) => row.id,
      siteNr: (row: ListedSite) => row.siteNr,
      name: (row: ListedSite) => row.name,
      type: (row: ListedSite) => row.type,
      status: (row: ListedSite) => row.status,
      street: (row: ListedSite) => partOf(row.addressJson, 'street'),
      postalCode: (row: ListedSite) => partOf(row.addressJson, 'postalCode'),
      city: (row: ListedSite) => partOf(row.addressJson, 'city'),
      timeZone: (row: ListedSite) => row.timeZone,
      closedOn: (row: ListedSite) => row.closedOn,
      devices: (row: ListedSite) => siteLine(row).devices,
    };
    return sent(reply, 'sites', csvOf(everyRow(list), columns, language));
  });

  route(app, { endpoint: endpoints.exportUsers }, async ({ caller, parameters: { customerId }, query, reply }) => {
    if (!(await reachesInto(caller, 'user.read', customerId))) return new HttpProblem('notFound');
    const { language, ...filters } = query;
    const list = userList(database, { ...filters, customerId, userId: onlySelf(caller), sort: 'name' });
    const columns = {
      id: (row: ListedUser) => row.id,
      lastName: (row: ListedUser) => row.lastName,
      firstName: (row: ListedUser) => row.firstName,
      email: (row: ListedUser) => row.email,
      phone: (row: ListedUser) => row.phone,
      jobTitle: (row: ListedUser) => row.jobTitle,
      group: (row: ListedUser) => row.userGroup,
      status: (row: ListedUser) => row.status,
      language: (row: ListedUser) => row.language,
    };
    return sent(reply, 'users', csvOf(everyRow(list), columns, language));
  });

  async function reachesInto(caller: Caller, permission: Permission, customerId: string): Promise<boolean> {
    return reachesCustomer(caller, permission, customerId) && (await readCustomerRow(db, customerId)) !== undefined;
  }
}

type RowsOf<List extends (...given: never[]) => Parameters<typeof everyRow>[0]> = Awaited<
  ReturnType<ReturnType<List>['readPage']>
>['items'][number];
type ListedCustomer = RowsOf<typeof customerList>;
type ListedSite = RowsOf<typeof siteList>;
type ListedUser = RowsOf<typeof userList>;

const partOf = (addressJson: string | null, part: 'street' | 'postalCode' | 'city' | 'countryCode') =>
  addressOf(addressJson)?.[part] ?? null;

function sent(reply: FastifyReply, name: string, file: Readable): typeof alreadySent {
  reply.header('content-disposition', `attachment; filename="${name}.csv"`).header('cache-control', 'no-store');
  reply.type('text/csv; charset=utf-8').send(file);
  return alreadySent;
}
