import type { FastifyInstance, FastifyReply } from 'fastify';
import { endpoints } from '../../src/contract/endpoints.ts';
import type { SessionAnswer } from '../../src/contract/sign-in.ts';
import type { Database } from '../database/connect.ts';
import { callerAddress } from '../http/caller-address.ts';
import { route } from '../http/endpoint-route.ts';
import type { Limits } from '../http/limits.ts';
import { HttpProblem } from '../http/problems.ts';
import type { Settings } from '../settings.ts';
import { foldedEmail, userToSignIn } from '../users/user-store.ts';
import type { AccessTokens } from '../access/access-tokens.ts';
import { forgetLoginFailures, tryPassword } from '../access/login-failures.ts';
import { isFromOurPage } from './same-origin.ts';
import { createSessionCookie } from './session-cookie.ts';
import { beginSession, endSessions, renewSession, sessionOfToken } from '../access/session-store.ts';

type Parts = {
  database: Database;
  accessTokens: AccessTokens;
  limits: Limits;
  settings: Settings;
  isSecure: boolean;
  now: () => number;
};

/** Sign-in, the next access token, and sign-out (specification, section 7). */
export function signInRoutes(app: FastifyInstance, parts: Parts): void {
  const { database, accessTokens, limits, settings, isSecure, now } = parts;
  const cookie = createSessionCookie({ isSecure });

  route(app, { endpoint: endpoints.login, malformed: 'badRequest' }, async ({ body, request, reply }) => {
    neverKept(reply);
    const wait = await limits.takeLogin(callerAddress(request.ip));
    if (wait !== null) return new HttpProblem('tooManyRequests', { retryAfterSeconds: wait });
    const email = foldedEmail(body.email);
    const user = await userToSignIn(database.db, email);
    const kept = user?.passwordHash ?? null;
    const isRight = await tryPassword(database, { email, password: body.password, kept, now: now() });
    // One answer for an unknown address, a wrong password, a locked account and a locked address.
    if (!user || !isRight || !user.mayEnter) return new HttpProblem('loginFailed');
    await forgetLoginFailures(database.db, email);
    const { sessionId, refreshToken } = await beginSession(database.db, {
      userId: user.id,
      userAgent: request.headers['user-agent'] ?? '',
      now: now(),
    });
    cookie.set(reply, refreshToken);
    return answerFor({ userId: user.id, sessionId }, user.customerId);
  });

  route(app, { endpoint: endpoints.refresh }, async ({ request, reply }) => {
    neverKept(reply);
    if (!isFromOurPage(request, settings)) return new HttpProblem('originNotAllowed');
    const token = cookie.read(request);
    const renewed = token === undefined ? ({ kind: 'refused' } as const) : await renewSession(database, token, now());
    const user = renewed.kind === 'renewed' ? await userToSignIn(database.db, { id: renewed.userId }) : undefined;
    if (renewed.kind === 'refused' || !user?.mayEnter) {
      cookie.clear(reply);
      return new HttpProblem('sessionEnded');
    }
    cookie.set(reply, renewed.refreshToken);
    return answerFor(renewed, user.customerId);
  });

  route(app, { endpoint: endpoints.logout }, async ({ request, reply }) => {
    neverKept(reply);
    if (!isFromOurPage(request, settings)) return new HttpProblem('originNotAllowed');
    const token = cookie.read(request);
    const sessionId = (token && (await sessionOfToken(database.db, token))) ?? request.caller?.sessionId;
    if (sessionId) await endSessions(database.db, { sessionId, why: 'signedOut', now: now() });
    cookie.clear(reply);
    return undefined;
  });

  async function answerFor(bearer: { userId: string; sessionId: string }, customerId: string): Promise<SessionAnswer> {
    return { tokenResponse: await accessTokens.issue(bearer), customerId };
  }
}

const neverKept = (reply: FastifyReply) => void reply.header('cache-control', 'no-store');
