import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext } from 'playwright/test';
import { test as journey } from '../journeys/journey.ts';
import { faultProxy, type FaultProxy } from '../support/servers/fault-proxy.ts';
import { servePortal } from '../support/servers/served-portal.ts';

export { expect } from 'playwright/test';

/** What stays from one test to the next: the browser, with the files of the app it has read and made, and their address. */
type Kept = {
  way: FaultProxy;
  /** One for each language of the browser. */
  browsers: Map<string, BrowserContext>;
};

/**
 * A test of pages that need no worker, no second profile and no network that comes and goes: against the real server on a
 * database of its own, as a journey, but in one browser for all tests of a process. That one keeps nothing of a test but
 * the files of the app.
 */
export const test = journey.extend<object, Kept>({
  way: [
    async ({ playwright: _playwright }, use) => {
      const way = await faultProxy();
      await use(way);
      await way.stop();
    },
    { scope: 'worker' },
  ],
  browsers: [
    async ({ playwright: _playwright }, use) => {
      const browsers: Kept['browsers'] = new Map();
      await use(browsers);
      for (const context of browsers.values()) await context.close();
    },
    { scope: 'worker' },
  ],
  portal: async ({ builtApp, filledDatabase, way }, use) => {
    way.begin();
    const portal = await servePortal(filledDatabase, builtApp, way);
    await use(portal);
    await portal.stop();
  },
  context: async (
    { browsers, complaints, portal, launchOptions, contextOptions, locale, timezoneId, hasTouch, viewport },
    use,
  ) => {
    const look = { ...contextOptions, locale, timezoneId, hasTouch, viewport };
    const context =
      browsers.get(locale!) ?? (await openBrowser({ ...launchOptions, ...look, baseURL: portal.address }));
    browsers.set(locale!, context);
    const watching = await complaints.watch(context);
    await use(context);
    await forget(context, portal.address);
    await watching.end();
  },
  page: async ({ context, viewport }, use) => {
    const page = await context.newPage();
    await page.setViewportSize(viewport!);
    await use(page);
  },
});

type Options = NonNullable<Parameters<typeof chromium.launchPersistentContext>[1]>;

async function openBrowser(options: Options): Promise<BrowserContext> {
  const folder = mkdtempSync(join(tmpdir(), 'device-portal-pages-'));
  const context = await chromium.launchPersistentContext(folder, options);
  context.once('close', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }));
  await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
  return context;
}

/** Closes the pages and forgets who was signed in and what was kept, but not the files of the app. */
async function forget(context: BrowserContext, origin: string): Promise<void> {
  const last = await context.newPage();
  for (const page of context.pages()) if (page !== last) await page.close();
  const devtools = await context.newCDPSession(last);
  await devtools.send('Storage.clearDataForOrigin', {
    origin,
    storageTypes: 'cookies,local_storage,indexeddb,cache_storage',
  });
  await context.clearCookies();
  await context.clearPermissions();
  await context.unrouteAll({ behavior: 'ignoreErrors' });
}
