import { aCameraPhoto } from '../support/builders/a-camera-photo.ts';
import { axeFindings } from '../support/readers/axe-findings.ts';
import { mergeInEveryWay } from '../support/drivers/edit-in-two-browsers.ts';
import { enterDeskAs } from '../support/drivers/sign-in.ts';
import { expect, test } from './page.ts';

test('[CUST-1, CUST-2, CUST-3, A11Y-1, P74] the maker creates a customer by keyboard alone, gives it a logo and takes that back, archives and deletes it', async ({
  page,
  portal,
  complaints,
}) => {
  complaints.expect(/412|422/);
  await page.setViewportSize({ width: 1440, height: 900 });
  const maker = await portal
    .database()
    .selectFrom('customer')
    .select('id')
    .where('type', '=', 'maker')
    .executeTakeFirstOrThrow();
  const user = await portal.user({ customerId: maker.id, userGroup: 'providerAdministrator', language: 'en' });
  await enterDeskAs(page, { portal, user, at: '/app/customers' });
  await page.getByRole('region', { name: 'Cookies' }).getByRole('button').click();
  expect.soft(await axeFindings(page), 'list').toEqual([]);

  // By keyboard alone.
  await page.getByRole('link', { name: 'New customer' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'New customer' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Customer', exact: true }).focus();
  await page.keyboard.press('Enter');
  const summary = page.getByRole('alert').filter({ hasText: 'Please check these fields' });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText([/^Customer no\./, /^Customer: /, /^Type: /, /^Country: /]);
  expect.soft(await axeFindings(page), 'form with errors').toEqual([]);
  await summary.getByRole('link', { name: /^Customer: / }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type('Praxis am Wehr');
  await page.keyboard.press('Tab');
  await page.keyboard.type('PW-4711');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('listbox')).toBeVisible();
  await page.keyboard.type('Pra');
  await page.keyboard.press('Enter');
  await page.getByRole('combobox', { name: 'Country' }).focus();
  await page.keyboard.type('Austria');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.getByRole('textbox', { name: 'E-mail' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Praxis am Wehr' })).toBeVisible();
  const href = new URL(page.url()).pathname;
  await expect(page.getByRole('main')).toContainText('Austria');
  expect.soft(await axeFindings(page), 'details').toEqual([]);

  await page.locator('input[type=file]').setInputFiles({
    name: 'logo.jpg',
    mimeType: 'image/jpeg',
    buffer: await aCameraPhoto(page),
  });
  const cropping = page.getByRole('alertdialog', { name: 'Choose the part to be shown' });
  await expect(cropping.getByRole('img', { name: 'The picture you chose' })).toBeVisible();
  expect.soft(await axeFindings(page), 'crop').toEqual([]);
  await cropping.getByRole('button', { name: 'Use as logo' }).click();
  const logo = page.getByRole('img', { name: 'Logo of Praxis am Wehr' });
  await expect(logo).toBeVisible();
  await page.getByRole('button', { name: 'Remove the logo' }).click();
  await expect(logo).toBeHidden();
  await page.getByRole('button', { name: 'Bring it back' }).click();
  await expect(logo).toBeVisible();

  await page.goto(href);
  const act = async (action: string) => {
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: action, exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: action, exact: true }).click();
  };
  await act('Archive');
  await expect(page.getByText('Archived').first()).toBeVisible();
  await act('Delete');
  await expect(page).toHaveURL('/app/customers');
  await expect(page.getByRole('link', { name: 'Klinikum Auental' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Praxis am Wehr' })).toBeHidden();
  await page.getByRole('link', { name: 'Klinikum Auental' }).click();
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Delete', exact: true }).click();
  await expect(page.getByRole('dialog')).toContainText('still has 13 devices');
});

test('[CUST-2, DUE-2, HIST-1, MERGE-1, P59] two people change one customer: mine stays, theirs, or one of each, and all of it is on record, reminders too', async ({
  page,
  browser,
  portal,
  complaints,
}) => {
  complaints.expect(/412/);
  await page.setViewportSize({ width: 1440, height: 900 });
  const { id } = await portal
    .database()
    .selectFrom('customer')
    .select('id')
    .where('customerNr', '=', 'KA-1204')
    .executeTakeFirstOrThrow();
  const href = `/app/customers/${id}`;
  const user = await portal.user({ customerId: id, userGroup: 'customerAdministrator', language: 'en' });
  const other = await browser.newContext({ baseURL: portal.address, locale: 'en-GB' });
  await complaints.watch(other);
  const theirs = await other.newPage();
  for (const each of [page, theirs]) {
    await enterDeskAs(each, { portal, user, at: href });
  }
  await mergeInEveryWay({ mine: page, theirs }, { href, first: 'Town', second: 'Street and number' });
  await other.close();

  // What was typed is not lost by a wrong click.
  await page.goto(`${href}/edit`);
  await page.getByRole('textbox', { name: 'Town' }).fill('Wehrdorf');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Stay here' }).click();
  await expect(page.getByRole('textbox', { name: 'Town' })).toHaveValue('Wehrdorf');
  await page.getByRole('textbox', { name: 'Further receivers' }).fill('technik@klinik.example');
  await page.getByRole('button', { name: /Digest/ }).click();
  await page.getByRole('option', { name: 'Daily' }).click();
  await page.getByRole('textbox', { name: 'Days before' }).fill('30, soon');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const wrong = page.getByRole('alert').getByRole('link', { name: /^Days before: This is no number of days: soon\./ });
  await expect(wrong).toBeVisible();
  await page.getByRole('textbox', { name: 'Days before' }).fill('30, 14');
  // Of the customer: the page also says how many checks wait here.
  const answer = page.waitForResponse(
    (each) => each.url().endsWith(`/api/customers/${id}`) && each.request().method() === 'PUT' && each.ok(),
  );
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  expect(await (await answer).json()).toMatchObject({
    reminderPolicy: { leadDays: [30, 14], digest: 'daily', extraRecipients: ['technik@klinik.example'] },
  });
  await expect(page.getByRole('main')).toContainText('technik@klinik.example');
  await page.getByRole('tab', { name: 'History' }).click();
  await expect(page.getByRole('tabpanel')).toContainText('Wehrdorf');
  for (const words of [/Days before\s*nothing → 30, 14/, /Digest\s*nothing → Daily/, /Further receivers.*technik@/])
    await expect(page.getByRole('tabpanel')).toContainText(words);
  expect.soft(await axeFindings(page), 'history').toEqual([]);
});
