import type { Page } from 'playwright/test';
import { aCameraPhoto, aLargePhoto } from '../support/builders/a-camera-photo.ts';
import { generalSteps, receivedReceipt, review, save, tap } from '../support/drivers/make-a-check.ts';
import { storedRows, visitOnce } from '../support/readers/phone-storage.ts';
import { clinic, fillInRegistration } from '../support/drivers/register-a-device.ts';
import type { ServedPortal } from '../support/servers/served-portal.ts';
import { expect, test } from './journey.ts';
import { test as pageTest } from '../pages/page.ts';

const photos = (page: Page) => page.getByRole('group', { name: 'Photo of the damage' });
const tiles = (page: Page) => photos(page).getByRole('button', { name: /^Photo \d, on this phone/ });
const camera = (page: Page) => photos(page).getByLabel('Take photo');
const files = (page: Page) => photos(page).getByLabel('Choose pictures');
const asFile = (name: string, buffer: Buffer, mimeType = 'image/jpeg') => ({ name, mimeType, buffer });

async function beginDamagedCheck(page: Page) {
  await page.goto('/qr/function-check?modelNo=4711&serial=AB-1');
  const [housing, ...others] = generalSteps;
  await tap(page, housing!, 'Fail');
  for (const step of others) await tap(page, step);
  await page
    .getByRole('region', { name: housing!, exact: true })
    .getByRole('textbox', { name: 'What did you see or do?' })
    .fill('Cracked');
}

