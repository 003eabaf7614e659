import type { Page } from 'playwright/test';
import { answerGeneral, checkUnknownModel, receivedReceipt, review, save } from '../support/drivers/make-a-check.ts';
import { storedRows, visitOnce } from '../support/readers/phone-storage.ts';
import { fillInRegistration } from '../support/drivers/register-a-device.ts';
import { expect, test } from './journey.ts';

/** The store of the page neither opens nor fails. */
const neverOpen = () => {
  const { open } = indexedDB;
  IDBFactory.prototype.open = function silent(this: IDBFactory, name: string, version?: number) {
    if (name === 'field') return {} as IDBOpenDBRequest;
    return open.call(this, name, version);
  };
};

/** Another page keeps a transaction over the whole store open, so that no other one ever begins. */
const holdStore = (page: Page) =>
  page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open('field');
      opening.addEventListener('success', () => resolve(opening.result));
    });
    const kept = database.transaction([...database.objectStoreNames], 'readwrite').objectStore('kept');
    const goOn = () => {
      if (document.title !== 'let go') kept.get('nothing').addEventListener('success', goOn);
    };
    goOn();
  });

const aFewSeconds = { timeout: 20_000 };

test('[OFF-15] a store that neither opens nor fails is told in words, and check and registration are sent past it or exported', async ({
  page,
  portal,
  browser,
}) => {
  test.slow();
  await page.addInitScript(neverOpen);
  await page.goto('/qr/function-check?modelNo=4711&serial=AB-1');
  await answerGeneral(page);
  await expect(page.getByText('The storage of this phone does not answer').first()).toBeVisible(aFewSeconds);
  await review(page);
  await page.getByRole('button', { name: 'Save check' }).click();
  await expect(page.getByRole('alert').getByText('Everything you typed is still on this page.')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export what you typed as a file' }).click();
  const file = await (await download).path();
  await page.getByRole('button', { name: 'Send it now without saving' }).click();
  await expect(page).toHaveURL(/\/qr\/receipt\//, aFewSeconds);
  await expect(page.getByRole('heading', { name: 'Received' })).toBeVisible(aFewSeconds);
  expect(await portal.rows()).toHaveLength(1);

  await page.goto('/qr/unsent');
  await expect(page.getByText('What waits on this phone cannot be shown now.')).toBeVisible(aFewSeconds);
  await page.goto('/qr/function-check?draft=01930000-0000-7000-8000-000000000001');
  await expect(page.getByText('Your draft lies there and is not gone.')).toBeVisible(aFewSeconds);

  await page.goto('/qr/device-registration?modelNo=4711&serial=AB-2');
  await fillInRegistration(page);
  await page.getByRole('button', { name: 'Save registration' }).click();
  await page.getByRole('button', { name: 'Send it now without saving' }).click(aFewSeconds);
  await expect(page.getByRole('heading', { name: 'Received' })).toBeVisible(aFewSeconds);

  // What was exported is the form as it was typed.
  const other = await browser.newContext({ baseURL: portal.address, locale: 'en-GB' });
  const elsewhere = await other.newPage();
  await elsewhere.goto('/qr/unsent');
  await elsewhere.getByLabel('Open such a file').setInputFiles(file);
  await expect(elsewhere.getByText('1 record taken over.')).toBeVisible();
  await elsewhere.getByRole('link', { name: 'AB-1' }).click();
  await expect(elsewhere.getByRole('radio', { name: 'Pass', exact: true }).first()).toBeChecked();
  await other.close();
});

test('[OFF-15] a transaction that hangs is told after seconds; nothing is saved twice, and everything once it ends', async ({
  context,
  page,
  portal,
  complaints,
}) => {
  test.slow();
  complaints.expect(/TimeoutError/);
  await visitOnce(page);
  const held = await checkUnknownModel(page, 'AB-1');
  await receivedReceipt(page);
  await page.goto('/qr/function-check?modelNo=4711&serial=AB-2');
  await answerGeneral(page);
  await review(page);
  const other = await context.newPage();
  await other.goto('/qr/unsent');
  await holdStore(other);

  await page.bringToFront();
  await page.getByRole('button', { name: 'Save check' }).click();
  await expect(page.getByRole('alert').getByText('The storage of this phone does not answer.')).toBeVisible(
    aFewSeconds,
  );
  expect(await portal.rows()).toMatchObject([{ id: held }]);
  await other.evaluate(() => {
    document.title = 'let go';
  });
  const id = await save(page);
  await receivedReceipt(page);
  expect((await portal.rows()).map((row) => row.id)).toEqual([held, id]);
  expect(await storedRows(page, 'outbox')).toEqual([]);
  expect(await storedRows(page, 'drafts')).toEqual([]);
});
