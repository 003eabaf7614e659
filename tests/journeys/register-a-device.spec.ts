import type { Page } from 'playwright/test';
import type { DeviceRegistration } from '../../src/contract/device-registration.ts';
import { aCameraPhoto } from '../support/builders/a-camera-photo.ts';
import { answerPump, openLabel, receivedReceipt, review, save } from '../support/drivers/make-a-check.ts';
import { storedRows, visitOnce } from '../support/readers/phone-storage.ts';
import { clinic, fillInRegistration, saveRegistration } from '../support/drivers/register-a-device.ts';
import { expect, test } from './journey.ts';
import { test as pageTest } from '../pages/page.ts';

pageTest(
  '[QR-4, QR-8] a device is registered from its label, and the registration arrives as it was typed',
  async ({ page, portal }) => {
    const label = await portal.label('unregistered');
    await openLabel(page, label);
    await page.getByRole('link', { name: 'Register this device' }).click();
    await fillInRegistration(page);
    const id = await saveRegistration(page);
    const { protocolNo, receiptCode } = await receivedReceipt(page);
    expect(protocolNo).toMatch(/^DR-/);
    const [row, ...more] = await portal.rows();
    expect(more).toEqual([]);
    expect(row).toMatchObject({ id, protocolNo, receiptCode, kindOfSubmission: 'deviceRegistration' });
    expect(JSON.parse(row!.contentJson) as DeviceRegistration).toMatchObject({
      deviceRef: label.deviceRef,
      labelText: label.url,
      labelVerification: 'verified',
      organisation: {
        name: clinic.Organisation,
        address: { postalCode: clinic.Postcode, city: clinic.Town, countryCode: 'FR' },
      },
      contact: { firstName: 'Claire', lastName: 'Besson', email: clinic['E-mail'], phone: '+33241000000' },
      placement: { siteName: 'Bloc opératoire', room: 'Salle 2' },
      consents: { marketing: false },
    });

    const { database } = portal;
    await database().updateTable('submission').set({ state: 'needsInfo' }).where('id', '=', id).execute();
    await page.goto('/qr/function-check');
    await page.goto(`/qr/receipt/${id}#${receiptCode}`); // the link of the mail
    await expect(page.getByText('A question is open')).toBeVisible();
  },
);

pageTest('[QR-2, QR-4] a device without a code is registered by model and serial number', async ({ page, portal }) => {
  await page.goto('/qr/device-registration');
  await page.getByRole('radio', { name: 'By model and serial number' }).check();
  await page.getByRole('combobox', { name: 'Model' }).selectOption({ label: 'Corvita A3' });
  await page.getByRole('textbox', { name: 'Serial number' }).fill('CV-A3-26-0012');
  await page.getByRole('button', { name: 'Go on' }).click();
  await fillInRegistration(page);
  await saveRegistration(page);
  await receivedReceipt(page);
  const [row] = await portal.rows();
  expect(JSON.parse(row!.contentJson)).toMatchObject({
    manualDevice: { modelNo: 305, serialNumber: 'CV-A3-26-0012' },
    labelText: null,
    labelVerification: 'manual',
  });
});

pageTest(
  '[QR-4] what is missing or wrong is said at its field, and nothing typed is lost',
  async ({ page, portal }) => {
    const label = await portal.label('unregistered');
    await page.goto(`/qr/device-registration?d=${label.url.split('/').at(-1)}`);
    await fillInRegistration(page);
    await page.getByLabel('Organisation', { exact: true }).fill('');
    await page.getByLabel('E-mail', { exact: true }).fill('claire.besson@tilleuls');
    await page.getByRole('button', { name: 'Save registration' }).click();
    await expect(page.getByLabel('Organisation', { exact: true })).toBeFocused();
    await expect(page.getByText('Please fill this in.')).toBeVisible();
    await expect(page.getByText('The address is not complete')).toBeVisible();
    await expect(page.getByLabel('Town', { exact: true })).toHaveValue(clinic.Town);
    expect(await portal.rows()).toEqual([]);
  },
);

