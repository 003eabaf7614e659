import type { FastifyInstance } from 'fastify';
import { endpoints } from '../../src/contract/endpoints.ts';
import { isProvider, reachOf } from '../../src/domain/rights.ts';
import type { Database } from '../database/connect.ts';
import { readCursor } from '../database/keyset-page.ts';
import { route } from '../http/endpoint-route.ts';
import { tellVersion } from '../http/if-match.ts';
import { Refusal } from '../http/problems.ts';
import type { Caller } from '../http/who-is-calling.ts';
import { listCustomers, readCustomer } from './customer-store.ts';

/** Customers, so far as somebody may see them. */
export function customerRoutes(app: FastifyInstance, { db }: Database): void {
  route(app, { endpoint: endpoints.readCustomers }, async ({ query: { size, cursor } }) => {
    const from = cursor === undefined ? undefined : readCursor(cursor);
    if (cursor !== undefined && !from)
      return new Refusal('validationFailed', { errors: [{ pointer: '?cursor', code: 'cursorUnknown' }] });
    return listCustomers(db, { size, cursor: from });
  });

  route(app, { endpoint: endpoints.readCustomer }, async ({ caller, parameters: { customerId }, reply }) => {
    const customer = maySee(caller, customerId)
      ? await readCustomer(db, { customerId, withNotes: isProvider(caller.group) })
      : undefined;
    // Outside one's reach or not there at all: the same answer.
    if (!customer) return new Refusal('notFound');
    tellVersion(reply, customer.version);
    return customer;
  });
}

const maySee = ({ group, customerId: own }: Caller, customerId: string) =>
  reachOf(group, 'customer.read') === 'all' || own === customerId;
