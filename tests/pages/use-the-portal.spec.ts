import type { Page } from 'playwright/test';
import { hostileRedirects } from '../support/builders/hostile-redirects.ts';
import { signInAs, userMenu } from '../support/drivers/sign-in.ts';
import { expect, test } from './page.ts';

const languageMenu = (page: Page) => page.getByRole('button', { name: /^(Language|Мова|\[)/ });
const kept = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

test('[SHELL-8, SHELL-9, SHELL-10, SHELL-18, SHELL-19] the menus of a signed-in person, the manual, and the texts of developers', async ({
  page,
  context,
  portal,
  complaints,
}) => {
  complaints.expect(/401/);
  await page.setViewportSize({ width: 1440, height: 900 });
  const user = await portal.user({ userGroup: 'providerAdministrator' });
  await page.goto('/app/customers');
  await signInAs(page, user);
  await userMenu(page).click();
  await expect(page.getByRole('menuitem')).toHaveText([
    'My profile',
    'Legal notice',
    'Privacy policy',
    'Data processing',
    'Help',
    'Logout',
  ]);
  const opening = context.waitForEvent('page');
  await page.getByRole('menuitem', { name: 'Help' }).click();
  const manual = await opening;
  await expect(manual.getByRole('heading', { level: 1, name: 'Manual' })).toBeVisible();
  await expect(manual).toHaveURL('/manual/en/');
  await manual.close();

  const note = page.getByRole('region', { name: 'Cookies' });
  await note.getByRole('button').click();
  await expect(note).toBeHidden();
  expect(JSON.parse((await kept(page, 'cookieConsent')) ?? '')).toEqual({
    isConsentGiven: true,
    date: expect.any(String),
  });

  await languageMenu(page).click();
  await expect(page.getByRole('menuitemradio')).toHaveText([
    /Deutsch/,
    /English/,
    /Українська.*UA/,
    /Français/,
    /Español/,
    'Dev',
    'Debug',
  ]);
  await page.getByRole('menuitemradio', { name: 'Dev' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('[Çúštómérš~~~]');
  await page.getByRole('button', { name: 'Dev' }).click();
  await page.getByRole('menuitemradio', { name: 'Debug' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('customers:list.title');
  await page.getByRole('button', { name: 'Debug' }).click();
  await page.getByRole('menuitemradio', { name: /Українська/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Клієнти');
  await page.getByRole('button', { name: /^Меню/ }).click();
  await expect(page.getByRole('menuitem', { name: 'Довідка' })).toHaveAttribute('href', '/manual/en/');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Клієнти');
  await expect(note).toBeHidden();
});

test('[SHELL-12, SHELL-21] the sidebar stands open on a desk, folds away on a phone, and remembers what its button said', async ({
  page,
  portal,
  complaints,
}) => {
  complaints.expect(/401/);
  const user = await portal.user({ userGroup: 'customerAdministrator' });
  const sidebar = page.getByRole('complementary');
  const link = sidebar.getByRole('link', { name: 'Customer', exact: true });
  const state = async () => JSON.parse((await kept(page, 'customerSidebarState')) ?? 'null') as unknown;
  await page.setViewportSize({ width: 1024, height: 800 });
  await page.goto(`/app/customers/${user.customerId}`);
  await signInAs(page, user);
  await expect(link).toHaveText('Customer');
  expect(await state()).toBe(null);
  await sidebar.getByRole('button', { name: 'Collapse sidebar' }).click();
  await expect(link).toHaveText('');
  await page.reload();
  await expect(link).toHaveText('');
  expect(await state()).toEqual({ isExpanded: false });
  await sidebar.getByRole('button', { name: 'Expand sidebar' }).click();
  await expect(link).toHaveText('Customer');
  expect(await state()).toEqual({ isExpanded: true });

  for (const width of [768, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(sidebar).toBeHidden();
    const opener = page.getByRole('main').or(page.locator('body')).getByRole('button', { expanded: false }).last();
    await opener.click();
    await expect(link).toBeVisible();
    await page.mouse.click(width - 10, 400);
    await expect(sidebar).toBeHidden();
    await opener.click();
    await link.click();
    await expect(sidebar).toBeHidden();
  }
  expect(await state()).toEqual({ isExpanded: true });
});

test('[SHELL-5] rd leads to the allowed address, and in 31 hostile forms nowhere but into the portal', async ({
  page,
  context,
  portal,
  complaints,
}) => {
  complaints.expect(/401/);
  const allowed = 'https://learn.example/start';
  await portal.restart({ settings: { allowedRedirectUrls: [allowed, 'http://intranet.example/'] } });
  const left: string[] = [];
  await context.route(
    (url) => !url.href.startsWith(portal.address),
    (route) => {
      left.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: '<title>elsewhere</title>' });
    },
  );
  const user = await portal.user({ userGroup: 'technician' });
  await page.goto(`/auth?rd=${encodeURIComponent(allowed)}`);
  await signInAs(page, user);
  await expect(page).toHaveURL(allowed);
  expect(left).toEqual([allowed]);
  const home = `/app/customers/${user.customerId}`;
  await page.goto(home);
  await expect(userMenu(page)).toBeVisible();
  for (const rd of hostileRedirects) {
    await page.evaluate((query) => {
      history.pushState(null, '', `/auth?rd=${query}`);
      dispatchEvent(new PopStateEvent('popstate'));
    }, encodeURIComponent(rd));
    await expect(page).toHaveURL(home);
  }
  expect(left).toEqual([allowed]);
});
