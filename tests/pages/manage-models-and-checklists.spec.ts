import type { Locator, Page } from 'playwright/test';
import { packSchema } from '../../src/contract/pack.ts';
import { aCameraPhoto } from '../support/builders/a-camera-photo.ts';
import { axeFindings } from '../support/readers/axe-findings.ts';
import type { ServedPortal } from '../support/servers/served-portal.ts';
import { enterDeskAs } from '../support/drivers/sign-in.ts';
import { expect, test } from './page.ts';
import { limitOf } from '../tools/machine-speed.ts';

const languageNames = ['English', 'Deutsch', 'Українська', 'Français', 'Español'];

async function aMaker(portal: ServedPortal, userGroup: 'providerAdministrator' | 'providerService') {
  const maker = await portal
    .database()
    .selectFrom('customer')
    .select('id')
    .where('type', '=', 'maker')
    .executeTakeFirstOrThrow();
  return portal.user({ customerId: maker.id, userGroup, language: 'en' });
}

const textbox = (within: Page | Locator, name: string | RegExp) => within.getByRole('textbox', { name });

/** Chooses in a list that opens: the field by its label, the entry by its words. */
async function choose(page: Page, field: string, entry: string | RegExp) {
  await page.getByRole('button', { name: new RegExp(`${field}$`) }).click();
  await page.getByRole('option', { name: entry }).click();
}

/** The switch of the languages texts are typed in. */
const speak = (page: Page, name: string) =>
  page.getByRole('radiogroup', { name: 'Language of the texts' }).getByRole('radio', { name }).click();

const steps = (page: Page) => page.getByRole('list', { name: 'Steps' });
const openStep = (page: Page, name: RegExp) =>
  steps(page).getByRole('button', { name, expanded: false }).first().click();

async function addStep(page: Page, kind: string, wording: string) {
  await page.getByRole('button', { name: 'Add a step' }).click();
  await page.getByRole('menuitem', { name: kind }).click();
  await expect(textbox(page, 'Wording (English)')).toBeFocused();
  await textbox(page, 'Wording (English)').fill(wording);
}

