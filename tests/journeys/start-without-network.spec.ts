import { readFileSync } from 'node:fs';
import type { Locator } from 'playwright/test';
import { openLabel } from '../support/drivers/make-a-check.ts';
import { hasLaterFiles, visitOnce } from '../support/readers/phone-storage.ts';
import { expect, test } from './journey.ts';

type Texts = { unsent: { title: string }; registration: { title: string }; start: { check: string; scan: string } };
const textsOf = (language: string) => JSON.parse(readFileSync(`public/locales/${language}/work.json`, 'utf8')) as Texts;

test('[OFF-1, I18N-1] every field page starts in each of the five languages with no network after one visit', async ({
  context,
  page,
  portal,
  network,
}) => {
  test.slow(); // thirty pages
  const label = await portal.label('inOrder');
  await visitOnce(page);
  await network.off(context);

  const heading = (title: string) => page.getByRole('heading', { level: 1, name: title });
  for (const language of ['de', 'uk', 'fr', 'es', 'en']) {
    const { start, unsent, registration } = textsOf(language);
    const opens = async (address: string, shown: Locator) => {
      await page.goto(address);
      await expect(shown).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', language);
    };
    await page.getByRole('combobox').selectOption(language);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await opens('/qr/device-registration', heading(registration.title));
    await opens('/qr/unsent', heading(unsent.title));
    await opens('/qr/scan', heading(start.scan));
    await opens('/qr/receipt/01930000-0000-7000-8000-000000000001', page.getByRole('textbox'));
    await opens(label.url, page.getByRole('main').getByText(label.serialNumber));
    await opens(
      `/qr/device-registration?d=${label.url.split('/').at(-1)}`,
      page.getByRole('main').getByText(label.serialNumber),
    );
    await opens('/qr/function-check', page.getByRole('button', { name: start.check }));
  }
});

test('[OFF-1, I18N-1] the language changes without network, in the middle of a check', async ({
  context,
  page,
  portal,
  network,
}) => {
  const label = await portal.label('inOrder');
  await visitOnce(page);
  await network.off(context);
  await openLabel(page, label);
  await page.getByRole('textbox', { name: 'Occlusion alarm pressure' }).fill('62');
  await page.getByRole('combobox', { name: 'Language' }).selectOption('fr');
  await expect(page.getByRole('textbox', { name: 'Pression d’alarme d’occlusion' })).toHaveValue('62');
  await page.getByRole('combobox').selectOption('uk');
  await expect(page.getByRole('textbox', { name: 'Тиск спрацювання при оклюзії' })).toHaveValue('62');
});

test('[OFF-1, SHELL-3] a path the page does not know, and everything of the server, is not answered from the phone', async ({
  context,
  page,
  network,
}) => {
  await visitOnce(page);
  await network.off(context);
  const answers = await page.evaluate(() =>
    Promise.all(
      ['/api/public/qr/pack', '/meta/meta.json', '/api/openapi.json'].map((path) =>
        fetch(path).then(
          ({ status }) => String(status),
          () => 'no answer',
        ),
      ),
    ),
  );
  expect(answers).toEqual(['no answer', 'no answer', 'no answer']);
  for (const path of ['/nowhere', '/qr/nothing', '/api/public/qr/pack', '/healthz', '/manual/'])
    await expect((await context.newPage()).goto(path)).rejects.toThrow(/ERR_/);
});

test('[SHELL-9, OFF-1, F84] the manuals are on the phone too, once the app is, and a worker of an earlier scope is gone', async ({
  context,
  page,
  network,
}) => {
  await visitOnce(page);
  const scopes = () =>
    page.evaluate(async () =>
      (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname),
    );
  await page.evaluate(() => navigator.serviceWorker.register('/service-worker.js', { scope: '/qr/' }));
  expect(await scopes()).toContain('/qr/');
  await page.reload();
  await expect.poll(scopes).toEqual(['/']);
  await hasLaterFiles(page, /\/manual\//, 5);
  await network.off(context);
  await page.goto('/manual/de/');
  await expect(page.getByRole('heading', { level: 1, name: 'Handbuch' })).toBeVisible();
  await page.getByRole('link', { name: 'Français' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Manuel' })).toBeVisible();
  await expect(page.locator('html')).toHaveCSS('font-size', '17px');
});

test('[OFF-1] pages that were not opened yet are there without network too', async ({ context, page, network }) => {
  await visitOnce(page);
  await network.off(context);
  await page.getByRole('link', { name: 'Register a device' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Register a device' })).toBeVisible();
  await page.getByRole('link', { name: 'Unsent work: 0 items' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Unsent work' })).toBeVisible();
});
