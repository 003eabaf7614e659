import { expect, type Page } from 'playwright/test';
import type { AppUserRow } from '../../../server/database/tables.ts';
import type { ServedPortal } from '../servers/served-portal.ts';
import { takeSession } from './sign-in.ts';

/** Somebody at the desk, in front of the devices of the demo hospital, and one of these on its intensive care unit. */
export type AtTheDesk = Awaited<ReturnType<typeof atTheDeskAs>>;

type Wishes = Pick<AppUserRow, 'userGroup'> & {
  portal: ServedPortal;
  /** Limited to the site of the device. */
  isLimited?: boolean;
};

/** Signs in somebody of a group: the maker's people at the maker, all others at the hospital. */
export async function atTheDeskAs(page: Page, { portal, userGroup, isLimited = false }: Wishes) {
  const db = portal.database();
  const { deviceRef } = await portal.label('inOrder');
  const device = await db.selectFrom('device').selectAll().where('deviceRef', '=', deviceRef).executeTakeFirstOrThrow();
  const maker = await db.selectFrom('customer').select('id').where('type', '=', 'maker').executeTakeFirstOrThrow();
  const siteId = device.siteId!;
  const user = await portal.user({
    userGroup,
    customerId: userGroup.startsWith('provider') ? maker.id : device.customerId,
    siteIdsJson: JSON.stringify(isLimited ? [siteId] : []),
    language: 'en',
  });
  const token = await takeSession(page, { portal, user });
  const home = `/app/customers/${device.customerId}`;
  const calls = `/api/customers/${device.customerId}`;
  return {
    page,
    portal,
    user,
    device,
    siteId,
    home,
    devices: `${home}/devices`,
    thisDevice: `${home}/devices/${device.id}`,
    calls,
    /** Calls the server beside the pages, under the same session: `ask('GET /api/…')`. */
    async ask<T>(what: string, body?: unknown): Promise<{ status: number; answer: T }> {
      const [method, path] = what.split(' ') as [string, string];
      const headers = { authorization: `Bearer ${token}` };
      const answer = await page.request.fetch(path, { method, headers, ...(body !== undefined && { data: body }) });
      const text = await answer.text();
      return { status: answer.status(), answer: (text === '' ? undefined : JSON.parse(text)) as T };
    },
    /** The device as the database has it. */
    row: (id = device.id) => db.selectFrom('device').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
  };
}

/** Addresses typed by hand lead to the page that says that there is nothing. */
export async function findsNothingAt({ page }: Pick<AtTheDesk, 'page'>, ...paths: string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole('img', { name: '404' }), path).toBeVisible();
  }
}

/** Calls that a group has no right to: each is refused as such. */
export async function isRefused({ ask }: Pick<AtTheDesk, 'ask'>, calls: Record<string, unknown>): Promise<void> {
  for (const [call, body] of Object.entries(calls)) {
    const { status, answer } = await ask<{ code?: string }>(call, body ?? undefined);
    expect([call, status, answer.code]).toEqual([call, 403, 'notPermitted']);
  }
}

/** Opens the menu of further actions and takes one. */
export async function takeAction(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name, exact: true }).click();
}

/** Takes an entry of a box that opens a list: the last one, or the first. */
export async function takeEntry(page: Page, label: string, key: 'ArrowUp' | 'ArrowDown'): Promise<string> {
  const box = page.getByRole('combobox', { name: label });
  await box.focus();
  await expect(page.getByRole('option').first()).toBeVisible();
  await box.press(key);
  // Enter takes the entry that is marked; the list may still be on its way to it.
  await expect(box).toHaveAttribute('aria-activedescendant', /./);
  await box.press('Enter');
  await expect(box).not.toHaveValue('');
  return box.inputValue();
}

/** The first link of a table. */
export const firstOf = (page: Page, table: string) =>
  page.getByRole('table', { name: table }).getByRole('link').first();

/** The question that is asked before something is done. */
export const questionOn = (page: Page) => page.getByRole('alertdialog');

/** The id at the end of the address. */
export const idIn = (page: Page) => new URL(page.url()).pathname.split('/').at(-1)!;
