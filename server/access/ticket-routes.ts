import type { FastifyInstance } from 'fastify';
import { endpoints } from '../../src/contract/endpoints.ts';
import type { Database } from '../database/connect.ts';
import { plainAddress } from '../http/plain-address.ts';
import { route } from '../http/endpoint-route.ts';
import { HttpProblem } from '../http/problems.ts';
import { makeTicket } from './ticket-store.ts';

/** Links to files for a plain `<a>`, which sends no token. What the person may see is asked again when it is followed. */
export function ticketRoutes(app: FastifyInstance, { db }: Database, now: () => number): void {
  route(app, { endpoint: endpoints.createDownloadTicket }, async ({ caller, body, reply }) => {
    const path = plainAddress(body.path);
    const [address = ''] = path.split('?');
    const isFile = app.routeTable.some(({ sendsFile, pattern }) => sendsFile && pattern.test(address));
    if (!isFile) return new HttpProblem('notDownloadable');
    const { ticket, expiresAt } = await makeTicket(db, { sessionId: caller.sessionId, path, now: now() });
    reply.header('cache-control', 'no-store');
    return { url: `${path}${path.includes('?') ? '&' : '?'}ticket=${ticket}`, expiresAt };
  });
}
