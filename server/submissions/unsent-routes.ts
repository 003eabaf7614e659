import type { FastifyInstance } from 'fastify';
import { endpoints } from '../../src/contract/endpoints.ts';
import { route } from '../http/endpoint-route.ts';

const longest = 400 * 24 * 60 * 60; // seconds: as long as browsers keep a cookie at all
const path = '/api/public/qr/unsent';

/** The number of unsent items in a cookie of the server, because Safari sweeps all storage of scripts together. */
export function unsentRoutes(app: FastifyInstance, { isSecure }: { isSecure: boolean }): void {
  route(app, { endpoint: endpoints.readUnsentTold }, async ({ request, reply }) => {
    reply.header('cache-control', 'no-store');
    const told = Number(request.cookies.unsent ?? '0');
    return { count: Number.isInteger(told) && told >= 0 ? told : 0 };
  });

  route(app, { endpoint: endpoints.tellUnsent }, async ({ body, reply }) => {
    reply.header('cache-control', 'no-store');
    const options = { path, httpOnly: true, sameSite: 'strict', secure: isSecure, maxAge: longest } as const;
    reply.setCookie('unsent', String(body.count), options);
    return { count: body.count };
  });
}
