import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import type { DeviceRegistration } from '../../src/contract/device-registration.ts';
import { axeFindings } from '../support/readers/axe-findings.ts';
import { labelCode, udiCode, writeFilm } from '../support/builders/camera-scene.ts';
import { fakeCamera } from '../support/builders/faked-camera.ts';
import { answerPump, receivedReceipt, review, save } from '../support/drivers/make-a-check.ts';
import { hasDecoder, visitOnce } from '../support/readers/phone-storage.ts';
import { fillInRegistration, saveRegistration } from '../support/drivers/register-a-device.ts';
import { expect, test } from './journey.ts';

const scan = (page: Page) => page.getByRole('link', { name: 'Scan a device' }).click();
const found = (page: Page) => page.getByRole('heading', { level: 1, name: 'Device found' });
const serialShown = (page: Page, serial: string) => page.getByRole('strong').getByText(serial, { exact: true });

test('[QR-1, QR-2, OFF-1, P51] without network the camera finds a label, and the form of its device opens, again and again', async ({
  portal,
  network,
  profile,
}) => {
  const label = await portal.label('inOrder');
  const folder = mkdtempSync(join(tmpdir(), 'device-portal-film-'));
  const film = join(folder, 'label.y4m');
  writeFilm(film, [await labelCode(label.url)]);
  const context = await profile.start({
    permissions: ['camera'],
    args: ['--use-fake-device-for-media-stream', `--use-file-for-fake-video-capture=${film}`],
  });
  const page = await context.newPage();
  await visitOnce(page);
  await hasDecoder(page);
  await network.off(context);
  await page.reload();

  await scan(page);
  await expect(found(page)).toBeVisible();
  await expect(serialShown(page, label.serialNumber)).toBeVisible();
  await expect(page.getByText('Label verified')).toBeVisible();
  await expect(page.getByRole('status')).toHaveText(`Device found: Venaro 210, serial number ${label.serialNumber}`);
  await expect(page.getByRole('link', { name: 'Start function check' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Light' })).toBeHidden();
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Housing and door undamaged' })).toBeVisible();
  await expect(page.getByRole('main').getByText(label.serialNumber)).toBeVisible();

  await page.goBack();
  await expect(serialShown(page, label.serialNumber)).toBeVisible();
  await page.getByRole('link', { name: 'Register this device' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Register a device' })).toBeVisible();
  await expect(page.getByRole('main').getByText(label.serialNumber)).toBeVisible();
  rmSync(folder, { recursive: true, force: true });
});

test('[QR-2, QR-4] a UDI mark leads to the check of its device, and to its registration', async ({
  context,
  page,
  portal,
}) => {
  const camera = await fakeCamera(context);
  const mark = '(01)04099213002105(17)270100(10)L2024/7(21)VN24A003117';
  await page.goto('/qr/scan');
  await camera.show(page, await udiCode(mark));
  await expect(serialShown(page, 'VN24A003117')).toBeVisible();
  await expect(page.getByText('L2024/7')).toBeVisible();
  await expect(page.getByText('31 Jan 2027')).toBeVisible();
  await page.getByRole('link', { name: 'Start function check' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Venaro 210' })).toBeVisible();
  await answerPump(page);
  await review(page);
  await save(page);
  await receivedReceipt(page);
  const [row] = await portal.rows();
  expect(JSON.parse(row!.contentJson)).toMatchObject({
    labelText: null,
    labelVerification: 'manual',
    manualDevice: { udiDi: '04099213002105', serialNumber: 'VN24A003117' },
  });
  expect(row!.deviceId).not.toBeNull();

  await page.getByRole('link', { name: 'Next device' }).click();
  await expect(page).toHaveURL('/qr/scan');
  await page.goto('/qr/scan?register');
  await camera.show(page, await udiCode('(01)04099213002105(10)L2024/7'));
  await expect(page.getByText('The mark does not say it clearly.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Serial number on the plate' }).fill('VN24 A003117');
  await page.getByRole('button', { name: 'Take this serial number' }).click();
  await expect(page.getByText('A serial number has 1 to 20 letters', { exact: false })).toBeVisible();
  await page.getByRole('textbox', { name: 'Serial number on the plate' }).fill('VN24A003117');
  await page.getByRole('button', { name: 'Take this serial number' }).click();
  await page.getByRole('link', { name: 'Register this device' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Register a device' })).toBeVisible();
  await expect(page.getByRole('main').getByText('VN24A003117')).toBeVisible();

  await camera.show(page, await udiCode(mark));
  await page.goBack();
  await page.getByRole('link', { name: 'Register this device' }).click();
  await fillInRegistration(page);
  await saveRegistration(page);
  await receivedReceipt(page);
  const registration = (await portal.rows()).at(-1)!;
  const { udiRaw } = JSON.parse(registration.contentJson) as DeviceRegistration;
  expect(udiRaw).toBe(']d20104099213002105' + '17270100' + '10L2024/7\u001D21VN24A003117');
  expect(registration.deviceId).toBe(row!.deviceId);
});

test('[QR-7] foreign codes are text and never opened, ours comes first, and a UDI mark beside it is compared', async ({
  context,
  page,
  portal,
}) => {
  const camera = await fakeCamera(context);
  const label = await portal.label('inOrder');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).host));
  await page.goto('/qr/scan');

  await test.step('somebody else’s code', async () => {
    await camera.show(page, await labelCode('https://kardon.example/a\u202E?b=1'));
    await expect(page.getByText('This code does not come from a label of ours').first()).toBeVisible();
    await expect(page.getByText('https://kardon.example/a<U+202E>?b=1')).toBeVisible();
    await expect(page.getByRole('link', { name: /kardon/ })).toBeHidden();
    expect(await axeFindings(page)).toEqual([]);
  });
  await test.step('HIBC', async () => {
    await page.getByRole('button', { name: 'Scan again' }).click();
    await camera.show(page, await labelCode('+A123BJC5D6E71G'));
    await expect(page.getByText('A mark of the HIBC kind').first()).toBeVisible();
  });
  await test.step('our label beside it', async () => {
    const beside = { x: 20, y: 20, module: 4 };
    await camera.show(page, await labelCode('+A123BJC5D6E71G', beside), await labelCode(label.url, { x: 300 }));
    await expect(serialShown(page, label.serialNumber)).toBeVisible();
  });
  await test.step('label and UDI mark of one device', async () => {
    await page.getByRole('button', { name: 'Scan again' }).click();
    const ofLabel = await labelCode(label.url, { x: 90, y: 130, module: 4 });
    const mark = `(01)04099213002105(21)${label.serialNumber}`;
    await camera.show(page, ofLabel, await udiCode(mark, { x: 360, y: 180, module: 6 }));
    await expect(page.getByText('UDI mark says the same')).toBeVisible();
  });
  await test.step('label and UDI mark of two devices', async () => {
    const ofLabel = await labelCode(label.url, { x: 90, y: 130, module: 4 });
    await camera.show(page, ofLabel, await udiCode('(01)04099213002105(21)VN99Z000001', { x: 360, y: 180, module: 6 }));
    await page.getByRole('button', { name: 'Scan again' }).click();
    await expect(page.getByText('The UDI mark names another serial number')).toBeVisible();
    await expect(page.getByText('It says VN99Z000001.', { exact: false })).toBeVisible();
    await expect(serialShown(page, label.serialNumber)).toBeVisible();
  });
  await test.step('one of our labels that is damaged', async () => {
    await camera.show(page, await labelCode(`${portal.address}/Q/200YCZ`.toUpperCase()));
    await page.getByRole('button', { name: 'Scan again' }).click();
    await expect(page.getByText('The code on the label cannot be read').first()).toBeVisible();
    await page.getByRole('link', { name: 'Type the device in' }).click();
    await expect(page).toHaveURL(/\/q\/200YCZ$/);
    await expect(page.getByRole('heading', { name: 'Which device?' })).toBeVisible();
    await expect(page.getByText('The code on the label cannot be read')).toBeVisible();
  });
  expect(new Set(requests)).toEqual(new Set([new URL(portal.address).host]));
});
