import { expect } from 'playwright/test';
import { uuidV7 } from '../../../src/domain/uuid-v7.ts';
import { aDeviceRegistration } from '../builders/a-device-registration.ts';
import { aFunctionCheck, checkTime, delivered } from '../builders/a-function-check.ts';
import { questionOn, firstOf, idIn, type AtTheDesk } from './at-the-desk-as.ts';

/** Gives a check of an unknown device to the right one. */
export async function assignCheck(desk: AtTheDesk): Promise<void> {
  const { page, portal, device } = desk;
  const check = aFunctionCheck({ manualDevice: { modelNo: 210, serialNumber: 'NEVER-SEEN' } });
  await portal.deliver(delivered(check));
  await page.goto('/app/checks');
  await firstOf(page, 'Checks of unknown devices').click();
  await page.getByRole('button', { name: 'Assign to a device' }).click();
  await questionOn(page).getByRole('textbox', { name: 'Find the device' }).fill(device.serialNumber);
  await questionOn(page).getByText(device.serialNumber).click();
  await questionOn(page).getByRole('button', { name: 'Assign to a device' }).click();
  await page.getByRole('link', { name: 'To the check at its device' }).click();
  await expect(page).toHaveURL(`${desk.thisDevice}/checks/${check.submissionId}`);
}

/** Asks back about a registration, then rejects it, and approves another. */
export async function decideRegistrations(desk: AtTheDesk): Promise<void> {
  const { page, portal } = desk;
  const [approved, asked] = ['VN26A009001', 'VN26A009002'].map((serialNumber, at) =>
    aDeviceRegistration({
      submissionId: uuidV7(checkTime + at),
      manualDevice: { modelNo: 210, serialNumber },
    }),
  );
  await portal.deliver(delivered(approved), delivered(asked));
  await page.goto('/app/registrations');
  await expect(firstOf(page, 'Registrations')).toBeVisible();
  await page.locator(`a[href="/app/registrations/${asked!.submissionId}"]`).click();
  await page.getByRole('button', { name: 'Ask back' }).click();
  await page.getByRole('textbox', { name: 'Question' }).fill('Which floor is it on?');
  await questionOn(page).getByRole('button', { name: 'Ask back' }).click();
  await expect(page.getByText('Not answered yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Reject' }).click();
  await page.getByRole('textbox', { name: 'Reason' }).fill('Not one of our devices');
  await questionOn(page).getByRole('button', { name: 'Reject' }).click();
  await expect(page.getByRole('main')).toContainText('Not one of our devices');
  await page.goto(`/app/registrations/${approved!.submissionId}`);
  await page.getByRole('textbox', { name: 'Customer no.' }).fill('NK-4711');
  await page.getByRole('button', { name: /Type/ }).click();
  await page.getByRole('option', { name: 'Hospital' }).click();
  await page.getByRole('button', { name: 'Approve' }).click();
  await page.getByRole('link', { name: 'To the device' }).click();
  await expect(page).toHaveURL(/\/devices\/[^/]+$/);
  await expect(page.getByText(approved!.placement.siteName).first()).toBeVisible();
  expect(await desk.row(idIn(page))).toMatchObject({ serialNumber: 'VN26A009001', status: 'registered' });
}
