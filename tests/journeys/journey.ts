import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, type BrowserContext } from 'playwright/test';
import { copyBuild, dropBuild } from '../support/builders/another-build.ts';
import { browserProfile, type BrowserProfile } from '../support/drivers/browser-profile.ts';
import { fillDatabase, servePortal, type ServedPortal } from '../support/servers/served-portal.ts';
import { watchedConsole, type WatchedConsole } from '../support/readers/watched-console.ts';

export { expect } from 'playwright/test';

type Journey = {
  /** The real server on its own database, behind a proxy. */
  portal: ServedPortal;
  /** What the browser complains about; a complaint that was not expected fails the journey. */
  complaints: WatchedConsole;
  /** Takes the network away from the whole browser, and gives it back. */
  network: { off: (context: BrowserContext) => Promise<void>; on: (context: BrowserContext) => Promise<void> };
  /** A whole browser of its own on a profile on disk, that can be killed and started again. */
  profile: BrowserProfile;
};
type Shared = { builtApp: string; filledDatabase: string };

/** A test in a real browser against the real server. */
export const test = base.extend<Journey, Shared>({
  builtApp: [
    async ({ playwright: _playwright }, use) => {
      const copy = copyBuild(join(import.meta.dirname, '../../dist'));
      await use(copy);
      dropBuild(copy);
    },
    { scope: 'worker' },
  ],
  filledDatabase: [
    async ({ playwright: _playwright }, use) => {
      const folder = await fillDatabase();
      await use(folder);
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  portal: async ({ builtApp, filledDatabase }, use) => {
    const portal = await servePortal(filledDatabase, builtApp);
    await use(portal);
    await portal.stop();
  },
  baseURL: async ({ portal }, use) => use(portal.address),
  complaints: async ({ portal }, use) => {
    const complaints = watchedConsole();
    await use(complaints);
    if (portal.proxy.hasMeddled()) complaints.expectNetworkComplaints();
    base.expect(complaints.unexpected(), 'what the browser complained about').toEqual([]);
  },
  context: async ({ context, complaints }, use) => {
    await complaints.watch(context);
    await use(context);
  },
  network: async ({ portal: { proxy } }, use) => {
    await use({
      async off(context) {
        await context.setOffline(true);
        await proxy.refuse();
      },
      async on(context) {
        await proxy.accept();
        await context.setOffline(false);
      },
    });
  },
  profile: async ({ portal, complaints, launchOptions, locale, timezoneId, viewport, hasTouch }, use) => {
    const profile = browserProfile(
      {
        ...launchOptions,
        executablePath: process.env.CHROME_PATH,
        baseURL: portal.address,
        locale,
        timezoneId,
        viewport,
        hasTouch,
      },
      (context) => complaints.watch(context),
    );
    await use(profile);
    await profile.end();
  },
});
