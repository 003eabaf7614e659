import type { FastifyInstance, FastifyReply } from 'fastify';
import { endpoints } from '../../src/contract/endpoints.ts';
import { groups, type Permission } from '../../src/contract/group.ts';
import { languages } from '../../src/contract/language.ts';
import { salutations } from '../../src/contract/user-profile.ts';
import type { UserStatus } from '../../src/contract/user.ts';
import { assignableGroups } from '../../src/domain/rights.ts';
import { readCustomerRow } from '../database/customer-row.ts';
import type { Database } from '../database/connect.ts';
import { answerPage } from '../http/answer-page.ts';
import { route } from '../http/endpoint-route.ts';
import { refuseOtherVersion, tellVersion } from '../http/if-match.ts';
import type { Limits } from '../http/limits.ts';
import { HttpProblem } from '../http/problems.ts';
import type { Caller } from '../http/caller.ts';
import { onlySelf, reachesCustomer, siteLimit } from '../access/scope.ts';
import { actorOf } from '../history/actor-of.ts';
import { siteNames } from '../overview/overview-store.ts';
import { readInvitations } from './invitation.ts';
import {
  deleteUser,
  insertUser,
  readUserRow,
  setUserStatus,
  updateUser,
  userOf,
  type StoredUser,
  type UserOutcome,
} from './managed-user.ts';
import { sendInvitation } from './send-invitation.ts';
import { userLine, userList } from './user-list.ts';
import { refuseAbove, refuseUserChange } from './user-rules.ts';

type Parts = { database: Database; limits: Limits; now: () => number; wakeMails: () => void };
type Which = { customerId: string; userId: string };

