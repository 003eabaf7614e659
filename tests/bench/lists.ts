import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { InjectOptions } from 'fastify';
import { sql, type Kysely } from 'kysely';
import type { TestProject } from 'vitest/node';
import { buildServer } from '../../server/build-server.ts';
import { derivedTables } from '../../server/database/backup-format.ts';
import { connect } from '../../server/database/connect.ts';
import { prepareDatabase } from '../../server/prepare-database.ts';
import type { Tables } from '../../server/database/tables.ts';
import { readFigures } from '../../server/overview/read-figures.ts';
import { aBrowser } from '../support/drivers/a-browser.ts';
import { checkTime } from '../support/builders/a-function-check.ts';
import { aSetting, type Place } from '../support/servers/a-setting.ts';
import { aUser } from '../support/builders/a-user.ts';
import { manyChecks, manyThings } from '../support/builders/many-things.ts';
import startPostgres from '../support/servers/start-postgres.ts';

const full = { customers: 5000, sites: 20_000, users: 20_000, devices: 100_000, checks: 1_000_000 };
const small = { customers: 50, sites: 200, users: 200, devices: 1000, checks: 10_000 };
const rounds = 40;

/**
 * How long somebody signed in waits for a page of a long list, from request to answer, against a list of a hundredth of
 * that: on both databases, in turns, so that what else the machine does falls on both alike.
 */
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

async function compare(name: string, placeFor: (database: string) => Promise<Place>): Promise<void> {
  const desks = [await openDesk(await placeFor('small'), small), await openDesk(await placeFor('full'), full)];
  for (const [what, pathOf] of Object.entries(pages)) {
    const paths = await Promise.all(desks.map(async (desk) => pathOf(desk)));
    const happensBefore = changes[what];
    const times: number[][] = [[], []];
    for (let round = 0; round < rounds; round += 1)
      for (const [at, { ask, db, customerId }] of desks.entries()) {
        await happensBefore?.(db, customerId);
        const start = performance.now();
        await ask(paths[at]!);
        times[at]!.push(performance.now() - start);
      }
    const [few, many] = times.map(median) as [number, number];
    console.log(`${name} ${what}: ${few.toFixed(2)} ms, ${many.toFixed(2)} ms, × ${(many / few).toFixed(2)}`);
  }
  for (const { close } of desks) await close();
}

type SignedIn = Awaited<ReturnType<typeof openDesk>>;

/** A server on a filled database, and somebody of the maker who is signed in at it. */
async function openDesk(place: Place, { checks, ...things }: typeof full) {
  const settings = aSetting({ ...place, demoAllowed: false });
  const { database } = await prepareDatabase(settings, checkTime);
  const customerId = await manyThings(database, things);
  await manyChecks(database, { customerId, checks });
  await readFigures(database, { customerId, timeZone: 'Europe/Berlin', now: checkTime });
  if (database.kind.name === 'postgres') await sql.raw('vacuum analyze').execute(database.db);
  const app = await buildServer({
    settings,
    database,
    demo: false,
    now: () => checkTime,
    log: { write: () => undefined },
  });
  const call = (what: string, body?: unknown, more?: InjectOptions) => {
    const [method, url] = what.split(' ') as ['GET', string];
    return app.inject({ method, url, ...(body === undefined ? {} : { payload: body as object }), ...more });
  };
  const browser = aBrowser({ call });
  const { email } = await aUser({ database }, { customerId, userGroup: 'providerAdministrator' });
  await browser.signIn(email);
  return {
    db: database.db,
    customerId,
    home: `/api/customers/${customerId}`,
    siteId: (await database.db.selectFrom('device').select('siteId').limit(1).executeTakeFirstOrThrow()).siteId!,
    async ask(path: string) {
      const answer = await browser.ask(`GET ${path}`);
      if (answer.statusCode !== 200) throw new Error(`${path}: ${answer.statusCode} ${answer.body}`);
      return answer.json<{ next?: string }>();
    },
    async close() {
      await app.close();
      await database.db.destroy();
      if (place.dataDir !== '') rmSync(place.dataDir, { recursive: true, force: true });
    },
  };
}

/** The last page is the one before a key that is behind all others. */
async function lastPageOf(desk: SignedIn, path: string): Promise<string> {
  const { next } = await desk.ask(path);
  const cursor = JSON.parse(Buffer.from(next!, 'base64url').toString()) as { order: string };
  const isDown = cursor.order.startsWith('-');
  const behind = { ...cursor, direction: 'previous', key: isDown ? '' : 'zzzz', id: isDown ? '' : 'zzzz' };
  return `${path}${path.includes('?') ? '&' : '?'}cursor=${Buffer.from(JSON.stringify(behind)).toString('base64url')}`;
}

const pages: Record<string, (desk: SignedIn) => string | Promise<string>> = {
  'customers, first page': () => '/api/customers',
  'customers, last page': (desk) => lastPageOf(desk, '/api/customers'),
  'customers, search': () => '/api/customers?q=147',
  'sites, first page': ({ home }) => `${home}/sites`,
  'sites, last page': (desk) => lastPageOf(desk, `${desk.home}/sites`),
  'sites, search': ({ home }) => `${home}/sites?q=147`,
  'users, first page': ({ home }) => `${home}/users`,
  'users, last page': (desk) => lastPageOf(desk, `${desk.home}/users`),
  'users, search': ({ home }) => `${home}/users?q=147`,
  'devices, first page': ({ home }) => `${home}/devices`,
  'devices, last page': (desk) => lastPageOf(desk, `${desk.home}/devices`),
  'devices, part of a serial number': ({ home }) => `${home}/devices?q=147`,
  'devices, of one site': ({ home, siteId }) => `${home}/devices?siteId=${siteId}`,
  'devices, due soon': ({ home }) => `${home}/devices?dueState=soon`,
  'checks, first page': ({ home }) => `${home}/function-checks`,
  'checks, last page': (desk) => lastPageOf(desk, `${desk.home}/function-checks`),
  'search over everything': () => '/api/search?q=147',
  'overview, first look': ({ home }) => `${home}/overview`,
  'overview, when a date came for every site': ({ home }) => `${home}/overview`,
  'overview, after a change of a device': ({ home }) => `${home}/overview`,
  'overview, after a check': ({ home }) => `${home}/overview`,
  'overview, nothing changed': ({ home }) => `${home}/overview`,
};

/** What happens before each look at a page. */
const changes: Record<string, (db: Kysely<Tables>, customerId: string) => Promise<unknown>> = {
  'overview, first look': async (db) => {
    for (const table of derivedTables) await db.deleteFrom(table).execute();
  },
  'overview, when a date came for every site': (db) => db.updateTable('fleetFigures').set({ holdsUntil: '' }).execute(),
  'overview, after a change of a device': (db, customerId) =>
    db
      .updateTable('device')
      .set({ condition: sql`case condition when 'ok' then 'failed' else 'ok' end` })
      .where('id', '=', (of) =>
        of.selectFrom('device').select('id').where('customerId', '=', customerId).orderBy('id').limit(1),
      )
      .execute(),
  'overview, after a check': (db, customerId) =>
    db
      .updateTable('submission')
      .set({ result: sql`case result when 'passed' then 'failed' else 'passed' end` })
      .where('id', '=', (of) =>
        of.selectFrom('submission').select('id').where('customerId', '=', customerId).orderBy('id').limit(1),
      )
      .execute(),
};

const median = (times: readonly number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]!;
