import { expect, type Page } from 'playwright/test';
import type { AppUserRow } from '../../../server/database/tables.ts';
import type { Language } from '../../../src/contract/language.ts';
import type { SessionAnswer } from '../../../src/contract/sign-in.ts';
import { password } from '../builders/a-user.ts';
import type { ServedPortal } from '../servers/served-portal.ts';

/** Fills in the form of sign-in and sends it. */
export async function signInAs(page: Page, { email }: Pick<AppUserRow, 'email'>, typed = password): Promise<void> {
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(typed);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

type Entering = {
  portal: Pick<ServedPortal, 'address'>;
  user: Pick<AppUserRow, 'email'>;
  /** A language chosen by hand earlier; else it is the browser's. */
  language?: Language;
};

/**
 * Leaves the session of a person in the browser by the call behind the form; the next page it opens is signed in.
 * Without a worker, which would fetch the whole app for each new browser. Answers a token, for calls beside the pages.
 */
export async function takeSession(page: Page, { portal, user: { email }, language }: Entering): Promise<string> {
  const url = portal.address;
  await page.context().addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
  if (language) await page.context().addCookies([{ name: 'language', value: language, url }]);
  const answer = await page.request.post('/api/auth/login', { data: { email, password }, headers: { origin: url } });
  expect(answer.status(), 'answer to the sign-in').toBe(200);
  return ((await answer.json()) as SessionAnswer).tokenResponse.token;
}

/** The same, and opens a page of the desk; the first one of a browser takes as long as it takes. */
export async function enterDeskAs(page: Page, { at, ...person }: Entering & { at: string }): Promise<void> {
  await takeSession(page, person);
  await page.goto(at);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
}

export const userMenu = (page: Page) => page.getByRole('button', { name: /^Menu of / });

/** Signs out by the menu of the person. */
export async function signOut(page: Page): Promise<void> {
  await userMenu(page).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/auth/login');
}
