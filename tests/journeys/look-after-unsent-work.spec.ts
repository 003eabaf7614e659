import type { Page } from 'playwright/test';
import { aFunctionCheck, delivered } from '../support/builders/a-function-check.ts';
import { isDelivery } from '../support/servers/fault-proxy.ts';
import { aCameraPhoto } from '../support/builders/a-camera-photo.ts';
import {
  answerGeneral,
  checkUnknownModel,
  openLabel,
  receivedReceipt,
  save,
  tap,
} from '../support/drivers/make-a-check.ts';
import { storedRows, visitOnce } from '../support/readers/phone-storage.ts';
import type { ServedPortal } from '../support/servers/served-portal.ts';
import { expect, test } from './journey.ts';

test('[QR-6, OFF-2, F50] every field page says how much is not sent yet', async ({
  context,
  page,
  portal,
  network,
}) => {
  const label = await portal.label('inOrder');
  await visitOnce(page);
  await network.off(context);
  const id = await checkUnknownModel(page, 'AB-1');
  const two = await checkUnknownModel(page, 'AB-2');
  for (const address of [
    label.url,
    '/qr/function-check',
    '/qr/device-registration',
    `/qr/device-registration?d=${label.url.split('/').at(-1)}`,
    '/qr/unsent',
    `/qr/receipt/${id}`,
  ]) {
    await page.goto(address);
    await expect(page.getByRole('link', { name: 'Unsent work: 2 items' })).toBeVisible();
  }
  expect((await storedRows(page, 'outbox')).map((row) => row.id)).toEqual([id, two]);
});

test('[OFF-4, OFF-13] a refused check can be tried again, and is received once the cause is gone; one whose performer may no longer send goes without the account', async ({
  page,
  portal,
}) => {
  const { id } = await refusedCheck(page, portal);
  // The words stand there before the try too: only its answer says that it was made.
  const answer = page.waitForResponse((response) => response.url().includes('/api/public/qr/submissions'));
  await page.getByRole('button', { name: 'Try again' }).click();
  await answer;
  await expect(page.getByText('The server has another record under the number of this one.')).toBeVisible();
  await portal.forget(id);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('link', { name: 'Unsent work: 0 items' })).toBeVisible();
  expect(await portal.rows()).toMatchObject([{ id }]);

  portal.proxy.meddle(isDelivery, { kind: 'answer', ...performerNoLongerAllowed });
  const refused = await checkUnknownModel(page, 'AB-2');
  await page.goto('/qr/unsent');
  await expect(page.getByText('The person who made it may no longer send checks.')).toBeVisible();
  portal.proxy.letPass();
  await page.getByRole('button', { name: 'Send without account' }).click();
  await expect(page.getByRole('link', { name: 'Unsent work: 0 items' })).toBeVisible();
  expect(await portal.rows()).toContainEqual(expect.objectContaining({ correctsSubmissionId: refused }) as unknown);
});

const sessionEnded = {
  status: 401,
  headers: { 'content-type': 'application/problem+json' },
  body: JSON.stringify({ type: 'about:blank', title: 'No', status: 401, code: 'unauthenticated' }),
};
const performerNoLongerAllowed = {
  status: 409,
  headers: { 'content-type': 'application/problem+json' },
  body: JSON.stringify({ type: 'about:blank', title: 'No', status: 409, code: 'performerNoLongerAllowed' }),
};

test('[OFF-4, F24, F87] a refused check is corrected in a form that is filled in, and leaves the list when that is saved', async ({
  page,
  portal,
}) => {
  const { id } = await refusedCheck(page, portal);
  await page.getByRole('button', { name: 'Correct' }).click();
  await page.getByRole('textbox', { name: 'Reason for the correction' }).fill('Wrong number');
  await page.getByRole('button', { name: 'Open for correction' }).click();
  const answered = page.getByRole('group', { name: 'Housing undamaged and clean' });
  await expect(answered.getByRole('radio', { name: 'Pass', exact: true })).toBeChecked();
  expect(await storedRows(page, 'outbox')).toMatchObject([{ id, status: 'needsAttention' }]);
  // Whatever the server thinks of a session, nobody is taken away from a form in the field.
  portal.proxy.meddle(({ path }) => path.startsWith('/api/'), { kind: 'answer', ...sessionEnded });
  const asked = page.waitForResponse((response) => response.status() === 401);
  await page.evaluate(() => fetch('/api/public/qr/pack?language=en').then(() => dispatchEvent(new Event('online'))));
  await asked;
  await expect(answered.getByRole('radio', { name: 'Pass', exact: true })).toBeChecked();
  portal.proxy.letPass();
  await page.getByRole('button', { name: 'Review and save' }).click();
  await expect(page.getByRole('textbox', { name: 'Your name' })).toHaveValue('Jonas Feldmann');
  const corrected = await save(page);
  await expect(page.getByRole('link', { name: 'Unsent work: 0 items' })).toBeVisible();
  expect(await portal.rows()).toContainEqual(
    expect.objectContaining({ id: corrected, correctsSubmissionId: id }) as unknown,
  );
});

