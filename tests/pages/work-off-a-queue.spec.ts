import type { Locator, Page } from 'playwright/test';
import { aFunctionCheck, delivered } from '../support/builders/a-function-check.ts';
import { enterDeskAs } from '../support/drivers/sign-in.ts';
import { axeFindings } from '../support/readers/axe-findings.ts';
import type { ServedPortal } from '../support/servers/served-portal.ts';
import { expect, test } from './page.ts';

/** A hospital with so many checks that wait for a decision: strangers made them at one of its devices. */
async function aQueue(portal: ServedPortal, count: number) {
  const { deviceRef } = await portal.label('inOrder');
  const db = portal.database();
  const device = await db.selectFrom('device').selectAll().where('deviceRef', '=', deviceRef).executeTakeFirstOrThrow();
  const { customerId } = device;
  const waits = db.selectFrom('submission').where('customerId', '=', customerId).where('state', '=', 'flagged');
  await db.updateTable('submission').set({ state: 'received' }).where('state', '=', 'flagged').execute();
  for (let made = 0; made < count; made += 1)
    await portal.deliver(delivered(aFunctionCheck({ deviceRef, labelVerification: 'manual', labelText: null })));
  const user = await portal.user({ userGroup: 'customerAdministrator', customerId, language: 'en' });
  return {
    user,
    at: `/app/customers/${customerId}/checks?state=flagged`,
    countWaiting: async () => (await waits.select('id').execute()).length,
    events: () => db.selectFrom('event').selectAll().where('action', '=', 'functionCheck.accepted').execute(),
  };
}

/** Presses and counts. */
function counted() {
  let presses = 0;
  return {
    press: async (what: Locator) => {
      presses += 1;
      await what.click({ force: true });
    },
    count: () => presses,
  };
}

const rows = (page: Page) => page.getByRole('table').getByRole('row');

test('[QUEUE-1] a hundred checks that wait are accepted with one reason in five presses, each with its event', async ({
  page,
  portal,
}) => {
  const queue = await aQueue(portal, 100);
  await page.setViewportSize({ width: 1440, height: 900 });
  await enterDeskAs(page, { portal, user: queue.user, at: queue.at });
  await expect(page.getByRole('heading', { name: 'Checks that wait' })).toBeVisible();
  await expect(rows(page)).toHaveCount(26);
  expect.soft(await axeFindings(page), 'queue').toEqual([]);
  const { press, count } = counted();
  await press(page.getByRole('checkbox', { name: 'Select all on this page' }));
  await press(page.getByRole('button', { name: 'Select all 100 found' }));
  await press(page.getByRole('group', { name: '100 checks selected' }).getByRole('button', { name: 'Accept' }));
  const dialog = page.getByRole('alertdialog', { name: 'Accept 100 checks?' });
  await press(dialog.getByRole('textbox', { name: 'Reason' }));
  await page.keyboard.type('Labels compared on the spot');
  await press(dialog.getByRole('button', { name: 'Accept' }));
  await expect(page.getByText('100 checks are accepted.')).toBeVisible();
  await expect.poll(queue.countWaiting).toBe(0);
  expect(count()).toBeLessThanOrEqual(6);
  const events = await queue.events();
  expect(events.filter(({ reason }) => reason === 'Labels compared on the spot')).toHaveLength(100);
});

test('[QUEUE-1, A11Y-1] the checks that wait are worked off by keys beside their rows, and by the button on a narrow page', async ({
  page,
  portal,
}) => {
  const queue = await aQueue(portal, 4);
  await page.setViewportSize({ width: 1440, height: 900 });
  await enterDeskAs(page, { portal, user: queue.user, at: queue.at });
  const preview = page.getByRole('complementary', { name: 'The check beside the list' });
  await expect(preview.getByText('1 of 4')).toBeVisible();
  await page.keyboard.press('j');
  await expect(preview.getByText('2 of 4')).toBeVisible();
  await expect(rows(page).nth(2)).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('k');
  await expect(preview.getByText('1 of 4')).toBeVisible();
  await page.keyboard.press('a');
  await expect(preview.getByText('1 of 3')).toBeVisible();
  expect(await queue.countWaiting()).toBe(3);

  // What is typed is text, and the keys can be switched off.
  await page.getByRole('searchbox').fill('aj');
  await page.getByRole('searchbox').fill('');
  await expect(preview.getByText('1 of 3')).toBeVisible();
  await preview.getByRole('switch', { name: 'Keys J, K, A and V' }).uncheck({ force: true });
  await page.getByRole('heading', { name: 'Checks that wait' }).click();
  await page.keyboard.press('a');
  await preview.getByRole('switch', { name: 'Keys J, K, A and V' }).check({ force: true });
  await page.keyboard.press('v');
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('made for a drill');
  await dialog.getByRole('button', { name: 'Void' }).click();
  await expect(preview.getByText('1 of 2')).toBeVisible();
  expect(await queue.countWaiting()).toBe(2);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('table').getByRole('link').first().click();
  await page.getByRole('button', { name: 'Accept and next' }).click();
  await expect.poll(queue.countWaiting).toBe(1);
  await page.getByRole('button', { name: 'Accept and next' }).click();
  await expect.poll(queue.countWaiting).toBe(0);
  await expect(page.getByRole('heading', { name: 'Checks that wait' })).toBeVisible();
});
