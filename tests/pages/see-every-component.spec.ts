import type { Page } from 'playwright/test';
import { axeFindings, axeFindingsInForcedColours } from '../support/readers/axe-findings.ts';
import { sidewaysScroll } from '../support/readers/cut-text.ts';
import { expect, test } from './page.ts';

const desk = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

test.slow(); // axe looks at every component there is, on two screens, in light and in dark

test('[A11Y-1] axe finds nothing on any component of the portal, on phone and desk, in light, dark and forced colours', async ({
  page,
}) => {
  for (const screen of [desk, phone]) {
    await openComponents(page, screen);
    expect.soft(await axeFindings(page), `${screen.width} px wide`).toEqual([]);
    expect.soft(await sidewaysScroll(page), `${screen.width} px wide`).toBe(0);
  }
  expect.soft(await axeFindingsInForcedColours(page), 'forced colours').toEqual([]);

  await page.getByRole('button', { name: 'Save with a conflict' }).click();
  await expect(page.getByRole('dialog', { name: 'This device was changed meanwhile' })).toBeVisible();
  expect.soft(await axeFindings(page), 'dialog').toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Filters' }).click();
  await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
  expect.soft(await axeFindings(page), 'sheet').toEqual([]);
});

test('[A11Y-1] dialog, menu, sorting and selection of the portal by keyboard alone', async ({ page }) => {
  await openComponents(page, desk);
  const table = page.getByRole('table', { name: 'Devices' });
  const firstRow = table.getByRole('row').nth(1);
  await table.getByRole('button', { name: 'Next due' }).focus();
  await page.keyboard.press('Enter');
  await expect(table.getByRole('columnheader', { name: 'Next due' })).toHaveAttribute('aria-sort', 'descending');
  await expect(firstRow).toContainText('In 42 days');

  await page.keyboard.press('Tab');
  await expect(firstRow.getByRole('checkbox')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByText('2 selected')).toBeVisible();

  const more = page.getByRole('button', { name: 'More for SP2-55121' });
  await more.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Move' })).toBeVisible();
  await expect(more).toBeFocused();

  const remove = page.getByRole('button', { name: 'Delete customer' }).last();
  await remove.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Keep' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Keep' }), 'the focus stays in the dialog').toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(remove).toBeFocused();

  await page.getByRole('button', { name: 'Save site' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'One field needs your attention' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'E-mail of the contact' })).toBeFocused();
});

test('[SHELL-3, SHELL-15] the components are there for those who build the portal: cards sort, notices are four at most, the theme is kept', async ({
  page,
  portal,
  complaints,
  builtApp,
}) => {
  await openComponents(page, phone);
  await page.getByRole('button', { name: 'Sort: Next due' }).click();
  await page.getByRole('menuitemradio', { name: 'Next due' }).click();
  await expect(page.getByRole('table', { name: 'Devices' }).getByRole('row').first()).toContainText('In 42 days');
  for (const words of ['Device saved', 'Two rows were skipped', 'Not saved', 'Device saved', 'Not saved'])
    await page.getByRole('button', { name: `Tell: ${words}` }).click();
  const notices = page.getByRole('region', { name: 'What has just happened' });
  await expect(notices.getByRole('button', { name: 'Close' })).toHaveCount(4);
  await expect(notices.getByText('Device saved')).toHaveCount(1);

  await page.getByRole('radio', { name: 'Dark' }).click();
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
  await page.goto('/qr/function-check');
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');

  complaints.expect(/404/);
  complaints.expectNetworkComplaints(); // the server goes away for a moment
  await portal.restart({ dist: builtApp, settings: { env: 'production' } });
  await page.goto('/ui');
  await expect(page.getByRole('heading', { name: 'This page does not exist' })).toBeVisible();
});

async function openComponents(page: Page, screen: { width: number; height: number }) {
  await page.setViewportSize(screen);
  await page.goto('/ui');
  await expect(page.getByRole('heading', { level: 1, name: 'Components of the portal' })).toBeVisible();
}
