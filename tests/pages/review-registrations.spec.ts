import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { DeviceRegistration } from '../../src/contract/device-registration.ts';
import { uuidV7 } from '../../src/domain/uuid-v7.ts';
import { aDeviceRegistration } from '../support/builders/a-device-registration.ts';
import { delivered } from '../support/builders/a-function-check.ts';
import { axeFindings } from '../support/readers/axe-findings.ts';
import { enterDeskAs } from '../support/drivers/sign-in.ts';
import { expect, test } from './page.ts';

test('[DEV-5, P29] a registration is asked about, answered by the link of the mail without signing in, and becomes customer, site and device, photo and all', async ({
  page,
  portal,
  complaints,
}) => {
  complaints.expect(/410/);
  await page.setViewportSize({ width: 1440, height: 900 });
  const bytes = readFileSync('public/icons/icon-192.png');
  const photo = {
    uploadId: uuidV7(Date.now()),
    sha256: hash('sha256', bytes),
    size: bytes.length,
    contentType: 'image/png',
  };
  const registration = aDeviceRegistration({
    manualDevice: { modelNo: 210, serialNumber: 'VN26A009001' },
    photos: [photo as DeviceRegistration['photos'][number]],
  });
  await portal.deliver(delivered(registration));
  const upload = new URL(`/api/public/qr/uploads/${photo.uploadId}`, portal.address);
  upload.search = String(
    new URLSearchParams({
      submissionId: registration.submissionId,
      sha256: photo.sha256,
      contentType: photo.contentType,
    }),
  );
  const headers = { 'content-type': 'application/octet-stream' };
  expect((await fetch(upload, { method: 'PUT', body: bytes, headers })).status).toBe(201);
  await enterDeskAs(page, {
    portal,
    user: await portal.user({ userGroup: 'providerService' }),
    at: '/app/registrations',
  });
  await expect(page.getByRole('heading', { name: 'Registrations' })).toBeVisible();
  await expect(page.getByRole('table')).toBeVisible();
  expect.soft(await axeFindings(page), 'queue').toEqual([]);
  await page.getByRole('link', { name: registration.organisation.name }).first().click();
  await page.getByRole('button', { name: 'Ask back' }).click();
  await page.getByRole('textbox', { name: 'Question' }).fill('Which floor is it on?');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Ask back' }).click();
  await expect(page.getByText('Not answered yet.')).toBeVisible();
  expect.soft(await axeFindings(page), 'registration').toEqual([]);

  const path = await portal.linkOfLastMail(/\/qr\/registration-question\/\S+/);
  const answering = await page.context().newPage();
  await answering.goto(path);
  await expect(answering.getByText('Which floor is it on?')).toBeVisible();
  await answering.getByRole('button', { name: 'Send the answer' }).click();
  await expect(answering.getByText('Fill in this field.')).toBeVisible();
  await answering.getByRole('textbox', { name: 'Your answer' }).fill('The second one');
  expect.soft(await axeFindings(answering), 'question').toEqual([]);
  await answering.getByRole('button', { name: 'Send the answer' }).click();
  await expect(answering.getByText('The answer is sent.')).toBeVisible();
  await answering.reload();
  await expect(answering.getByText('This question is closed')).toBeVisible();
  await answering.close();

  await page.reload();
  await expect(page.getByText('The second one')).toBeVisible();
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText('Fill in this field.').first()).toBeVisible();
  await page.getByRole('textbox', { name: 'Customer no.' }).fill('NK-4711');
  await page.getByRole('button', { name: /Type/ }).click();
  await page.getByRole('option', { name: 'Hospital' }).click();
  await page.getByRole('button', { name: 'Approve' }).click();
  await page.getByRole('link', { name: 'To the device' }).click();
  await expect(page.getByText(registration.placement.siteName).first()).toBeVisible();
  const db = portal.database();
  const made = await db
    .selectFrom('customer')
    .selectAll()
    .where('customerNr', '=', 'NK-4711')
    .executeTakeFirstOrThrow();
  expect(made.name).toBe(registration.organisation.name);
  const devices = await db.selectFrom('device').selectAll().where('customerId', '=', made.id).execute();
  expect(devices).toHaveLength(1);
  await page.goto(`/app/customers/${made.id}/devices/${devices[0]!.id}`);
  const picture = page.getByRole('region', { name: 'Photos' }).locator('img');
  await expect.poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);

  // A device that came with our label, registered by somebody whose words name no customer and a number that is taken.
  complaints.expect(/422/);
  const label = await portal.label('unregistered');
  const shipped = aDeviceRegistration({
    submissionId: uuidV7(Date.now()),
    deviceRef: label.deviceRef,
    labelText: label.url,
    labelVerification: 'verified',
    organisation: { ...registration.organisation, name: 'Innere, Haus 2' },
    inventoryNumber: 'INV-1',
  });
  const hospital = await db
    .selectFrom('customer')
    .selectAll()
    .where('customerNr', '=', 'KA-1204')
    .executeTakeFirstOrThrow();
  await db
    .updateTable('device')
    .set({ inventoryNumber: 'INV-1' })
    .where('id', '=', (eb) =>
      eb
        .selectFrom('device')
        .select((of) => of.fn.min('id').as('id'))
        .where('customerId', '=', hospital.id),
    )
    .execute();
  await portal.deliver(delivered(shipped));
  await page.goto(`/app/registrations/${shipped.submissionId}`);
  const device = page.getByRole('radio', { name: label.serialNumber }).first();
  await expect(device).toBeChecked();
  await expect(page.getByText('Not registered')).toBeVisible();
  await page.getByRole('combobox', { name: 'Another customer' }).pressSequentially('ka-1204');
  await expect(page.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('radio', { name: hospital.name })).toBeChecked();
  await expect(device).toBeChecked();
  await page.getByRole('combobox', { name: 'Another site of this customer' }).focus();
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('radio', { name: 'New site' })).not.toBeChecked();
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText('or leave the field empty')).toBeVisible();
  expect.soft(await axeFindings(page), 'approval').toEqual([]);
  await page.getByRole('textbox', { name: 'Inventory no.' }).fill('');
  await page.getByRole('button', { name: 'Approve' }).click();
  await page.getByRole('link', { name: 'To the device' }).click();
  await expect(page).toHaveURL(new RegExp(`/app/customers/${hospital.id}/devices/`));
  expect(
    await db.selectFrom('device').selectAll().where('serialNumber', '=', label.serialNumber).execute(),
  ).toMatchObject([
    { customerId: hospital.id, deviceRef: label.deviceRef, status: 'registered', inventoryNumber: null },
  ]);
});

test('[DEV-5, SEC-1] who may not review registrations finds no queue, and a rejected one keeps its reason', async ({
  page,
  portal,
}) => {
  await portal.deliver(delivered(aDeviceRegistration()));
  await enterDeskAs(page, {
    portal,
    user: await portal.user({ userGroup: 'customerAdministrator' }),
    at: '/app/registrations',
  });
  await expect(page.getByRole('img', { name: '404' })).toBeVisible();
  await enterDeskAs(page, {
    portal,
    user: await portal.user({ userGroup: 'providerAdministrator', email: 'second@halden-rieck.example' }),
    at: '/app/registrations',
  });
  await page.getByRole('table').getByRole('link').last().click();
  await page.getByRole('button', { name: 'Reject' }).click();
  await page.getByRole('textbox', { name: 'Reason' }).fill('Not one of our devices');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Reject' }).click();
  await expect(page.getByText('Not one of our devices')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Approve' })).toBeHidden();
});
