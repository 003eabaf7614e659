import type { Page } from 'playwright/test';
import { axeFindings } from '../support/readers/axe-findings.ts';
import { signInAs, signOut, userMenu } from '../support/drivers/sign-in.ts';
import { expect, test } from './journey.ts';
import { test as pageTest } from '../pages/page.ts';
import { limitOf } from '../tools/machine-speed.ts';

const query = '?x=1&y=a%20b&y=c';

pageTest(
  '[SHELL-1, SHELL-2, SHELL-4, SHELL-5, AUTH-2] a stranger signs in and is back where they wanted to go, query and all',
  async ({ page, portal, complaints }) => {
    complaints.expect(/401/);
    const user = await portal.user({ userGroup: 'providerAdministrator' });
    await page.goto(`/${query}`);
    await expect(page).toHaveURL(`/auth/login${query}`);
    await page.goto(`/auth/nowhere${query}`);
    await expect(page).toHaveURL(`/auth/login${query}`);
    await page.goto(`/app/customers${query}`);
    await expect(page).toHaveURL(`/auth/login${query}`);

    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByText('Enter your e-mail address')).toBeVisible();
    await signInAs(page, user, 'not the password');
    await expect(page.getByRole('alert')).toContainText('E-mail or password is not right.');
    await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue(user.email);
    await signInAs(page, user);
    await expect(page.getByRole('heading', { name: 'Customers' })).toBeVisible();
    await expect(page).toHaveURL(`/app/customers${query}`);

    await page.goto('/auth/login');
    await expect(page).toHaveURL('/app/customers');
    await signOut(page);
    await page.goto('/app');
    await expect(page).toHaveURL('/auth/login');
  },
);

pageTest(
  '[SHELL-7, SHELL-8, CUST-1, CUST-4, CUST-5] who sees the list of customers, and who their own alone',
  async ({ page, portal, complaints }) => {
    complaints.expect(/401|404/);
    const technician = await portal.user({ userGroup: 'technician' });
    await page.goto('/app/customers');
    await signInAs(page, technician);
    await expect(page).toHaveURL(`/app/customers/${technician.customerId}`);
    await expect(page.getByRole('link', { name: 'Customers' })).toHaveCount(0);
    await page.goto('/app/customers/01940000-0000-7000-8000-000000000000');
    await expect(page.getByRole('img', { name: '404' })).toBeVisible();
    await page.goto('/nowhere');
    await expect(page.getByRole('img', { name: '404' })).toBeVisible();
    await expect(userMenu(page)).toBeVisible();
    await signOut(page);

    // On a phone the words of the bar fold into one button.
    await signInAs(page, await portal.user({ userGroup: 'providerService' }));
    await page.getByRole('button', { name: 'Main navigation' }).click();
    await expect(page.getByRole('menuitem', { name: 'Registrations' })).toBeVisible();
    await page.getByRole('menuitem', { name: 'Customers' }).click();
    const rows = page.getByRole('table').getByRole('link');
    const name = await rows.first().innerText();
    await rows.first().click();
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  },
);

test('[AUTH-1, OFF-5, OFF-6, OFF-7] signed in, a reload without network shows what was seen, twice, and says so', async ({
  page,
  context,
  portal,
  network,
}) => {
  const user = await portal.user({ userGroup: 'customerAdministrator' });
  const home = `/app/customers/${user.customerId}`;
  await page.goto(home);
  await signInAs(page, user);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  await page.goto('/app/profile');
  await expect(page.getByRole('button', { name: 'Save profile' })).toBeEnabled();
  await page.goto(home);
  await expect(page.getByText('Customer no.')).toBeVisible();
  await expect.poll(() => page.evaluate(() => Object.values(localStorage).join(' '))).toContain('customerNr');

  await network.off(context);
  for (let reload = 1; reload <= 2; reload += 1) {
    await page.reload();
    await expect(page.getByText('Customer no.')).toBeVisible();
    await expect(page.getByText('No connection to the server.')).toBeVisible();
  }
  await page.goto('/app/profile');
  await expect(page.getByRole('button', { name: 'Save profile' })).toBeDisabled();

  // The browser says there is a network, but the server is away.
  await context.setOffline(false);
  await page.goto(home);
  await expect(page.getByText('Customer no.')).toBeVisible();
  await network.on(context);
  await expect(page.getByText('No connection to the server.')).toBeHidden({ timeout: limitOf(90) });
});

test('[AUTH-3, OFF-5, F93] after sign-out without network nothing of it is left here, and the server hears of it later', async ({
  page,
  context,
  portal,
  network,
}) => {
  const user = await portal.user({ userGroup: 'customerAdministrator' });
  const { name, customerNr } = await portal
    .database()
    .selectFrom('customer')
    .selectAll()
    .where('id', '=', user.customerId)
    .executeTakeFirstOrThrow();
  await page.goto(`/app/customers/${user.customerId}`);
  await signInAs(page, user);
  await expect(page.getByText(customerNr).last()).toBeVisible();
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  await expect.poll(() => everythingKept(page)).toContain(customerNr);
  await network.off(context);
  await signOut(page);
  const kept = await everythingKept(page);
  for (const trace of [name, customerNr, user.email, user.lastName, user.id]) expect(kept).not.toContain(trace);
  expect(kept).toContain('logoutOwed');

  const page2 = await context.newPage();
  await page.close();
  await network.on(context);
  await page2.goto('/app');
  await expect(page2).toHaveURL('/auth/login');
  await expect
    .poll(() => portal.database().selectFrom('session').select('endedWhy').execute())
    .toEqual([{ endedWhy: 'signedOut' }]);
  expect(await everythingKept(page2)).not.toContain('logoutOwed');
});

pageTest(
  '[USER-4, A11Y-1] the profile is changed, an error stands at its field, and axe finds nothing in light and dark',
  async ({ page, portal, complaints }) => {
    complaints.expect(/401|422/);
    const user = await portal.user({ userGroup: 'technician' });
    await page.goto('/app/profile');
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    expect.soft(await axeFindings(page), 'sign-in').toEqual([]);
    await signInAs(page, user);
    const phone = page.getByRole('textbox', { name: 'Phone' });
    await phone.fill('030 1234');
    await page.getByRole('link', { name: 'Device Portal' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Stay here' }).click();
    await expect(phone).toHaveValue('030 1234');
    await page.getByRole('button', { name: 'Save profile' }).click();
    await expect(page.getByText('Write the number with its country code')).toBeVisible();
    expect.soft(await axeFindings(page), 'profile with an error').toEqual([]);
    await phone.fill('+49 30 1234567');
    await page.getByRole('button', { name: 'Save profile' }).click();
    await expect(page.getByText('The profile is saved.')).toBeVisible();
    const kept = await portal.database().selectFrom('appUser').selectAll().where('id', '=', user.id).execute();
    expect(kept).toMatchObject([{ phone: '+49301234567', version: 2 }]);
    await page.goto(`/app/customers/${user.customerId}`);
    await expect(page.getByText('Customer no.')).toBeVisible();
    expect.soft(await axeFindings(page), 'customer').toEqual([]);
  },
);

/** Everything this browser keeps outside the outbox: storage, databases, caches. */
function everythingKept(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const parts = [JSON.stringify({ ...localStorage }), JSON.stringify({ ...sessionStorage })];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        if (/\/api\//.test(request.url)) parts.push(request.url, await (await cache.match(request))!.text());
    }
    for (const { name } of await indexedDB.databases()) parts.push(name!);
    return parts.join('\n');
  });
}
