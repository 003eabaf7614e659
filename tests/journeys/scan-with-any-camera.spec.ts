import type { Page } from 'playwright/test';
import { codeModules } from '../../server/demo/code-modules.ts';
import { axeFindings } from '../support/readers/axe-findings.ts';
import { labelCode } from '../support/builders/camera-scene.ts';
import { fakeCamera } from '../support/builders/faked-camera.ts';
import { visitOnce } from '../support/readers/phone-storage.ts';
import { expect, test } from './journey.ts';

const looking = (page: Page) => page.getByText('Hold the code on the device inside the frame');
const again = (page: Page) => page.getByRole('button', { name: 'Start the camera again' });

test('[QR-2, F70] each trouble with the camera has its own words and a way on, and it comes back afterwards', async ({
  context,
  page,
  portal,
}) => {
  const camera = await fakeCamera(context);
  const label = await portal.label('inOrder');
  await page.goto('/qr/function-check');
  await camera.change(page, { refusal: 'NotAllowedError' });
  await page.getByRole('link', { name: 'Scan a device' }).click();
  await expect(page.getByText('The camera is not allowed')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Type it' })).toBeVisible();
  await expect(page.getByRole('link', { name: /not sent|unsent|sent/i })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  for (const [refusal, words] of [
    ['NotFoundError', 'No camera was found'],
    ['NotReadableError', 'Another app is using the camera'],
    ['InvalidStateError', 'The camera could not be started'],
  ] as const) {
    await camera.change(page, { refusal });
    await again(page).click();
    await expect(page.getByText(words)).toBeVisible();
  }
  await camera.change(page, { refusal: null });
  await again(page).click();
  await expect(looking(page)).toBeVisible();

  await test.step('given back while hidden, ended meanwhile, taken again', async () => {
    await camera.setVisibility(page, 'hidden');
    await expect.poll(async () => (await camera.read(page)).live).toBe(0);
    await camera.pullOut(page);
    await camera.setVisibility(page, 'visible');
    await expect(looking(page)).toBeVisible();
    expect((await camera.read(page)).live).toBe(1);
  });
  await test.step('ended in sight: opened again by itself, the second time on request', async () => {
    await camera.pullOut(page);
    await expect.poll(async () => (await camera.read(page)).live).toBe(1);
    await expect(looking(page)).toBeVisible();
    await camera.pullOut(page);
    await expect(page.getByText('The camera stopped')).toBeVisible();
    await again(page).click();
    await expect(looking(page)).toBeVisible();
  });
  await test.step('a covered lens', async () => {
    await camera.change(page, { isBlack: true });
    await expect(page.getByText('The picture is black')).toBeVisible();
    await camera.change(page, { isBlack: false });
    await expect(page.getByText('The picture is black')).toBeHidden();
  });
  await camera.show(page, await labelCode(label.url));
  await expect(page.getByRole('strong').getByText(label.serialNumber)).toBeVisible();
  await page.getByRole('link', { name: 'Start function check' }).click();
  await expect(page.getByRole('button', { name: 'Next open step' })).toBeVisible();
  await expect.poll(async () => (await camera.read(page)).live).toBe(0);
});

test('[QR-2, P52] light, zoom and a choice of cameras where there are such, and the choice is remembered', async ({
  context,
  page,
}) => {
  const camera = await fakeCamera(context);
  const abilities = { capabilities: { torch: true, zoom: { min: 1, max: 4, step: 0.5 } }, cameras: ['Wide', 'Tele'] };
  await page.goto('/qr/function-check');
  await page.getByRole('link', { name: 'Scan a device' }).click();
  await expect(looking(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Light' })).toBeHidden();
  await expect(page.getByRole('slider', { name: 'Zoom' })).toBeHidden();
  await expect(page.getByRole('combobox', { name: 'Camera' })).toBeHidden();
  expect((await camera.read(page)).asked).toMatchObject([{ facingMode: { ideal: 'environment' } }]);

  await page.getByRole('link', { name: 'Close the scanner' }).click();
  await camera.change(page, abilities);
  await page.getByRole('link', { name: 'Scan a device' }).click();
  const light = page.getByRole('button', { name: 'Light' });
  await light.click();
  await expect(light).toHaveAttribute('aria-pressed', 'true');
  await light.click();
  await page.getByRole('slider', { name: 'Zoom' }).fill('2.5');
  expect((await camera.read(page)).applied).toEqual([{ torch: true }, { torch: false }, { zoom: 2.5 }]);
  await page.getByRole('combobox', { name: 'Camera' }).selectOption('Tele');
  await expect
    .poll(async () => (await camera.read(page)).asked.at(-1))
    .toMatchObject({ deviceId: { exact: 'camera-1' } });
  expect(await axeFindings(page)).toEqual([]);

  await page.goto('/qr/scan');
  await expect
    .poll(async () => (await camera.read(page)).asked.at(0))
    .toMatchObject({ deviceId: { exact: 'camera-1' } });
});

test('[QR-2] a picture, a pasted text and a hand-held scanner open a device without any camera', async ({
  context,
  page,
  portal,
}) => {
  const camera = await fakeCamera(context);
  const label = await portal.label('inOrder');
  const serial = page.getByRole('strong').getByText(label.serialNumber);
  await page.goto('/qr/scan');
  await camera.change(page, { refusal: 'NotFoundError' });
  const pick = (name: string, buffer: Buffer) =>
    page.getByLabel('Picture').setInputFiles({ name, mimeType: 'image/png', buffer });

  await pick('empty.png', await drawn(page, []));
  await expect(page.getByText('No code was found in the picture')).toBeVisible();
  await pick('broken.png', Buffer.from('no picture'));
  await expect(page.getByText('This picture cannot be opened here')).toBeVisible();
  await pick('label.png', await drawn(page, await codeModules(label.url, { format: 'QRCode' })));
  await expect(serial).toBeVisible();

  await page.getByRole('button', { name: 'Scan again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Scan a device' })).toBeFocused();
  await page.evaluate((text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', text);
    document.dispatchEvent(new ClipboardEvent('paste', { clipboardData }));
  }, label.url);
  await expect(serial).toBeVisible();

  await page.getByRole('button', { name: 'Scan again' }).click();
  await page.getByRole('button', { name: 'UDI mark' }).click();
  const mark = page.getByRole('textbox', { name: 'UDI mark, or the text of a code' });
  await expect(mark).toBeFocused();
  await mark.press('Enter');
  await expect(page.getByText('Please type or paste the mark.')).toBeVisible();
  await mark.fill(`]d20104099213002105` + `10L21123<GS>21${label.serialNumber}`);
  await mark.press('Enter');
  await expect(serial).toBeVisible();
  await page.getByRole('button', { name: 'Scan again' }).click();
  await page.getByRole('button', { name: 'UDI mark' }).click();
  await mark.fill('(01)04099213002106(21)A1');
  await page.getByRole('button', { name: 'Read the mark' }).click();
  await expect(page.getByText('The UDI mark was misread').first()).toBeVisible();
  // A scanner that swallows separators leaves it open where the lot number ends and the serial number begins.
  await page.getByRole('button', { name: 'Scan again' }).click();
  await page.getByRole('button', { name: 'UDI mark' }).click();
  await mark.fill('0104099213002105' + '10L2112' + '21VN-3117');
  await mark.press('Enter');
  await expect(page.getByText('Which of these is the serial number on the plate?')).toBeVisible();
  await page.getByRole('button', { name: 'VN-3117', exact: true }).click();
  await expect(page.getByRole('strong').getByText('VN-3117')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Start function check' })).toBeFocused();
});

test('[QR-2, F74] a decoder that does not arrive blocks neither the installation nor the way on', async ({
  context,
  page,
  portal,
  network,
}) => {
  const camera = await fakeCamera(context);
  portal.proxy.meddle(({ path }) => path.endsWith('.wasm'), { kind: 'answer', status: 404, body: 'not here' });
  await visitOnce(page);
  await network.off(context);
  await page.reload();
  await page.getByRole('link', { name: 'Scan a device' }).click();
  await expect(page.getByText('The part that reads codes is not on this phone yet')).toBeVisible();
  portal.proxy.letPass();
  await network.on(context);
  const label = await portal.label('inOrder');
  await camera.show(page, await labelCode(label.url));
  await expect(page.getByRole('strong').getByText(label.serialNumber)).toBeVisible();
});

/** A picture of a code as a PNG, drawn by the browser. */
async function drawn(page: Page, rows: string[]): Promise<Buffer> {
  const bytes = await page.evaluate(async (modules) => {
    const canvas = new OffscreenCanvas(400, 400);
    const context = canvas.getContext('2d')!;
    context.fillStyle = '#fff';
    context.fillRect(0, 0, 400, 400);
    context.fillStyle = '#000';
    for (const [y, row] of modules.entries())
      for (const [x, each] of [...row].entries()) if (each === '1') context.fillRect(40 + x * 6, 40 + y * 6, 6, 6);
    return [...new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer())];
  }, rows);
  return Buffer.from(bytes);
}
