import { axeFindings } from '../support/readers/axe-findings.ts';
import { sidewaysScroll } from '../support/readers/cut-text.ts';
import { signInAs, userMenu } from '../support/drivers/sign-in.ts';
import { expect, test } from './page.ts';

const titles = {
  Deutsch: ['Impressum', 'Datenschutzerklärung', 'Datenverarbeitung'],
  English: ['Legal notice', 'Privacy policy', 'Data processing'],
  Українська: ['Правова інформація', 'Політика конфіденційності', 'Data processing'],
  Français: ['Mentions légales', 'Politique de confidentialité', 'Traitement des données'],
  Español: ['Aviso legal', 'Política de privacidad', 'Tratamiento de datos'],
};
const paths = ['/legal', '/privacy-policy', '/data-processing'];

test('[SHELL-3, SHELL-11, SHELL-19, I18N-3, A11Y-1] a stranger reads the legal pages in five languages, light and dark', async ({
  page,
  complaints,
}) => {
  complaints.expect(/401/);
  for (const [index, path] of paths.entries()) {
    await page.goto(path);
    for (const [language, words] of Object.entries(titles)) {
      await page.locator('header').getByRole('button').click();
      await page.getByRole('menuitemradio', { name: language }).click();
      await expect(page.getByRole('heading', { level: 1, name: words[index]! })).toBeVisible();
    }
    await expect(page.getByText(/^Versión /)).toBeVisible();
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await axeFindings(page), `${path}, ${width} px wide`).toEqual([]);
      expect.soft(await sidewaysScroll(page), `${path}, ${width} px wide`).toBe(0);
    }
  }
  await page.getByRole('navigation').getByRole('link', { name: 'Aviso legal' }).click();
  await expect(page).toHaveURL('/legal');
});

test('[SHELL-8, SHELL-11] somebody signed in finds the legal pages in their menu, under their own bar', async ({
  page,
  portal,
  complaints,
}) => {
  complaints.expect(/401/);
  await page.goto('/auth/login');
  await signInAs(page, await portal.user({ userGroup: 'technician' }));
  for (const [index, name] of titles.English.entries()) {
    await userMenu(page).click();
    await page.getByRole('menuitem', { name }).click();
    await expect(page).toHaveURL(paths[index]!);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  }
  await userMenu(page).click();
  await expect(page.getByRole('menuitem')).toHaveText([
    'My profile',
    'Legal notice',
    'Privacy policy',
    'Data processing',
    'Help',
    'Logout',
  ]);
});

test('[SHELL-18] the note about cookies stays until it is read, then never comes again, and covers no action', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/qr/function-check');
  const note = page.getByRole('region', { name: 'Note about cookies' });
  await expect(note).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  // A trial click fails where something else would take it.
  await page.getByRole('link', { name: 'Scan' }).first().click({ trial: true });
  await note.getByRole('button', { name: 'OK, understood' }).click();
  await expect(note).toBeHidden();
  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('cookieConsent') ?? 'null') as unknown);
  expect(kept).toEqual({ isConsentGiven: true, date: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(note).toBeHidden();
});
