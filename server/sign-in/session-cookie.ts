import type { FastifyReply, FastifyRequest } from 'fastify';
import { longestSilence } from './session-store.ts';

const name = 'refresh';
const path = '/api/auth';

/** The cookie with the refresh token: no script reads it, no other site sends it, and only sign-in calls get it. */
export function createSessionCookie({ isSecure }: { isSecure: boolean }) {
  const options = { path, httpOnly: true, sameSite: 'strict', secure: isSecure } as const;
  return {
    read: (request: FastifyRequest) => request.cookies[name],
    set: (reply: FastifyReply, token: string) =>
      reply.setCookie(name, token, { ...options, maxAge: longestSilence / 1000 }),
    clear: (reply: FastifyReply) => reply.clearCookie(name, options),
  };
}
