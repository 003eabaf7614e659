import type { FastifyInstance, FastifyReply } from 'fastify';
import { endpoints } from '../../src/contract/endpoints.ts';
import type { Permission } from '../../src/contract/group.ts';
import { readCustomerRow } from '../database/customer-row.ts';
import type { Database } from '../database/connect.ts';
import { answerPage } from '../http/answer-page.ts';
import { readDeviceRow } from '../devices/managed-device.ts';
import { alreadySent, route } from '../http/endpoint-route.ts';
import { HttpProblem } from '../http/problems.ts';
import type { Caller } from '../http/caller.ts';
import { reachesCustomer, siteLimit } from '../access/scope.ts';
import { actorOf } from '../history/actor-of.ts';
import { shownPhoto } from '../uploads/shown-photo.ts';
import { checkLine, checkList } from './check-list.ts';
import { acceptCheck, assignCheck, voidCheck } from './review-check.ts';
import { checkDetailsOf, readCheckRow } from './check-details.ts';
import { isClosed, reviewManyChecks } from './review-many-checks.ts';
import { readMeasuredValues } from './measured-values.ts';

type OfCustomer = { customerId: string; submissionId: string };

/** Function checks as they were received, so far as somebody may see and review them. */
export function checkRoutes(app: FastifyInstance, database: Database, now: () => number): void {
  const { db } = database;

  route(app, { endpoint: endpoints.readChecks }, async ({ caller, parameters: { customerId }, query }) => {
    if (!(await reachesInto(caller, 'check.read', customerId))) return new HttpProblem('notFound');
    const which = { ...query, customerId, siteIds: siteLimit(caller, 'check.read') };
    const page = await answerPage(checkList(database, which), query);
    return page instanceof HttpProblem ? page : { ...page, items: page.items.map(checkLine) };
  });

  route(app, { endpoint: endpoints.readCheck }, async ({ caller, parameters }) => {
    const row = await reached(caller, 'check.read', parameters);
    return row ? checkDetailsOf(db, row) : new HttpProblem('notFound');
  });

  route(app, { endpoint: endpoints.reviewChecks }, async ({ caller, parameters: { customerId }, body }) => {
    if (!(await reachesInto(caller, 'check.judge', customerId))) return new HttpProblem('notFound');
    const siteIds = siteLimit(caller, 'check.judge');
    return reviewManyChecks(database, { customerId, siteIds, review: body, actor: actorOf(caller), now: now() });
  });

  route(app, { endpoint: endpoints.voidCheck }, async ({ caller, parameters, body }) => {
    const before = await reached(caller, 'check.judge', parameters);
    if (!before) return new HttpProblem('notFound');
    if (isClosed(before)) return new HttpProblem('checkClosed');
    const { reason } = body;
    const isDone = await voidCheck(database, { before, reason, actor: actorOf(caller), now: now() });
    return isDone ? afterwards(parameters) : new HttpProblem('checkClosed');
  });

  route(app, { endpoint: endpoints.acceptCheck }, async ({ caller, parameters, body }) => {
    const before = await reached(caller, 'check.judge', parameters);
    if (!before) return new HttpProblem('notFound');
    if (isClosed(before)) return new HttpProblem('checkClosed');
    if (before.state !== 'flagged') return new HttpProblem('statusDiffers');
    const { reason } = body;
    const isDone = await acceptCheck(database, { before, reason, actor: actorOf(caller), now: now() });
    return isDone ? afterwards(parameters) : new HttpProblem('checkClosed');
  });

  route(app, { endpoint: endpoints.readMeasuredValues }, async ({ caller, parameters }) => {
    const isReached = await reachesInto(caller, 'check.read', parameters.customerId);
    const device = isReached && (await readDeviceRow(db, parameters));
    const limit = siteLimit(caller, 'check.read');
    if (!device || (limit && !limit.includes(device.siteId ?? ''))) return new HttpProblem('notFound');
    return readMeasuredValues(db, device.id);
  });

  route(app, { endpoint: endpoints.readFile }, async ({ caller, parameters, query, reply }) => {
    const { customerId, uploadId } = parameters;
    if (!reachesCustomer(caller, 'check.read', customerId)) return new HttpProblem('notFound');
    const which = { ...query, customerId, uploadId, siteIds: siteLimit(caller, 'check.read') };
    return sendPhoto(reply, await shownPhoto(db, which));
  });

  route(app, { endpoint: endpoints.readAllChecks }, async ({ query }) => {
    const which = { state: query.state, sort: query.sort, isUnassigned: query.unassigned === 'true' };
    const page = await answerPage(checkList(database, which), query);
    return page instanceof HttpProblem ? page : { ...page, items: page.items.map(checkLine) };
  });

  route(app, { endpoint: endpoints.readAnyCheck }, async ({ parameters }) => {
    const row = await readCheckRow(database, parameters);
    return row ? checkDetailsOf(db, row) : new HttpProblem('notFound');
  });

  route(app, { endpoint: endpoints.assignCheck }, async ({ caller, parameters, body }) => {
    const before = await readCheckRow(database, parameters);
    if (!before) return new HttpProblem('notFound');
    if (isClosed(before)) return new HttpProblem('checkClosed');
    if (before.deviceId !== null) return new HttpProblem('statusDiffers');
    const device = await db.selectFrom('device').selectAll().where('id', '=', body.deviceId).executeTakeFirst();
    if (!device)
      return new HttpProblem('validationFailed', { errors: [{ pointer: '/deviceId', code: 'deviceUnknown' }] });
    const isDone = await assignCheck(database, { before, device, actor: actorOf(caller), now: now() });
    return isDone ? afterwards(parameters) : new HttpProblem('statusDiffers');
  });

  route(app, { endpoint: endpoints.readAnyFile }, async ({ parameters, query, reply }) =>
    sendPhoto(reply, await shownPhoto(db, { ...parameters, ...query })),
  );

  async function reachesInto(caller: Caller, permission: Permission, customerId: string): Promise<boolean> {
    return reachesCustomer(caller, permission, customerId) && (await readCustomerRow(db, customerId)) !== undefined;
  }

  async function reached(caller: Caller, permission: Permission, which: OfCustomer) {
    if (!reachesCustomer(caller, permission, which.customerId)) return undefined;
    return readCheckRow(database, { ...which, siteIds: siteLimit(caller, permission) });
  }

  const afterwards = async ({ submissionId }: { submissionId: string }) =>
    checkDetailsOf(db, (await readCheckRow(database, { submissionId }))!);
}

function sendPhoto(reply: FastifyReply, bytes: Buffer | null | undefined): typeof alreadySent | HttpProblem {
  if (bytes === undefined) return new HttpProblem('notFound');
  if (bytes === null) return new HttpProblem('photoUnreadable');
  reply.header('cache-control', 'no-store');
  reply.type('image/webp').send(bytes);
  return alreadySent;
}