/** Users of customers, so far as somebody may see and change them. */
export function userRoutes(app: FastifyInstance, { database, limits, now, wakeMails }: Parts): void {
  const { db, kind } = database;

  route(app, { endpoint: endpoints.readUsers }, async ({ caller, parameters: { customerId }, query }) => {
    if (!(await customerFor(caller, 'user.read', customerId))) return new HttpProblem('notFound');
    const page = await answerPage(userList(database, { ...query, customerId, userId: onlySelf(caller) }), query);
    if (page instanceof HttpProblem) return page;
    const invited = page.items.filter(({ status }) => status === 'invited').map(({ id }) => id);
    const invitations = await readInvitations(db, invited, now());
    const about = (id: string) => ({ invitation: invitations.get(id) ?? null, self: caller.userId });
    return { ...page, items: page.items.map((row) => userLine(row, about(row.id))) };
  });

  route(app, { endpoint: endpoints.readUserOptions }, async ({ caller, parameters: { customerId } }) => {
    const customer = await customerFor(caller, 'user.read', customerId);
    if (!customer) return new HttpProblem('notFound');
    const assignable = assignableGroups(caller.group, customer.type === 'maker');
    const mayWrite = reachesCustomer(caller, 'user.write', customerId);
    return {
      groups: groups.map((value) => ({ value, assignable: mayWrite && assignable.includes(value) })),
      sites: await siteNames(db, { customerId, siteIds: siteLimit(caller, 'site.read') }),
      languages: [...languages],
      salutations: [...salutations],
    };
  });

  route(app, { endpoint: endpoints.readUser }, async ({ caller, parameters, reply }) => {
    const row = await reached(caller, 'user.read', parameters);
    return row ? told(row, { caller, reply }) : new HttpProblem('notFound');
  });

  route(app, { endpoint: endpoints.createUser }, async ({ caller, parameters: { customerId }, body, reply }) => {
    const customer = await customerFor(caller, 'user.write', customerId);
    if (!customer) return new HttpProblem('notFound');
    const refusal = await refuseUserChange(db, { caller, customer, change: body });
    if (refusal) return refusal;
    const change = { ...body, timeZone: body.timeZone ?? customer.timeZone };
    try {
      const userId = await insertUser(db, { customerId, change, actor: actorOf(caller), now: now() });
      reply.code(201);
      return await told((await readUserRow(db, { customerId, userId }))!, { caller, reply });
    } catch (error) {
      return refuseTakenEmail(error);
    }
  });

  route(app, { endpoint: endpoints.sendRegistrationEmail }, async ({ caller, parameters, body, reply }) => {
    const { userId, ...wish } = body;
    const user = await reached(caller, 'user.write', { ...parameters, userId });
    if (!user) return new HttpProblem('notFound');
    const sent = await sendInvitation(db, { user, ...wish, limits, actor: actorOf(caller), now: now() });
    if (!(sent instanceof HttpProblem)) {
      wakeMails();
      reply.code(202);
    }
    return sent;
  });

  route(app, { endpoint: endpoints.changeUser }, async (call) => {
    const { caller, parameters, body, request } = call;
    const before = await reached(caller, 'user.write', parameters);
    if (!before) return new HttpProblem('notFound');
    const conflict = refuseOtherVersion(request, await seen(before, caller));
    if (conflict) return conflict;
    const customer = (await readCustomerRow(db, parameters.customerId))!;
    const refusal = await refuseUserChange(db, { caller, customer, before, change: body });
    if (refusal) return refusal;
    try {
      const outcome = await updateUser(db, { before, change: body, actor: actorOf(caller), now: now() });
      return await afterwards(outcome, call);
    } catch (error) {
      return refuseTakenEmail(error);
    }
  });

  route(app, { endpoint: endpoints.changeUserStatus }, async (call) => {
    const { caller, parameters, body, request } = call;
    const before = await reached(caller, 'user.write', parameters);
    if (!before) return new HttpProblem('notFound');
    const conflict = refuseOtherVersion(request, await seen(before, caller));
    const refusal = conflict ?? refuseOnSelf(caller, before) ?? refuseAbove(caller, before);
    if (refusal) return refusal;
    const status = statusAfter(body.action, before);
    if (!status) return new HttpProblem('statusDiffers');
    const change = { before, status, reason: body.reason, actor: actorOf(caller), now: now() };
    return afterwards(await setUserStatus(db, change), call);
  });

  route(app, { endpoint: endpoints.deleteUser }, async (call) => {
    const { caller, parameters, request } = call;
    const before = await reached(caller, 'user.write', parameters);
    if (!before) return new HttpProblem('notFound');
    const conflict = refuseOtherVersion(request, await seen(before, caller));
    const refusal = conflict ?? refuseOnSelf(caller, before) ?? refuseAbove(caller, before);
    if (refusal) return refusal;
    const outcome = await deleteUser(db, { before, actor: actorOf(caller), now: now() });
    return outcome === 'done' ? undefined : refused(outcome, call);
  });

  async function customerFor(caller: Caller, permission: Permission, customerId: string) {
    return reachesCustomer(caller, permission, customerId) ? readCustomerRow(db, customerId) : undefined;
  }

  async function reached(caller: Caller, permission: Permission, which: Which) {
    if (!reachesCustomer(caller, permission, which.customerId)) return undefined;
    const self = onlySelf(caller);
    return self !== undefined && self !== which.userId ? undefined : readUserRow(db, which);
  }

  async function seen(row: StoredUser, caller: Caller) {
    const invitations = await readInvitations(db, row.status === 'invited' ? [row.id] : [], now());
    return userOf(row, { invitation: invitations.get(row.id) ?? null, self: caller.userId });
  }

  async function told(row: StoredUser, { caller, reply }: { caller: Caller; reply: FastifyReply }) {
    tellVersion(reply, row.version);
    return seen(row, caller);
  }

  type Call = { caller: Caller; parameters: Which; reply: FastifyReply };

  async function afterwards(outcome: UserOutcome, call: Call) {
    return outcome === 'done' ? told((await readUserRow(db, call.parameters))!, call) : refused(outcome, call);
  }

  async function refused(outcome: Exclude<UserOutcome, 'done'>, { caller, parameters }: Call): Promise<HttpProblem> {
    if (outcome === 'lastAdministrator') return new HttpProblem('lastAdministrator');
    const row = await readUserRow(db, parameters);
    return row ? new HttpProblem('versionConflict', { current: await seen(row, caller) }) : new HttpProblem('notFound');
  }

  function refuseTakenEmail(error: unknown): HttpProblem {
    if (!kind.isDouble(error)) throw error;
    return new HttpProblem('validationFailed', { errors: [{ pointer: '/email', code: 'emailTaken' }] });
  }
}

const refuseOnSelf = ({ userId }: Caller, { id }: StoredUser): HttpProblem | undefined =>
  id === userId ? new HttpProblem('notOneself') : undefined;

/** The state an action leads to; undefined where it leads nowhere from here. */
function statusAfter(
  action: 'lock' | 'unlock' | 'deactivate' | 'reactivate',
  { status, passwordHash }: StoredUser,
): UserStatus | undefined {
  switch (action) {
    case 'lock':
      return status === 'active' ? 'locked' : undefined;
    case 'unlock':
      return status === 'locked' ? 'active' : undefined;
    case 'deactivate':
      return status === 'deactivated' ? undefined : 'deactivated';
    case 'reactivate':
      if (status !== 'deactivated') return undefined;
      return passwordHash === null ? 'invited' : 'active';
  }
}