test('[OFF-3, OFF-4, F43] what may have left the phone is corrected, not taken back: also after it was received, with its code', async ({
  page,
  portal,
}) => {
  portal.proxy.meddle(({ method }) => method === 'POST', { kind: 'cutRequest' });
  const id = await checkUnknownModel(page, 'AB-1');
  await page.goto('/qr/unsent');
  // It was tried: what may have left the phone can be corrected only.
  await expect(page.getByRole('button', { name: 'Correct' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Take back' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Send now' }).click();
  await expect(page.getByText('1 item has not been received yet.')).toBeVisible();
  await expect(page.getByText('Everything has been received')).toHaveCount(0);
  portal.proxy.letPass();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('link', { name: 'Unsent work: 0 items' })).toBeVisible();
  await page.getByText('Received: 1').click();
  await page.getByRole('button', { name: 'Correct' }).click();
  await page.getByRole('textbox', { name: 'Reason for the correction' }).fill('Wrong device');
  await page.getByRole('button', { name: 'Open for correction' }).click();
  await answerGeneral(page);
  await page.getByRole('button', { name: 'Review and save' }).click();
  await save(page);
  await expect(page.getByRole('link', { name: 'Unsent work: 0 items' })).toBeVisible();
  await expect.poll(() => portal.rows()).toHaveLength(2);
  expect((await portal.rows()).find((row) => row.id === id)).toMatchObject({ state: 'corrected', counts: 0 });
});

test('[OFF-4, A11Y-1] discarding asks first, with the safe choice in focus; by keyboard alone, and can be undone', async ({
  page,
  portal,
}) => {
  const { id } = await refusedCheck(page, portal);
  await page.getByRole('button', { name: 'Discard' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await expect(dialog.getByText('Nobody but this phone has it.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Keep it' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Discard' })).toBeFocused();
  expect(await storedRows(page, 'outbox')).toMatchObject([{ id }]);

  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Discard it' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Unsent work: 0 items' })).toBeVisible();
  const discarded = page.getByRole('region', { name: 'Discarded a moment ago' });
  await page.reload();
  await discarded.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('heading', { name: 'Needs your attention' })).toBeVisible();
  await expect(discarded).toBeHidden();
});

