import { aFunctionCheck, delivered } from '../support/builders/a-function-check.ts';
import { faults, isDelivery } from '../support/servers/fault-proxy.ts';
import {
  answerPump,
  checkPump,
  checkUnknownModel,
  openLabel,
  receivedReceipt,
  review,
} from '../support/drivers/make-a-check.ts';
import { storedRows, visitOnce } from '../support/readers/phone-storage.ts';
import { expect, test } from './journey.ts';
import { test as pageTest } from '../pages/page.ts';
import { turnClock } from '../support/drivers/turn-clock.ts';

test('[OFF-3, F25, F27, F29, F31] two tabs and the worker come back to the network at once: one request for each check', async ({
  context,
  page,
  portal,
  network,
}) => {
  await visitOnce(page);
  const second = await context.newPage();
  await second.goto('/qr/unsent');
  await page.bringToFront();
  await network.off(context);
  const ids = [];
  for (const serial of ['AB-1', 'AB-2', 'AB-3']) ids.push(await checkUnknownModel(page, serial));
  await expect(second.getByRole('link', { name: 'Unsent work: 3 items' })).toBeVisible();
  const beforehand = portal.proxy.deliveries().length;

  await network.on(context); // tells both tabs, and the worker by its event
  for (const tab of [page, second]) await expect(tab.getByRole('link', { name: 'Unsent work: 0 items' })).toBeVisible();
  await second.getByRole('heading', { name: 'Unsent work' }).click();
  await second.evaluate(() => dispatchEvent(new Event('focus')));
  await expect.poll(() => portal.rows()).toHaveLength(3);
  const sent = portal.proxy.deliveries().slice(beforehand).flat();
  expect(sent.toSorted((a, b) => a.localeCompare(b))).toEqual(ids);
});

test('[OFF-3] a tab that is frozen while it sends holds up nobody, and its check is kept once', async ({
  context,
  page,
  portal,
  complaints,
}) => {
  complaints.expect(/TimeoutError/); // the clock is turned while the store works
  const release = Promise.withResolvers<void>();
  portal.proxy.meddle(isDelivery, { kind: 'hold', until: release.promise }, 1);
  const id = await checkUnknownModel(page, 'AB-1');
  await expect.poll(() => portal.proxy.deliveries()).toEqual([[id]]);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Page.setWebLifecycleState', { state: 'frozen' });

  const other = await context.newPage();
  await other.clock.install();
  await other.goto('/qr/unsent');
  await expect(other.getByRole('heading', { name: 'On the way' })).toBeVisible();
  await other.getByRole('button', { name: 'Send now' }).click();
  await turnClock(other, 44_000);
  expect(portal.proxy.deliveries()).toEqual([[id]]);
  await turnClock(other, 2_000);
  await expect(other.getByRole('link', { name: 'Unsent work: 0 items' })).toBeVisible();
  expect(portal.proxy.deliveries()).toEqual([[id], [id]]);

  release.resolve();
  await devtools.send('Page.setWebLifecycleState', { state: 'active' });
  await receivedReceipt(page);
  expect(await portal.rows()).toMatchObject([{ id }]);
});

test('[OFF-4, F36, F38] one check the server refuses, between two good ones: they arrive, it stays with its reason', async ({
  context,
  page,
  portal,
  network,
}) => {
  await visitOnce(page);
  await network.off(context);
  const ids = [];
  for (const serial of ['AB-1', 'AB-2', 'AB-3']) ids.push(await checkUnknownModel(page, serial));
  const [first, refused, last] = ids;
  await portal.deliver(delivered(aFunctionCheck({ submissionId: refused })));

  await network.on(context);
  await expect(page.getByRole('link', { name: 'Unsent work: 1 item' })).toBeVisible();
  expect((await portal.rows()).map(({ id }) => id)).toEqual(expect.arrayContaining([first, last]));
  await page.reload();
  await page.getByRole('link', { name: 'Unsent work: 1 item' }).click();
  const needs = page.getByRole('region', { name: 'Needs your attention' });
  await expect(needs.getByText('The server has another record under the number of this one.')).toBeVisible();
  await expect(needs.getByText('It is safe on this phone.')).toBeVisible();
  expect(await storedRows(page, 'outbox')).toMatchObject([{ id: refused, status: 'needsAttention' }]);
});

test('[OFF-3, F26] Save tapped twice on a slow phone makes one check', async ({ context, page, portal }) => {
  await openLabel(page, await portal.label('inOrder'));
  await answerPump(page);
  await review(page);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  const save = page.getByRole('button', { name: 'Save check' });
  await save.evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  await receivedReceipt(page);
  expect(await portal.rows()).toHaveLength(1);
  expect(portal.proxy.deliveries()).toHaveLength(1);
  expect(await storedRows(page, 'outbox')).toEqual([]);
});

test('[OFF-3, F24, F34] going back after saving opens neither the saved check nor a copy of it', async ({
  page,
  portal,
}) => {
  const id = await checkPump(page, await portal.label('inOrder'));
  await receivedReceipt(page);
  await page.goBack();
  await receivedReceipt(page);
  await page.reload();
  await receivedReceipt(page);
  expect(await storedRows(page, 'drafts')).toEqual([]);
  expect(await portal.rows()).toMatchObject([{ id }]);
});

pageTest(
  '[QR-6, OFF-3] a name typed with a space too many and an ü of two characters is acknowledged',
  async ({ page, portal }) => {
    await openLabel(page, await portal.label('inOrder'));
    await answerPump(page);
    await review(page, ' Ju\u0308rgen  Wei\u00df ');
    await page.getByRole('button', { name: 'Save check' }).click();
    await receivedReceipt(page);
    const [row] = await portal.rows();
    expect(JSON.parse(row!.contentJson)).toMatchObject({ performer: { name: 'J\u00fcrgen  Wei\u00df' } });
  },
);

test('[OFF-2, F18, F40] a server that was down for minutes gets everything once it is back, without a reload', async ({
  page,
  portal,
  complaints,
}) => {
  complaints.expect(/TimeoutError/); // the clock is turned while the store works
  await page.clock.install();
  portal.proxy.meddle(isDelivery, { kind: 'answer', status: 502, headers: { 'content-type': 'text/html' } });
  const id = await checkUnknownModel(page, 'AB-1');
  await expect.poll(() => portal.proxy.deliveries().length).toBe(1);
  for (let minute = 1; minute <= 3; minute += 1) {
    const before = portal.proxy.deliveries().length;
    await turnClock(page, 60_000);
    await expect.poll(() => portal.proxy.deliveries().length).toBeGreaterThan(before);
  }
  portal.proxy.letPass();
  await turnClock(page, 60_000);
  await receivedReceipt(page);
  expect(await portal.rows()).toMatchObject([{ id }]);
});

test('[OFF-2, F37] a check that is refused is not sent again by itself, whatever happens', async ({ page, portal }) => {
  portal.proxy.meddle(isDelivery, faults.hang, 1);
  const id = await checkUnknownModel(page, 'AB-1');
  await expect.poll(() => portal.proxy.deliveries().length).toBe(1);
  await portal.deliver(delivered(aFunctionCheck({ submissionId: id })));
  await page.goto('/qr/unsent');
  await expect(page.getByRole('heading', { name: 'Needs your attention' })).toBeVisible();
  const sent = portal.proxy.deliveries().length;
  await expect(page.getByRole('button', { name: 'Send now' })).toHaveCount(0);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Needs your attention' })).toBeVisible();
  expect(portal.proxy.deliveries()).toHaveLength(sent);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => portal.proxy.deliveries().length).toBe(sent + 1);
});