test('[MOD-1, HIST-1, A11Y-1, P25] the maker creates a device model, is told what the law allows, releases it', async ({
  page,
  portal,
  complaints,
}) => {
  complaints.expect(/422/);
  await page.setViewportSize({ width: 1440, height: 900 });
  await enterDeskAs(page, { portal, user: await aMaker(portal, 'providerAdministrator'), at: '/app/models' });
  await expect(page.getByRole('table', { name: 'Device models' })).toBeVisible();
  await page.getByRole('region', { name: 'Cookies' }).getByRole('button').click();
  expect.soft(await axeFindings(page), 'models').toEqual([]);

  await page.getByRole('link', { name: 'New device model' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  const summary = page.getByRole('alert').filter({ hasText: 'Please check these fields' });
  await expect(summary.getByRole('link')).toHaveCount(4);
  await textbox(page, 'Designation').fill('Velora N7');
  await textbox(page, 'Model number').fill('4711');
  await textbox(page, 'Name of the manufacturer').fill('Halden & Rieck Medizintechnik GmbH');
  await textbox(page, 'UDI-DI').fill('04012345678902');
  await textbox(page, 'Kind of device (English)').fill('Nebuliser');
  await speak(page, 'Deutsch');
  await textbox(page, 'Kind of device (Deutsch)').fill('Vernebler');
  await page.getByRole('button', { name: 'Add a check' }).click();
  await page.getByRole('menuitem', { name: /STK/ }).click();
  await expect(page.getByText('every 24 months at most')).toBeVisible();
  await choose(page, 'Due', 'To the day');
  expect.soft(await axeFindings(page), 'form of a model').toEqual([]);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(summary.getByRole('link')).toHaveText([/^UDI-DI: A digit is wrong/, /^Check 1, Due: The MPBetreibV/]);
  await textbox(page, 'UDI-DI').fill('04012345678901');
  await choose(page, 'Due', 'At the end of the month');
  await page.getByRole('button', { name: 'Remove Technical safety check (STK)' }).click();
  await page.getByRole('button', { name: 'Bring it back' }).click();
  await page.getByRole('button', { name: 'Save' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Velora N7' })).toBeVisible();
  await expect(page.getByText('every 24 months, end of month, counted from the last check')).toBeVisible();
  await expect(page.getByText('Missing in Українська, Français')).toBeVisible();
  const buffer = await aCameraPhoto(page);
  await page.locator('input[type=file]').setInputFiles({ name: 'n7.jpg', mimeType: 'image/jpeg', buffer });
  const picture = page.getByRole('img', { name: 'Picture of Velora N7' });
  await expect(picture).toBeVisible();
  await page.getByRole('button', { name: 'Remove the picture' }).click();
  await expect(picture).toBeHidden();
  await page.getByRole('button', { name: 'Bring it back' }).click();
  await expect(picture).toBeVisible();
  expect.soft(await axeFindings(page), 'model').toEqual([]);
  await page.getByRole('button', { name: 'Release' }).click();
  const question = page.getByRole('alertdialog', { name: 'Release Velora N7?' });
  await expect(question).toContainText('never becomes a draft again');
  await question.getByRole('button', { name: 'Release' }).click();
  await expect(page.getByText('The model is released.')).toBeVisible();
  await page.getByRole('tab', { name: 'History' }).click();
  await expect(page.getByText('State changed')).toBeVisible();
});

test('[MOD-2, MERGE-1, A11Y-1, P26, P28, P59] the maker writes a checklist beside the phone, is told why it cannot be published, publishes it, and phones have it', async ({
  page,
  context,
  portal,
  complaints,
}) => {
  complaints.expect(/412/);
  test.setTimeout(limitOf(300)); // every text is typed in five languages
  await page.setViewportSize({ width: 1440, height: 900 });
  await enterDeskAs(page, { portal, user: await aMaker(portal, 'providerAdministrator'), at: '/app/checklists' });
  await expect(page.getByRole('table', { name: 'Checklists' })).toBeVisible();
  await page.getByRole('region', { name: 'Cookies' }).getByRole('button').click();
  expect.soft(await axeFindings(page), 'checklists').toEqual([]);
  await page.getByRole('link', { name: 'New checklist' }).click();
  await textbox(page, 'Name').fill('Nebuliser check');
  await choose(page, 'Kind of check', 'Periodic check');
  await page.getByRole('button', { name: 'Create' }).click();

  // A step of each sort, one of them only after an answer to an earlier one.
  await expect(page.getByRole('heading', { level: 1, name: 'Edit checklist' })).toBeVisible();
  const models = page.getByRole('combobox', { name: 'Models' });
  await models.fill('Venaro');
  await expect(page.getByRole('option').first()).toBeVisible();
  await models.press('ArrowDown');
  await models.press('Enter');
  await expect(page.getByRole('list', { name: 'Chosen models' }).getByRole('listitem')).toHaveCount(1);
  await choose(page, 'Signature', 'Drawn');
  await openStep(page, /no text yet/);
  await textbox(page, 'Wording (English)').fill('Housing undamaged');
  await addStep(page, 'Measurement', 'Delivered volume');
  await textbox(page, 'Unit as shown').fill('ml');
  await textbox(page, 'Lower limit').fill('20.5');
  await textbox(page, 'Upper limit').fill('10');
  await addStep(page, 'Choice', 'What is broken?');
  await textbox(page, 'Answer 1 (English)').fill('Lid');
  await textbox(page, 'Answer 2 (English)').fill('Hose');
  await choose(page, 'Shown', /Only after step 1/);
  await choose(page, 'This answer', 'Fail');

  // The phone beside it shows what is typed, and evaluates a trial by the rule of the phone.
  const phone = page.getByRole('region', { name: 'On the phone' });
  await expect(phone.getByRole('heading', { name: 'Delivered volume' })).toBeVisible();
  await expect(phone.getByRole('heading', { name: 'What is broken?' })).toBeHidden();
  await phone.getByRole('radio', { name: 'Fail', exact: true }).check({ force: true });
  await expect(phone.getByRole('heading', { name: 'What is broken?' })).toBeVisible();
  expect.soft(await axeFindings(page), 'editor').toEqual([]);

  // Not yet: each reason is a way to its field.
  await page.getByRole('button', { name: 'Publish' }).click();
  const reasons = page.getByRole('alert').filter({ hasText: 'Before it can be published' });
  await expect(
    reasons.getByRole('link', { name: /^2\. Delivered volume, Lower limit: The limits contradict/ }),
  ).toBeVisible();
  await reasons.getByRole('link', { name: /Unit as shown: Name the unit/ }).click();
  await expect(textbox(page, 'Unit as shown')).toBeFocused();
  await textbox(page, 'Unit for machines').fill('mL');
  await textbox(page, 'Upper limit').fill('30.25');
  await expect(reasons.getByRole('link', { name: /Lower limit/ })).toHaveCount(1);
  await textbox(page, 'Unit as shown').focus();
  await expect(reasons.getByRole('link', { name: /Lower limit|Unit/ })).toHaveCount(0);
  await reasons.getByRole('link', { name: /^3\. What is broken\?, Answer 2: Missing in/ }).click();
  await expect(textbox(page, 'Answer 2 (Deutsch)')).toBeFocused();
  for (const language of languageNames) {
    await speak(page, language);
    await textbox(page, `Name (${language})`).fill(`Nebuliser check ${language}`);
    await textbox(page, `Answer 1 (${language})`).fill(`Lid ${language}`);
    await textbox(page, `Answer 2 (${language})`).fill(`Hose ${language}`);
    await textbox(page, `Wording (${language})`).fill(`What is broken? ${language}`);
  }
  for (const name of ['Housing undamaged', 'Delivered volume']) {
    await openStep(page, new RegExp(name));
    for (const language of languageNames) {
      await speak(page, language);
      await textbox(page, `Wording (${language})`).fill(`${name} ${language}`);
    }
  }
  await expect(phone).toContainText('Delivered volume Español');
  await expect(phone).toContainText('No apto');
  await expect(reasons).toBeHidden();
  await speak(page, 'English');

  // The order is part of the version, by buttons and by drag; what is removed comes back.
  const order = (within = page) => steps(within).getByRole('button').filter({ hasText: 'English' });
  await page.getByRole('button', { name: 'Move up: Delivered volume English' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Move down: Delivered volume English' })).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'at place 1 of 3' })).toBeAttached();
  await expect(order().first()).toContainText('Delivered volume');
  await order().first().click(); // its fields would push the others out of sight
  await page.locator('[data-drag]').first().dragTo(order().last());
  await expect(order().last()).toContainText('Delivered volume');
  await page.getByRole('button', { name: 'More about: Delivered volume English' }).click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await page.getByRole('button', { name: 'Bring it back' }).click();
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText('The draft is saved.')).toBeVisible();

  // Somebody else saves meanwhile: nothing is overwritten without a word.
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(order(other).last()).toContainText('Delivered volume');
  await textbox(other, /^Name/).fill('Their name');
  await other.getByRole('button', { name: 'Save draft' }).click();
  await expect(other.getByText('The draft is saved.')).toBeVisible();
  await other.close();
  await textbox(page, /^Name/).fill('My name');
  await page.getByRole('button', { name: 'Publish' }).click();
  const merge = page.getByRole('alertdialog', { name: 'Somebody else has changed this meanwhile' });
  await merge.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Save draft' }).click();
  await merge.getByRole('radio', { name: 'Their name' }).check({ force: true });
  await merge.getByRole('button', { name: 'Save this' }).click();
  await expect(page.getByText('Everything is saved.')).toBeVisible();
  await expect(textbox(page, /^Name/)).toHaveValue('Their name');

  await page.getByRole('button', { name: 'Publish' }).click();
  const question = page.getByRole('alertdialog', { name: 'Publish version 1?' });
  await expect(question).toContainText('A published version never changes.');
  await question.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Version 1 is published.')).toBeVisible();
  await expect(page.getByText('Only if step 1, Housing undamaged English, is “Fail”')).toBeVisible();
  expect.soft(await axeFindings(page), 'checklist').toEqual([]);
  await page.getByRole('tab', { name: /Versions/ }).click();
  await page.getByRole('link', { name: 'Version 1' }).click();
  await expect(page.getByText('This version is published and never changes.')).toBeVisible();

  // A draft after it says what becomes of checks that are begun.
  const pack = packSchema.parse(await (await page.request.get('/api/public/qr/pack')).json());
  const published = pack.checklists.find(({ name }) => name.en === 'Their name');
  expect(published).toMatchObject({ version: 1, signature: 'drawn', modelNos: [expect.any(Number)] });
  expect(published!.items.map(({ label }) => label.fr)).toEqual(
    ['Housing undamaged', 'What is broken?', 'Delivered volume'].map((label) => `${label} Français`),
  );
  await page.goto(`/app/checklists/${published!.checklistId}/edit`);
  await textbox(page, /^Name/).fill('Second name');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('Checks that are begun already stay on version 1');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('link', { name: 'To the checklist' }).click();
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Throw the draft away' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Throw the draft away' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Their name' })).toBeVisible();
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Take out of use' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take out of use' }).click();
  await expect(page.getByText('Out of use', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Edit' })).toBeHidden();
});

test('[MOD-1, MOD-2, SHELL-7] the maker’s service reads, also on a phone in German, and a customer finds nothing there', async ({
  page,
  browser,
  portal,
}) => {
  await enterDeskAs(page, {
    portal,
    user: await aMaker(portal, 'providerService'),
    language: 'de',
    at: '/app/checklists',
  });
  await page.getByRole('region', { name: 'Cookies' }).getByRole('button').click();
  const checklists = page.getByRole('table', { name: 'Checklisten' });
  await expect(checklists).toBeVisible();
  await expect(page.getByRole('link', { name: 'Neue Checkliste' })).toBeHidden();
  await checklists.getByRole('link').first().click();
  await expect(page.getByRole('region', { name: 'Auf dem Telefon' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Bearbeiten' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Weitere Aktionen' })).toBeHidden();
  await page.goto(`${new URL(page.url()).pathname}/edit`);
  await expect(page.getByRole('heading', { name: 'Diese Seite gibt es nicht' })).toBeVisible();
  await page.getByRole('button', { name: 'Hauptnavigation' }).click();
  await page.getByRole('menuitem', { name: 'Modelle', exact: true }).click();
  await page.getByRole('table', { name: 'Gerätemodelle' }).getByRole('link').first().click();
  await expect(page.getByText('Modellnummer')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Abkündigen' })).toBeHidden();

  const stranger = await (await browser.newContext({ baseURL: portal.address })).newPage();
  await enterDeskAs(stranger, {
    portal,
    user: await portal.user({ userGroup: 'customerAdministrator' }),
    at: '/app/models',
  });
  await expect(stranger.getByRole('heading', { name: 'This page does not exist' })).toBeVisible();
  await stranger.goto('/app/checklists');
  await expect(stranger.getByRole('heading', { name: 'This page does not exist' })).toBeVisible();
  await stranger.context().close();
});