test('[QR-5] a draft is discarded only after a question, and comes back until the page is left', async ({
  page,
  portal,
}) => {
  await openLabel(page, await portal.label('inOrder'));
  await tap(page, 'Housing and door undamaged');
  await expect(page.getByText(/^Saved \d/)).toBeVisible();
  await page.goto('/qr/unsent');
  await page.getByRole('button', { name: 'Discard the draft of “Venaro 210”' }).click();
  await page.getByRole('button', { name: 'Keep it' }).click();
  expect(await storedRows(page, 'drafts')).toHaveLength(1);
  await page.getByRole('button', { name: 'Discard the draft of “Venaro 210”' }).click();
  await page.getByRole('button', { name: 'Discard the draft', exact: true }).click();
  await expect(page.getByText('Draft discarded.')).toBeVisible();
  expect(await storedRows(page, 'drafts')).toEqual([]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Draft discarded.')).toBeHidden();
  expect(await storedRows(page, 'drafts')).toHaveLength(1);
});

test('[QR-6, QR-8, QR-9, OFF-10] what was received stays in the list with its receipt, without its content, and on the list of the day; a phone nearly full is named', async ({
  page,
  portal,
}) => {
  const id = await checkUnknownModel(page, 'AB-1');
  await expect.poll(() => portal.rows()).toHaveLength(1);
  await page.getByRole('link', { name: 'Unsent work: 0 items' }).click();
  await page.getByText('Received: 1').click();
  await page.getByRole('link', { name: 'AB-1' }).click();
  await expect(page).toHaveURL(`/qr/receipt/${id}`);
  expect(JSON.stringify(await storedRows(page, 'received'))).not.toContain('Jonas Feldmann');

  // A phone that is nearly full is named before it refuses anything; with nothing unsent nothing is asked to be sent.
  // Chromium tells pages a rounded limit whatever quota it is given, so a browser that tells the real one is played.
  await page.addInitScript(() => {
    navigator.storage.estimate = () => Promise.resolve({ usage: 2_000_000, quota: 50_000_000 });
  });
  await page.goto('/qr/unsent');
  await expect(page.getByText('The storage of this phone is nearly full')).toBeVisible();
  await expect(page.getByText('send your unsent work')).toBeHidden();
  await page.getByRole('link', { name: 'Today’s list' }).click();
  await expect(page).toHaveURL('/qr/today');
  await expect(page.getByRole('listitem').filter({ hasText: 'AB-1' })).toBeVisible();
});

/** A check under whose id the server has another one already. */
async function refusedCheck(page: Page, portal: ServedPortal): Promise<{ id: string }> {
  portal.proxy.meddle(({ method }) => method === 'POST', { kind: 'cutRequest' });
  const id = await checkUnknownModel(page, 'AB-1');
  await portal.deliver(delivered(aFunctionCheck({ submissionId: id })));
  portal.proxy.letPass();
  await page.goto('/qr/unsent');
  await expect(page.getByRole('heading', { name: 'Needs your attention' })).toBeVisible();
  return { id };
}

test('[OFF-2, QR-2, F96] two browsers of one phone each show and deliver what was made in them, and the app leads with its own scanner', async ({
  page,
  browser,
  portal,
  complaints,
}) => {
  portal.proxy.meddle(isDelivery, { kind: 'cutRequest' });
  const id = await checkUnknownModel(page, 'AB-1');
  await expect(page.getByRole('link', { name: 'Unsent work: 1 item' })).toBeVisible();

  const installed = await browser.newContext({ baseURL: portal.address, locale: 'en-GB' });
  await complaints.watch(installed);
  const app = await installed.newPage();
  await app.goto('/qr/function-check');
  await expect(app.getByRole('link', { name: 'Unsent work: 0 items' })).toBeVisible();
  await expect(app.getByRole('link', { name: 'Scan a device' })).toBeVisible();
  await expect(app.getByRole('textbox', { name: 'Device reference' })).toBeVisible();
  await installed.close();

  portal.proxy.letPass();
  await page.reload();
  await expect(page.getByRole('link', { name: 'Unsent work: 0 items' })).toBeVisible();
  expect(await portal.rows()).toMatchObject([{ id }]);
});

test('[OFF-10, F51, F103] a browser that cleared unsent work says how many items are gone, until that is read', async ({
  page,
  portal,
}) => {
  portal.proxy.meddle(({ method, path }) => method === 'POST' && path.endsWith('/submissions'), { kind: 'cutRequest' });
  const told = page.waitForResponse(
    (response) => response.url().endsWith('/unsent') && response.request().method() === 'PUT' && response.ok(),
  );
  await checkUnknownModel(page, 'AB-1');
  await told;
  await page.goto('about:blank');
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin: portal.address, storageTypes: 'indexeddb' });
  await page.goto('/qr/unsent');
  const notice = page.getByRole('alert').filter({ hasText: 'This phone had 1 unsent item, and it is gone' });
  await expect(notice).toBeVisible();
  const corrected = page.waitForResponse(
    (response) => response.url().endsWith('/unsent') && response.request().method() === 'PUT' && response.ok(),
  );
  await notice.getByRole('button', { name: 'OK, understood' }).click();
  await expect(notice).toBeHidden();
  await corrected;
  await page.reload();
  await expect(page.getByText('Everything has been received')).toBeVisible();
  await expect(notice).toBeHidden();
});

