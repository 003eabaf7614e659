import { readFileSync } from 'node:fs';
import { expect } from 'playwright/test';
import type { AtTheDesk } from './at-the-desk-as.ts';

/** Takes the list of devices along as a spreadsheet. */
export async function exportDevices({ page, devices, device }: AtTheDesk): Promise<void> {
  await page.goto(devices);
  await page.getByRole('button', { name: 'Documents' }).click();
  const taking = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Device data, to import again CSV' }).click();
  expect(readFileSync(await (await taking).path(), 'utf8')).toContain(device.serialNumber);
}

/** Imports a spreadsheet of one device. */
export async function importDevices({ page, portal, devices, device }: AtTheDesk): Promise<void> {
  const site = portal.database().selectFrom('site').select('name').where('id', '=', device.siteId);
  const { name } = await site.executeTakeFirstOrThrow();
  const rows = ['Seriennummer;Modellnummer;Standort;Raum', `VN26J000077;210;${name};Raum 7`];
  await page.goto(`${devices}/import`);
  const file = { name: 'devices.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\r\n')) };
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByRole('button', { name: 'Import 1 device' }).click();
  await expect(page.getByText('The import is done')).toBeVisible();
  const made = portal.database().selectFrom('device').select('room').where('serialNumber', '=', 'VN26J000077');
  expect(await made.execute()).toEqual([{ room: 'Raum 7' }]);
}

/** Takes the site of the device along for work without network, and puts it back. */
export async function prepareVisit({ page, home, siteId }: AtTheDesk): Promise<void> {
  await page.goto(`${home}/sites/${siteId}`);
  await page.getByRole('button', { name: 'Prepare visit' }).click();
  await expect(page.getByText('The visit is prepared.')).toBeVisible();
  await expect(page.getByText('Devices and their last checks are here')).toBeVisible();
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('The visit was removed from this phone.')).toBeVisible();
}

/** Reads the site, and is offered nothing to take along. */
export async function preparesNoVisit({ page, home, devices, siteId }: AtTheDesk): Promise<void> {
  await page.goto(`${devices}?siteId=${siteId}`);
  await expect(page.getByRole('table', { name: 'Devices' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Prepare visit' })).toBeHidden();
  await page.goto(`${home}/sites/${siteId}`);
  await expect(page.getByRole('link', { name: 'All devices' })).toBeVisible();
  await expect(page.getByText('Prepare a visit')).toBeHidden();
}
