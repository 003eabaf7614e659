import type { Page } from 'playwright/test';
import { formatDeviceReference } from '../../src/domain/device-reference.ts';
import { answerGeneral, answerPump, receivedReceipt, review, save } from '../support/drivers/make-a-check.ts';
import { visitOnce } from '../support/readers/phone-storage.ts';
import { expect, test } from './journey.ts';
import { test as pageTest } from '../pages/page.ts';

const typeReference = async (page: Page, text: string) => {
  await page.getByRole('textbox', { name: 'Device reference' }).fill(text);
  await page.getByRole('button', { name: 'Start function check' }).click();
};

pageTest('[QR-2] the reference printed beside the code opens the check of its device', async ({ page, portal }) => {
  const { deviceRef } = await portal.label('inOrder');
  await page.goto('/qr/function-check');
  await typeReference(page, formatDeviceReference(deviceRef).toLowerCase().replaceAll('0', 'o'));
  await expect(page.getByRole('heading', { level: 1, name: 'Venaro 210' })).toBeVisible();
  await answerPump(page);
  await review(page);
  await save(page);
  await receivedReceipt(page);
  const [row] = await portal.rows();
  expect(JSON.parse(row!.contentJson)).toMatchObject({ deviceRef, labelText: null, labelVerification: 'manual' });
});

pageTest('[QR-2] a mistyped reference is told what is wrong with it', async ({ page, portal }) => {
  const { deviceRef } = await portal.label('inOrder');
  const reference = formatDeviceReference(deviceRef);
  await page.goto('/qr/function-check');
  await typeReference(page, '');
  await expect(page.getByText('Please type the reference.')).toBeVisible();
  await typeReference(page, reference.slice(0, -3));
  await expect(page.getByText('You typed 15.')).toBeVisible();
  await typeReference(page, `Ä${reference.slice(1)}`);
  await expect(page.getByText('“Ä” does not occur in a reference.')).toBeVisible();
  const [first, second] = reference;
  const other = [...'23456789'].find((digit) => digit !== first && digit !== second);
  await typeReference(page, `${other}${reference.slice(1)}`);
  await expect(page.getByText('The check symbol at the end does not fit.')).toBeVisible();
  await expect(page).toHaveURL('/qr/function-check');
});

pageTest(
  '[QR-2, QR-7] a reference nobody knows leads on to the model and its checklist',
  async ({ page, portal, complaints }) => {
    complaints.expect(/404.*qr\/devices/);
    const { deviceRef } = await portal.label('unknownDevice');
    await page.goto('/qr/function-check');
    await typeReference(page, formatDeviceReference(deviceRef));
    await expect(page.getByText('We do not know this reference')).toBeVisible();
    await page.getByRole('combobox', { name: 'Model' }).selectOption({ label: 'Venaro 210' });
    await page.getByRole('button', { name: 'Start function check' }).click();
    await expect(page.getByRole('region', { name: 'Housing and door undamaged' })).toBeVisible();
  },
);

test('[QR-2, OFF-1] without network a reference asks for the model, and the check goes on', async ({
  context,
  page,
  portal,
  network,
}) => {
  const { deviceRef } = await portal.label('inOrder');
  await visitOnce(page);
  await network.off(context);
  await page.reload();
  await typeReference(page, formatDeviceReference(deviceRef));
  await expect(page.getByText('There is no network to look it up')).toBeVisible();
  await page.getByRole('combobox', { name: 'Model' }).selectOption({ label: 'Venaro 210' });
  await page.getByRole('button', { name: 'Start function check' }).click();
  await expect(page.getByRole('region', { name: 'Housing and door undamaged' })).toBeVisible();
});

pageTest(
  '[QR-2] model and serial number open a check, also of a model that is not on the list',
  async ({ page, portal }) => {
    await page.goto('/qr/function-check');
    await page.getByRole('radio', { name: 'By model and serial number' }).check();
    await page.getByRole('button', { name: 'Start function check' }).click();
    await expect(page.getByText('Please choose the model.')).toBeVisible();
    await page.getByRole('combobox', { name: 'Model' }).selectOption({ label: 'Not on this list' });
    await page.getByRole('textbox', { name: 'Model number' }).fill('70000');
    await page.getByRole('textbox', { name: 'Serial number' }).fill('0012.50');
    await page.getByRole('button', { name: 'Start function check' }).click();
    await expect(page.getByText('A model number lies between 1 and 65535.')).toBeVisible();
    await page.getByRole('textbox', { name: 'Model number' }).fill('4711');
    await page.getByRole('button', { name: 'Start function check' }).click();
    await answerGeneral(page);
    await review(page);
    await save(page);
    await receivedReceipt(page);
    const [row] = await portal.rows();
    expect(JSON.parse(row!.contentJson)).toMatchObject({ manualDevice: { modelNo: 4711, serialNumber: '0012.50' } });
  },
);

pageTest('[QR-2] the text of a label, pasted from another scanner, opens its device', async ({ page, portal }) => {
  const label = await portal.label('inOrder');
  await page.goto('/qr/function-check');
  await typeReference(page, label.url);
  await expect(page.getByText('label verified')).toBeVisible();
  await expect(page.getByRole('main').getByText(label.serialNumber)).toBeVisible();
});
