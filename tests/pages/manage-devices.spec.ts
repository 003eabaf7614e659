import type { Page } from 'playwright/test';
import { axeFindings } from '../support/readers/axe-findings.ts';
import { aFunctionCheck } from '../support/builders/a-function-check.ts';
import { manyDevices } from '../support/builders/many-devices.ts';
import { manySites } from '../support/builders/many-sites.ts';
import type { ServedPortal } from '../support/servers/served-portal.ts';
import { enterDeskAs } from '../support/drivers/sign-in.ts';
import { expect, test } from './page.ts';

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

/** The page, the next one, all that 221 have in common, all without one; and what another search makes of it. */
async function changeWhatIsSelected(page: Page, list: { portal: ServedPortal; home: string; words: string }) {
  const { portal, home, words } = list;
  const bar = (name: string) => page.getByRole('group', { name: `${name} devices selected` });
  const wholePage = page.getByRole('checkbox', { name: 'Select all on this page' });
  const changeThem = async (status: string) => {
    await page.getByRole('button', { name: 'Change status' }).click();
    await page.getByRole('button', { name: /New status/ }).click();
    await page.getByRole('option', { name: status }).click();
    await page.getByRole('textbox', { name: 'Reason' }).fill('As it is selected');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Change status' }).click();
  };
  await page.goto(`${home}?q=${words}`);
  await wholePage.check({ force: true });
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(wholePage).not.toBeChecked();
  await wholePage.check({ force: true });
  await expect(bar('50')).toContainText('25 of them are not in sight.');
  await page.getByRole('button', { name: 'Select all 221 found' }).click();
  await expect(bar('221')).toBeVisible();
  const kept = rows(page).nth(3);
  const keptNumber = await kept.locator('.font-mono').first().textContent();
  await kept.getByRole('checkbox').uncheck({ force: true });
  await expect(bar('24')).toContainText('Only the others on this page are selected');
  await changeThem('In storage');
  await expect(page.getByText('24 devices are changed.')).toBeVisible();
  await expect(page.getByRole('group', { name: /devices? selected/ })).toHaveCount(0);
  const db = portal.database();
  const stored = await db.selectFrom('device').select('serialNumber').where('status', '=', 'inStorage').execute();
  const changed = stored.filter(({ serialNumber }) => serialNumber.startsWith('ROW'));
  expect([changed.length, changed.some(({ serialNumber }) => serialNumber === keptNumber)]).toEqual([24, false]);

  // More than can be read at once stay as they were: the first are named, the others counted.
  await wholePage.check({ force: true });
  await page.getByRole('button', { name: 'Select all 221 found' }).click();
  await changeThem('In operation');
  await expect(page.getByText('and 147 more')).toBeVisible();
  await page.getByRole('button', { name: 'Close this list' }).click();

  // Another search: until its rows are here none can be ticked, and "all" was all of the one before.
  await wholePage.check({ force: true });
  await page.getByRole('button', { name: 'Select all 221 found' }).click();
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route(/\/devices\?(.*&)?q=VN/, async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('searchbox', { name: 'Search' }).fill('VN');
  await expect(page.getByRole('table', { name: 'Devices' })).toHaveAttribute('aria-busy', 'true');
  await expect(wholePage).toBeDisabled();
  await expect(page.getByRole('group', { name: /devices? selected/ })).toHaveCount(0);
  answer();
  await expect(wholePage).toBeEnabled();
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await page.unroute(/\/devices\?(.*&)?q=VN/);
}

/** Moves the first device in sight to a site that is none of the 200 that come at once. */
async function moveToOneOfMany(page: Page) {
  await page.reload();
  await rows(page).nth(1).getByRole('checkbox').check({ force: true });
  await page.getByRole('button', { name: 'Move', exact: true }).click();
  const box = page.getByRole('combobox', { name: 'To which site' });
  await box.fill('stelle 210');
  await expect(page.getByRole('option', { name: 'Zweigstelle 210' })).toBeVisible();
  await box.press('ArrowDown');
  await box.press('Enter');
  await expect(box).toHaveValue('Zweigstelle 210');
  await page.getByRole('textbox', { name: 'Reason' }).fill('To the new branch');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Move' }).click();
  await expect(page.getByText('1 device is changed.')).toBeVisible();
}

/** Chooses the last site there is, by keyboard. */
async function chooseSite(page: Page): Promise<string> {
  const box = page.getByRole('combobox', { name: 'To which site' });
  await box.focus();
  await expect(page.getByRole('option').first()).toBeVisible();
  await box.press('ArrowUp');
  // Enter takes the entry that is marked; the list may still be on its way to it.
  await expect(box).toHaveAttribute('aria-activedescendant', /./);
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

test('[DEV-1, DEV-2] a device is created, several are moved at once with those named that could not be, what is selected is what is changed, and a page of 200 is gone through by keyboard', async ({
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
  // What was kept of the list is shown first, and knows nothing of the new one.
  await expect(rows(page).filter({ hasText: 'VN26J000001' })).toHaveCount(1);
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check({ force: true });
  const moving = page.getByRole('group', { name: /devices selected/ }).getByRole('button', { name: 'Move' });
  await moving.click();
  const site = await chooseSite(page);
  await page.getByRole('textbox', { name: 'Reason' }).fill('One room for all');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Move' }).click();
  await expect(page.getByText(/devices are changed/)).toBeVisible();
  const left = page.getByRole('alert').filter({ hasText: /stayed as they were|stayed as it was/ });
  await expect(left.getByRole('listitem').first()).toHaveText(/ VN\w+: (is that already|decommissioned)$/);
  const moved = await portal
    .database()
    .selectFrom('device')
    .innerJoin('site', 'site.id', 'device.siteId')
    .select('site.name')
    .where('device.customerId', '=', device.customerId)
    .where('device.status', '<>', 'decommissioned')
    .execute();
  expect(new Set(moved.map(({ name }) => name))).toEqual(new Set([site]));

  await manyDevices(portal, { like: device, count: 220 });
  await changeWhatIsSelected(page, { portal, home, words: device.serialNumber.slice(3) });
  await manySites(portal, { customerId: device.customerId, count: 210 });
  await moveToOneOfMany(page);

  // A page as long as it gets: of its rows those in sight are made, and nothing else tells it from a short one.
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
