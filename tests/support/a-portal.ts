import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { onTestFinished } from 'vitest';
import { buildServer, type ServerParts } from '../../server/build-server.ts';
import type { Database } from '../../server/database/connect.ts';
import { prepareDatabase } from '../../server/database/prepare-database.ts';
import type { DemoLabels } from '../../src/contract/demo-label.ts';
import type { Checklist } from '../../src/contract/checklist.ts';
import type { Pack } from '../../src/contract/pack.ts';
import type { Settings } from '../../server/settings.ts';
import { checkTime } from './a-function-check.ts';
import type { Place } from './each-database.ts';

/** A server with demo data on a database of its own, called without a socket. */
export type Portal = {
  app: FastifyInstance;
  database: Database;
  /** Calls it: `call('POST /api/…', body)`. */
  call: (what: string, body?: unknown, more?: InjectOptions) => Promise<LightMyRequestResponse>;
  /** The lines of the log so far. */
  log: string[];
  /** The demo label that shows a state of the product. */
  label: (shows: string) => Promise<DemoLabels['labels'][number]>;
  checklistOf: (modelNo: number) => Promise<Checklist>;
};

export const aSetting = (wishes: Partial<Settings> = {}): Settings => ({
  host: 'localhost',
  port: 8080,
  publicUrl: 'http://localhost:8080',
  formerHosts: [],
  dataDir: '',
  trustProxy: [],
  env: 'local',
  manualUrl: '/manual/{language}/',
  allowedRedirectUrls: [],
  demoAllowed: true,
  phone: false,
  workerEnabled: true,
  ...wishes,
});

type Wishes = Partial<Omit<ServerParts, 'settings' | 'database'>> & { settings?: Partial<Settings> };

export async function aPortal(place: Place, { settings: wished, ...parts }: Wishes = {}): Promise<Portal> {
  const now = parts.now ?? (() => checkTime);
  const settings = aSetting({ ...place, ...wished });
  const { database, demo } = await prepareDatabase(settings, now());
  const log: string[] = [];
  const app = await buildServer({
    demo,
    now,
    log: { write: (line) => void log.push(line) },
    ...parts,
    settings,
    database,
  });
  onTestFinished(async () => {
    await app.close();
    await database.db.destroy();
  });
  const call: Portal['call'] = (what, body, more) => {
    const [method, url] = what.split(' ') as [NonNullable<InjectOptions['method']>, string];
    return app.inject({ method, url, ...(body === undefined ? {} : { payload: body as object }), ...more });
  };
  return {
    app,
    database,
    call,
    log,
    async label(shows) {
      const { labels } = (await call('GET /api/public/demo/labels')).json<DemoLabels>();
      return labels.find((label) => label.case === shows)!;
    },
    async checklistOf(modelNo) {
      const pack = (await call(`GET /api/public/qr/pack?modelNo=${modelNo}&language=en`)).json<Pack>();
      return pack.checklists[0]!;
    },
  };
}
