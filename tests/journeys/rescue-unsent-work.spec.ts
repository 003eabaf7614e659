import { readFile } from 'node:fs/promises';
import { aCameraPhoto } from '../support/builders/a-camera-photo.ts';
import { checkUnknownModel, generalSteps, review, save, tap } from '../support/drivers/make-a-check.ts';
import { isReadyForOffline, storedRows, visitOnce } from '../support/readers/phone-storage.ts';
import { expect, test } from './journey.ts';
import type { Page } from 'playwright/test';

test('[OFF-11, OFF-4] all unsent work leaves in a file, the phone is gone, and another one delivers it once, after the server came back', async ({
  browser,
  context,
  page,
  portal,
  network,
  complaints,
  baseURL,
}, testInfo) => {
  await visitOnce(page);
  await network.off(context);
  const id = await checkWithPhoto(page, 'AB-1');
  const [onPhone] = (await storedRows(page, 'photos')) as { id: string; sha256?: string }[];
  const other = await checkUnknownModel(page, 'AB-2');
  await page.goto('/qr/function-check?modelNo=4711&serial=AB-3');
  await tap(page, 'Housing undamaged and clean');
  await expect(page.getByText(/^Saved \d/)).toBeVisible();

  await page.goto('/qr/unsent');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export as file' }).click();
  const file = testInfo.outputPath('unsent.zip');
  await (await download).saveAs(file);
  expect((await readFile(file)).includes('Jonas Feldmann')).toBe(true);
  await context.close();

  const second = await browser.newContext({ baseURL: baseURL! });
  await complaints.watch(second);
  const phone = await second.newPage();
  await network.on(second);
  await phone.goto('/qr/unsent');
  await isReadyForOffline(phone);
  await network.off(second);
  const choose = () => phone.getByLabel('Open such a file').setInputFiles(file);
  await choose();
  await expect(phone.getByText('3 records taken over.')).toBeVisible();
  await expect(phone.getByRole('link', { name: 'Unsent work: 2 items' })).toBeVisible();
  await choose();
  await expect(phone.getByText('3 were here already.')).toBeVisible();
  await phone
    .getByLabel('Open such a file')
    .setInputFiles({ name: 'a.zip', mimeType: 'application/zip', buffer: Buffer.from('none') });
  await expect(phone.getByText('This file does not hold exported work')).toBeVisible();
  await phone.getByText('Content and more').first().click();
  await expect(phone.getByText('Fail. Cracked')).toBeVisible();
  await expect(phone.getByRole('img', { name: 'Photo 1' })).toBeVisible();
  await expect(phone.getByRole('definition').getByText('Jonas Feldmann')).toBeVisible();
  expect(await portal.rows()).toEqual([]);

  await network.on(second); // which the page notices by itself
  await expect(phone.getByRole('link', { name: 'Unsent work: 0 items' })).toBeVisible();
  expect((await portal.rows()).map((row) => row.id).toSorted()).toEqual([id, other].toSorted());
  expect((await portal.uploads(id)).map(({ sha256 }) => sha256)).toEqual([onPhone!.sha256]);
  expect(await storedRows(phone, 'photoBytes')).toEqual([]);
  await phone.getByRole('link', { name: 'AB-3' }).click();
  await expect(
    phone.getByRole('group', { name: 'Housing undamaged and clean' }).getByRole('radio', { name: 'Pass', exact: true }),
  ).toBeChecked();
  await second.close();
});

/** A check with a defect and a photo of it. */
async function checkWithPhoto(page: Page, serialNumber: string): Promise<string> {
  const [housing, ...others] = generalSteps;
  await page.goto(`/qr/function-check?modelNo=4711&serial=${serialNumber}`);
  await tap(page, housing!, 'Fail');
  for (const step of others) await tap(page, step);
  const comment = page.getByRole('textbox', { name: 'What did you see or do?' });
  await comment.fill('Cracked');
  const photos = page.getByRole('group', { name: 'Photo of the damage' });
  const buffer = await aCameraPhoto(page);
  await photos.getByLabel('Take photo').setInputFiles({ name: '1.jpg', mimeType: 'image/jpeg', buffer });
  await expect(photos.getByRole('button', { name: /^Photo 1, on this phone/ })).toBeVisible();
  await review(page);
  return save(page);
}
