import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { endpoints } from '../../src/contract/endpoints.ts';
import { fallbackLanguage, languageSchema } from '../../src/contract/language.ts';
import type { Database } from '../database/connect.ts';
import type { LinkTokenRow } from '../database/tables.ts';
import { callerAddress } from '../http/caller-address.ts';
import { route } from '../http/endpoint-route.ts';
import type { Limits } from '../http/limits.ts';
import { HttpProblem } from '../http/problems.ts';
import { enqueueMail, recentMailsTo } from '../mails/mail-store.ts';
import { foldedEmail } from '../users/user-store.ts';
import { forgetLoginFailures } from '../access/login-failures.ts';
import { readLink } from '../access/link-store.ts';
import { maskedEmail } from '../access/masked-email.ts';
import { isCommonPassword } from '../access/passwords.ts';
import { setPassword } from '../users/set-password.ts';

type Parts = { database: Database; limits: Limits; now: () => number; wakeMails: () => void };
const shortestPause = 60_000; // milliseconds between two mails to one address
const day = 86_400_000; // milliseconds
const mostInADay = 10; // mails to one address, whoever asks for them

/** Links sent by mail: a new password, and the registration of an invited user. Reading one uses nothing up. */
export function linkRoutes(app: FastifyInstance, { database, limits, now, wakeMails }: Parts): void {
  const { db } = database;

  route(app, { endpoint: endpoints.startPasswordReset, doneStatus: 202 }, async ({ body, request, reply }) => {
    const tooMany = await tooManyLinks(request, reply);
    if (tooMany) return tooMany;
    // The same work whoever it is: who this is for is looked up when the mail is sent.
    const toAddress = foldedEmail(body.email);
    const sent = await recentMailsTo(db, { toAddress, purpose: 'passwordReset', within: day, now: now() });
    if (sent.length >= mostInADay || (sent[0] !== undefined && sent[0] > now() - shortestPause)) return undefined;
    await enqueueMail(db, { purpose: 'passwordReset', toAddress, language: body.language, now: now() });
    wakeMails();
    return undefined;
  });

  route(app, { endpoint: endpoints.readPasswordReset }, async ({ parameters: { token }, request, reply }) => {
    const tooMany = await tooManyLinks(request, reply);
    if (tooMany) return tooMany;
    const link = await openLink(token, 'passwordReset');
    return link instanceof HttpProblem ? link : { emailMasked: maskedEmail(link.user.email) };
  });

  route(app, { endpoint: endpoints.resetPassword }, async ({ parameters: { token }, body, request, reply }) => {
    const tooMany = await tooManyLinks(request, reply);
    if (tooMany) return tooMany;
    const link = await openLink(token, 'passwordReset');
    if (link instanceof HttpProblem) return link;
    const { user, hash } = link;
    if (isCommonPassword(body.password, user.email)) return tooCommon();
    const isSet = await setPassword(db, { user, password: body.password, linkHash: hash, now: now() });
    if (!isSet) return new HttpProblem('tokenExpired');
    await forgetLoginFailures(db, user.email);
    return { email: user.email };
  });

  route(app, { endpoint: endpoints.readInvitation }, async ({ parameters: { token }, request, reply }) => {
    const tooMany = await tooManyLinks(request, reply);
    if (tooMany) return tooMany;
    const link = await openLink(token, 'activation');
    if (link instanceof HttpProblem) return link;
    const { email, firstName, lastName, language } = link.user;
    const known = languageSchema.safeParse(language).data ?? fallbackLanguage;
    return { emailMasked: maskedEmail(email), firstName, lastName, language: known };
  });

  route(app, { endpoint: endpoints.activateAccount }, async ({ parameters: { token }, body, request, reply }) => {
    const tooMany = await tooManyLinks(request, reply);
    if (tooMany) return tooMany;
    const link = await openLink(token, 'activation');
    if (link instanceof HttpProblem) return link;
    const { user, hash } = link;
    if (isCommonPassword(body.password, user.email)) return tooCommon();
    const { password, firstName, lastName, language } = body;
    const more = { firstName, lastName, language, status: 'active' } as const;
    const isSet = await setPassword(db, { user, password, linkHash: hash, more, action: 'activated', now: now() });
    if (!isSet) return new HttpProblem('alreadyActivated');
    return { email: user.email };
  });

  async function openLink(token: string, purpose: LinkTokenRow['purpose']) {
    const link = await readLink(db, { token, purpose, now: now() });
    if (link.kind === 'unknown') return new HttpProblem('linkUnknown');
    if (link.kind === 'used' && purpose === 'activation') return new HttpProblem('alreadyActivated');
    if (link.kind !== 'open') return new HttpProblem('tokenExpired');
    // Used by somebody else between the two looks.
    if (purpose === 'activation' && link.user.status === 'active') return new HttpProblem('alreadyActivated');
    const isMeant = link.user.status === (purpose === 'activation' ? 'invited' : 'active');
    return isMeant ? link : new HttpProblem('linkUnknown');
  }

  async function tooManyLinks(request: FastifyRequest, reply: FastifyReply): Promise<HttpProblem | undefined> {
    reply.header('cache-control', 'no-store');
    const wait = await limits.takeLink(callerAddress(request.ip));
    return wait === null ? undefined : new HttpProblem('tooManyRequests', { retryAfterSeconds: wait });
  }
}

const tooCommon = () =>
  new HttpProblem('validationFailed', { errors: [{ pointer: '/password', code: 'passwordTooCommon' }] });
