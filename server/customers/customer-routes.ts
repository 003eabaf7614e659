import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Customer, CustomerChange } from '../../src/contract/customer.ts';
import { endpoints } from '../../src/contract/endpoints.ts';
import type { Permission } from '../../src/contract/group.ts';
import type { FieldError } from '../../src/contract/problem.ts';
import { isProvider } from '../../src/domain/rights.ts';
import type { Database } from '../database/connect.ts';
import { answerPage } from '../http/answer-page.ts';
import { route } from '../http/endpoint-route.ts';
import { refuseOtherVersion, tellVersion } from '../http/if-match.ts';
import { HttpProblem } from '../http/problems.ts';
import type { Caller } from '../http/caller.ts';
import { reachesCustomer } from '../access/scope.ts';
import { actorOf } from '../history/actor-of.ts';
import { customerLine } from './customer-line.ts';
import { customerList } from './customer-list.ts';
import { readCustomerRow, type StoredCustomer } from '../database/customer-row.ts';
import { customerOf, insertCustomer, setCustomerStatus, updateCustomer } from './customer-store.ts';
import { deleteCustomer, whatGoesWith } from './delete-customer.ts';

/** Customers, so far as somebody may see and change them. */
export function customerRoutes(app: FastifyInstance, database: Database, now: () => number): void {
  const { db, kind } = database;

  route(app, { endpoint: endpoints.readCustomers }, async ({ query }) => {
    const page = await answerPage(customerList(database, query), query);
    return page instanceof HttpProblem ? page : { ...page, items: page.items.map(customerLine) };
  });

  route(app, { endpoint: endpoints.readCustomer }, async ({ caller, parameters: { customerId }, reply }) => {
    const row = await reached(caller, 'customer.read', customerId);
    return row ? told(row, { caller, reply }) : new HttpProblem('notFound');
  });

  route(app, { endpoint: endpoints.createCustomer }, async ({ caller, body, reply }) => {
    if (body.type === 'maker') return wrongAt('/type', 'notAChoice');
    try {
      const customerId = await insertCustomer(db, body, { actor: actorOf(caller), now: now() });
      reply.code(201);
      return told((await readCustomerRow(db, customerId))!, { caller, reply });
    } catch (error) {
      if (kind.isDouble(error)) return wrongAt('/customerNr', 'customerNrTaken');
      throw error;
    }
  });

  route(app, { endpoint: endpoints.changeCustomer }, async (call) => {
    const { caller, parameters, body } = call;
    const before = await reached(caller, 'customer.update', parameters.customerId);
    if (!before) return new HttpProblem('notFound');
    const refusal = refuseVersion(before, call) ?? refuseMakersOwn(caller, before, body);
    if (refusal) return refusal;
    try {
      const change = { before, change: body, actor: actorOf(caller), now: now() };
      return await afterwards(await updateCustomer(db, change), before, call);
    } catch (error) {
      if (kind.isDouble(error)) return wrongAt('/customerNr', 'customerNrTaken');
      throw error;
    }
  });

  route(app, { endpoint: endpoints.changeCustomerStatus }, async (call) => {
    const { caller, parameters, body } = call;
    const before = await reached(caller, 'customer.archive', parameters.customerId);
    if (!before) return new HttpProblem('notFound');
    if (before.type === 'maker') return new HttpProblem('customerIsMaker');
    const conflict = refuseVersion(before, call);
    if (conflict) return conflict;
    if (before.status === body.status) return told(before, call);
    const change = { before, ...body, actor: actorOf(caller), now: now() };
    return afterwards(await setCustomerStatus(db, change), before, call);
  });

  route(app, { endpoint: endpoints.readCustomerDeletion }, async ({ caller, parameters: { customerId } }) => {
    const row = await reached(caller, 'customer.create', customerId);
    return row ? whatGoesWith(db, row.id) : new HttpProblem('notFound');
  });

  route(app, { endpoint: endpoints.deleteCustomer }, async (call) => {
    const { caller, parameters } = call;
    const before = await reached(caller, 'customer.create', parameters.customerId);
    if (!before) return new HttpProblem('notFound');
    if (before.type === 'maker') return new HttpProblem('customerIsMaker');
    const conflict = refuseVersion(before, call);
    if (conflict) return conflict;
    const outcome = await deleteCustomer(db, { before, actor: actorOf(caller), now: now() });
    if (outcome === 'deleted') return undefined;
    if (outcome === 'changed') return changedMeanwhile(before, call);
    return new HttpProblem('customerHasDevices', { params: outcome });
  });

  async function reached(caller: Caller, permission: Permission, customerId: string) {
    // Outside one's reach or not there at all: the same answer.
    return reachesCustomer(caller, permission, customerId) ? readCustomerRow(db, customerId) : undefined;
  }

  async function afterwards(isDone: boolean, before: StoredCustomer, call: Told) {
    return isDone ? told((await readCustomerRow(db, before.id))!, call) : changedMeanwhile(before, call);
  }

  async function changedMeanwhile(before: StoredCustomer, { caller }: Told) {
    const row = await readCustomerRow(db, before.id);
    return row ? new HttpProblem('versionConflict', { current: seenBy(caller, row) }) : new HttpProblem('notFound');
  }
}

type Told = { caller: Caller; reply: FastifyReply };

function told(row: StoredCustomer, { caller, reply }: Told): Customer {
  tellVersion(reply, row.version);
  return seenBy(caller, row);
}

const seenBy = ({ group }: Caller, row: StoredCustomer) => customerOf(row, { withNotes: isProvider(group) });

function refuseVersion(row: StoredCustomer, { caller, request }: { caller: Caller; request: FastifyRequest }) {
  return refuseOtherVersion(request, seenBy(caller, row));
}

/** Number, type and notes are the maker's business, and a customer never becomes the maker. */
function refuseMakersOwn({ group }: Caller, before: StoredCustomer, change: CustomerChange): HttpProblem | undefined {
  if ((change.type === 'maker') !== (before.type === 'maker')) return wrongAt('/type', 'notAChoice');
  if (isProvider(group)) return undefined;
  const errors: FieldError[] = [];
  if (change.customerNr !== before.customerNr) errors.push({ pointer: '/customerNr', code: 'makerOnly' });
  if (change.type !== before.type) errors.push({ pointer: '/type', code: 'makerOnly' });
  if (change.notes !== undefined) errors.push({ pointer: '/notes', code: 'makerOnly' });
  return errors.length > 0 ? new HttpProblem('validationFailed', { errors }) : undefined;
}

const wrongAt = (pointer: string, code: string) => new HttpProblem('validationFailed', { errors: [{ pointer, code }] });
