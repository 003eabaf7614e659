import type { Page } from 'playwright/test';
import { axeFindings } from '../support/axe-findings.ts';
import { aFunctionCheck } from '../support/a-function-check.ts';
import { manyDevices } from '../support/many-devices.ts';
import type { ServedPortal } from '../support/served-portal.ts';
import { enterDeskAs } from '../support/sign-in.ts';
import { expect, test } from './journey.ts';

/** The customer of the demo with the most devices, and one of them that is checked in time. */
async function aFleet(portal: ServedPortal) {
  const label = await portal.label('inOrder');
  const db = portal.database();
  const device = await db
    .selectFrom('device')
    .selectAll()
    .where('deviceRef', '=', label.deviceRef)
    .executeTakeFirstOrThrow();
  return { device, label, home: `/app/customers/${device.customerId}/devices` };
}
const rows = (page: Page) => page.getByRole('table', { name: 'Devices' }).getByRole('row');

/** Chooses the last site there is, by keyboard. */
async function chooseSite(page: Page): Promise<string> {
  const box = page.getByRole('combobox', { name: 'To which site' });
  await box.focus();
  await expect(page.getByRole('option').first()).toBeVisible();
  await box.press('ArrowUp');
  await box.press('Enter');
  await expect(box).not.toHaveValue('');
  return box.inputValue();
}

