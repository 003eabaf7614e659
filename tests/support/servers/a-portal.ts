import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { onTestFinished } from 'vitest';
import { buildServer, type ServerParts } from '../../../server/build-server.ts';
import type { Database } from '../../../server/database/connect.ts';
import { prepareDatabase } from '../../../server/prepare-database.ts';
import type { DemoLabels } from '../../../src/contract/demo-label.ts';
import type { Checklist } from '../../../src/contract/checklist.ts';
import type { Pack } from '../../../src/contract/pack.ts';
import type { Settings } from '../../../server/settings.ts';
import { demoAnswers } from '../../../server/demo/demo-answers.ts';
import type { FunctionCheck } from '../../../src/contract/function-check.ts';
import type { Problem } from '../../../src/contract/problem.ts';
import type { Receipt } from '../../../src/contract/receipt.ts';
import { aFunctionCheck, checkTime, madeWith } from '../builders/a-function-check.ts';
import { aSetting, type Place } from './a-setting.ts';

/** A server with demo data on a database of its own, called without a socket. */
export type Portal = {
  app: FastifyInstance;
  database: Database;
  place: Place;
  /** Calls it: `call('POST /api/…', body)`. */
  call: (what: string, body?: unknown, more?: InjectOptions) => Promise<LightMyRequestResponse>;
  /** Delivers items in one batch; one result each. */
  deliver: (...items: unknown[]) => Promise<AnyResult[]>;
  /** A check of the device with a demo label, scanned, and made with its checklist; everything passes unless said otherwise. */
  scannedCheck: (shows: string, wishes?: Partial<FunctionCheck>) => Promise<FunctionCheck>;
  /** The lines of the log so far. */
  log: string[];
  /** The demo label that shows a state of the product. */
  label: (shows: string) => Promise<DemoLabels['labels'][number]>;
  checklistOf: (modelNo: number) => Promise<Checklist>;
};

/** A result as a test reads it: one of the two is there. */
export type AnyResult = { submissionId: string | null; receipt?: Receipt; problem?: Problem };

export const batch = 'POST /api/public/qr/submissions';

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
  const label: Portal['label'] = async (shows) => {
    const { labels } = (await call('GET /api/public/demo/labels')).json<DemoLabels>();
    return labels.find((each) => each.case === shows)!;
  };
  const checklistOf: Portal['checklistOf'] = async (modelNo) => {
    const pack = (await call(`GET /api/public/qr/pack?modelNo=${modelNo}&language=en`)).json<Pack>();
    return pack.checklists[0]!;
  };
  return {
    app,
    database,
    place,
    call,
    log,
    label,
    checklistOf,
    async deliver(...items) {
      return (await call(batch, { items })).json<{ results: AnyResult[] }>().results;
    },
    async scannedCheck(shows, wishes) {
      const { url, deviceRef, modelNo } = await label(shows);
      const checklist = await checklistOf(modelNo);
      return aFunctionCheck({
        deviceRef,
        labelText: url,
        labelVerification: 'verified',
        ...madeWith(checklist),
        answers: demoAnswers(checklist, 'passed'),
        ...wishes,
      });
    },
  };
}
