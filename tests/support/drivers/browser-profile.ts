import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext } from 'playwright/test';

type Options = NonNullable<Parameters<typeof chromium.launchPersistentContext>[1]>;

/** The browser of one phone: a profile on disk that outlives the browser, also when that is killed. */
export function browserProfile(options: Options, prepare: (context: BrowserContext) => Promise<unknown>) {
  const folder = mkdtempSync(join(tmpdir(), 'device-portal-profile-'));
  let context: BrowserContext | undefined;
  return {
    async start({ args = [], ...more }: Options = {}): Promise<BrowserContext> {
      context = await chromium.launchPersistentContext(folder, {
        ...options,
        ...more,
        args: [...(options.args ?? []), ...args],
      });
      await prepare(context);
      return context;
    },
    /** SIGKILL to the browser and everything it started: what a flat battery does. */
    async kill(): Promise<void> {
      const closed = new Promise((resolve) => context!.once('close', resolve));
      process.kill(-groupOf(folder), 'SIGKILL');
      await closed;
      context = undefined;
    },
    async end(): Promise<void> {
      await context?.close();
      rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    },
  };
}
export type BrowserProfile = ReturnType<typeof browserProfile>;

/** The process group of the browser that runs on a profile. */
function groupOf(folder: string): number {
  const processes = execFileSync('ps', ['-eo', 'pgid=,args='], { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  const own = processes.split('\n').find((line) => line.includes(`--user-data-dir=${folder}`));
  if (!own) throw new Error('The browser does not run.');
  return Number.parseInt(own, 10);
}