test('[DEV-1, DEV-2, HIST-1, MERGE-1] an administrator finds a device, changes it beside somebody else, moves it, takes it out of use', async ({
  page,
  browser,
  portal,
  complaints,
}) => {
  complaints.expect(/412/);
  await page.setViewportSize({ width: 1440, height: 900 });
  const { device, home } = await aFleet(portal);
  const user = await portal.user({ userGroup: 'customerAdministrator', customerId: device.customerId });
  await enterDeskAs(page, { portal, user, at: home });
  await expect(rows(page)).not.toHaveCount(1);
  await page.getByRole('searchbox', { name: 'Search' }).fill(device.serialNumber.slice(3));
  await expect(page).toHaveURL(new RegExp(`q=${device.serialNumber.slice(3)}`));
  await expect(rows(page)).toHaveCount(2);
  expect.soft(await axeFindings(page), 'list of devices').toEqual([]);
  await page.getByRole('table').getByRole('link').first().click();
  await expect(page.getByText(device.serialNumber).first()).toBeVisible();
  await expect(page.getByText(/counted from the check of/).first()).toBeVisible();
  expect.soft(await axeFindings(page), 'device').toEqual([]);

  // Two people at once: mine, theirs and a mix.
  await page.getByRole('link', { name: 'Edit' }).click();
  await page.getByRole('textbox', { name: 'Room' }).fill('Room of mine');
  await page.getByRole('textbox', { name: 'Department' }).fill('Department of mine');
  const other = await (await browser.newContext({ baseURL: portal.address })).newPage();
  await enterDeskAs(other, {
    portal,
    user: await portal.user({ userGroup: 'providerAdministrator', email: 'other@halden-rieck.example' }),
    at: `${home}/${device.id}/edit`,
  });
  await other.getByRole('textbox', { name: 'Room' }).fill('Room of theirs');
  await other.getByRole('textbox', { name: 'Department' }).fill('Department of theirs');
  await other.getByRole('textbox', { name: 'Inventory no.' }).fill('INV-7');
  await other.getByRole('button', { name: 'Save' }).click();
  await expect(other.getByText('Saved.')).toBeVisible();
  await other.context().close();
  await page.getByRole('button', { name: 'Save' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Somebody else has changed this meanwhile' });
  await expect(dialog.getByRole('radiogroup')).toHaveCount(3);
  expect.soft(await axeFindings(page), 'question of two values').toEqual([]);
  await dialog.getByRole('radio', { name: 'Department of theirs' }).check();
  await dialog.getByRole('button', { name: 'Save this' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await expect(page.getByText('Room of mine')).toBeVisible();
  await expect(page.getByText('Department of theirs')).toBeVisible();
  await expect(page.getByText('INV-7')).toBeVisible();

  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Move' }).click();
  const site = await chooseSite(page);
  await page.getByRole('button', { name: 'Move' }).click();
  await expect(page.getByRole('link', { name: site })).toBeVisible();

  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Change status' }).click();
  await page.getByRole('button', { name: /New status/ }).click();
  await page.getByRole('option', { name: 'Decommissioned' }).click();
  await page.getByRole('button', { name: 'Change status' }).click();
  await expect(page.getByText('Fill in this field.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Reason' }).fill('Replaced by a newer one');
  await page.getByRole('button', { name: 'Change status' }).click();
  await expect(page.getByText('No check is due.')).toBeVisible();

  await page.getByRole('tab', { name: 'Log' }).click();
  await page.getByRole('button', { name: 'Add an entry' }).click();
  await page.getByRole('textbox', { name: 'What was done' }).fill('Battery taken out');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Battery taken out')).toBeVisible();
  await page.getByRole('tab', { name: 'History' }).click();
  await expect(page.getByText('Reason: Replaced by a newer one')).toBeVisible();
  // The move took the room away; the record still knows it.
  await expect(page.getByRole('deletion').filter({ hasText: 'Room of mine' })).toBeVisible();
});

test('[DEV-1, DEV-2] a device is created, several are moved at once with those named that could not be, and a page of 200 is gone through by keyboard', async ({
  page,
  portal,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const { device, home } = await aFleet(portal);
  await enterDeskAs(page, {
    portal,
    user: await portal.user({ userGroup: 'customerAdministrator', customerId: device.customerId }),
    at: home,
  });
  await page.getByRole('link', { name: 'New device' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  const summary = page.getByRole('alert').filter({ hasText: 'Please check these fields' });
  await expect(summary.getByRole('listitem')).toHaveText([/^Model: /, /^Serial number: /, /^Site: /]);
  expect.soft(await axeFindings(page), 'new device').toEqual([]);
  for (const box of ['Model', 'Site']) {
    await page.getByRole('combobox', { name: box }).focus();
    await page.getByRole('combobox', { name: box }).press('ArrowDown');
    await page.getByRole('combobox', { name: box }).press('Enter');
  }
  await page.getByRole('textbox', { name: 'Serial number' }).fill('VN26J000001');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Device VN26J000001 is created.')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${home}/[0-9a-f-]{36}$`));
  await page.goto(home);
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check({ force: true });
  const moving = page.getByRole('group', { name: /devices selected/ }).getByRole('button', { name: 'Move' });
  await moving.click();
  const site = await chooseSite(page);
  await page.getByRole('textbox', { name: 'Reason' }).fill('One room for all');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Move' }).click();
  await expect(page.getByText(/devices are changed/)).toBeVisible();
  await expect(page.getByText(/stayed as they were|stayed as it was/)).toBeVisible();
  const moved = await portal
    .database()
    .selectFrom('device')
    .innerJoin('site', 'site.id', 'device.siteId')
    .select('site.name')
    .where('device.customerId', '=', device.customerId)
    .where('device.status', '<>', 'decommissioned')
    .execute();
  expect(new Set(moved.map(({ name }) => name))).toEqual(new Set([site]));

  // A page as long as it gets: of its rows those in sight are made, and nothing else tells it from a short one.
  await manyDevices(portal, { like: device, count: 220 });
  await page.goto(home);
  await page.getByRole('button', { name: 'Rows per page: 25' }).press('Enter');
  await page.getByRole('menuitemradio', { name: '200' }).press('Enter');
  await expect(page).toHaveURL(`${home}?size=200`);
  const table = page.getByRole('table', { name: 'Devices' });
  await expect(table).toHaveAttribute('aria-rowcount', '201');
  expect(await rows(page).count()).toBeLessThan(60);
  const widths = () => page.getByRole('columnheader').evaluateAll((heads) => heads.map((head) => head.clientWidth));
  const widthsAbove = await widths();
  const row = (index: number) => table.locator(`[role="row"][aria-rowindex="${index}"]`);
  await row(201).scrollIntoViewIfNeeded();
  await expect(row(195)).toBeInViewport();
  expect(await rows(page).count()).toBeLessThan(60);
  expect(await widths()).toEqual(widthsAbove);
  expect.soft(await axeFindings(page), 'long list').toEqual([]);
  // Tab goes on from a row that was scrolled out of sight, and over the edge of those that are made.
  await row(197).getByRole('link').focus();
  await page.evaluate(() => scrollTo(0, 0));
  await expect(row(8)).toBeInViewport();
  for (let index = 196; index > 170; index -= 1) {
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(row(index).getByRole('link')).toBeFocused();
  }
  await expect(row(171)).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${home}/[0-9a-f-]{36}$`));
  await expect(page.getByRole('tab').first()).toBeVisible();
  await page.goBack();
  await expect(row(171)).toBeInViewport();
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check({ force: true });
  await expect(page.getByRole('group', { name: '200 devices selected' })).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  expect(await rows(page).count()).toBe(201);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  // On a phone, and at the next visit of any list.
  await page.setViewportSize({ width: 390, height: 844 });
  await row(201).scrollIntoViewIfNeeded();
  await expect(row(199)).toBeInViewport();
  expect(await rows(page).count()).toBeLessThan(60);
  await page.goto(home);
  await expect(table).toHaveAttribute('aria-rowcount', '201');
  const asked = page.waitForRequest(/\/sites\?(.*&)?size=200/);
  await page.goto(home.replace('/devices', '/sites'));
  await asked;
});

test('[DEV-1, DOC-1] a check is read in its own wording, accepted where it was marked, and voided with a reason', async ({
  page,
  portal,
}) => {
  const { device, home } = await aFleet(portal);
  const check = aFunctionCheck({ deviceRef: device.deviceRef });
  await portal.deliver({
    submission: check,
    delivery: { queuedAt: check.startedAt, sentAt: check.startedAt, attempts: 1, offline: false },
  });
  await enterDeskAs(page, {
    portal,
    user: await portal.user({ userGroup: 'customerAdministrator', customerId: device.customerId }),
    at: `${home}/${device.id}?tab=checks`,
  });
  await expect(page.getByRole('img', { name: /(in \d+ checks, last|value:)/ }).first()).toBeVisible();
  expect.soft(await axeFindings(page), 'checks and measured values').toEqual([]);
  await page.getByRole('table').getByRole('link').first().click();
  await expect(page.getByText(check.performer.name).first()).toBeVisible();
  await expect(
    page
      .getByRole('listitem')
      .filter({ hasText: /Pass|Fail/ })
      .first(),
  ).toBeVisible();
  expect.soft(await axeFindings(page), 'check').toEqual([]);
  await page.getByRole('button', { name: 'Void' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Void' }).click();
  await expect(page.getByText('Fill in this field.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Reason' }).fill('Made at the wrong device');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Void' }).click();
  await expect(page.getByText('Made at the wrong device')).toBeVisible();
  await page.goto(home);
  await expect(page.getByRole('table')).toBeVisible();
});
