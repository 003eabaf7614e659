import { createHash } from 'node:crypto';
import type { BrowserContext, Page } from 'playwright/test';
import { aCameraPhoto } from '../support/builders/a-camera-photo.ts';
import { makeMoreChecks } from '../support/drivers/a-days-work.ts';
import { generalSteps, review, save, tap, technician } from '../support/drivers/make-a-check.ts';
import { storedRows, visitOnce } from '../support/readers/phone-storage.ts';
import { expect, test } from './journey.ts';
import { limitOf } from '../tools/machine-speed.ts';

const made = 60;

/** A check of a damaged device with two photos, through the form. */
async function checkWithPhotos(page: Page, serialNumber: string, isFirst: boolean) {
  await page.goto(`/qr/function-check?modelNo=4711&serial=${serialNumber}`);
  const [housing, ...others] = generalSteps;
  await tap(page, housing!, 'Fail');
  for (const step of others) await tap(page, step);
  await page
    .getByRole('region', { name: housing!, exact: true })
    .getByRole('textbox', { name: 'What did you see or do?' })
    .fill('Cracked');
  const photos = page.getByRole('group', { name: 'Photo of the damage' });
  const shots = ['teal', 'navy'].map(async (colour) => ({
    name: `${colour}.jpg`,
    mimeType: 'image/jpeg',
    buffer: await aCameraPhoto(page, colour),
  }));
  await photos.getByLabel('Choose pictures').setInputFiles(await Promise.all(shots));
  await expect(photos.getByText('2 of 5 photos')).toBeVisible();
  if (isFirst) await review(page);
  else await page.getByRole('button', { name: 'Review and save' }).click();
  await expect(page.getByRole('textbox', { name: 'Your name' })).toHaveValue(technician);
  await save(page);
}

/** Bytes of JavaScript after everything that nobody needs was collected. */
async function heapOf(context: BrowserContext, page: Page): Promise<number> {
  const session = await context.newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return usedSize;
}

test('[OFF-2, OFF-3, QR-3, QR-9] a day in a cellar, 60 checks with 120 photos and two dead batteries, arrives whole and leaves the phone empty', async ({
  profile,
  portal,
  network,
  builtApp,
}) => {
  test.slow(); // the browser starts three times
  let context = await profile.start();
  let page = await context.newPage();
  await visitOnce(page);
  await network.off(context);
  for (const [nr, serial] of ['AB-1', 'AB-2', 'AB-3'].entries()) await checkWithPhotos(page, serial, nr === 0);

  for (const more of [28, made - 3 - 28]) {
    await profile.kill();
    context = await profile.start();
    await context.setOffline(true);
    page = await context.newPage();
    await page.goto('/qr/function-check');
    await makeMoreChecks(page, builtApp, more);
  }
  const before = await heapOf(context, page);
  const checks = await storedRows(page, 'outbox');
  const photos = (await storedRows(page, 'photos')) as { id: string; sha256?: string }[];
  expect([checks.length, photos.length]).toEqual([made, 2 * made]);

  // The list to hand over before leaving, from this phone alone.
  await page.getByRole('link', { name: `Unsent work: ${made} items` }).click();
  const list = await context.newPage();
  await list.goto('/qr/today');
  await expect(list.getByRole('listitem')).toHaveCount(made);
  await expect(list.getByText('Failed; not sent yet')).toHaveCount(made);
  await expect(list.getByText(technician)).toBeVisible();
  await list.close();

  await network.on(context);
  await expect.poll(() => storedRows(page, 'photos'), { timeout: limitOf(90) }).toEqual([]);
  expect([await storedRows(page, 'outbox'), await storedRows(page, 'photoBytes')]).toEqual([[], []]);
  const rows = await portal.rows();
  expect(rows.map(({ id }) => id).toSorted()).toEqual(checks.map(({ id }) => id).toSorted());
  expect(rows.every(({ photosPending }) => photosPending === 0)).toBe(true);
  const uploads = (await Promise.all(rows.map(({ id }) => portal.uploads(id)))).flat();
  const arrived = uploads.map(({ bytes }) => createHash('sha256').update(bytes).digest('hex'));
  expect(arrived.toSorted()).toEqual(photos.map(({ sha256 }) => sha256!).toSorted());
  expect(await heapOf(context, page)).toBeLessThanOrEqual(1.5 * before);
});
