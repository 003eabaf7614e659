import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { readBuild } from '../../server/http/kept-builds.ts';
import { anotherBuild, dropBuild } from '../support/builders/another-build.ts';
import { isDelivery } from '../support/servers/fault-proxy.ts';
import { checkUnknownModel, openLabel, tap } from '../support/drivers/make-a-check.ts';
import { storedRows, visitOnce } from '../support/readers/phone-storage.ts';
import { expect, test as base } from './journey.ts';
import { limitOf } from '../tools/machine-speed.ts';

const test = base.extend<object, { nextBuild: string }>({
  nextBuild: [
    async ({ builtApp }, use) => {
      const build = anotherBuild(builtApp);
      await use(build);
      dropBuild(build);
    },
    { scope: 'worker' },
  ],
});

// A new worker keeps the whole app before it is offered.
const installing = { timeout: limitOf(60) };
const offer = (page: Page) => page.getByText('A new version is ready.');
const apply = (page: Page) => page.getByRole('button', { name: 'Use it now' }).click();
const versionOf = (build: string) => `Version ${readBuild(build).buildId}`;

/** What the page does by itself every hour. */
const lookForUpdate = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update();
  });

/** The same, and waits for what becomes of the new worker. */
const endOfUpdate = (page: Page) =>
  page.evaluate(async () => {
    const registration = (await navigator.serviceWorker.getRegistration())!;
    const end = new Promise<ServiceWorkerState>((resolve) => {
      registration.addEventListener('updatefound', () => {
        const worker = registration.installing!;
        worker.addEventListener('statechange', () => resolve(worker.state), { once: true });
      });
    });
    await registration.update();
    return end;
  });

test('[OFF-9, F76] a new version is offered over a half-filled form, never forced, and applied on consent with the form kept', async ({
  page,
  portal,
  nextBuild,
}) => {
  await visitOnce(page);
  await openLabel(page, await portal.label('inOrder'));
  await tap(page, 'Housing and door undamaged');
  await page.evaluate(() => (document.documentElement.dataset.page = 'the first'));
  await portal.restart({ dist: nextBuild });
  await lookForUpdate(page);
  await expect(offer(page)).toBeVisible(installing);
  await expect(page.locator('html')).toHaveAttribute('data-page', 'the first');
  await tap(page, 'Mains cable and plug undamaged');
  await expect(page.getByText('2 of 10 answered')).toBeVisible();

  await apply(page);
  await expect(page.locator('html')).not.toHaveAttribute('data-page', 'the first');
  await expect(page.getByText('2 of 10 answered')).toBeVisible();
  await page.goto('/qr/function-check');
  await expect(page.getByText(versionOf(nextBuild))).toBeVisible();
  await expect(offer(page)).toHaveCount(0);
});

test('[OFF-9] a version that was waiting already is offered at the next start', async ({ page, portal, nextBuild }) => {
  await visitOnce(page);
  await portal.restart({ dist: nextBuild });
  await lookForUpdate(page);
  await expect(offer(page)).toBeVisible(installing);
  await page.reload();
  await expect(offer(page)).toBeVisible(installing);
  await apply(page);
  await expect(page.getByText(versionOf(nextBuild))).toBeVisible();
});

test('[OFF-9, F77] a tab of the old version still opens pages it had not loaded, with and without network', async ({
  context,
  page,
  portal,
  network,
  nextBuild,
}) => {
  await visitOnce(page);
  const old = await context.newPage();
  await old.goto('/qr/function-check');
  await portal.restart({ dist: nextBuild });
  await lookForUpdate(page);
  await apply(page);
  await expect(page.getByText(versionOf(nextBuild))).toBeVisible();

  await old.getByRole('link', { name: 'Register a device' }).click();
  await expect(old.getByRole('heading', { level: 1, name: 'Register a device' })).toBeVisible();
  // Only what the worker keeps counts: the browser's own cache may be emptied at any time.
  await (await context.newCDPSession(old)).send('Network.clearBrowserCache');
  await network.off(context);
  await old.getByRole('link', { name: 'Unsent work: 0 items' }).click();
  await expect(old.getByRole('heading', { level: 1, name: 'Unsent work' })).toBeVisible();
});

test('[OFF-9, F78] what waits, and the checklists, survive a new version, and going back to the older one', async ({
  page,
  portal,
  builtApp,
  nextBuild,
}) => {
  await visitOnce(page);
  portal.proxy.meddle(isDelivery, { kind: 'answer', status: 502, headers: { 'content-type': 'text/html' } });
  const id = await checkUnknownModel(page, 'AB-1');
  await page.goto('/qr/function-check');
  for (const build of [nextBuild, builtApp]) {
    await portal.restart({ dist: build });
    await lookForUpdate(page);
    await apply(page);
    await expect(page.getByText(versionOf(build))).toBeVisible();
    expect((await storedRows(page, 'outbox')).map((row) => row.id)).toEqual([id]);
    expect((await storedRows(page, 'kept')).map((row) => row.id)).toContain('pack');
  }
  portal.proxy.letPass();
  await page.reload();
  await expect.poll(() => portal.rows()).toMatchObject([{ id }]);
  await expect(page.getByRole('link', { name: 'Unsent work: 0 items' })).toBeVisible();
});

test('[OFF-9, F74] a new version of which one file does not arrive leaves the old one as it is', async ({
  context,
  page,
  portal,
  network,
  builtApp,
  nextBuild,
}) => {
  await visitOnce(page);
  await portal.restart({ dist: nextBuild });
  const [first] = readdirSync(join(nextBuild, 'assets')).filter((name) => name.startsWith('unsent-page'));
  portal.proxy.meddle(({ path }) => path === `/assets/${first}`, {
    kind: 'answer',
    status: 200,
    headers: { 'content-type': 'text/html' },
    body: '<title>Welcome to our Wi-Fi</title>',
  });
  expect(await endOfUpdate(page)).toBe('redundant');
  await page.reload();
  await expect(page.getByText(versionOf(builtApp))).toBeVisible();
  await expect(offer(page)).toHaveCount(0);
  await network.off(context);
  await page.goto('/qr/unsent');
  await expect(page.getByRole('heading', { level: 1, name: 'Unsent work' })).toBeVisible();
});

test('[OFF-9, F86] switched off by the server, the worker is gone after one visit, and unsent work is not', async ({
  page,
  portal,
  builtApp,
}) => {
  await visitOnce(page);
  portal.proxy.meddle(isDelivery, { kind: 'answer', status: 502, headers: { 'content-type': 'text/html' } });
  const id = await checkUnknownModel(page, 'AB-1');
  await portal.restart({ dist: builtApp, settings: { workerEnabled: false } });
  await page.goto('/qr/function-check');
  // The page is loaded anew in between, so what is asked of it may be cut off.
  await expect(async () => {
    const left = await page.evaluate(async () => ({
      workers: (await navigator.serviceWorker.getRegistrations()).length,
      controlled: navigator.serviceWorker.controller !== null,
      caches: await caches.keys(),
    }));
    expect(left).toEqual({ workers: 0, controlled: false, caches: [] });
  }).toPass({ timeout: limitOf(60) });
  await expect(page.getByRole('link', { name: 'Unsent work: 1 item' })).toBeVisible();
  portal.proxy.letPass();
  await page.goto('/qr/unsent');
  await expect.poll(() => portal.rows()).toMatchObject([{ id }]);
  await expect(page.getByRole('link', { name: 'Unsent work: 0 items' })).toBeVisible();
});