test('[OFF-14, QR-9] receipt and list of the day say when a check was done, with its offset, and when it was received', async ({
  context,
  page,
  network,
}) => {
  await visitOnce(page);
  await network.off(context);
  const id = await checkUnknownModel(page, 'AB-1');
  await network.on(context);
  await receivedReceipt(page);
  const fact = (name: string) =>
    page.getByRole('term').getByText(name, { exact: true }).locator('xpath=following::dd[1]');
  await expect(fact('Done')).toHaveText(/\d{4}, \d{2}:\d{2} \(UTC\+0[12]:00\)/);
  await expect(fact('Received')).toHaveText(/\d{4}, \d{2}:\d{2}/);
  expect(await storedRows(page, 'received')).toMatchObject([{ id, performedAt: expect.stringMatching(/\+0[12]:00$/) }]);
  await page.getByRole('link', { name: 'Today’s list' }).click();
  await expect(
    page.getByText(/Function check, done \d{2}:\d{2} \(UTC\+0[12]:00\).*received \d{2}:\d{2} as FC-/),
  ).toBeVisible();
});

test('[OFF-4, OFF-14] a photo the server refused once is tried again by hand, and arrives', async ({
  page,
  portal,
}) => {
  portal.proxy.meddle(({ path }) => path.includes('/uploads/'), {
    kind: 'answer',
    status: 409,
    headers: { 'content-type': 'application/problem+json' },
    body: JSON.stringify({ type: 'about:blank', title: 'No', status: 409, code: 'uploadDiffers' }),
  });
  await page.goto('/qr/function-check?modelNo=4711&serial=AB-1');
  await answerGeneral(page);
  await tap(page, 'Housing undamaged and clean', 'Fail');
  await page.getByRole('textbox', { name: 'What did you see or do?' }).fill('Cracked');
  await page
    .getByRole('group', { name: 'Photo of the damage' })
    .getByLabel('Choose pictures')
    .setInputFiles({ name: '1.jpg', mimeType: 'image/jpeg', buffer: await aCameraPhoto(page) });
  await page.getByRole('button', { name: 'Review and save' }).click();
  await page.getByRole('textbox', { name: 'Your name' }).fill('Jonas Feldmann');
  const id = await save(page);
  await page.goto('/qr/unsent');
  await expect(page.getByText('The server does not take this photo.')).toBeVisible();
  portal.proxy.letPass();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('The server does not take this photo.')).toBeHidden();
  await expect.poll(() => portal.uploads(id)).toHaveLength(1);
  await expect(page.getByRole('link', { name: 'Unsent work: 0 items' })).toBeVisible();
});

test('[OFF-4, OFF-9, OFF-14] rows this version cannot read are exported and discarded like any other; what a newer version left is said and exported', async ({
  page,
  portal,
  network,
  context,
  browser,
}) => {
  await visitOnce(page);
  await network.off(context);
  const id = await checkUnknownModel(page, 'AB-1');
  await page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open('field');
      opening.addEventListener('success', () => resolve(opening.result));
    });
    const writing = database.transaction(['drafts', 'outbox'], 'readwrite');
    writing.objectStore('drafts').put({ id: 'strange draft', draft: { of: 'another build' } });
    writing.objectStore('outbox').put({ id: 'strange row', status: 'sending', submission: 7 });
    await new Promise((resolve) => writing.addEventListener('complete', resolve));
    database.close();
  });
  await page.goto('/qr/unsent');
  await expect(page.getByText('A draft this version cannot read')).toBeVisible();
  const exported = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export it', exact: true }).click();
  expect((await (await exported).failure()) ?? 'saved').toBe('saved');
  await page.getByRole('button', { name: 'Discard the draft that cannot be read' }).click();
  await page.getByRole('button', { name: 'Discard the draft', exact: true }).click();
  await expect(page.getByText('A draft this version cannot read')).toBeHidden();
  expect(await storedRows(page, 'drafts')).toEqual([]);
  const strange = page.getByRole('region', { name: 'Needs your attention' });
  await expect(strange.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  await strange.getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('button', { name: 'Discard it' }).click();
  await expect(strange).toBeHidden();

  // A newer build opens the store, and this one comes back.
  await page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open('field', 990);
      opening.addEventListener('success', () => resolve(opening.result));
    });
    database.close();
  });
  await page.goto('/qr/unsent');
  await expect(page.getByText('A newer version of this app has been used here')).toBeVisible();
  await expect(page.getByText('1 record waits')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export as file' }).click();
  const file = await (await download).path();
  await network.on(context);
  const other = await (await browser.newContext({ baseURL: portal.address, locale: 'en-GB' })).newPage();
  await other.goto('/qr/unsent');
  await other.getByLabel('Open such a file').setInputFiles(file);
  await expect.poll(() => portal.rows()).toMatchObject([{ id }]);
});
