import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';
import type { Room } from '../room.ts';
import { refuse } from './problem-answers.ts';
import { HttpProblem } from './problems.ts';

const config = { access: 'public' as const };

/** /healthz: the process answers. /readyz: it can serve, so the database answers too, and there is room to keep things. */
export function healthRoutes(app: FastifyInstance, { db }: Database, room: Room): void {
  app.get('/healthz', { config }, (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  app.get('/readyz', { config }, async (request, reply) => {
    try {
      await sql`select 1`.execute(db);
      if (await room.isFull()) {
        request.log.error('the disk is full, or nearly so');
        return await refuse(reply, new HttpProblem('diskFull', { retryAfterSeconds: 60 }));
      }
      return reply.header('cache-control', 'no-store').send({ status: 'ready' });
    } catch (error) {
      request.log.error({ err: error }, 'the database does not answer');
      return refuse(reply, new HttpProblem('unavailable'));
    }
  });
}
