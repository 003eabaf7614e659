import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';
import { endpoints } from '../../src/contract/endpoints.ts';
import type { Database } from '../database/connect.ts';
import { answerPage } from '../http/answer-page.ts';
import type { SubmissionRow, Tables } from '../database/tables.ts';
import { callerAddress } from '../http/caller-address.ts';
import { route } from '../http/endpoint-route.ts';
import type { Limits } from '../http/limits.ts';
import { HttpProblem } from '../http/problems.ts';
import { actorOf } from '../history/actor-of.ts';
import { approveRegistration, DeviceRefused } from './approve-registration.ts';
import { decideRegistration } from './decide-registration.ts';
import { registrationDetailsOf, readRegistrationRow } from './registration-details.ts';
import { approvalErrors, takenKey } from './refuse-approval.ts';
import { rejectRegistration } from './reject-registration.ts';
import { registeredIdentity } from './registered-identity.ts';
import { readModelNames, registrationLine, registrationList } from './registration-list.ts';
import { answerQuestion, askAboutRegistration, readQuestion } from './registration-question.ts';
import { registrationOf } from '../database/json-columns.ts';

type Parts = { database: Database; limits: Limits; now: () => number; wakeMails: () => void };

/** The queue of registrations, what is decided about them, and the answers of those who were asked. */
export function registrationRoutes(app: FastifyInstance, { database, limits, now, wakeMails }: Parts): void {
  const { db, kind } = database;

  route(app, { endpoint: endpoints.readRegistrations }, async ({ query }) => {
    const page = await answerPage(registrationList(database.reading, query), query);
    if (page instanceof HttpProblem) return page;
    const models = await readModelNames(db);
    return { ...page, items: page.items.map((row) => registrationLine(row, models)) };
  });

  route(app, { endpoint: endpoints.readRegistration }, async ({ parameters }) => {
    const row = await readRegistrationRow(database, parameters.submissionId);
    return row ? registrationDetailsOf(database, row) : new HttpProblem('notFound');
  });

  route(app, { endpoint: endpoints.approveRegistration }, async ({ caller, parameters, body }) => {
    const errors = await approvalErrors(database, body);
    if (errors.length > 0) return new HttpProblem('validationFailed', { errors });
    const by = { actor: actorOf(caller), now: now() };
    try {
      return await decide(parameters, (transaction, before) =>
        approveRegistration(transaction, { kind, before, approval: body, ...by }),
      );
    } catch (error) {
      if (kind.isDouble(error))
        return new HttpProblem('validationFailed', { errors: [await takenKey(database, body)] });
      if (error instanceof DeviceRefused)
        return new HttpProblem('validationFailed', { errors: [{ pointer: '/device/id', code: error.code }] });
      throw error;
    }
  });

  route(app, { endpoint: endpoints.rejectRegistration }, async ({ caller, parameters, body: { reason } }) => {
    const answer = await decide(parameters, (transaction, before) =>
      rejectRegistration(transaction, { before, reason, actor: actorOf(caller), now: now() }),
    );
    wakeMails();
    return answer;
  });

  route(app, { endpoint: endpoints.markDuplicate }, async ({ caller, parameters, body: { ofSubmissionId } }) => {
    const other = await readRegistrationRow(database, ofSubmissionId);
    if (!other || other.id === parameters.submissionId)
      return new HttpProblem('validationFailed', {
        errors: [{ pointer: '/ofSubmissionId', code: 'registrationUnknown' }],
      });
    return decide(parameters, (transaction, before) =>
      decideRegistration(transaction, {
        before,
        state: 'duplicate',
        reason: other.protocolNo,
        actor: actorOf(caller),
        now: now(),
      }),
    );
  });

  route(app, { endpoint: endpoints.askAboutRegistration }, async ({ caller, parameters, body: { question } }) => {
    const answer = await decide(parameters, (transaction, before) =>
      askAboutRegistration(transaction, { before, question, actor: actorOf(caller), now: now() }),
    );
    wakeMails();
    return answer;
  });

  route(app, { endpoint: endpoints.readQuestion }, async ({ parameters: { token }, request, reply }) => {
    const refusal = await tooMany(request, reply);
    if (refusal) return refusal;
    const read = await readQuestion(db, token, now());
    if (read.kind !== 'open') return new HttpProblem(read.kind === 'unknown' ? 'linkUnknown' : 'tokenExpired');
    const { question, registration: row } = read;
    const registration = registrationOf(row.contentJson);
    return {
      protocolNo: row.protocolNo,
      question: question.question,
      organisationName: registration.organisation.name,
      serialNumber: registeredIdentity(registration, row.receivedAt).serialNumber ?? null,
      language: registration.contact.language,
      expiresAt: question.expiresAt,
    };
  });

  route(app, { endpoint: endpoints.answerQuestion }, async ({ parameters: { token }, body, request, reply }) => {
    const refusal = await tooMany(request, reply);
    if (refusal) return refusal;
    const read = await readQuestion(db, token, now());
    if (read.kind !== 'open') return new HttpProblem(read.kind === 'unknown' ? 'linkUnknown' : 'tokenExpired');
    const isKept = await answerQuestion(db, { ...read, answer: body.answer, now: now() });
    return isKept ? undefined : new HttpProblem('tokenExpired');
  });

  type Work = (transaction: Transaction<Tables>, before: SubmissionRow) => Promise<boolean>;

  async function decide({ submissionId }: { submissionId: string }, work: Work) {
    const before = await readRegistrationRow(database, submissionId);
    if (!before) return new HttpProblem('notFound');
    const isDone = await db.transaction().execute((transaction) => work(transaction, before));
    if (!isDone) return new HttpProblem('alreadyDecided');
    return registrationDetailsOf(database, (await readRegistrationRow(database, submissionId))!);
  }

  async function tooMany(request: FastifyRequest, reply: FastifyReply): Promise<HttpProblem | undefined> {
    reply.header('cache-control', 'no-store');
    const wait = await limits.takeLink(callerAddress(request.ip));
    return wait === null ? undefined : new HttpProblem('tooManyRequests', { retryAfterSeconds: wait });
  }
}
