import type { Locator, Page } from 'playwright/test';
import { axeFindings } from '../support/readers/axe-findings.ts';
import { mergeInEveryWay } from '../support/drivers/edit-in-two-browsers.ts';
import type { ServedPortal } from '../support/servers/served-portal.ts';
import { enterDeskAs } from '../support/drivers/sign-in.ts';
import { expect, test } from './page.ts';

const chosen = 'quiet lantern 77';

/** Types a name into a box and takes what it finds. */
async function chooseByKeyboard(box: Locator, name: string) {
  await box.fill(name);
  await expect(box.page().getByRole('option', { name })).toBeVisible();
  await box.press('ArrowDown');
  await box.press('Enter');
  await expect(box.page().getByRole('listbox')).toBeHidden();
}

/** Opens the menu of further actions and takes one. */
async function choose(page: Page, action: string) {
  await page.getByRole('button', { name: 'Weitere Aktionen' }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

/** A customer’s administrator in front of a list, in German. */
async function atAListInGerman(page: Page, { portal, list }: { portal: ServedPortal; list: 'sites' | 'users' }) {
  const { id } = await portal
    .database()
    .selectFrom('customer')
    .select('id')
    .where('customerNr', '=', 'KA-1204')
    .executeTakeFirstOrThrow();
  const user = await portal.user({ customerId: id, userGroup: 'customerAdministrator', language: 'de' });
  const home = `/app/customers/${id}`;
  await enterDeskAs(page, { portal, user, language: 'de', at: `${home}/${list}` });
  return { user, home };
}

test('[SITE-1, P27, P74, P75] a customer’s administrator opens, fills and closes a site on a phone, in German', async ({
  page,
  portal,
  complaints,
}) => {
  complaints.expect(/409|422/);
  const { home } = await atAListInGerman(page, { portal, list: 'sites' });
  await page.getByRole('region', { name: 'Cookies' }).getByRole('button').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Standorte' })).toBeVisible();
  expect.soft(await axeFindings(page), 'sites').toEqual([]);

  await page.getByRole('link', { name: 'Neuer Standort' }).click();
  await page.getByRole('textbox', { name: 'Standort', exact: true }).fill('intensivstation');
  await page
    .getByRole('button', { name: /^Art|Bitte wählen/ })
    .first()
    .click();
  await page.getByRole('option', { name: 'Station' }).click();
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByRole('alert')).toContainText('schon ein anderer Standort');
  expect.soft(await axeFindings(page), 'site form').toEqual([]);
  await page.getByRole('textbox', { name: 'Standort', exact: true }).fill('Haus B');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Haus B' })).toBeVisible();

  await page.goto(`${home}/sites`);
  await page.getByRole('link', { name: 'Zentrale Notaufnahme' }).click();
  await expect(page.getByRole('link', { name: 'Alle Geräte' })).toHaveAttribute('href', /devices\?siteId=/);
  expect.soft(await axeFindings(page), 'site').toEqual([]);
  await choose(page, 'Standort löschen');
  await expect(page.getByRole('dialog')).toContainText('stehen 3 Geräte');
  await page.getByRole('button', { name: 'Schließen', exact: true }).last().click();
  await choose(page, 'Standort schließen');
  const closing = page.getByRole('alertdialog');
  await closing.getByRole('button', { name: 'Standort schließen' }).click();
  await expect(closing).toContainText('Wählen Sie den Standort');
  expect.soft(await axeFindings(page), 'closing a site').toEqual([]);
  await chooseByKeyboard(closing.getByRole('combobox'), 'Haus B');
  await closing.getByRole('spinbutton').first().focus();
  await page.keyboard.type('03042026');
  await closing.getByRole('button', { name: 'Standort schließen' }).click();
  await expect(page.getByText(/Geräte wurden verlegt/)).toBeVisible();
  await expect(page.getByText('03.04.2026')).toBeVisible();
  const closed = portal.database().selectFrom('site').select('closedOn').where('name', '=', 'Zentrale Notaufnahme');
  expect(await closed.executeTakeFirst()).toEqual({ closedOn: '2026-04-03' });
  await choose(page, 'Standort wieder öffnen');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Standort wieder öffnen' }).click();
  await expect(page.getByText('Der Standort ist wieder offen.')).toBeVisible();
  await choose(page, 'Standort löschen');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Standort löschen' }).click();
  await expect(page).toHaveURL(`${home}/sites`);
  await expect(page.getByRole('link', { name: 'Haus B' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Zentrale Notaufnahme' })).toBeHidden();
});

test('[USER-1, USER-2, USER-3, P24, P65] a customer’s administrator invites somebody on a phone, in German; they follow the mail, are locked and deleted', async ({
  page,
  browser,
  portal,
  complaints,
}) => {
  complaints.expect(/409|422|429/);
  const { user, home } = await atAListInGerman(page, { portal, list: 'users' });
  await page.getByRole('region', { name: 'Cookies' }).getByRole('button').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Benutzer' })).toBeVisible();
  await page.goto(`${home}/users/new`);
  await page.getByRole('textbox', { name: 'Vorname' }).fill('Claire');
  await page.getByRole('textbox', { name: 'Nachname' }).fill('Meunier');
  await page.getByRole('textbox', { name: 'E-Mail' }).fill(user.email);
  await page.getByRole('button', { name: /^Gruppe|Gruppe$/ }).click();
  await expect(page.getByRole('option')).toHaveText([/^Administration|^Administrator/, /^Technik/, /./]);
  await page.getByRole('option', { name: /^Technik/ }).click();
  await chooseByKeyboard(page.getByRole('combobox', { name: 'Standort hinzufügen' }), 'Zentrale Notaufnahme');
  await page.getByRole('button', { name: 'Qualifikation hinzufügen' }).click();
  await page.getByRole('group', { name: 'Qualifikation 1' }).getByRole('button').first().click();
  await page.getByRole('option', { name: 'Beauftragte Person' }).click();
  await page
    .getByRole('button', { name: /^Sprache|Sprache$/ })
    .last()
    .click();
  await page.getByRole('option', { name: 'Français' }).click();
  await page.getByRole('button', { name: 'Speichern und einladen' }).click();
  await expect(page.getByRole('alert')).toContainText('E-Mail: ');
  expect.soft(await axeFindings(page), 'user form').toEqual([]);
  await page.getByRole('textbox', { name: 'E-Mail' }).fill('c.meunier@klinikum.example');
  await page.getByRole('button', { name: 'Speichern und einladen' }).click();
  await expect(page.getByText('Einladung gesendet')).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Zentrale Notaufnahme');
  expect.soft(await axeFindings(page), 'invited user').toEqual([]);
  await page.getByRole('button', { name: 'Noch einmal senden' }).click();
  await expect(page.getByRole('alert')).toContainText('Warten Sie eine Minute');

  const invited = await browser.newContext({ baseURL: portal.address, locale: 'fr-FR' });
  await complaints.watch(invited);
  const theirs = await invited.newPage();
  await theirs.goto(await portal.linkOfLastMail());
  await expect(theirs.getByRole('textbox', { name: 'Prénom' })).toHaveValue('Claire');
  await theirs.getByRole('textbox', { name: /mot de passe/i }).fill(chosen);
  await theirs.getByRole('checkbox').press('Space');
  await expect(theirs.getByRole('checkbox')).toBeChecked();
  await theirs.getByRole('button', { name: 'Activer le compte' }).click();
  await expect(theirs).toHaveURL(/\/auth\/login/);
  await invited.close();

  await page.reload();
  await choose(page, 'Sperren');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sperren' }).click();
  await expect(page.getByText('Claire Meunier ist gesperrt.')).toBeVisible();
  await choose(page, 'Löschen');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Löschen' }).click();
  await expect(page).toHaveURL(`${home}/users`);
  await expect(page.getByRole('link', { name: /Meunier/ })).toBeHidden();
  await page.getByRole('link', { name: 'Öhrlein, Marlene' }).click();
  await expect(page.getByText('Das sind Sie.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Weitere Aktionen' })).toBeHidden();
});

test('[MERGE-1, SITE-1, USER-1, CUST-5, OFF-7, P59] two browsers edit one site and one user; a technician finds no page to edit them; without the server nothing can be saved', async ({
  page,
  browser,
  context,
  portal,
  network,
  complaints,
}) => {
  complaints.expect(/404|412/);
  await page.setViewportSize({ width: 1440, height: 900 });
  const site = await portal
    .database()
    .selectFrom('site')
    .select(['id', 'customerId'])
    .where('siteNr', '=', 'ICU')
    .executeTakeFirstOrThrow();
  const home = `/app/customers/${site.customerId}`;
  const wishes = { customerId: site.customerId, language: 'en' } as const;
  const admin = await portal.user({ ...wishes, userGroup: 'customerAdministrator' });
  const technician = await portal.user({ ...wishes, userGroup: 'technician' });
  const other = await browser.newContext({ baseURL: portal.address, locale: 'en-GB' });
  await complaints.watch(other);
  const theirs = await other.newPage();
  for (const each of [page, theirs]) {
    await enterDeskAs(each, { portal, user: admin, at: `${home}/sites/${site.id}` });
  }
  const pages = { mine: page, theirs };
  await mergeInEveryWay(pages, { href: `${home}/sites/${site.id}`, first: 'Town', second: 'Contact person' });
  await mergeInEveryWay(pages, { href: `${home}/users/${technician.id}`, first: 'First name', second: 'Position' });
  await other.close();

  await page.goto(`${home}/users`);
  await expect(page.getByRole('table')).toBeVisible();
  expect.soft(await axeFindings(page), 'users').toEqual([]);
  await page.goto(`${home}/sites/${site.id}/edit`);
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeEnabled();
  await network.off(context);
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
  await expect(page.getByText('Saving needs a connection to the server.')).toBeVisible();
  await network.on(context);

  const limited = await browser.newContext({ baseURL: portal.address, locale: 'en-GB' });
  await complaints.watch(limited);
  const few = await limited.newPage();
  await enterDeskAs(few, { portal, user: technician, at: `${home}/sites/${site.id}` });
  await expect(few.getByRole('heading', { level: 1, name: 'Intensivstation' })).toBeVisible();
  await expect(few.getByRole('link', { name: 'Edit' })).toBeHidden();
  await expect(few.getByRole('tab', { name: 'History' })).toBeHidden();
  for (const path of [`sites/${site.id}/edit`, 'sites/new', 'users', 'users/new', `users/${admin.id}`, 'edit']) {
    await few.goto(`${home}/${path}`);
    await expect(few.getByRole('img', { name: '404' })).toBeVisible();
  }
  await limited.close();
});
