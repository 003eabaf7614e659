import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyBaseLogger, FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { problemMediaType } from '../../src/contract/problem.ts';
import { asUnavailable, troubleOf } from '../database/database-trouble.ts';
import type { Room } from '../room.ts';
import { Unavailable } from '../unavailable.ts';
import { problem, HttpProblem, type ProblemCode } from './problems.ts';
import { methodsAt } from './route-table.ts';

/** Makes every failure answer in the one shape, the framework's own failures included. */
export function answerWithProblems(app: FastifyInstance, room: Room): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const refusal = refusalOf(error);
    if (refusal.code === 'internalError') request.log.error({ err: error }, 'a request failed');
    if (troubleOf(error) === 'noRoom') room.noteFull();
    if (refusal.code === 'unavailable') logPassing(request.log, error);
    return refuse(reply, refusal);
  });
}

/** What a failure is answered: what passes by itself with 503 and the time to come again. */
export function refusalOf(error: unknown): HttpProblem {
  const passing = error instanceof Unavailable ? error : asUnavailable(error);
  if (passing) return new HttpProblem('unavailable', { retryAfterSeconds: passing.retryAfterSeconds });
  return new HttpProblem(codeOf(error as FastifyError));
}

/** What passes is in the log by what it was, such as a full disk; how many came at once is nobody's fault. */
function logPassing(log: FastifyBaseLogger, error: unknown): void {
  const passing = asUnavailable(error);
  if (passing) log.error({ err: error }, passing.message);
}

/** Answers an address the router cannot read. No hook runs for it, so what hooks add is added here. */
export function refuseBadAddress(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  reply.header('x-request-id', request.id).header('x-content-type-options', 'nosniff');
  refuse(reply, new HttpProblem(codeOf(error)));
}

/** Answers what no route takes: 405 where the address has other methods, else 404. */
export function refuseUnknown(app: FastifyInstance, reply: FastifyReply): FastifyReply {
  const path = reply.request.url.split('?')[0]!;
  const methods = methodsAt(app, path);
  if (methods.length === 0 || methods.includes(reply.request.method)) return refuse(reply, new HttpProblem('notFound'));
  return refuse(reply.header('allow', methods.join(', ')), new HttpProblem('methodNotAllowed'));
}

/** Sends a refusal. The path is told without its query, which may hold a receipt code. */
export function refuse(reply: FastifyReply, { code, details }: HttpProblem): FastifyReply {
  const { retryAfterSeconds, ...more } = details;
  const body = problem(code, { traceId: reply.request.id, ...more });
  if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds);
  reply.code(body.status).header('content-type', problemMediaType).header('cache-control', 'no-store');
  // As bytes, because to text the framework would add a charset, which this media type does not have.
  return reply.send(Buffer.from(JSON.stringify(body)));
}

const codesOfTheFramework: Record<string, ProblemCode> = {
  FST_ERR_BAD_URL: 'badUrl',
  FST_ERR_INVALID_URL: 'badUrl',
  FST_ERR_MAX_PARAM_LENGTH: 'urlTooLong',
  FST_ERR_CTP_BODY_TOO_LARGE: 'bodyTooLarge',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupportedMediaType',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'badJson',
  FST_ERR_CTP_INVALID_JSON_BODY: 'badJson',
};

const codesByStatus: Record<number, ProblemCode> = {
  404: 'notFound',
  408: 'requestTimeout',
  413: 'bodyTooLarge',
  414: 'urlTooLong',
  415: 'unsupportedMediaType',
  503: 'unavailable',
};

function codeOf({ code, statusCode = 500 }: FastifyError): ProblemCode {
  const known = codesOfTheFramework[code] ?? codesByStatus[statusCode];
  return known ?? (statusCode >= 400 && statusCode < 500 ? 'badRequest' : 'internalError');
}

/** Answers what is no HTTP request at all, on the bare socket. */
export function refuseOnSocket(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return;
  const body = problem(codesOfTheParser[error.code ?? ''] ?? 'badRequest');
  const text = JSON.stringify(body);
  socket.end(
    [
      `HTTP/1.1 ${body.status} ${STATUS_CODES[body.status]}`,
      `Content-Type: ${problemMediaType}`,
      `Content-Length: ${Buffer.byteLength(text)}`,
      'Connection: close',
      '',
      text,
    ].join('\r\n'),
  );
}

const codesOfTheParser: Record<string, ProblemCode> = {
  HPE_HEADER_OVERFLOW: 'headersTooLarge',
  ERR_HTTP_REQUEST_TIMEOUT: 'requestTimeout',
};
