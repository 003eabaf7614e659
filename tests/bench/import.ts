import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { InjectOptions } from 'fastify';
import { buildServer } from '../../server/build-server.ts';
import { prepareDatabase } from '../../server/prepare-database.ts';
import { largestImport, type ImportPreview } from '../../src/contract/device-import.ts';
import { aBrowser } from '../support/drivers/a-browser.ts';
import { checkTime } from '../support/builders/a-function-check.ts';
import { aSetting } from '../support/servers/a-setting.ts';
import { aUser } from '../support/builders/a-user.ts';
import { manyThings } from '../support/builders/many-things.ts';

/** What the largest import of devices takes on SQLite, and how long the process meanwhile has time for nothing else. */
export async function bench(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'device-portal-bench-'));
  const settings = aSetting({ dataDir, demoAllowed: false });
  const { database } = await prepareDatabase(settings, checkTime);
  const { db } = database;
  const customerId = await manyThings(database, { customers: 2, sites: 20, users: 1, devices: 1000 });
  const log = { write: () => undefined };
  const app = await buildServer({ settings, database, demo: false, now: () => checkTime, log });
  const call = (what: string, body?: unknown, more?: InjectOptions) => {
    const [method, url] = what.split(' ') as ['POST', string];
    return app.inject({ method, url, ...(body === undefined ? {} : { payload: body as object }), ...more });
  };
  const browser = aBrowser({ call });
  await browser.signIn((await aUser({ database }, { customerId, userGroup: 'providerAdministrator' })).email);
  const site = await db
    .selectFrom('site')
    .select('name')
    .where('customerId', '=', customerId)
    .executeTakeFirstOrThrow();
  const models = db.selectFrom('deviceModel').select('modelNo').where('status', '!=', 'draft');
  const { modelNo } = await models.executeTakeFirstOrThrow();
  const path = `/api/customers/${customerId}/imports`;
  const begin = async (room: string) => {
    const rows = Array.from({ length: largestImport.rows }, (_, at) => `${modelNo};S${at};${site.name};${room} ${at}`);
    const file = Buffer.from(['modelNo;serialNumber;site;room', ...rows].join('\n'));
    const type = { 'content-type': 'application/octet-stream' };
    return (await browser.ask(`POST ${path}?fileName=devices.csv`, file, type)).json<ImportPreview>();
  };
  for (const [what, room] of [
    ['created', 'R'],
    ['updated', 'Q'],
  ] as const) {
    const { importId, previewHash } = await measured(`${largestImport.rows} rows looked at`, () => begin(room));
    const commit = () => browser.ask(`POST ${path}/${importId}/commit`, { previewHash });
    const answer = await measured(`${largestImport.rows} devices ${what}`, commit);
    if (answer.statusCode !== 200) throw new Error(answer.body);
  }
  await app.close();
  await db.destroy();
  rmSync(dataDir, { recursive: true, force: true });
}

async function measured<Result>(what: string, run: () => Promise<Result>): Promise<Result> {
  const start = performance.now();
  let last = start;
  let longest = 0;
  const noteTurn = () => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  };
  const turns = setInterval(noteTurn, 1);
  const result = await run();
  noteTurn();
  clearInterval(turns);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${what}: ${seconds} s, at the longest ${Math.round(longest)} ms without a turn for others`);
  return result;
}
