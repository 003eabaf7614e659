import type { Page } from 'playwright/test';
import { keptInBrowser } from '../support/readers/kept-in-browser.ts';
import { checkPump } from '../support/drivers/make-a-check.ts';
import type { ServedPortal } from '../support/servers/served-portal.ts';
import { signInAs, signOut, userMenu } from '../support/drivers/sign-in.ts';
import { expect, test } from './journey.ts';

const minute = 60_000; // milliseconds
const day = 24 * 60 * minute;
const refreshes = ({ proxy }: ServedPortal) => proxy.passed.filter(({ path }) => path === '/api/auth/refresh').length;
const openSessions = (portal: ServedPortal) =>
  portal.database().selectFrom('session').select('id').where('endedAt', 'is', null).execute();

/** Signs somebody in on the page of their own customer. */
async function atHome(page: Page, portal: ServedPortal) {
  const user = await portal.user({ userGroup: 'customerAdministrator' });
  const home = `/app/customers/${user.customerId}`;
  await page.goto(home);
  await signInAs(page, user);
  await expect(page.getByText('Customer no.')).toBeVisible();
  return { user, home };
}

test('[AUTH-4, AUTH-10, P66] five tabs woken with a token that runs out share one refresh, and nobody is signed out', async ({
  page,
  context,
  portal,
  complaints,
}) => {
  complaints.expect(/401/);
  await context.clock.install();
  const { home } = await atHome(page, portal);
  const others = await Promise.all([1, 2, 3, 4].map(() => context.newPage()));
  for (const tab of others) {
    await tab.goto(home);
    await expect(tab.getByText('Customer no.')).toBeVisible();
  }
  const before = refreshes(portal);
  await context.clock.fastForward(14 * minute);
  await expect.poll(() => refreshes(portal)).toBe(before + 1);
  for (const tab of [page, ...others]) {
    await tab.bringToFront();
    await tab.evaluate(() => dispatchEvent(new Event('focus')));
    await expect(userMenu(tab)).toBeVisible();
  }
  await context.clock.fastForward(minute);
  expect(refreshes(portal)).toBe(before + 1);
  expect(await openSessions(portal)).toHaveLength(1);
});

test('[AUTH-4, AUTH-10] an answer to a refresh that was lost, and a clock ten minutes on, sign nobody out', async ({
  page,
  context,
  portal,
  complaints,
}) => {
  complaints.expect(/401/);
  const { home } = await atHome(page, portal);
  await page.close();
  portal.proxy.meddle(({ path }) => path === '/api/auth/refresh', { kind: 'cutAnswer' }, 1);
  await context.clock.install({ time: Date.now() + 10 * minute });
  const later = await context.newPage();
  await later.goto(home);
  await expect(userMenu(later)).toBeVisible();
  await expect
    .poll(() => portal.proxy.passed.filter(({ path, end }) => path === '/api/auth/refresh' && end === 'cut').length)
    .toBe(1);
  await context.clock.fastForward(31_000);
  await expect.poll(() => portal.proxy.passed.findLast(({ path }) => path === '/api/auth/refresh')?.end).toBe('200');
  await expect(later.getByText('No connection to the server.')).toBeHidden();
  await expect(userMenu(later)).toBeVisible();
  expect(await openSessions(portal)).toHaveLength(1);
});

test('[AUTH-4] a token of sixty days and a clock a day off lead to no storm of refreshes', async ({
  page,
  context,
  portal,
  complaints,
}) => {
  complaints.expect(/401/);
  await context.clock.install({ time: Date.now() + day });
  await atHome(page, portal);
  expect(refreshes(portal)).toBe(1); // the one at the start, which found no session
  await context.clock.fastForward(5 * minute);
  expect(refreshes(portal)).toBe(1);

  const expiration = new Date(Date.now() + 60 * day).toISOString();
  portal.proxy.meddle(({ path }) => path === '/api/auth/refresh', {
    kind: 'rewrite',
    body: (text) => text.replace(/"expiration":"[^"]*"/, `"expiration":"${expiration}"`),
  });
  await context.clock.setSystemTime(Date.now() - day);
  await page.reload();
  await expect(userMenu(page)).toBeVisible();
  const after = refreshes(portal);
  expect(after).toBeLessThanOrEqual(2);
  await context.clock.fastForward(26 * day);
  expect(refreshes(portal)).toBe(after);
  await expect(userMenu(page)).toBeVisible();
});

