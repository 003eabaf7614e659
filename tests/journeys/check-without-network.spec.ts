import { isDelivery } from '../support/servers/fault-proxy.ts';
import { expect, test } from './journey.ts';
import {
  answerPump,
  checkPump,
  checkUnknownModel,
  openLabel,
  pumpSteps,
  receivedReceipt,
  review,
  save,
  tap,
} from '../support/drivers/make-a-check.ts';
import { isReadyForOffline, storedRows, visitOnce } from '../support/readers/phone-storage.ts';
import { limitOf } from '../tools/machine-speed.ts';
import { turnClock } from '../support/drivers/turn-clock.ts';

test('[OFF-1, OFF-2, QR-1, F88] a check of a device this phone never saw, begun and made without network, arrives when the network is back', async ({
  profile,
  portal,
  network,
}) => {
  const label = await portal.label('inOrder');
  const before = await profile.start();
  await visitOnce(await before.newPage());
  await before.close();

  const context = await profile.start();
  await network.off(context);
  const page = await context.newPage();
  const id = await checkPump(page, label);
  await expect(page.getByRole('heading', { name: 'Stored on this phone' })).toBeVisible();
  await expect(page.getByText('No network. Everything is kept on this phone.')).toBeVisible();
  expect(await portal.rows()).toEqual([]);

  await network.on(context);
  const { receiptCode } = await receivedReceipt(page);
  expect(await portal.rows()).toMatchObject([{ id, receiptCode, flagsJson: '[]' }]);
});

test('[OFF-2, P1] a check made without network is delivered with every page closed, by the event of the browser', async ({
  profile,
  portal,
  network,
}) => {
  const label = await portal.label('inOrder');
  const context = await profile.start();
  const page = await context.newPage();
  await visitOnce(page);
  await network.off(context);
  const id = await checkPump(page, label);
  await expect(page.getByRole('heading', { name: 'Stored on this phone' })).toBeVisible();
  for (const each of context.pages()) await each.close();
  expect(context.pages()).toEqual([]);
  const beforehand = portal.proxy.deliveries().length;

  await network.on(context);
  await expect.poll(() => portal.rows(), { timeout: limitOf(60) }).toMatchObject([{ id }]);
  expect(portal.proxy.deliveries().slice(beforehand)).toEqual([[id]]);
  expect(context.pages()).toEqual([]);

  const again = await context.newPage();
  await again.goto('/qr/unsent');
  await expect(again.getByText('Everything has been received')).toBeVisible();
});

test('[OFF-15] with a page open and the worker awake, a delivery that a proxy answers keeps its waiting times', async ({
  profile,
  portal,
}) => {
  const page = await (await profile.start()).newPage();
  await visitOnce(page);
  const triedAt: number[] = [];
  page.context().on('request', (request) => {
    if (isDelivery({ method: request.method(), path: new URL(request.url()).pathname })) triedAt.push(Date.now());
  });
  portal.proxy.meddle(isDelivery, { kind: 'answer', status: 413, body: '<html>too large</html>' });
  await checkUnknownModel(page, 'AB-1');
  // A try that the next page cut off would rightly be made again at once.
  await expect
    .poll(async () => (await storedRows(page, 'outbox')).map(({ lastReason }) => lastReason))
    .toEqual(['serverError']);
  await page.goto('/qr/unsent');
  await expect.poll(() => triedAt.length, { timeout: limitOf(30) }).toBeGreaterThanOrEqual(3);
  const waits = triedAt.slice(1, 3).map((at, nr) => at - triedAt[nr]!);
  // 5 and 10 seconds, shortened by up to half at random.
  expect(waits[0]).toBeGreaterThan(2_400);
  expect(waits[1]).toBeGreaterThan(4_900);
});

test('[OFF-3, F9, F10, F30] offline reloads neither lose nor double what waits', async ({
  context,
  page,
  portal,
  network,
}) => {
  await visitOnce(page);
  await network.off(context);
  const ids = [await checkUnknownModel(page, 'AB-1'), await checkUnknownModel(page, 'AB-2')];
  for (let reload = 0; reload < 5; reload += 1) {
    await page.reload();
    await expect(page.getByRole('link', { name: 'Unsent work: 2 items' })).toBeVisible();
  }
  expect((await storedRows(page, 'outbox')).map((row) => row.id).toSorted()).toEqual(ids.toSorted());

  await network.on(context);
  await expect(page.getByRole('link', { name: 'Unsent work: 0 items' })).toBeVisible();
  expect((await portal.rows()).map((row) => row.id).toSorted()).toEqual(ids.toSorted());
});

