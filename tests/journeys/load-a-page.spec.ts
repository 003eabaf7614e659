import { signInAs } from '../support/drivers/sign-in.ts';
import { expect, test } from './journey.ts';

// The network has to be asked: a worker would have the page.
test.use({ serviceWorkers: 'block' });

const chunk = /\/assets\/auth-/;

test('[SHELL-13, SHELL-16, P68] a page that does not load is loaded again by itself, and at the end of all tries says so', async ({
  page,
  complaints,
}) => {
  complaints.expect(/401|ERR_FAILED|chunkLoadError|dynamically imported/);
  // A browser without workers refuses to register one; this blocked one answers with nothing.
  complaints.expect(/[Ss]ervice ?[Ww]orker|reading 'waiting'/);
  await page.route(chunk, (route) => route.abort());
  await page.goto('/auth/login?x=a%20b');
  await expect(page.getByText('It is tried again in a moment.')).toBeVisible();
  await page.unroute(chunk);
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect(page).toHaveURL('/auth/login?x=a%20b');
  expect(await page.evaluate(() => sessionStorage.getItem('pageLoadRetries'))).toBeNull();

  await page.evaluate(() => sessionStorage.setItem('pageLoadRetries', '100'));
  await page.route(chunk, (route) => route.abort());
  await page.reload();
  const dialog = page.getByRole('alertdialog', { name: 'This page has stopped' });
  await expect(dialog).toContainText('This page could not be loaded, also after many tries.');
  await expect(dialog).toContainText('/auth/login');
  await page.unroute(chunk);
  await page.evaluate(() => sessionStorage.removeItem('pageLoadRetries'));
  await dialog.getByRole('button', { name: 'Reload page' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
});

test('[SHELL-16, SHELL-17] what breaks around the pages is said, and so is a page without its root', async ({
  page,
  complaints,
}) => {
  complaints.expect(/401|chunkLoadError|no time|ERR_FAILED|dynamically imported/);
  complaints.expect(/[Ss]ervice ?[Ww]orker|reading 'waiting'/);
  // The dialog of what broke tells the time; it cannot be drawn where that breaks too.
  await page.addInitScript(() => {
    sessionStorage.setItem('pageLoadRetries', '100');
    Object.defineProperty(Intl.DateTimeFormat.prototype, 'format', {
      get() {
        throw new Error('no time');
      },
    });
  });
  await page.route(chunk, (route) => route.abort());
  await page.goto('/auth/login');
  const fallback = page.getByRole('alert');
  await expect(fallback).toContainText('Something went wrong. Try again in a moment.');
  await expect(fallback).toContainText('no time');
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Reload page' }).click();
  await reloaded;
  await expect(fallback).toBeVisible();

  await page.route('/legal', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: (await answer.text()).replace('id="root"', 'id="other"') });
  });
  const said = page.waitForEvent('dialog');
  const opened = page.goto('/legal');
  const alert = await said;
  expect(alert.type()).toBe('alert');
  expect(alert.message()).toContain('Device Portal could not start.');
  await alert.accept();
  await opened;
});

test('[SHELL-13, SHELL-14, SHELL-15] a loader comes after 80 ms, a notice goes after 5000 ms, and no reload by itself takes away what is typed', async ({
  page,
  portal,
  complaints,
}) => {
  complaints.expect(/401|ERR_FAILED|dynamically imported/);
  complaints.expect(/[Ss]ervice ?[Ww]orker|reading 'waiting'/);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.clock.install();
  await page.goto('/app/profile');
  await signInAs(page, await portal.user({ userGroup: 'providerAdministrator', language: 'en' }));
  const phone = page.getByRole('textbox', { name: 'Phone' });
  await phone.fill('+493012345678');
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('button', { name: 'Save profile' }).click();
  const notice = page.getByRole('region', { name: 'Notices' }).getByText('saved');
  await expect(notice).toBeVisible();
  await page.clock.runFor(4_999);
  await expect(notice).toBeVisible();
  await page.clock.runFor(1);
  await expect(notice).toBeHidden();

  let answer = () => {};
  portal.proxy.meddle(({ path }) => path === '/api/customers', {
    kind: 'hold',
    until: new Promise<void>((done) => (answer = done)),
  });
  await page.getByRole('link', { name: 'Customers' }).click();
  const loader = page.getByRole('status').filter({ hasText: 'Loading' });
  await expect(page.locator('[aria-busy]')).toBeAttached();
  await page.clock.runFor(79);
  await expect(loader).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(loader).toBeAttached();
  answer();
  await page.clock.resume();
  await expect(page.getByRole('table')).toBeVisible();

  await page.getByRole('link', { name: 'New customer' }).click();
  const name = page.getByRole('textbox', { name: 'Customer', exact: true });
  await name.fill('Klinik am Fluss');
  await page.route(/\/assets\/search-everything-/, (route) => route.abort());
  await page.keyboard.press('Control+k');
  await expect(page.getByText('Your entries are still here')).toBeVisible();
  await page.clock.fastForward(3_000);
  await expect(name).toHaveValue('Klinik am Fluss');
  page.once('dialog', (question) => void question.accept());
  await page.getByRole('button', { name: 'Reload page' }).click();
  await expect(name).toHaveValue('');
});
