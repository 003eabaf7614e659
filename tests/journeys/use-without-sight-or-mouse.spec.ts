import type { Page } from 'playwright/test';
import { aFunctionCheck, delivered } from '../support/builders/a-function-check.ts';
import { axeFindings } from '../support/readers/axe-findings.ts';
import { isDelivery } from '../support/servers/fault-proxy.ts';
import {
  answerPump,
  checkUnknownModel,
  openLabel,
  receivedReceipt,
  review,
  save,
  tap,
} from '../support/drivers/make-a-check.ts';
import { visitOnce } from '../support/readers/phone-storage.ts';
import { expect, test } from './journey.ts';
import { test as pageTest } from '../pages/page.ts';

test.slow(); // axe looks at a page for a second or two, and each is looked at in light and in dark

pageTest('[A11Y-1] axe finds nothing on the way of a check, in light and in dark', async ({ page, portal }) => {
  await page.goto('/qr/function-check');
  await expect(page.getByRole('button', { name: 'Start function check' })).toBeVisible();
  expect.soft(await axeFindings(page), 'start').toEqual([]);
  await page.getByRole('button', { name: 'Start function check' }).click();
  expect.soft(await axeFindings(page), 'start with an error').toEqual([]);

  await openLabel(page, await portal.label('inOrder'));
  await expect(page.getByText(/Periodic check: in \d+ /)).toBeVisible();
  expect.soft(await axeFindings(page), 'form').toEqual([]);
  await answerPump(page);
  await tap(page, 'Drop sensor detects falling drops', 'Not applicable');
  await tap(page, 'Type plate and stickers legible', 'Fail');
  await page.getByRole('textbox', { name: 'Occlusion alarm pressure' }).fill('105');
  await page.getByRole('textbox', { name: 'reading 1 of 3' }).fill('abc');
  expect.soft(await axeFindings(page), 'form with a failure, a remark and a wrong number').toEqual([]);
  await page.getByRole('textbox', { name: 'reading 1 of 3' }).fill('50');

  await page.getByRole('button', { name: 'Review and save' }).click();
  await page.getByRole('button', { name: 'Save check' }).click();
  await expect(page.getByRole('textbox', { name: 'Your name' })).toBeFocused();
  expect.soft(await axeFindings(page), 'review with errors').toEqual([]);
  await page
    .getByRole('button', { name: 'Back' })
    .or(page.getByRole('link', { name: 'Back to the steps' }))
    .click();
  await review(page);
  portal.proxy.meddle(isDelivery, { kind: 'cutRequest' });
  await save(page);
  await expect(page.getByRole('heading', { name: 'Stored on this phone' })).toBeVisible();
  expect.soft(await axeFindings(page), 'receipt, stored').toEqual([]);
  portal.proxy.letPass();
  await receivedReceipt(page);
  expect.soft(await axeFindings(page), 'receipt, received').toEqual([]);
});

pageTest(
  '[A11Y-1] axe finds nothing on labels that need words, in light and in dark',
  async ({ page, portal, complaints }) => {
    complaints.expect(/404/);
    for (const shows of ['tampered', 'superseded', 'decommissioned', 'failedLast', 'unregistered', 'unknownDevice']) {
      await openLabel(page, await portal.label(shows));
      await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
      expect.soft(await axeFindings(page), shows).toEqual([]);
    }
    await page.goto('/q/200YCZ');
    await expect(page.getByText('The code on the label cannot be read')).toBeVisible();
    expect.soft(await axeFindings(page), 'damaged').toEqual([]);
    await page.goto('/demo/labels');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect.soft(await axeFindings(page), 'demo labels').toEqual([]);
    await page.goto('/no/such/page');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect.soft(await axeFindings(page), 'not found').toEqual([]);
  },
);

