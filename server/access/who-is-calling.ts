import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Permission } from '../../src/contract/group.ts';
import { languageSchema, fallbackLanguage } from '../../src/contract/language.ts';
import { reachOf } from '../../src/domain/rights.ts';
import type { Tables } from '../database/tables.ts';
import type { Caller } from '../http/caller.ts';
import type { AccessTokens } from './access-tokens.ts';
import { takeTicket } from './ticket-store.ts';
import { refuse } from '../http/problem-answers.ts';
import { HttpProblem } from '../http/problems.ts';
import { siteIdsOf } from '../database/json-columns.ts';

type Guard = { db: Kysely<Tables>; accessTokens: AccessTokens; now: () => number };

/**
 * Finds out who calls, before anything else is read, and refuses where the route is not for them: 401 without a valid
 * session, 403 where the group has no such thing at all. To a public route a token that is no good counts as none.
 */
export function guardRoutes(app: FastifyInstance, guard: Guard): void {
  app.decorateRequest('caller', null);
  app.addHook('onRequest', async (request, reply) => {
    const { access, sendsFile } = request.routeOptions.config;
    if (access === undefined) return undefined; // nothing is at this address
    const bySession = sendsFile ? await sessionOfTicket(request, guard) : undefined;
    request.caller = (await (bySession ? callerOf(guard.db, bySession) : readCaller(request, guard))) ?? null;
    if (access === 'public') return undefined;
    // Whatever is behind a sign-in is about somebody: no cache keeps it. A route may say otherwise.
    reply.header('cache-control', 'no-store');
    if (!request.caller) return refuse(reply, new HttpProblem('sessionEnded'));
    if (access !== 'signedIn' && reachOf(request.caller.group, access as Permission) === undefined)
      return refuse(reply, new HttpProblem('notPermitted'));
    return undefined;
  });
}

async function readCaller(request: FastifyRequest, { db, accessTokens }: Guard): Promise<Caller | undefined> {
  const [, token] = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '') ?? [];
  const bearer = token && (await accessTokens.read(token));
  return bearer ? callerOf(db, bearer) : undefined;
}

/** A ticket in the address stands for the token, once; it is no parameter of the call itself. */
async function sessionOfTicket(request: FastifyRequest, { db, now }: Guard) {
  const query = request.query as Record<string, unknown>;
  const { ticket } = query;
  if (typeof ticket !== 'string' || request.method !== 'GET') return undefined;
  delete query.ticket;
  const path = request.url.slice(0, request.url.indexOf('ticket=') - 1);
  const sessionId = await takeTicket(db, { ticket, path, now: now() });
  return sessionId === undefined ? undefined : { sessionId };
}

async function callerOf(
  db: Kysely<Tables>,
  bearer: { sessionId: string; userId?: string },
): Promise<Caller | undefined> {
  // Asked each time: who is locked, deactivated or signed out elsewhere is out at once.
  const row = await db
    .selectFrom('session')
    .innerJoin('appUser', 'appUser.id', 'session.userId')
    .innerJoin('customer', 'customer.id', 'appUser.customerId')
    .select(['appUser.id', 'appUser.customerId', 'userGroup', 'siteIdsJson', 'firstName', 'lastName', 'language'])
    .where('session.id', '=', bearer.sessionId)
    .$if(bearer.userId !== undefined, (query) => query.where('appUser.id', '=', bearer.userId!))
    .where('session.endedAt', 'is', null)
    .where('appUser.status', '=', 'active')
    .where('customer.status', '=', 'active')
    .executeTakeFirst();
  return (
    row && {
      userId: row.id,
      sessionId: bearer.sessionId,
      customerId: row.customerId,
      group: row.userGroup,
      siteIds: siteIdsOf(row.siteIdsJson),
      name: `${row.firstName} ${row.lastName}`,
      language: languageSchema.safeParse(row.language).data ?? fallbackLanguage,
    }
  );
}
