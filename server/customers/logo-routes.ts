import type { FastifyInstance } from 'fastify';
import { logoLimits } from '../../src/contract/customer.ts';
import { endpoints } from '../../src/contract/endpoints.ts';
import { isProvider } from '../../src/domain/rights.ts';
import type { Database } from '../database/connect.ts';
import { alreadySent, route } from '../http/endpoint-route.ts';
import { refuseOtherVersion, tellVersion } from '../http/if-match.ts';
import { HttpProblem } from '../http/problems.ts';
import type { Caller } from '../http/caller.ts';
import { reachesCustomer } from '../access/scope.ts';
import { actorOf } from '../history/actor-of.ts';
import { readPicture } from '../pictures/picture-store.ts';
import { readCustomerRow, type StoredCustomer } from '../database/customer-row.ts';
import { customerOf, setLogo } from './customer-store.ts';
import { newLogo } from './new-logo.ts';

const oneYear = 365 * 24 * 60 * 60; // seconds

/** Logos of customers. */
export function logoRoutes(app: FastifyInstance, { db }: Database, now: () => number): void {
  route(app, { endpoint: endpoints.changeLogo, bodyLimit: logoLimits.bytes }, async (call) => {
    const { caller, parameters, query, received, request, reply } = call;
    const before = await reached(caller, parameters.customerId);
    if (!before) return new HttpProblem('notFound');
    const conflict = refuseOtherVersion(request, seenBy(caller, before));
    if (conflict) return conflict;
    if (!Buffer.isBuffer(received)) return new HttpProblem('logoNotAPicture');
    const logo = await newLogo(received, query.sha256);
    if (logo instanceof HttpProblem) return logo;
    const isDone = await setLogo(db, { before, logo, actor: actorOf(caller), now: now() });
    return afterwards(isDone, { caller, reply, customerId: before.id });
  });

  route(app, { endpoint: endpoints.removeLogo }, async ({ caller, parameters, request, reply }) => {
    const before = await reached(caller, parameters.customerId);
    if (!before) return new HttpProblem('notFound');
    const conflict = refuseOtherVersion(request, seenBy(caller, before));
    if (conflict) return conflict;
    if (before.logo === null) return seenBy(caller, before);
    const isDone = await setLogo(db, { before, logo: null, actor: actorOf(caller), now: now() });
    return afterwards(isDone, { caller, reply, customerId: before.id });
  });

  route(app, { endpoint: endpoints.readLogo }, async ({ parameters: { logo }, reply }) => {
    const owner = await db.selectFrom('customer').select('id').where('logo', '=', logo).executeTakeFirst();
    const picture = owner && (await readPicture(db, logo));
    if (!picture) return new HttpProblem('notFound');
    reply.header('cache-control', `public, max-age=${oneYear}, immutable`);
    reply.type(picture.contentType).send(picture.bytes);
    return alreadySent;
  });

  async function reached(caller: Caller, customerId: string) {
    return reachesCustomer(caller, 'customer.update', customerId) ? readCustomerRow(db, customerId) : undefined;
  }

  async function afterwards(isDone: boolean, { caller, reply, customerId }: Afterwards) {
    const row = await readCustomerRow(db, customerId);
    if (!row) return new HttpProblem('notFound');
    if (!isDone) return new HttpProblem('versionConflict', { current: seenBy(caller, row) });
    tellVersion(reply, row.version);
    return seenBy(caller, row);
  }
}

type Afterwards = { caller: Caller; reply: Parameters<typeof tellVersion>[0]; customerId: string };

const seenBy = ({ group }: Caller, row: StoredCustomer) => customerOf(row, { withNotes: isProvider(group) });
