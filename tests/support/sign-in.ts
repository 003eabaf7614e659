import { expect, type Page } from 'playwright/test';
import type { AppUserRow } from '../../server/database/tables.ts';
import { password } from './a-user.ts';

/** Fills in the form of sign-in and sends it. */
export async function signInAs(page: Page, { email }: Pick<AppUserRow, 'email'>, typed = password): Promise<void> {
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(typed);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

export const userMenu = (page: Page) => page.getByRole('button', { name: /^Menu of / });

/** Signs out by the menu of the person. */
export async function signOut(page: Page): Promise<void> {
  await userMenu(page).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/auth/login');
}
