import { copyFileSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import PostalMime from 'postal-mime';
import { buildServer } from '../../../server/build-server.ts';
import { prepareDatabase } from '../../../server/prepare-database.ts';
import type { AppUserRow, SubmissionRow } from '../../../server/database/tables.ts';
import { readBuild } from '../../../server/http/kept-builds.ts';
import type { Settings } from '../../../server/settings.ts';
import { demoLabelsSchema, type DemoLabels } from '../../../src/contract/demo-label.ts';
import { aSetting } from './a-setting.ts';
import { aUser } from '../builders/a-user.ts';
import { faultProxy, type FaultProxy } from './fault-proxy.ts';

export type DemoLabel = DemoLabels['labels'][number];
type Start = { dist?: string; settings?: Partial<Settings> };

/** A database with the demo data, to be copied for each journey. */
export async function fillDatabase(): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), 'device-portal-filled-'));
  const { database } = await prepareDatabase(aSetting({ dataDir }), Date.now());
  await database.db.destroy();
  return dataDir;
}

/** The real server on a database of its own, behind a proxy that can be told to misbehave: its own, or one that stays. */
export async function servePortal(filled: string, dist: string, kept?: FaultProxy) {
  const dataDir = mkdtempSync(join(tmpdir(), 'device-portal-journey-'));
  copyFileSync(join(filled, 'portal.sqlite'), join(dataDir, 'portal.sqlite'));
  const proxy = kept ?? (await faultProxy());
  let running = await start({});
  const seeded = new Set((await allSubmissions()).map(({ id }) => id));

  async function start({ dist: folder = dist, settings: wished }: Start) {
    const settings = aSetting({ dataDir, publicUrl: proxy.address, ...wished });
    const { database, demo } = await prepareDatabase(settings, Date.now());
    const builtApp = { ...readBuild(folder), dist: folder };
    const app = await buildServer({ settings, database, demo, builtApp, log: { write: () => undefined } });
    await app.listen({ host: '127.0.0.1', port: 0 });
    proxy.forwardTo((app.server.address() as AddressInfo).port, folder);
    return { app, database };
  }

  async function end() {
    await running.app.close();
    await running.database.db.destroy();
  }

  function allSubmissions(): Promise<SubmissionRow[]> {
    return running.database.db.selectFrom('submission').selectAll().orderBy('receivedAt').orderBy('id').execute();
  }

  return {
    address: proxy.address,
    proxy,
    /** What arrived since the start, as the database has it. */
    rows: async () => (await allSubmissions()).filter(({ id }) => !seeded.has(id)),
    /** The photos of a submission, byte for byte as they arrived. */
    async uploads(submissionId: string) {
      const kept = running.database.db.selectFrom('upload').selectAll().where('submissionId', '=', submissionId);
      return (await kept.execute()).map(({ sha256, contentBase64 }) => ({
        sha256,
        bytes: Buffer.from(contentBase64, 'base64'),
      }));
    },
    /** The demo label that shows a state of the product. */
    async label(shows: string): Promise<DemoLabel> {
      const answer = await fetch(`${proxy.address}/api/public/demo/labels`);
      const { labels } = demoLabelsSchema.parse(await answer.json());
      return labels.find((label) => label.case === shows)!;
    },
    /** Delivers past browser and proxy, as another phone would. */
    async deliver(...items: unknown[]): Promise<void> {
      const answer = await running.app.inject({
        method: 'POST',
        url: '/api/public/qr/submissions',
        payload: { items },
      });
      if (answer.statusCode !== 200) throw new Error(answer.body);
    },
    /** Takes a submission out of the database, as somebody who mends it by hand would. */
    async forget(id: string): Promise<void> {
      await running.database.db.deleteFrom('submission').where('id', '=', id).execute();
    },
    /** A person who may sign in. */
    user: (wishes?: Partial<AppUserRow>) => aUser(running, wishes),
    database: () => running.database.db,
    /** The address of this kind in the mail that was written last; it is waited for. */
    async linkOfLastMail(wanted = /\/auth\/\S+/): Promise<string> {
      const folder = join(dataDir, 'mail');
      for (;;) {
        const mails = existsSync(folder) ? readdirSync(folder).toSorted().toReversed() : [];
        for (const mail of mails) {
          const { text = '' } = await PostalMime.parse(readFileSync(join(folder, mail)));
          const [path] = wanted.exec(text) ?? [];
          if (path) return path;
        }
        await wait(50);
      }
    },
    /** The same installation with another build or other settings. */
    async restart(changes: Start) {
      await end();
      running = await start(changes);
    },
    async stop() {
      if (!kept) await proxy.stop();
      await end();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
export type ServedPortal = Awaited<ReturnType<typeof servePortal>>;
