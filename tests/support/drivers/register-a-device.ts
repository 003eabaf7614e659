import { expect, type Page } from 'playwright/test';

/** What a person types into the registration in the journeys. */
export const clinic = {
  Organisation: 'Clinique des Tilleuls',
  Postcode: '49610',
  Town: 'Sérignac-sur-Louet',
  'First name': 'Claire',
  'Last name': 'Besson',
  'E-mail': 'claire.besson@tilleuls.example',
  'Telephone (optional)': '+33 (0)2 41 00 00 00',
  'Site or building': 'Bloc opératoire',
  'Room (optional)': 'Salle 2',
};

/** Fills in everything the registration asks for. */
export async function fillInRegistration(page: Page): Promise<void> {
  for (const [label, text] of Object.entries(clinic)) await page.getByLabel(label, { exact: true }).fill(text);
  await page.getByRole('combobox', { name: 'Country' }).selectOption('FR');
  await page.getByRole('checkbox', { name: 'I have read the privacy notice.' }).check();
}

/** Saves the registration; answers its id once its receipt is on screen. */
export async function saveRegistration(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Save registration' }).click();
  await expect(page).toHaveURL(/\/qr\/receipt\//);
  return new URL(page.url()).pathname.split('/').at(-1)!;
}