test('[A11Y-1] axe finds nothing on registration and unsent work, in light and in dark', async ({
  context,
  page,
  portal,
  network,
}) => {
  await page.goto('/qr/device-registration');
  await expect(page.getByRole('button', { name: 'Go on' })).toBeVisible();
  expect.soft(await axeFindings(page), 'registration, which device').toEqual([]);
  const label = await portal.label('unregistered');
  await page.goto(`/qr/device-registration?d=${label.url.split('/').at(-1)}`);
  await page.getByRole('button', { name: 'Save registration' }).click();
  await expect(page.getByLabel('Organisation', { exact: true })).toBeFocused();
  expect.soft(await axeFindings(page), 'registration with errors').toEqual([]);

  await page.goto('/qr/unsent');
  await expect(page.getByText('Nothing waits on this phone.')).toBeVisible();
  expect.soft(await axeFindings(page), 'unsent, empty').toEqual([]);
  await visitOnce(page);
  await openLabel(page, label);
  await tap(page, 'Housing and door undamaged');
  await network.off(context);
  const ids = [await checkUnknownModel(page, 'AB-1'), await checkUnknownModel(page, 'AB-2')];
  await portal.deliver(delivered(aFunctionCheck({ submissionId: ids[0]! })));
  portal.proxy.meddle(({ ids: sent }) => sent.includes(ids[1]!) && sent.length === 1, { kind: 'cutRequest' });
  await page.goto('/qr/unsent');
  await expect(page.getByText('No network. Everything is kept on this phone.')).toBeVisible();
  expect.soft(await axeFindings(page), 'unsent, without network').toEqual([]);
  await network.on(context);
  await page.getByRole('button', { name: 'Discard', exact: true }).first().click();
  await expect(page.getByRole('button', { name: 'Keep it' })).toBeFocused();
  expect.soft(await axeFindings(page), 'question before discarding').toEqual([]);
  await page.goto('/qr/receipt/01930000-0000-7000-8000-000000000001');
  await expect(page.getByRole('textbox', { name: 'Receipt code' })).toBeVisible();
  expect.soft(await axeFindings(page), 'asking for a receipt').toEqual([]);
});

pageTest('[A11Y-1] a whole check by keyboard alone, and the focus is never hidden', async ({ page, portal }) => {
  await openLabel(page, await portal.label('longestSerial'));
  const press = (key: string) => page.keyboard.press(key);
  await tabTo(page, 'radio', 'Pass');
  await press('Space');
  await tabTo(page, 'textbox', 'Battery charge');
  await page.keyboard.type('88');
  await tabTo(page, 'checkbox', 'Adults');
  await press('Space');
  await tabTo(page, 'textbox', 'Months until the electrodes expire');
  await page.keyboard.type('14');
  await tabTo(page, 'radio', 'Pass');
  await press('Space');
  await tabTo(page, 'radio', 'Pass');
  await press('ArrowRight');
  await press('ArrowRight');
  await expect(page.getByText('6 of 6 answered')).toBeVisible();
  await tabTo(page, 'button', 'Review and save');
  await press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Review and save' })).toBeFocused();
  await tabTo(page, 'textbox', 'Your name');
  await page.keyboard.type('Olena Kovalenko');
  await tabTo(page, 'button', 'Save check');
  await press('Enter');
  await receivedReceipt(page);
  await tabTo(page, 'link', 'Next device');
  await press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Scan a device' })).toBeFocused();
  const [row] = await portal.rows();
  const { answers, performer } = JSON.parse(row!.contentJson);
  expect(performer.name).toBe('Olena Kovalenko');
  expect(answers.at(-1)).toMatchObject({ itemId: 'sign', value: { kind: 'passFailNa', result: 'na' } });
});

/** Presses Tab until a control of this role and name has the focus, and sees to it that no bar covers it on the way. */
async function tabTo(page: Page, role: 'radio' | 'textbox' | 'checkbox' | 'button' | 'link', name: string) {
  const wanted = page.getByRole(role, { name, exact: true });
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    expect(await isFocusCovered(page), `the focus on the way to ${name}`).toBe(false);
    for (const each of await wanted.all())
      if (await each.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab does not lead to the ${role} ${name}.`);
}

const isFocusCovered = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return false;
    const { left, right, top, bottom } = focused.getBoundingClientRect();
    const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return !(there && (focused.contains(there) || there.contains(focused) || there.closest('label') !== null));
  });
