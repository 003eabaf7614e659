import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { aFunctionCheck, delivered } from '../support/builders/a-function-check.ts';
import { axeFindings } from '../support/readers/axe-findings.ts';
import { cutTexts, sidewaysScroll } from '../support/readers/cut-text.ts';
import type { ServedPortal } from '../support/servers/served-portal.ts';
import { enterDeskAs } from '../support/drivers/sign-in.ts';
import { expect, test } from './page.ts';

/** A device of the demo hospital, its site, and the list it stands in. */
async function aDevice(portal: ServedPortal) {
  const { deviceRef } = await portal.label('inOrder');
  const device = await portal
    .database()
    .selectFrom('device')
    .innerJoin('site', 'site.id', 'device.siteId')
    .select(['device.id', 'device.customerId', 'device.serialNumber', 'site.name as siteName'])
    .where('deviceRef', '=', deviceRef)
    .executeTakeFirstOrThrow();
  return { ...device, list: `/app/customers/${device.customerId}/devices` };
}

const choose = (page: Page, name: string, bytes: Buffer) =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer: bytes });
const moreActions = (page: Page) => page.getByRole('button', { name: 'More actions' });

/** The same letters in windows-1252. */
const fromOldExcel = (text: string) => Buffer.from(text, 'latin1');

test('[DEV-4, P34, P37, P38, P39, P42] a spreadsheet from an old Excel is read as it was written, its wrong rows are named, and what is imported comes back unchanged', async ({
  page,
  portal,
  complaints,
}) => {
  complaints.expect(/409/);
  await page.setViewportSize({ width: 1440, height: 900 });
  const { customerId, siteName, list } = await aDevice(portal);
  await enterDeskAs(page, {
    portal,
    user: await portal.user({ customerId, userGroup: 'customerAdministrator' }),
    at: list,
  });
  await moreActions(page).click();
  await page.getByRole('menuitem', { name: 'Import' }).click();
  await expect(page.getByRole('heading', { name: 'Import devices' })).toBeVisible();
  expect.soft(await axeFindings(page), 'choosing a file').toEqual([]);
  await choose(page, 'zu-gross.csv', Buffer.alloc(10 * 1024 * 1024 + 1));
  await expect(page.getByText('zu-gross.csv is larger than 10 MB.')).toBeVisible();
  const rows = [
    'Seriennummer;Modellnummer;Standort;Bezeichnung;Etage',
    `IMP1;210;${siteName};Gerät für Prüfung;3. OG`,
    `IMP2;999;${siteName};Zweites;1. OG`,
    `IMP1;210;${siteName};Noch einmal;2. OG`,
  ];
  await choose(page, 'geräte.csv', fromOldExcel(`${rows.join('\r\n')}\r\n`));

  await expect(page.getByRole('button', { name: /Between the columns/ })).toContainText('Semicolon');
  await expect(page.getByRole('button', { name: /Encoding/ })).toContainText('Windows-1252');
  await expect(page.getByText(/For example Gerät für Prüfung/)).toBeVisible();
  const wrong = page.getByRole('table', { name: 'Wrong rows' }).getByRole('row');
  await expect(wrong).toHaveText([
    /Row/,
    /Row 3\s*Modellnummer\s*There is no model with this number\./,
    /Row 4\s*Seriennummer\s*The same device or inventory number stands in row 2 already\./,
  ]);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as CSV' }).click();
  const saved = readFileSync(await (await saving).path(), 'utf8');
  expect(saved).toContain('3,Modellnummer,There is no model with this number.');

  // What nobody could guess is said by hand, and is still said after Back and a reload.
  const storey = page.getByRole('button', { name: /Etage/ });
  await expect(storey).toContainText('Leave out');
  await storey.click();
  await page.getByRole('option', { name: 'Room' }).click();
  await expect(storey).toContainText('Room');
  await page.goBack();
  await expect(storey).toContainText('Leave out');
  await page.goForward();
  await page.reload();
  await expect(storey).toContainText('Room');
  const act = page.getByRole('button', { name: 'Import 1 device' });
  await expect(act).toBeDisabled();
  await page.getByRole('checkbox', { name: 'Leave out the 2 wrong rows' }).check({ force: true });
  await expect(act).toBeEnabled();
  expect.soft(await axeFindings(page), 'preview').toEqual([]);
  await act.dblclick();
  await expect(page.getByText('The import is done')).toBeVisible();
  expect.soft(await axeFindings(page), 'result').toEqual([]);
  const made = await portal
    .database()
    .selectFrom('device')
    .select(['name', 'room'])
    .where('serialNumber', 'in', ['IMP1', 'IMP2'])
    .execute();
  expect(made).toEqual([{ name: 'Gerät für Prüfung', room: '3. OG' }]);
  await page.getByRole('link', { name: 'IMP1' }).click();
  await expect(page.getByRole('table', { name: 'Devices' }).getByRole('row')).toHaveCount(2);
  await page.goBack();
  await expect(page.getByText('This file was imported already.')).toBeVisible();

  // What was exported is the template, and changes nothing as it is.
  await page.goto(`${list}/import`);
  const taking = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Documents' }).click();
  await page.getByRole('menuitem', { name: 'Device data, to import again CSV' }).click();
  await choose(page, 'devices.csv', readFileSync(await (await taking).path()));
  const counts = page.getByRole('region', { name: 'What the file would do' });
  await expect(counts).toContainText(/New0.*Changed0.*Wrong0/s);
  await expect(page.getByText('There is nothing to import')).toBeVisible();
});

