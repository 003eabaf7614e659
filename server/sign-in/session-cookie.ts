import type { FastifyReply, FastifyRequest } from 'fastify';
import { longestSilence } from '../access/session-store.ts';

const formerName = 'refresh';
const path = '/api/auth';

/** The cookie with the refresh token: no script reads it, no other site sends it, and only sign-in calls get it. */
export function createSessionCookie({ isSecure }: { isSecure: boolean }) {
  const options = { path, httpOnly: true, sameSite: 'strict', secure: isSecure } as const;
  // No page without TLS can set a cookie of this name. `__Host-` would ask for the path /.
  const name = isSecure ? '__Secure-refresh' : formerName;
  return {
    /** Also by the name it had before: who was signed in stays so. */
    read: ({ cookies }: FastifyRequest) => cookies[name] ?? cookies[formerName],
    set(reply: FastifyReply, token: string) {
      if (formerName in reply.request.cookies && name !== formerName) reply.clearCookie(formerName, options);
      reply.setCookie(name, token, { ...options, maxAge: longestSilence / 1000 });
    },
    clear: (reply: FastifyReply) =>
      [...new Set([name, formerName])].forEach((each) => void reply.clearCookie(each, options)),
  };
}
