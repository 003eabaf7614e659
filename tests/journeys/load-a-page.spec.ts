import { expect, test } from './journey.ts';

// The network has to be asked: a worker would have the page.
test.use({ serviceWorkers: 'block' });

const chunk = /\/assets\/auth-pages-/;

test('[SHELL-13, SHELL-16] a page that does not load is loaded again by itself, and at the end of all tries says so', async ({
  page,
  complaints,
}) => {
  complaints.expect(/401|ERR_FAILED|chunkLoadError|dynamically imported/);
  // A browser without workers refuses to register one; this blocked one answers with nothing.
  complaints.expect(/[Ss]ervice ?[Ww]orker|reading 'waiting'/);
  await page.route(chunk, (route) => route.abort(), { times: 1 });
  await page.goto('/auth/login?x=a%20b');
  await expect(page.getByText('It is tried again in a moment.')).toBeVisible();
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