test('[OFF-2, F5, F6, F31] back in the network the page sends by itself, in the order in which it was made', async ({
  context,
  page,
  portal,
  network,
}) => {
  await visitOnce(page);
  await network.off(context);
  const ids = [await checkUnknownModel(page, 'AB-1'), await checkUnknownModel(page, 'AB-2')];
  await expect
    .poll(async () => (await storedRows(page, 'outbox')).map(({ lastReason }) => lastReason))
    .toEqual(['noAnswer', 'noAnswer']);
  const beforehand = portal.proxy.deliveries().length;
  await network.on(context);
  await page.evaluate(() => {
    dispatchEvent(new Event('online'));
    dispatchEvent(new Event('focus'));
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect.poll(() => portal.rows()).toHaveLength(2);
  await expect(page.getByRole('link', { name: 'Unsent work: 0 items' })).toBeVisible();
  expect(portal.proxy.deliveries().slice(beforehand).flat()).toEqual(ids);
});

test('[OFF-2, F7] a check that waited thirty days without network is delivered, and its age is shown', async ({
  context,
  page,
  portal,
  network,
}) => {
  await visitOnce(page);
  await network.off(context);
  const id = await checkUnknownModel(page, 'AB-1');
  await page.clock.setFixedTime(Date.now() + 30 * 24 * 60 * 60_000);
  await page.goto('/qr/unsent');
  await expect(page.getByRole('heading', { name: 'On the way' })).toBeVisible();
  await network.on(context);
  await expect(page.getByText('Everything has been received')).toBeVisible();
  expect(await portal.rows()).toMatchObject([{ id }]);
});

test('[OFF-1, QR-6] a first visit that loses its network after the form is there still keeps the check and sends it later', async ({
  context,
  page,
  portal,
  network,
}) => {
  const label = await portal.label('inOrder');
  await page.goto(label.url);
  await isReadyForOffline(page);
  await network.off(context);
  const id = await checkPump(page, label);
  await network.on(context);
  await receivedReceipt(page);
  expect(await portal.rows()).toMatchObject([{ id }]);
});

test('[OFF-2, F6] a server that can be reached again is noticed within seconds, also when the browser says nothing about it', async ({
  page,
  portal,
  complaints,
}) => {
  complaints.expect(/TimeoutError/); // the clock is turned while the store works
  await visitOnce(page);
  await page.clock.install();
  await page.goto('/qr/function-check');
  await portal.proxy.refuse(); // the radio is fine, so no event tells of it
  const id = await checkUnknownModel(page, 'AB-1');
  await expect(page.getByRole('heading', { name: 'Stored on this phone' })).toBeVisible();
  for (let minute = 0; minute < 5; minute += 1) await turnClock(page, 60_000);
  await expect(page.getByText('No network. Everything is kept on this phone.')).toBeVisible();

  await portal.proxy.accept();
  await turnClock(page, 5_000);
  await receivedReceipt(page);
  expect(await portal.rows()).toMatchObject([{ id }]);
});

test('[OFF-2, QR-6] a first visit whose network goes away as soon as the form is there sends by itself once it is back', async ({
  page,
  portal,
}) => {
  const label = await portal.label('inOrder');
  portal.proxy.meddle(({ path }) => /\/assets\/(after-start|field-strips|watch-connection)/.test(path), {
    kind: 'cutRequest',
  });
  portal.proxy.meddle(({ method }) => method === 'POST', { kind: 'cutRequest' });
  const id = await checkPump(page, label);
  await expect(page.getByRole('heading', { name: 'Stored on this phone' })).toBeVisible();
  portal.proxy.letPass();
  await receivedReceipt(page);
  expect(await portal.rows()).toMatchObject([{ id }]);
});

test('[INC-1, OFF-2] a check that fails without network says at once to put the device aside, and whose verdict that is', async ({
  profile,
  portal,
  network,
}) => {
  const label = await portal.label('inOrder');
  const context = await profile.start();
  const page = await context.newPage();
  await visitOnce(page);
  await network.off(context);
  await openLabel(page, label);
  await answerPump(page);
  const [housing] = pumpSteps;
  await tap(page, housing!, 'Fail');
  const step = page.getByRole('region', { name: housing!, exact: true });
  await step.getByRole('textbox', { name: 'What did you see or do?' }).fill('Crack under the handle');
  await review(page);
  await save(page);
  await expect(page.getByRole('heading', { name: 'Stored on this phone' })).toBeVisible();
  await expect(page.getByText('This device did not pass')).toBeVisible();
  await expect(page.getByText('Put it aside and tell the person responsible.')).toBeVisible();
  await expect(page.getByText('This is the verdict of this phone')).toBeVisible();
  expect(await portal.rows()).toEqual([]);
});