test('[AUTH-1, AUTH-6, AUTH-7, OFF-6, F90, P67] what is no refusal of ours ends no session; our own 401 and 403 do as they should', async ({
  page,
  portal,
  complaints,
}) => {
  complaints.expect(/401|403|500|503/);
  const { proxy } = portal;
  const json = { 'content-type': 'application/problem+json' };
  const html = { 'content-type': 'text/html' };
  const noRefresh = [
    { kind: 'answer', status: 500, headers: json, body: '{}' },
    { kind: 'answer', status: 200, headers: html, body: '<h1>Welcome to the hotel</h1>' },
    { kind: 'cutRequest' },
  ] as const;
  const isRefresh = ({ path }: { path: string }) => path === '/api/auth/refresh';
  for (const fault of noRefresh) {
    proxy.meddle(isRefresh, fault);
    await page.goto('/app/customers?x=1&y=a%20b');
    await expect(page).toHaveURL('/auth/login?x=1&y=a%20b');
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
    proxy.letPass();
  }
  const { user, home } = await atHome(page, portal);
  for (const fault of noRefresh) {
    proxy.meddle(isRefresh, fault);
    await page.goto(home);
    await expect(page.getByText('Customer no.')).toBeVisible();
    await expect(page.getByText('No connection to the server.')).toBeVisible();
    proxy.letPass();
  }
  await page.goto(home);
  await expect(page.getByText('No connection to the server.')).toBeHidden();

  const problem = (status: number, code: string) =>
    ({
      kind: 'answer',
      status,
      headers: json,
      body: JSON.stringify({ type: 'about:blank', title: code, status, code, requestId: 'x' }),
    }) as const;
  const isCustomer = ({ path }: { path: string }) => path === `/api/customers/${user.customerId}`;
  for (const status of [401, 403]) {
    proxy.meddle(isCustomer, { kind: 'answer', status, headers: html, body: '<h1>Proxy</h1>' });
    await page.goto(home);
    await expect(userMenu(page)).toBeVisible();
    await expect(page.getByText('Customer no.')).toBeVisible();
    proxy.letPass();
  }
  proxy.meddle(isCustomer, problem(403, 'forbidden'));
  await page.goto(home);
  await expect(page.getByRole('img', { name: '404' })).toBeVisible();
  await expect(page).toHaveURL('/404');
  proxy.letPass();
  proxy.meddle(
    ({ method, path }) => method === 'PUT' && path === '/api/users/user-profile',
    problem(401, 'unauthenticated'),
  );
  await page.goto('/app/profile');
  await page.getByRole('textbox', { name: 'Phone' }).fill('+49 30 1234567');
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page).toHaveURL('/auth/login');
  proxy.letPass();
  await signInAs(page, user);
  await expect(userMenu(page)).toBeVisible();
  proxy.meddle(isCustomer, problem(401, 'unauthenticated'));
  await page.goto(home);
  await expect(page).toHaveURL('/auth/login');
});

test('[AUTH-3, OFF-5, F44, F92, F93, F94] after sign-out nothing of a person or a customer is left, not even what answers too late; unsent checks stay', async ({
  page,
  portal,
  complaints,
}) => {
  complaints.expect(/401/);
  portal.proxy.meddle(({ path }) => path.startsWith('/api/public/qr/submissions'), { kind: 'cutRequest' });
  await checkPump(page, await portal.label('inOrder'));
  const { user, home } = await atHome(page, portal);
  const customer = await portal
    .database()
    .selectFrom('customer')
    .select(['name', 'customerNr'])
    .where('id', '=', user.customerId)
    .executeTakeFirstOrThrow();
  const traces = [customer.name, customer.customerNr, user.email, user.lastName, user.id, user.customerId];
  await expect.poll(() => keptInBrowser(page)).toContain(customer.customerNr);

  let letGo = () => {};
  const until = new Promise<void>((resolve) => (letGo = resolve));
  portal.proxy.meddle(({ path }) => path === `/api/customers/${user.customerId}`, { kind: 'holdAnswer', until });
  await page.goto(home);
  await signOut(page);
  await expect(page.getByText('1 item on this device is not sent yet')).toBeVisible();
  const answered = page.waitForResponse(({ url }) => url().endsWith(user.customerId)).catch(() => null);
  letGo();
  await Promise.race([answered, page.waitForLoadState('networkidle')]);
  for (const trace of traces) expect(await keptInBrowser(page)).not.toContain(trace);

  const next = await portal.user({ userGroup: 'technician', email: 'next@halden-rieck.example' });
  await signInAs(page, next);
  await expect(userMenu(page)).toBeVisible();
  for (const trace of [user.email, user.id]) expect(await keptInBrowser(page)).not.toContain(trace);
  await page.goto('/qr/unsent');
  await expect(page.getByText('1 not sent yet')).toBeVisible();
});

test('[OFF-5, OFF-10] the portal works with a store that is full, switched off, spoilt, or written by a newer version', async ({
  page,
  context,
  portal,
  complaints,
}) => {
  complaints.expect(/401/);
  const { home } = await atHome(page, portal);
  const spoil = async (act: () => void) => {
    await page.evaluate(act);
    await page.goto(home);
    await expect(page.getByText('Customer no.')).toBeVisible();
  };
  await spoil(() => {
    for (const key of Object.keys(localStorage)) localStorage.setItem(key, '{"half');
  });
  await spoil(() => {
    for (const key of Object.keys(localStorage))
      localStorage.setItem(key, JSON.stringify({ version: 99, buster: 'newer', clientState: 7 }));
  });
  await spoil(() => {
    for (let size = 4_000_000; size > 10; size = Math.floor(size / 2))
      try {
        for (;;) localStorage.setItem(`filler-${size}-${Math.random()}`, 'x'.repeat(size));
      } catch {
        // As full as it gets with pieces of this size.
      }
  });
  await context.addInitScript(() => {
    const off = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    Object.defineProperty(window, 'localStorage', { get: off });
    Object.defineProperty(window, 'sessionStorage', { get: off });
  });
  await spoil(() => undefined);
  await page.goto('/app/profile');
  await expect(page.getByRole('button', { name: 'Save profile' })).toBeEnabled();
});
