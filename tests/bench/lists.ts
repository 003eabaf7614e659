import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { TestProject } from 'vitest/node';
import { connect, type Database } from '../../server/database/connect.ts';
import { migrate } from '../../server/database/migrate.ts';
import { deskLists } from '../support/desk-lists.ts';
import { manyThings } from '../support/many-things.ts';
import startPostgres from '../support/start-postgres.ts';

const full = { customers: 5000, sites: 20_000, users: 20_000, devices: 100_000 };
const small = { customers: 50, sites: 200, users: 200, devices: 1000 };
const rounds = 60;

/** How long pages of long lists take, against lists of a hundredth of that: on both databases, interleaved. */
export async function bench(): Promise<void> {
  await compare('SQLite', async () => ({ dataDir: mkdtempSync(join(tmpdir(), 'device-portal-bench-')) }));
  let adminUrl = '';
  const project = { provide: (_name: string, url: string) => void (adminUrl = url) };
  const stop = await startPostgres(project as unknown as TestProject);
  try {
    await compare('PostgreSQL', async (name) => {
      const administrator = connect({ databaseUrl: adminUrl, dataDir: '' });
      await sql.raw(`create database ${name}_lists template template0`).execute(administrator.db);
      await administrator.db.destroy();
      const url = new URL(adminUrl);
      url.pathname = `/${name}_lists`;
      return { databaseUrl: url.href, dataDir: '' };
    });
  } finally {
    await stop();
  }
}

type Where = { dataDir: string; databaseUrl?: string };

async function compare(name: string, placeFor: (database: string) => Promise<Where>): Promise<void> {
  const places = [await placeFor('small'), await placeFor('full')];
  const filled = await Promise.all(
    places.map(async (place, at) => {
      const database = connect(place);
      await migrate(database);
      return { database, customerId: await manyThings(database, at === 0 ? small : full) };
    }),
  );
  for (const [what, listed] of Object.entries(deskLists))
    for (const [page, ask] of Object.entries(pages(listed))) {
      const times: number[][] = [[], []];
      for (let round = 0; round < rounds; round += 1)
        for (const [at, { database, customerId }] of filled.entries()) {
          const start = performance.now();
          await ask(database, customerId);
          times[at]!.push(performance.now() - start);
        }
      const [few, many] = times.map(median) as [number, number];
      console.log(`${name} ${what} ${page}: ${few.toFixed(2)} ms, ${many.toFixed(2)} ms, × ${(many / few).toFixed(2)}`);
    }
  for (const { database } of filled) await database.db.destroy();
  for (const { dataDir } of places) if (dataDir !== '') rmSync(dataDir, { recursive: true, force: true });
}

type Listed = (typeof deskLists)[keyof typeof deskLists];

const pages = (listed: Listed) => ({
  'first page': (database: Database, customerId: string) => answer(listed(database, customerId)),
  'last page': (database: Database, customerId: string) =>
    answer(listed(database, customerId), { direction: 'previous', key: 'zzzz', id: 'z' }),
  search: (database: Database, customerId: string) => answer(listed(database, customerId, '147')),
});

async function answer(list: ReturnType<Listed>, cursor?: { direction: 'previous'; key: string; id: string }) {
  await list.readPage({ size: 25, cursor });
  await list.count();
}

const median = (times: readonly number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]!;