test('[QR-4, QR-5, QR-9] one of twenty: photos arrive, one tab writes a draft, and the next device keeps whom it is for', async ({
  context,
  page,
  portal,
}) => {
  const label = await portal.label('unregistered');
  const organisation = (tab: Page) => tab.getByLabel('Organisation', { exact: true });
  await page.goto(`/qr/device-registration?d=${label.url.split('/').at(-1)}`);
  await fillInRegistration(page);
  const photos = page.getByRole('group', { name: 'Photos (optional)' });
  await photos
    .getByLabel('Take photo')
    .setInputFiles({ name: 'plate.jpg', mimeType: 'image/jpeg', buffer: await aCameraPhoto(page) });
  await expect(photos.getByText('1 of 3 photos')).toBeVisible();
  await expect(page.getByText(/^Saved \d/)).toBeVisible();
  await page.reload();
  await expect(organisation(page)).toHaveValue(clinic.Organisation);
  await expect(photos.getByRole('button', { name: /^Photo 1, on this phone/ })).toBeVisible();
  expect(await storedRows(page, 'drafts')).toHaveLength(1);

  const second = await context.newPage();
  await second.goto(page.url());
  await expect(
    second.getByRole('strong').filter({ hasText: 'This registration is open in another tab' }),
  ).toBeVisible();
  await expect(organisation(second)).toBeDisabled();
  await second.getByRole('button', { name: 'Take it over here' }).click();
  await expect(organisation(second)).toBeEnabled();
  await expect(page.getByRole('strong').filter({ hasText: 'This registration is open in another tab' })).toBeVisible();
  await page.close();

  const id = await saveRegistration(second);
  await receivedReceipt(second);
  await expect(second.getByText('Received, 1 of 1 photos')).toBeVisible();
  expect(await portal.uploads(id)).toHaveLength(1);

  await second.goto('/qr/device-registration?modelNo=305&serial=CV-A3-26-0013');
  await expect(second.getByText('Taken over from your last registration')).toBeVisible();
  await expect(organisation(second)).toHaveValue(clinic.Organisation);
  await expect(second.getByLabel('Site or building', { exact: true })).toHaveValue(clinic['Site or building']);
  await expect(second.getByLabel('Room (optional)', { exact: true })).toHaveValue('');
  await expect(second.getByRole('checkbox', { name: 'I have read the privacy notice.' })).toBeChecked();
  expect(await storedRows(second, 'drafts'), 'nobody typed anything yet').toEqual([]);
  await saveRegistration(second);
  await receivedReceipt(second);

  await second.goto('/qr/device-registration?modelNo=305&serial=CV-A3-26-0014');
  await second.getByRole('button', { name: 'Start empty' }).click();
  await expect(organisation(second)).toHaveValue('');
  await expect(second.getByRole('checkbox', { name: 'I have read the privacy notice.' })).not.toBeChecked();
  await second.reload();
  await expect(organisation(second)).toHaveValue('');
});

test('[QR-4, QR-9, OFF-2] made without network after the check of its device, a registration still arrives before it', async ({
  context,
  page,
  portal,
  network,
}) => {
  const label = await portal.label('unregistered');
  await visitOnce(page);
  await network.off(context);
  await openLabel(page, label);
  await answerPump(page);
  await review(page);
  const check = await save(page);
  await page.goto(`/qr/device-registration?d=${label.url.split('/').at(-1)}`);
  await fillInRegistration(page);
  const registration = await saveRegistration(page);
  const beforehand = portal.proxy.deliveries().length;

  await network.on(context);
  await receivedReceipt(page);
  await expect(page.getByRole('link', { name: 'Unsent work: 0 items' })).toBeVisible();
  expect(portal.proxy.deliveries().slice(beforehand)).toEqual([[registration], [check]]);
  expect(await portal.rows()).toHaveLength(2);
});
