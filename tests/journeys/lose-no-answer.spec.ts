import { faults, isDelivery } from '../support/servers/fault-proxy.ts';
import { expect, test } from './journey.ts';
import { checkPump, checkUnknownModel, receivedReceipt } from '../support/drivers/make-a-check.ts';
import { storedRows, visitOnce } from '../support/readers/phone-storage.ts';

test('[OFF-3, QR-8, P5] an answer cut after the server kept the check: one record, and the phone ends with its receipt', async ({
  page,
  portal,
}) => {
  portal.proxy.meddle(isDelivery, faults.cutAfterCommit, 1);
  const id = await checkPump(page, await portal.label('inOrder'));
  await expect.poll(() => portal.rows()).toHaveLength(1);
  const [kept] = await portal.rows();

  // Nothing is tapped and nothing loaded anew: the receipt on screen changes by itself.
  await expect(page).toHaveURL(`/qr/receipt/${id}`);
  const { protocolNo, receiptCode } = await receivedReceipt(page);
  expect({ protocolNo, receiptCode }).toEqual({ protocolNo: kept!.protocolNo, receiptCode: kept!.receiptCode });
  expect(await portal.rows()).toEqual([kept]);
  expect(portal.proxy.deliveries()).toEqual([[id], [id]]);
});

const momentsOfDeath = {
  'before the server heard of it': faults.hang,
  'after the server kept it': faults.hangAfterCommit,
};

for (const [moment, fault] of Object.entries(momentsOfDeath))
  test(`[OFF-3, F2] the browser is killed while it sends, ${moment}: started again, one record and its receipt`, async ({
    profile,
    portal,
  }) => {
    const label = await portal.label('inOrder');
    test.slow(); // the browser starts four times
    portal.proxy.meddle(isDelivery, fault);
    let page = await (await profile.start()).newPage();
    const id = await checkPump(page, label);
    await expect.poll(() => portal.proxy.deliveries().length).toBeGreaterThan(0);
    for (let death = 1; death <= 2; death += 1) {
      const before = portal.proxy.deliveries().length;
      await profile.kill();
      page = await (await profile.start()).newPage();
      await page.goto('/qr/unsent');
      await expect(page.getByRole('link', { name: 'Unsent work: 1 item' })).toBeVisible();
      await expect.poll(() => portal.proxy.deliveries().length).toBeGreaterThan(before);
    }
    await profile.kill();

    portal.proxy.letPass();
    page = await (await profile.start()).newPage();
    await page.goto(`/qr/receipt/${id}`);
    const { protocolNo, receiptCode } = await receivedReceipt(page);
    expect(await portal.rows()).toMatchObject([{ id, protocolNo, receiptCode }]);
  });

test('[OFF-3, F9] a reload while the check is being sent goes on with the same id', async ({ page, portal }) => {
  portal.proxy.meddle(isDelivery, faults.hang);
  const id = await checkUnknownModel(page, 'AB-1');
  for (let reload = 1; reload <= 3; reload += 1) {
    await expect.poll(() => portal.proxy.deliveries().length).toBeGreaterThanOrEqual(reload);
    await page.reload();
    await expect(page.getByRole('link', { name: 'Unsent work: 1 item' })).toBeVisible();
  }
  portal.proxy.letPass();
  await page.reload();
  await receivedReceipt(page);
  expect(new Set(portal.proxy.deliveries().flat())).toEqual(new Set([id]));
  expect(await portal.rows()).toMatchObject([{ id }]);
});

const html = { 'content-type': 'text/html' };
const problem = (status: number, code: string, headers: Record<string, string> = {}) => ({
  kind: 'answer' as const,
  status,
  headers: { 'content-type': 'application/problem+json', ...headers },
  body: JSON.stringify({ type: 'about:blank', title: code, status, code }),
});
const wordsFor = {
  signIn: 'The network here asks for a sign-in of its own first.',
  busy: 'The server is busy and asked to come back later.',
  trouble: 'The server could not answer. It is tried again by itself.',
  update: 'The server is being updated. It is tried again by itself.',
};

