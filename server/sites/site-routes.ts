import type { FastifyInstance, FastifyReply } from 'fastify';
import { endpoints } from '../../src/contract/endpoints.ts';
import type { Permission } from '../../src/contract/group.ts';
import type { Database } from '../database/connect.ts';
import { answerPage } from '../http/answer-page.ts';
import { readCustomerRow } from '../database/customer-row.ts';
import { route } from '../http/endpoint-route.ts';
import { refuseOtherVersion, tellVersion } from '../http/if-match.ts';
import { HttpProblem } from '../http/problems.ts';
import type { Caller } from '../http/caller.ts';
import { reachesCustomer, siteLimit } from '../access/scope.ts';
import { actorOf } from '../history/actor-of.ts';
import { turnDueDates } from '../devices/turn-due-dates.ts';
import { fleetState, readFleet } from '../overview/fleet.ts';
import { closeSite, deleteSite, reopenSite } from './close-site.ts';
import { siteLine, siteList } from './site-list.ts';
import { readSiteRow, type StoredSite } from '../database/site-row.ts';
import { insertSite, siteOf, takenKeyOf, updateSite } from './site-store.ts';

const mostOptions = 200;

/** Sites of customers, so far as somebody may see and change them. */
export function siteRoutes(app: FastifyInstance, database: Database, now: () => number): void {
  const { db, kind } = database;

  route(app, { endpoint: endpoints.readSites }, async ({ caller, parameters: { customerId }, query }) => {
    if (!(await reachesInto(caller, 'site.read', customerId))) return new HttpProblem('notFound');
    const which = { ...query, customerId, siteIds: siteLimit(caller, 'site.read') };
    const page = await answerPage(siteList(database, which), query);
    return page instanceof HttpProblem ? page : { ...page, items: page.items.map(siteLine) };
  });

  route(app, { endpoint: endpoints.readSiteOptions }, async ({ caller, parameters: { customerId }, query: { q } }) => {
    if (!(await reachesInto(caller, 'site.read', customerId))) return new HttpProblem('notFound');
    const siteIds = siteLimit(caller, 'site.read');
    const list = siteList(database, { q, customerId, siteIds, status: 'active', sort: 'name' });
    const { items, next } = await list.readPage({ size: mostOptions });
    return { items: items.map(({ id, name }) => ({ id, name })), hasMore: next !== undefined };
  });

  route(app, { endpoint: endpoints.readSite }, async ({ caller, parameters, reply }) => {
    const row = await reached(caller, 'site.read', parameters);
    return row ? told(row, reply) : new HttpProblem('notFound');
  });

  route(app, { endpoint: endpoints.createSite }, async ({ caller, parameters: { customerId }, body, reply }) => {
    if (!(await reachesInto(caller, 'site.write', customerId))) return new HttpProblem('notFound');
    try {
      const siteId = await insertSite(db, { customerId, change: body, actor: actorOf(caller), now: now() });
      reply.code(201);
      return told((await readSiteRow(db, { customerId, siteId }))!, reply);
    } catch (error) {
      if (kind.isDouble(error)) return refuseField(await takenKeyOf(db, { customerId, change: body }));
      throw error;
    }
  });

  route(app, { endpoint: endpoints.changeSite }, async ({ caller, parameters, body, request, reply }) => {
    const before = await reached(caller, 'site.write', parameters);
    if (!before) return new HttpProblem('notFound');
    const conflict = refuseOtherVersion(request, await seen(before));
    if (conflict) return conflict;
    try {
      const isDone = await updateSite(db, { before, change: body, actor: actorOf(caller), now: now() });
      return await afterwards(isDone, parameters, reply);
    } catch (error) {
      if (kind.isDouble(error)) return refuseField(await takenKeyOf(db, { ...parameters, change: body }));
      throw error;
    }
  });

  route(app, { endpoint: endpoints.closeSite }, async ({ caller, parameters, body, request, reply }) => {
    const before = await reached(caller, 'site.write', parameters);
    if (!before) return new HttpProblem('notFound');
    const conflict = refuseOtherVersion(request, await seen(before));
    if (conflict) return conflict;
    if (before.status === 'closed') return new HttpProblem('siteClosed');
    const { closedOn, moveDevicesTo: targetId } = body;
    const target = targetId ? await reached(caller, 'site.write', { ...parameters, siteId: targetId }) : undefined;
    if (targetId && (!target || target.status === 'closed' || target.id === before.id))
      return refuseField({ pointer: '/moveDevicesTo', code: 'siteUnknown' });
    const step = { before, closedOn, moveDevicesTo: target, actor: actorOf(caller), now: now() };
    const closed = await closeSite(db, step);
    if (closed.kind === 'changed') return changedMeanwhile(parameters);
    if (closed.kind === 'hasDevices') return new HttpProblem('siteHasDevices', { params: { devices: closed.devices } });
    return { moved: closed.moved, site: await told((await readSiteRow(db, parameters))!, reply) };
  });

  route(app, { endpoint: endpoints.reopenSite }, async ({ caller, parameters, request, reply }) => {
    const before = await reached(caller, 'site.write', parameters);
    if (!before) return new HttpProblem('notFound');
    const conflict = refuseOtherVersion(request, await seen(before));
    if (conflict) return conflict;
    if (before.status === 'active') return told(before, reply);
    return afterwards(await reopenSite(db, { before, actor: actorOf(caller), now: now() }), parameters, reply);
  });

  route(app, { endpoint: endpoints.deleteSite }, async ({ caller, parameters, request }) => {
    const before = await reached(caller, 'site.write', parameters);
    if (!before) return new HttpProblem('notFound');
    const conflict = refuseOtherVersion(request, await seen(before));
    if (conflict) return conflict;
    const outcome = await deleteSite(db, { before, actor: actorOf(caller), now: now() });
    if (outcome.kind === 'changed') return changedMeanwhile(parameters);
    if (outcome.kind === 'hasDevices')
      return new HttpProblem('siteHasDevices', { params: { devices: outcome.devices } });
    return undefined;
  });

  async function reachesInto(caller: Caller, permission: Permission, customerId: string): Promise<boolean> {
    return reachesCustomer(caller, permission, customerId) && (await readCustomerRow(db, customerId)) !== undefined;
  }

  async function reached(caller: Caller, permission: Permission, which: { customerId: string; siteId: string }) {
    if (!reachesCustomer(caller, permission, which.customerId)) return undefined;
    const limit = siteLimit(caller, permission);
    return limit && !limit.includes(which.siteId) ? undefined : readSiteRow(db, which);
  }

  async function seen(row: StoredSite) {
    await turnDueDates({ db }, { customerId: row.customerId, now: now() });
    const fleet = await readFleet(db, { customerId: row.customerId, siteIds: [row.id], now: now() });
    return siteOf(row, fleetState(fleet));
  }

  async function told(row: StoredSite, reply: FastifyReply) {
    tellVersion(reply, row.version);
    return seen(row);
  }

  async function afterwards(isDone: boolean, which: { customerId: string; siteId: string }, reply: FastifyReply) {
    return isDone ? told((await readSiteRow(db, which))!, reply) : changedMeanwhile(which);
  }

  async function changedMeanwhile(which: { customerId: string; siteId: string }) {
    const row = await readSiteRow(db, which);
    return row ? new HttpProblem('versionConflict', { current: await seen(row) }) : new HttpProblem('notFound');
  }
}

const refuseField = (error: { pointer: string; code: string }) =>
  new HttpProblem('validationFailed', { errors: [error] });
