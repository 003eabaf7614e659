import { expect } from 'playwright/test';
import { takeAction, takeEntry, type AtTheDesk } from './at-the-desk-as.ts';

export const rowsOf = ({ page }: Pick<AtTheDesk, 'page'>) =>
  page.getByRole('table', { name: 'Devices' }).getByRole('row');
export const barOf = ({ page }: Pick<AtTheDesk, 'page'>) => page.getByRole('group', { name: /devices? selected/ });

/** Filters, sorts and searches the list, and reads a device of it with its due dates and the reason of each. */
export async function readDevices(desk: AtTheDesk, { seen }: { seen: number }): Promise<void> {
  const { page, devices, device } = desk;
  await page.goto(devices);
  await expect(rowsOf(desk)).toHaveCount(seen + 1);
  await page.getByRole('button', { name: 'Status', exact: true }).click();
  await page.getByRole('menuitemcheckbox', { name: 'In operation' }).click();
  await page.keyboard.press('Escape');
  await expect(rowsOf(desk)).not.toHaveCount(seen + 1);
  await page.getByRole('columnheader', { name: 'Next check' }).getByRole('button').click();
  await expect(page).toHaveURL(/sort=-?dueOn/);
  await page.getByRole('searchbox', { name: 'Search' }).fill(device.serialNumber.slice(3));
  await expect(rowsOf(desk)).toHaveCount(2);
  await rowsOf(desk).getByRole('link').click();
  await expect(page).toHaveURL(desk.thisDevice);
  await expect(page.getByText(/counted from the check of/).first()).toBeVisible();
}

/** Creates and deletes one device, changes another in every way, then two and all of them at once. */
export async function changeDevices(desk: AtTheDesk, { seen }: { seen: number }): Promise<void> {
  const { page, device } = desk;
  await page.getByRole('link', { name: 'Edit' }).click();
  await page.getByRole('textbox', { name: 'Room' }).fill('Room 12');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Room 12')).toBeVisible();
  await takeAction(page, 'Move');
  const site = await takeEntry(page, 'To which site', 'ArrowUp');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Move' }).click();
  await expect(page.getByRole('link', { name: site })).toBeVisible();
  await takeAction(page, 'Delete');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('alertdialog').getByRole('alert')).toBeVisible();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await writeLog(desk);
  await page.getByRole('tab', { name: 'History' }).click();
  await expect(page.getByRole('tabpanel')).toContainText('Room 12');

  await page.goto(desk.devices);
  await page.getByRole('link', { name: 'New device' }).click();
  await takeEntry(page, 'Model', 'ArrowDown');
  await takeEntry(page, 'Site', 'ArrowDown');
  await page.getByRole('textbox', { name: 'Serial number' }).fill('VN26J000001');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Device VN26J000001 is created.')).toBeVisible();
  await takeAction(page, 'Delete');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL(desk.devices);

  await expect(rowsOf(desk)).toHaveCount(seen + 1);
  await rowsOf(desk).filter({ hasText: device.serialNumber }).getByRole('checkbox').check({ force: true });
  await changeStatus(desk, 'In storage');
  await expect(page.getByText('1 device is changed.')).toBeVisible();
  await rowsOf(desk).filter({ hasText: device.serialNumber }).getByRole('checkbox').check({ force: true });
  await barOf(desk)
    .getByRole('button', { name: `Select all ${seen} found` })
    .click();
  await barOf(desk).getByRole('button', { name: 'Move' }).click();
  await takeEntry(page, 'To which site', 'ArrowDown');
  await page.getByRole('textbox', { name: 'Reason' }).fill('One room for all');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Move' }).click();
  await expect(page.getByText(/devices are changed\./)).toBeVisible();
  expect(await desk.row()).toMatchObject({ siteId: await firstSite(desk), status: 'inStorage' });
}

/** Takes a device out of use, which is the last that is done with it. */
export async function decommission(desk: AtTheDesk): Promise<void> {
  const { page } = desk;
  await page.goto(desk.thisDevice);
  await takeAction(page, 'Change status');
  await giveStatus(desk, 'Decommissioned');
  await expect(page.getByText('No check is due.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Function check', exact: true })).toBeHidden();
  expect((await desk.row()).status).toBe('decommissioned');
}

/** Adds to the log of the device that is open. */
export async function writeLog({ page }: AtTheDesk): Promise<void> {
  await page.getByRole('tab', { name: 'Log' }).click();
  await page.getByRole('button', { name: 'Add an entry' }).click();
  await page.getByRole('textbox', { name: 'What was done' }).fill('Battery replaced');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Battery replaced')).toBeVisible();
}

async function changeStatus(desk: AtTheDesk, status: string): Promise<void> {
  await barOf(desk).getByRole('button', { name: 'Change status' }).click();
  await giveStatus(desk, status);
}

async function giveStatus({ page }: AtTheDesk, status: string): Promise<void> {
  await page.getByRole('button', { name: /New status/ }).click();
  await page.getByRole('option', { name: status }).click();
  await page.getByRole('textbox', { name: 'Reason' }).fill('Replaced by a newer one');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Change status' }).click();
}

/** The site that stands first where one is chosen. */
async function firstSite({ portal, device }: AtTheDesk): Promise<string> {
  const sites = portal.database().selectFrom('site').select('id').where('customerId', '=', device.customerId);
  return (await sites.orderBy('nameFolded').executeTakeFirstOrThrow()).id;
}