test('[QR-3, QR-5, F4, F13, F68, P71] photos taken without network, through a page the camera killed, arrive as they lay on the phone', async ({
  context,
  page,
  portal,
  network,
}) => {
  await visitOnce(page);
  await network.off(context);
  await beginDamagedCheck(page);
  await camera(page).setInputFiles(asFile('1.jpg', await aCameraPhoto(page)));
  await expect(tiles(page)).toHaveCount(1);
  await files(page).setInputFiles([asFile('2.jpg', await aCameraPhoto(page, 'navy'))]);
  await expect(tiles(page)).toHaveCount(2);
  await expect(photos(page).getByText('2 of 5 photos')).toBeVisible();

  // The camera app takes the memory of the page: it is gone between opening the camera and the shot.
  const chooser = page.waitForEvent('filechooser');
  await photos(page).getByText('Take photo').click();
  await chooser;
  await expect(page.getByRole('region', { name: 'Progress' }).getByText(/^Saved \d/)).toBeVisible();
  await page.reload();
  await expect(photos(page).getByText('Please take the last photo again.')).toBeVisible();
  await expect(tiles(page)).toHaveCount(2);
  await expect(page.getByText('Cracked')).toBeVisible();

  await tiles(page).first().click();
  await page.getByRole('dialog', { name: 'Photo 1' }).getByRole('button', { name: 'Remove' }).click();
  await expect(tiles(page)).toHaveCount(1);
  await photos(page).getByRole('button', { name: 'Undo' }).click();
  await expect(tiles(page)).toHaveCount(2);

  await review(page);
  const id = await save(page);
  const onPhone = (await storedRows(page, 'photos')) as { id: string; sha256?: string }[];
  expect(onPhone).toHaveLength(2);

  await network.on(context);
  await receivedReceipt(page);
  await expect(page.getByText('Received, 2 of 2 photos')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Unsent work: 0 items' })).toBeVisible();
  expect(await storedRows(page, 'photos')).toEqual([]);
  expect(await storedRows(page, 'photoBytes')).toEqual([]);
  const uploads = await portal.uploads(id);
  expect(new Set(uploads.map(({ sha256 }) => sha256))).toEqual(new Set(onPhone.map(({ sha256 }) => sha256)));
  expect(await portal.rows()).toMatchObject([{ id, photosPending: 0 }]);
  for (const { bytes } of uploads) {
    expect(bytes.includes('Exif') || bytes.includes('48.1372')).toBe(false);
    const size = await page.evaluate(async (base64) => {
      const content = Uint8Array.from(atob(base64), (each) => each.charCodeAt(0));
      const { width, height } = await createImageBitmap(new Blob([content]), { imageOrientation: 'none' });
      return [width, height];
    }, bytes.toString('base64'));
    expect(size).toEqual([1_000, 2_000]);
  }
});

pageTest(
  '[QR-3, F60, F73, P70] a file that is no photo says what is wrong with it, and costs the form nothing',
  async ({ page }) => {
    await beginDamagedCheck(page);
    const whole = await aCameraPhoto(page);
    const small = await page.evaluate(async () => {
      const canvas = new OffscreenCanvas(20, 10);
      canvas.getContext('2d')!.fillRect(0, 0, 5, 5);
      const blob = await canvas.convertToBlob({ type: 'image/png' });
      return Array.from(new Uint8Array(await blob.arrayBuffer()));
    });
    const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic')]);
    await files(page).setInputFiles([
      asFile('small.png', Buffer.from(small), 'image/png'),
      asFile('broken.jpg', whole.subarray(0, 40)),
      asFile('iphone.heic', heic, 'image/heic'),
      asFile('good.jpg', whole),
    ]);
    await expect(tiles(page)).toHaveCount(1);
    const alert = photos(page).getByRole('alert');
    await expect(alert.getByText('small.png: This picture is too small')).toBeVisible();
    await expect(alert.getByText('broken.jpg: This file cannot be read')).toBeVisible();
    await expect(alert.getByText('iphone.heic: This is an HEIC picture')).toBeVisible();

    await page.evaluate(() => {
      const chosen = new DataTransfer();
      chosen.items.add(new File([new Uint8Array(200 * 1024 * 1024)], 'huge.jpg', { type: 'image/jpeg' }));
      const [, input] = document.querySelectorAll<HTMLInputElement>('.photos input[type=file]');
      input!.files = chosen.files;
      input!.dispatchEvent(new Event('change', { bubbles: true }));
    });
    await expect(alert.getByText('huge.jpg: This file is larger than 100 MB')).toBeVisible();

    // More than the step takes are refused one by one, by name.
    await files(page).setInputFiles(Array.from({ length: 5 }, (_, nr) => asFile(`more-${nr}.jpg`, whole)));
    await expect(alert.getByText('more-4.jpg: This step takes at most 5 photos')).toBeVisible();
    await expect(tiles(page)).toHaveCount(5);
    await expect(page.getByText('Cracked')).toBeVisible();
    await review(page);
  },
);

const largeFiles = async (page: Page, count = 5) => {
  const made = [];
  for (let nr = 1; nr <= count; nr += 1) made.push(asFile(`IMG_${nr}.jpg`, await aLargePhoto(page, nr)));
  return made;
};
/** Nothing is decoded: the moment in which the photos are being prepared does not pass. */
const holdPreparation = () => {
  window.createImageBitmap = () => new Promise(() => undefined);
};
const pickedRows = async (page: Page) =>
  (await storedRows(page, 'photos')).filter(({ status }) => status === 'picked').length;

/** Form, submission, receipt and server name the same number of photos, and the phone keeps none. */
async function allArrived(page: Page, portal: ServedPortal, count: number): Promise<void> {
  await expect(page).toHaveURL(/\/qr\/receipt\//, { timeout: 40_000 });
  const id = new URL(page.url()).pathname.split('/').at(-1)!;
  await receivedReceipt(page);
  await expect(page.getByText(`Received, ${count} of ${count} photos`)).toBeVisible({ timeout: 20_000 });
  expect(new Set((await portal.uploads(id)).map(({ sha256 }) => sha256)).size).toBe(count);
  expect(await portal.rows()).toMatchObject([{ id, photosPending: 0 }]);
  const left = (await storedRows(page, 'photos')) as { submissionId?: string }[];
  expect(left.filter(({ submissionId }) => submissionId === id)).toEqual([]);
}

pageTest('[OFF-14] five photos picked and saved at once all arrive', async ({ page, portal }) => {
  test.slow();
  await beginDamagedCheck(page);
  await files(page).setInputFiles(await largeFiles(page));
  await expect(photos(page).getByText('5 of 5 photos')).toBeVisible();
  await review(page);
  await page.getByRole('button', { name: 'Save check' }).click();
  await expect(page.getByText(/photos? (is|are) still being prepared/).first()).toBeVisible();
  await expect(page.getByText('IMG_5.jpg')).toBeVisible();
  await allArrived(page, portal, 5);
});

pageTest(
  '[OFF-14, QR-4] three photos picked for a registration and saved at once all arrive',
  async ({ page, portal }) => {
    test.slow();
    await page.goto('/qr/device-registration?modelNo=4711&serial=AB-1');
    await fillInRegistration(page);
    const field = page.getByRole('group', { name: 'Photos (optional)' });
    await field.getByLabel('Choose pictures').setInputFiles(await largeFiles(page, 3));
    await page.getByRole('button', { name: 'Save registration' }).click();
    await expect(page).toHaveURL(/\/qr\/receipt\//, { timeout: 40_000 });
    const id = new URL(page.url()).pathname.split('/').at(-1)!;
    await expect(page.getByText('Received, 3 of 3 photos')).toBeVisible({ timeout: 20_000 });
    expect(await portal.uploads(id)).toHaveLength(3);
    expect(await storedRows(page, 'photoBytes')).toEqual([]);
  },
);

test('[OFF-14] a page reloaded while its photos are prepared goes on with all of them, also when nothing else was typed', async ({
  page,
  portal,
}) => {
  test.slow();
  await visitOnce(page);
  const five = await largeFiles(page);
  await page.addInitScript(() => {
    if (sessionStorage.getItem('released')) return;
    window.createImageBitmap = () => new Promise(() => undefined);
  });
  await page.goto('/qr/device-registration?modelNo=4711&serial=AB-1');
  const field = page.getByRole('group', { name: 'Photos (optional)' });
  await field.getByLabel('Choose pictures').setInputFiles(five.slice(0, 2));
  await expect.poll(() => pickedRows(page)).toBe(2);
  await expect(page).toHaveURL(/draft=/);
  await page.evaluate(() => sessionStorage.setItem('released', 'yes'));
  await page.reload();
  await expect(field.getByRole('button', { name: /^Photo \d, on this phone/ })).toHaveCount(2, { timeout: 30_000 });
  await expect(page.getByLabel('Organisation', { exact: true })).not.toHaveValue(clinic.Organisation);

  await page.evaluate(() => sessionStorage.removeItem('released'));
  await page.goto('/qr/function-check?modelNo=4711&serial=AB-1');
  await beginDamagedCheck(page);
  await files(page).setInputFiles(five);
  await expect.poll(() => pickedRows(page)).toBe(5);
  await review(page);
  await page.getByRole('button', { name: 'Save check' }).click();
  await expect(page.getByText('5 photos are still being prepared').first()).toBeVisible();
  await page.evaluate(() => sessionStorage.setItem('released', 'yes'));
  await page.reload();
  await page.getByRole('textbox', { name: 'Your name' }).fill('Jonas Feldmann');
  await page.getByRole('button', { name: 'Save check' }).click();
  await allArrived(page, portal, 5);
});

test('[OFF-14] a browser killed while photos are prepared goes on with all of them', async ({ profile, portal }) => {
  test.slow();
  let page = await (await profile.start()).newPage();
  const five = await largeFiles(page);
  await page.addInitScript(holdPreparation);
  await beginDamagedCheck(page);
  await files(page).setInputFiles(five);
  await expect.poll(() => pickedRows(page)).toBe(5);
  const address = page.url();
  await profile.kill();

  page = await (await profile.start()).newPage();
  await page.goto(address);
  await expect(tiles(page)).toHaveCount(5, { timeout: 30_000 });
  await review(page);
  await page.getByRole('button', { name: 'Save check' }).click();
  await allArrived(page, portal, 5);
});

pageTest(
  '[OFF-14] photos that never get ready are named, and the check can be saved without them; who leaves the review saves nothing',
  async ({ page, portal }) => {
    await page.addInitScript(holdPreparation);
    await beginDamagedCheck(page);
    await files(page).setInputFiles([asFile('stuck.jpg', await aCameraPhoto(page))]);
    await review(page);
    await page.getByRole('button', { name: 'Save check' }).click();
    await expect(page.getByText('stuck.jpg')).toBeVisible();
    await page.goBack();
    await expect(photos(page).getByText('1 of 5 photos')).toBeVisible();
    await page.getByRole('button', { name: 'Review and save' }).click();
    await expect(page.getByText('1 photo is still being prepared').first()).toBeVisible();
    await page.getByRole('button', { name: 'Save check' }).click();
    await page.getByRole('button', { name: 'Save without them' }).click();
    await expect(page).toHaveURL(/\/qr\/receipt\//);
    await receivedReceipt(page);
    await expect(page.getByText(/of \d photos/)).toHaveCount(0);
    expect(await portal.rows()).toHaveLength(1);
    expect(await storedRows(page, 'photoBytes')).toEqual([]);
  },
);

pageTest(
  '[OFF-14] a picked file that cannot be read is named at its step and at the review, and the others arrive',
  async ({ page, portal }) => {
    await page.addInitScript(() => {
      const { arrayBuffer } = File.prototype;
      File.prototype.arrayBuffer = function read(this: File) {
        return this.name === 'in-the-cloud.jpg'
          ? Promise.reject(new DOMException('The file could not be found.', 'NotFoundError'))
          : arrayBuffer.call(this);
      };
    });
    await beginDamagedCheck(page);
    const whole = await aCameraPhoto(page);
    const other = await aCameraPhoto(page, 'navy');
    await files(page).setInputFiles([
      asFile('1.jpg', whole),
      asFile('in-the-cloud.jpg', whole),
      asFile('3.jpg', other),
    ]);
    await expect(
      photos(page).getByRole('alert').getByText('in-the-cloud.jpg: This file could not be read'),
    ).toBeVisible();
    await expect(tiles(page)).toHaveCount(2);
    await review(page);
    await expect(page.getByText('1 picture is not part of this form')).toBeVisible();
    await page.getByRole('button', { name: 'Save check' }).click();
    await allArrived(page, portal, 2);
  },
);
