import type { FastifyInstance } from 'fastify';
import type { Database } from './database/connect.ts';

const longestGoodbye = 15_000; // milliseconds for calls that are on their way
const glance = 50; // milliseconds

/** Takes no new calls, answers those that are on their way, and only then lets the database go. */
export async function endGracefully(app: FastifyInstance, { db }: Database): Promise<void> {
  const impatience = setTimeout(() => app.server.closeAllConnections(), longestGoodbye);
  // Callers keep a connection after its last answer, and Node closes only those that are idle at this moment.
  const goodbyes = setInterval(() => app.server.closeIdleConnections(), glance);
  await app.close();
  clearTimeout(impatience);
  clearInterval(goodbyes);
  await db.destroy();
}

/** Ends when the process is asked to. */
export function endOnSignal(app: FastifyInstance, database: Database): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      endGracefully(app, database).catch((error: unknown) => {
        app.log.error({ err: error }, 'the server did not end well');
        process.exitCode = 1;
      });
    });
}