test('[QR-7, DUE-2] the maker gives a check of an unknown device to the right one, and a calendar program gets the due dates of its customer by an address that ends', async ({
  page,
  portal,
  context,
  complaints,
}) => {
  complaints.expect(/404/);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.setViewportSize({ width: 1440, height: 900 });
  const { id, customerId, serialNumber, list } = await aDevice(portal);
  const check = aFunctionCheck({ manualDevice: { modelNo: 210, serialNumber: 'NEVER-SEEN' } });
  await portal.deliver(delivered(check));
  await enterDeskAs(page, { portal, user: await portal.user({ userGroup: 'providerService' }), at: '/app/checks' });
  const table = page.getByRole('table', { name: 'Checks of unknown devices' });
  await expect(table).toContainText('NEVER-SEEN, Model 210');
  expect.soft(await axeFindings(page), 'checks of unknown devices').toEqual([]);
  await table.getByRole('link').first().click();
  await expect(page.getByText('Jonas Feldmann')).toBeVisible();
  await page.getByRole('button', { name: 'Assign to a device' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByText('No device is found by this.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Find the device' }).fill(serialNumber);
  await dialog.getByText(serialNumber).click();
  await expect(dialog.getByRole('radio', { name: new RegExp(serialNumber) })).toBeChecked();
  expect.soft(await axeFindings(page), 'question which device it was').toEqual([]);
  await dialog.getByRole('button', { name: 'Assign to a device' }).click();
  await page.getByRole('link', { name: 'To the check at its device' }).click();
  await expect(page).toHaveURL(`${list}/${id}/checks/${check.submissionId}`);
  await expect(page.getByText('Jonas Feldmann')).toBeVisible();

  await page.goto(list);
  await moreActions(page).click();
  await page.getByRole('menuitem', { name: 'Calendar of due dates' }).click();
  await expect(page.getByText('There is no address at the moment.')).toBeVisible();
  await page.getByRole('button', { name: 'Make a new address' }).click();
  const box = page.getByRole('textbox', { name: 'Address of the calendar' });
  const first = await box.inputValue();
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByText('Copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(first);
  expect.soft(await axeFindings(page), 'calendar').toEqual([]);
  expect(first).toContain(`/api/customers/${customerId}/due.ics?`);
  expect(await (await fetch(first)).text()).toContain('SUMMARY:Periodic check: ');
  // What was shown once is not shown again, but that it is there.
  await page.getByRole('button', { name: 'Close' }).click();
  await moreActions(page).click();
  await page.getByRole('menuitem', { name: 'Calendar of due dates' }).click();
  await expect(page.getByText(/There is an address, made on .+\d{4}/)).toBeVisible();
  await page.getByRole('button', { name: 'Make a new address' }).click();
  await expect(box).not.toHaveValue(first);
  const second = await box.inputValue();
  expect([(await fetch(first)).status, (await fetch(second)).status]).toEqual([404, 200]);
  await page.getByRole('button', { name: 'End the calendar' }).click();
  await expect(page.getByText('The calendar is ended.')).toBeVisible();
  expect((await fetch(second)).status).toBe(404);
});

test('[DEV-4, SEC-1, A11Y-1] who may only look finds nothing of it; in German on a phone nothing is cut, and without the server it says so', async ({
  page,
  portal,
  network,
  context,
  complaints,
}) => {
  complaints.expectNetworkComplaints();
  await page.setViewportSize({ width: 390, height: 844 });
  const { customerId, siteName, list } = await aDevice(portal);
  const viewer = await portal.user({ customerId, userGroup: 'viewer' });
  await enterDeskAs(page, { portal, user: viewer, at: list });
  await page.getByRole('region', { name: 'Cookies' }).getByRole('button').click();
  await expect(page.getByRole('table', { name: 'Devices' })).toBeVisible();
  await expect(moreActions(page)).toHaveCount(0);
  for (const address of [`${list}/import`, '/app/checks']) {
    await page.goto(address);
    await expect(page.getByRole('img', { name: '404' })).toBeVisible();
  }

  const wishes = { userGroup: 'providerAdministrator', email: 'import@halden-rieck.example' } as const;
  await enterDeskAs(page, { portal, user: await portal.user(wishes), language: 'de', at: `${list}/import` });
  await expect(page.getByRole('heading', { name: 'Geräte importieren' })).toBeVisible();
  const rows = [
    'Seriennummer;Modellnummer;Standort;Status;Garantie bis zum Ende des Jahres',
    `IMP1;210;${siteName};Decomissioned;`,
  ];
  await choose(
    page,
    'eine-liste-mit-einem-sehr-langen-namen-aus-der-medizintechnik.csv',
    fromOldExcel(rows.join('\r\n')),
  );
  await expect(page.getByText(/Das Portal kennt nur diese Wörter: registered, inOperation/)).toBeVisible();
  expect.soft(await axeFindings(page), 'preview on a phone').toEqual([]);
  expect.soft([await sidewaysScroll(page), ...(await cutTexts(page))], 'preview on a phone').toEqual([0]);
  await network.off(context);
  await expect(page.getByText('Zum Importieren braucht es eine Verbindung zum Server.')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Die 1 fehlerhafte Zeile auslassen' })).toBeDisabled();
  await network.on(context);

  await portal.deliver(delivered(aFunctionCheck({ manualDevice: { modelNo: 210, serialNumber: 'NEVER-SEEN' } })));
  await page.goto('/app/checks');
  await page.getByRole('table').getByRole('link').first().click();
  await page.getByRole('button', { name: 'Einem Gerät zuordnen' }).click();
  await expect(page.getByText('Dazu ist kein Gerät gefunden.')).toBeVisible();
  expect.soft(await axeFindings(page), 'question on a phone').toEqual([]);
  expect.soft([await sidewaysScroll(page), ...(await cutTexts(page))], 'question on a phone').toEqual([0]);
  await page.goto(list);
  await page.getByRole('button', { name: 'Weitere Aktionen' }).click();
  await page.getByRole('menuitem', { name: 'Kalender der Fristen' }).click();
  await page.getByRole('button', { name: 'Neue Adresse erzeugen' }).click();
  await expect(page.getByRole('textbox', { name: 'Adresse des Kalenders' })).toHaveValue(/&language=de$/);
  expect.soft(await axeFindings(page), 'calendar on a phone').toEqual([]);
  expect.soft([await sidewaysScroll(page), ...(await cutTexts(page))], 'calendar on a phone').toEqual([0]);
});
