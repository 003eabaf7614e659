import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { endpoints } from '../../src/contract/endpoints.ts';
import type { Overview } from '../../src/contract/overview.ts';
import { reachOf } from '../../src/domain/rights.ts';
import { readCustomerRow } from '../customers/customer-store.ts';
import type { Database } from '../database/connect.ts';
import type { CustomerRow, Tables } from '../database/tables.ts';
import { route } from '../http/endpoint-route.ts';
import { Refusal } from '../http/problems.ts';
import { reachesCustomer, siteLimit } from '../http/within-reach.ts';
import { fleetState, readFleet } from './fleet.ts';
import { keptFigures, stampOf } from './kept-figures.ts';
import { checksByMonth, openRegistrations, openSites, sitesById } from './overview-store.ts';

/** The figures of an organisation, so far as somebody may see its devices. */
export function overviewRoutes(app: FastifyInstance, { db }: Database, now: () => number): void {
  const keep = keptFigures<Overview>();
  route(app, { endpoint: endpoints.readOverview }, async ({ caller, parameters: { customerId } }) => {
    const customer = reachesCustomer(caller, 'customer.read', customerId) && (await readCustomerRow(db, customerId));
    if (!customer) return new Refusal('notFound');
    const which = { customerId, siteIds: siteLimit(caller, 'device.read'), now: now() };
    const key = [customerId, ...(which.siteIds ?? ['all'])].join();
    const figures = await keep(key, await stampOf(db, customerId, which.now), () =>
      figuresOf(db, { ...which, customer }),
    );
    return {
      ...figures,
      ...(reachOf(caller.group, 'registration.review') && {
        openRegistrations: await openRegistrations(db, customerId),
      }),
    };
  });
}

type Which = { customerId: string; siteIds?: string[]; now: number; customer: Pick<CustomerRow, 'timeZone'> };

async function figuresOf(db: Kysely<Tables>, { customer, ...which }: Which): Promise<Overview> {
  const fleet = await readFleet(db, which);
  const bySite = new Map(fleet.map(({ siteId, devices }) => [siteId, devices]));
  const sites = await sitesById(
    db,
    [...bySite.keys()].filter((id) => id !== null),
  );
  const withoutSite = bySite.get(null);
  return {
    devices: fleetState(fleet),
    sites: await openSites(db, which),
    bySite: [
      ...sites.map(({ id, name }) => ({ siteId: id, name, devices: bySite.get(id)! })),
      ...(withoutSite ? [{ siteId: null, name: null, devices: withoutSite }] : []),
    ],
    checksByMonth: await checksByMonth(db, { ...which, timeZone: customer.timeZone }),
  };
}
