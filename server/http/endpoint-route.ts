import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint } from '../../src/contract/endpoint.ts';
import { z } from '../../src/contract/zod.ts';
import { bodyErrors, queryErrors } from '../../src/domain/field-errors.ts';
import { textsWithNul } from '../../src/domain/texts-with-nul.ts';
import { refuse } from './problem-answers.ts';
import { HttpProblem, type ProblemCode } from './problems.ts';
import type { Caller } from './caller.ts';

type Parsed<S> = S extends z.ZodMiniType ? z.output<S> : undefined;

/** A call whose parameters, query and body are as the contract says. */
export type Call<E extends Endpoint> = {
  parameters: Parsed<E['parameters']>;
  query: Parsed<E['query']>;
  body: Parsed<E['body']>;
  /** The body exactly as received. */
  received: unknown;
  /** Who calls; at a public call it may be a stranger. */
  caller: E['access'] extends 'public' ? Caller | null : Caller;
  request: FastifyRequest;
  reply: FastifyReply;
};

/** Given back by a handler that has sent its answer itself, as bytes made ready before. */
export const alreadySent = Symbol('already sent');

/** What a handler gives back: the answer of the contract, or a refusal. */
export type Handler<E extends Endpoint> = (
  call: Call<E>,
) => Promise<Parsed<E['answer']> | HttpProblem | typeof alreadySent>;

export type RouteOptions = {
  /** Largest body in bytes, where it is not the usual one. */
  bodyLimit?: number;
  /** Looks at the body in another way than the contract; for calls that evaluate their parts one by one. */
  body?: z.ZodMiniType;
  /** What a call that is not as the contract says is answered, where it is not the usual refusal. */
  malformed?: ProblemCode;
  /** Status of a success without an answer, where it is not 204. */
  doneStatus?: 202;
};

/** Registers one endpoint of the contract: who may call it, what it takes, what it answers. */
export function route<E extends Endpoint>(
  app: FastifyInstance,
  { endpoint, malformed = 'validationFailed', ...options }: { endpoint: E } & RouteOptions,
  handler: Handler<E>,
): void {
  const { method, path, access, parameters, query, answer } = endpoint;
  const body = options.body ?? endpoint.body;
  const knownQuery = query ?? (path.startsWith('/api/') ? z.strictObject({}) : undefined);
  app.route({
    method,
    url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
    config: { access, sendsFile: endpoint.sendsFile },
    bodyLimit: options.bodyLimit,
    handler: async (request, reply) => {
      const taken = {
        parameters: parameters?.safeParse(request.params),
        query: knownQuery?.safeParse(request.query),
        body: body?.safeParse(request.body),
      };
      const { parameters: named, query: asked, body: written } = taken;
      // A path that cannot name anything is one more address where nothing is.
      if (named?.error || textsWithNul(named?.data).length > 0) return refuse(reply, new HttpProblem('notFound'));
      const errors = [
        ...(asked?.error ? queryErrors(asked.error, request.query) : nulErrors(asked?.data, '?')),
        ...(written?.error ? bodyErrors(written.error, request.body) : options.body ? [] : nulErrors(written?.data)),
      ];
      if (errors.length > 0) return refuse(reply, new HttpProblem(malformed, { errors }));
      const result = await handler({
        parameters: named?.data as Call<E>['parameters'],
        query: (query && asked?.data) as Call<E>['query'],
        body: written?.data as Call<E>['body'],
        received: request.body,
        caller: request.caller as Call<E>['caller'],
        request,
        reply,
      });
      if (result === alreadySent) return reply;
      if (result instanceof HttpProblem) return refuse(reply, result);
      if (!answer) return reply.code(options.doneStatus ?? 204).send();
      // Through the schema, so that nothing leaves the server that the contract does not name.
      return reply.type('application/json; charset=utf-8').send(JSON.stringify(toldOf(answer, result, request)));
    },
  });
}

/** The first part of a query is its name, `?name`. */
const nulErrors = (taken: unknown, start: '' | '?' = '') =>
  textsWithNul(taken).map((pointer) => ({
    pointer: start === '' ? pointer : `?${pointer.split('/')[1]}`,
    code: 'textNotNormal',
  }));

/** An answer as the contract has it. Of a list only the rows that cannot be shown are left out, and named. */
function toldOf(answer: z.ZodMiniType, result: unknown, { log }: FastifyRequest): unknown {
  const told = answer.safeParse(result);
  if (told.success) return told.data;
  const { items } = (result ?? {}) as { items?: unknown };
  const rowSchema = answer instanceof z.ZodMiniObject && (answer.shape as Partial<Record<string, unknown>>).items;
  if (!Array.isArray(items) || !(rowSchema instanceof z.ZodMiniArray)) throw told.error;
  const rows = items as { id?: unknown }[];
  const isShown = (row: unknown) => (rowSchema.def.element as z.ZodMiniType).safeParse(row).success;
  const unshown = rows.filter((row) => !isShown(row)).map(({ id }) => String(id));
  log.error({ err: told.error, unshown }, 'rows of a list cannot be shown');
  return answer.parse({ ...(result as object), items: rows.filter(isShown), unshown });
}