// None has the words of the one before it, so that each is seen to be said.
const answers = [
  { name: 'F1 a 500 of our server', fault: problem(500, 'internalError'), words: wordsFor.trouble },
  { name: 'a 503 that asks to wait', fault: problem(503, 'busy', { 'retry-after': '1' }), words: wordsFor.busy },
  {
    name: 'P4 a captive portal that answers 200',
    fault: { kind: 'answer', status: 200, headers: html, body: '<title>Welcome to our Wi-Fi</title>' },
    words: wordsFor.signIn,
  },
  { name: 'F1 a 502 of a proxy', fault: { kind: 'answer', status: 502, headers: html }, words: wordsFor.trouble },
  {
    name: 'a redirect to a login page',
    fault: { kind: 'answer', status: 302, headers: { location: '/hotspot/login' } },
    words: wordsFor.signIn,
  },
  { name: 'a 429', fault: problem(429, 'tooManyRequests'), words: wordsFor.busy },
  { name: 'F41 an older server without the batch route', fault: problem(404, 'notFound'), words: wordsFor.update },
  {
    name: 'a receipt with another id',
    fault: {
      kind: 'rewrite',
      body: (text: string) =>
        text.replace(
          /"receipt":\{"submissionId":"[^"]+"/,
          '"receipt":{"submissionId":"01930000-0000-7000-8000-000000000001"',
        ),
    },
    words: wordsFor.signIn,
  },
] as const;

test('[OFF-2, OFF-3, QR-6, F1, F41, P4] after every kind of wrong answer nothing is lost or given up, the phone says why, and it arrives afterwards', async ({
  page,
  portal,
}) => {
  portal.proxy.meddle(isDelivery, answers[0].fault);
  const id = await checkUnknownModel(page, 'AB-1');
  await expect(page.getByRole('heading', { name: 'Stored on this phone' })).toBeVisible();
  await page.getByRole('link', { name: 'Show unsent work' }).click();
  for (const { name, fault, words } of answers)
    await test.step(name, async () => {
      portal.proxy.letPass();
      portal.proxy.meddle(isDelivery, fault);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByText(words)).toBeVisible();
      await expect(page.getByRole('heading', { name: 'On the way' })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Needs your attention' })).toHaveCount(0);
    });

  portal.proxy.letPass();
  await page.getByRole('button', { name: 'Send now' }).click(); // nobody waits for its turn who asks
  await expect(page.getByRole('link', { name: 'Unsent work: 0 items' })).toBeVisible();
  await page.goto(`/qr/receipt/${id}`);
  const { receiptCode } = await receivedReceipt(page);
  expect(await portal.rows()).toMatchObject([{ id, receiptCode }]);
});

test('[OFF-2, F98] behind a captive portal a check is made and saved at once, and arrives after its sign-in', async ({
  page,
  portal,
}) => {
  await visitOnce(page);
  const hotspot = { kind: 'answer', status: 200, headers: html, body: '<title>Welcome to our Wi-Fi</title>' } as const;
  portal.proxy.meddle(() => true, hotspot);
  const id = await checkUnknownModel(page, 'AB-1');
  await expect(page.getByRole('heading', { name: 'Stored on this phone' })).toBeVisible();
  await page.getByRole('link', { name: 'Show unsent work' }).click();
  await expect(page.getByText(wordsFor.signIn)).toBeVisible();

  portal.proxy.letPass();
  await expect(page.getByRole('link', { name: 'Unsent work: 0 items' })).toBeVisible();
  expect(await portal.rows()).toMatchObject([{ id }]);
});

test('[OFF-2, F98, F20, P6] a network that keeps silent holds up no form, and a slow answer is waited for, not asked for twice', async ({
  page,
  portal,
}) => {
  const slow = Promise.withResolvers<void>();
  portal.proxy.meddle(isDelivery, { kind: 'holdAnswer', until: slow.promise }, 1);
  const id = await checkUnknownModel(page, 'AB-1');
  await expect(page.getByText('Sending')).toBeVisible();
  await page.getByRole('link', { name: 'Show unsent work' }).click();
  await page.getByRole('button', { name: 'Send now' }).click();
  await expect.poll(async () => (await storedRows(page, 'outbox')).map(({ status }) => status)).toEqual(['sending']);
  expect(portal.proxy.deliveries()).toEqual([[id]]);

  slow.resolve();
  await expect(page.getByText('Everything has been received.')).toBeVisible();
  expect(portal.proxy.deliveries()).toEqual([[id]]);
  expect(await portal.rows()).toMatchObject([{ id }]);
});
