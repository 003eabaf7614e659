import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { endpoints } from '../../src/contract/endpoints.ts';
import type { Permission } from '../../src/contract/group.ts';
import type { Overview } from '../../src/contract/overview.ts';
import { reachOf } from '../../src/domain/rights.ts';
import { readCustomerRow } from '../database/customer-row.ts';
import type { Database } from '../database/connect.ts';
import type { Tables } from '../database/tables.ts';
import { route } from '../http/endpoint-route.ts';
import { HttpProblem } from '../http/problems.ts';
import { reachesCustomer, siteLimit } from '../access/scope.ts';
import { fleetState, type FleetPart } from './fleet.ts';
import { openRegistrations, sitesById } from './overview-store.ts';
import { readFigures } from './read-figures.ts';
import { countEndingQualifications, countWaitingChecks, readDeviceWork } from './read-work.ts';

/** The figures of an organisation, so far as somebody may see its devices. */
export function overviewRoutes(app: FastifyInstance, database: Database, now: () => number): void {
  const { db } = database;
  route(app, { endpoint: endpoints.readOverview }, async ({ caller, parameters: { customerId } }) => {
    const customer = reachesCustomer(caller, 'customer.read', customerId) && (await readCustomerRow(db, customerId));
    if (!customer) return new HttpProblem('notFound');
    const which = { customerId, siteIds: siteLimit(caller, 'device.read') };
    const figures = await readFigures(database, { ...which, now: now(), timeZone: customer.timeZone });
    return {
      devices: fleetState(figures.fleet),
      sites: figures.sites,
      bySite: await withNames(db, figures.fleet),
      checksByMonth: figures.checksByMonth,
      ...(reachOf(caller.group, 'registration.review') && {
        openRegistrations: await openRegistrations(db, customerId),
      }),
    };
  });

  route(app, { endpoint: endpoints.readWork }, async ({ caller, parameters: { customerId } }) => {
    const customer = reachesCustomer(caller, 'customer.read', customerId) && (await readCustomerRow(db, customerId));
    if (!customer) return new HttpProblem('notFound');
    const which = { customerId, now: now(), timeZone: customer.timeZone };
    const may = (permission: Permission) => reachesCustomer(caller, permission, customerId);
    return {
      ...(await readDeviceWork(database, { ...which, siteIds: siteLimit(caller, 'device.read') })),
      ...(may('check.judge') && {
        waitingChecks: await countWaitingChecks(database, { ...which, siteIds: siteLimit(caller, 'check.judge') }),
      }),
      ...(may('user.write') && {
        endingQualifications: await countEndingQualifications(database, { ...which, siteIds: undefined }),
      }),
      ...(reachOf(caller.group, 'registration.review') && {
        openRegistrations: await openRegistrations(db, customerId),
      }),
    };
  });
}

async function withNames(db: Kysely<Tables>, fleet: readonly FleetPart[]): Promise<Overview['bySite']> {
  const bySite = new Map(fleet.map(({ siteId, devices }) => [siteId, devices]));
  const siteIds = [...bySite.keys()].filter((id) => id !== null);
  const sites = await sitesById(db, siteIds);
  const withoutSite = bySite.get(null);
  return [
    ...sites.map(({ id, name }) => ({ siteId: id, name, devices: bySite.get(id)! })),
    ...(withoutSite ? [{ siteId: null, name: null, devices: withoutSite }] : []),
  ];
}
