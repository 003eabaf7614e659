import { LogController, type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { routeOf } from './route-table.ts';

/** Where log lines go: a stream for tests, else standard output. */
export type LogTo = { write: (line: string) => void };

/** JSON lines without personal data and without tokens: routes instead of addresses, errors without what they quote. */
export function logOptions(stream?: LogTo): Pick<FastifyServerOptions, 'logger' | 'logController'> {
  return {
    logger: { level: 'info', stream, base: null, serializers: { req: () => ({}), res: () => ({}), err: asLogged } },
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'traceId' }),
  };
}

/** One line for each answer. */
export function logAnswers(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const line = {
      method: request.method,
      route: routeOf(request),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    };
    request.log.info(line, 'answered');
  });
}

/** An error for the log. Databases and parsers quote what they were given, so quoted text is cut out. */
function asLogged(error: Error & { code?: string; errcode?: number }) {
  return {
    type: error.name,
    message: error.message.replaceAll(/(["'`(]).*?(["'`)])/gs, '$1…$2'),
    code: error.errcode ?? error.code ?? '',
    stack: (error.stack ?? '')
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .join('\n'),
  };
}
