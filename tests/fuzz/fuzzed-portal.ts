import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { InjectOptions } from 'fastify';
import { endpoints } from '../../src/contract/endpoints.ts';
import { groups } from '../../src/contract/group.ts';
import { buildServer } from '../../server/build-server.ts';
import { prepareDatabase } from '../../server/prepare-database.ts';
import { usualAllowances, type Allowances } from '../../server/http/limits.ts';
import { aBrowser } from '../support/drivers/a-browser.ts';
import { aDeviceRegistration } from '../support/builders/a-device-registration.ts';
import { aFunctionCheck, checkTime, delivered } from '../support/builders/a-function-check.ts';
import { aSetting } from '../support/servers/a-setting.ts';
import { aUser } from '../support/builders/a-user.ts';
import { fuzzCalls, type Role } from './fuzz-calls.ts';
import type { Fuzzed, Wish } from './fuzz-reader.ts';

const unlimited = Object.fromEntries(
  Object.keys(usualAllowances).map((name) => [name, { points: 1e9, seconds: 60 }]),
) as Allowances;

type Fuzzable = { name: string; databaseUrl?: string | undefined };

/** Calls everything of a portal with demo data, on SQLite or on the PostgreSQL database named. */
export async function fuzzPortal({ name, databaseUrl }: Fuzzable, wish: Wish): Promise<Fuzzed> {
  const dataDir = mkdtempSync(join(tmpdir(), 'device-portal-fuzz-'));
  const settings = aSetting({ dataDir, ...(databaseUrl !== undefined && { databaseUrl }) });
  const { database, demo } = await prepareDatabase(settings, checkTime);
  const log: string[] = [];
  const app = await buildServer({
    settings,
    database,
    demo,
    now: () => checkTime,
    allowances: unlimited,
    log: { write: (line) => void log.push(line) },
  });
  try {
    const call = (what: string, body?: unknown, more?: InjectOptions) => {
      const [method, url] = what.split(' ') as [NonNullable<InjectOptions['method']>, string];
      return app.inject({ method, url, ...(body === undefined ? {} : { payload: body as object }), ...more });
    };
    const { db } = database;
    const check = delivered(aFunctionCheck());
    const registration = delivered(aDeviceRegistration());
    await call('POST /api/public/qr/submissions', { items: [check, registration] });
    const customers = await db.selectFrom('customer').select(['id', 'customerNr']).execute();
    const [maker, hospital] = ['HR-0001', 'KA-1204'].map(
      (nr) => customers.find(({ customerNr }) => customerNr === nr)!.id,
    );
    const roles: Role[] = [{ name: 'nobody', headers: async () => ({ host: 'localhost:8080' }) }];
    for (const group of groups) {
      const user = await aUser(
        { database },
        { userGroup: group, customerId: group.startsWith('provider') ? maker! : hospital! },
      );
      roles.push({ name: group, headers: signedInAs(aBrowser({ call }), user.email) });
    }
    const users = await db
      .selectFrom('appUser')
      .select('id')
      .where('customerId', '=', hospital!)
      .orderBy('id')
      .limit(3)
      .execute();
    const sites = await db.selectFrom('site').select('id').where('customerId', '=', hospital!).execute();
    const idsOf = async (table: 'device' | 'deviceModel' | 'checklist') =>
      (await db.selectFrom(table).select('id').limit(20).execute()).map(({ id }) => id);
    const submissions = await db.selectFrom('submission').select(['id', 'receiptCode']).limit(20).execute();
    const devices = await db
      .selectFrom('device')
      .select(['id', 'deviceRef'])
      .where('customerId', '=', hospital!)
      .limit(20)
      .execute();
    const known = {
      customerId: [hospital!, maker!],
      siteId: sites.map(({ id }) => id),
      deviceId: devices.map(({ id }) => id),
      deviceRef: devices.map(({ deviceRef }) => deviceRef),
      modelId: await idsOf('deviceModel'),
      checklistId: await idsOf('checklist'),
      userId: users.map(({ id }) => id),
      submissionId: submissions.map(({ id }) => id),
      receiptCode: submissions.map(({ receiptCode }) => receiptCode),
      email: ['somebody@fuzz.example'],
      phone: ['+491701234567'],
      timeZone: ['Europe/Berlin'],
      countryCode: ['DE'],
      serialNumber: ['FUZZ-1'],
      customerNr: ['FZ-77'],
      udiDi: ['04099213002105'],
      modelNo: [210],
      en: ['Pump'],
      labelNo: [1],
      version: [1, 2, 2_147_483_647, 2_147_483_648],
      sha256: ['0'.repeat(64)],
      name: ['Station 7'],
    } satisfies Record<string, (string | number)[]>;
    const all = Object.values(endpoints);
    const fuzzed = await fuzzCalls({ name, app, endpoints: all, roles, known }, wish);
    if (fuzzed.failures.length > 0)
      console.error(
        log
          .filter((line) => line.includes('"level":50'))
          .slice(0, 10)
          .join(''),
      );
    return fuzzed;
  } finally {
    await app.close();
    await database.db.destroy();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** The headers of a session, taken anew where a call has ended it. */
function signedInAs(browser: ReturnType<typeof aBrowser>, email: string): Role['headers'] {
  return async (isEnded) => {
    if (isEnded || browser.token() === undefined) await browser.signIn(email);
    const token = browser.token();
    return {
      host: 'localhost:8080',
      origin: 'http://localhost:8080',
      ...(token && { authorization: `Bearer ${token}` }),
    };
  };
}
