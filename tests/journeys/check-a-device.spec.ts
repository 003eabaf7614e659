import type { Page } from 'playwright/test';
import type { SubmissionRow } from '../../server/database/tables.ts';
import type { FunctionCheck } from '../../src/contract/function-check.ts';
import { axeFindings } from '../support/readers/axe-findings.ts';
import type { ServedPortal } from '../support/servers/served-portal.ts';
import { expect, test } from './journey.ts';
import { test as pageTest } from '../pages/page.ts';
import {
  answerPump,
  openLabel,
  pumpSteps,
  receivedReceipt,
  review,
  save,
  tap,
} from '../support/drivers/make-a-check.ts';

const screens = { phone: { width: 390, height: 844 }, desk: { width: 1440, height: 900 } };

for (const [name, viewport] of Object.entries(screens))
  test.describe(`on the screen of a ${name}`, () => {
    test.use({ viewport, hasTouch: name === 'phone' });

    test('[QR-1, QR-3, QR-6, QR-8] a check goes from label to receipt, and arrives as it was entered', async ({
      page,
      portal,
    }) => {
      const label = await portal.label('inOrder');
      await openLabel(page, label);
      await expect(page.getByText('label verified')).toBeVisible();
      await expect(page.getByRole('main').getByText(label.serialNumber)).toBeVisible();
      await answerPump(page);
      await review(page, 'Jonas Feldmann');
      await page.getByRole('textbox', { name: 'Comment on the whole check' }).fill('Filter changed,\nruns quietly.');
      const id = await save(page);

      const { protocolNo, receiptCode } = await receivedReceipt(page);
      const [row, ...more] = await portal.rows();
      expect(more).toEqual([]);
      expect(row).toMatchObject({ id, protocolNo, receiptCode, result: 'passed', flagsJson: '[]' });
      const kept = JSON.parse(row!.contentJson) as FunctionCheck;
      expect(kept).toMatchObject({
        deviceRef: label.deviceRef,
        labelText: label.url,
        labelVerification: 'verified',
        performer: { name: 'Jonas Feldmann' },
        signature: { kind: 'typed', name: 'Jonas Feldmann' },
        overallComment: 'Filter changed,\nruns quietly.',
        language: 'en',
        timeZone: 'Europe/Berlin',
      });
      const values = Object.fromEntries(kept.answers.map(({ itemId, value }) => [itemId, value]));
      expect(values).toMatchObject({
        housing: { kind: 'passFailNa', result: 'pass' },
        occlusionPressure: { kind: 'measurement', readings: [{ decimal: '62', typed: '62' }] },
        flowRate: {
          kind: 'measurement',
          readings: [
            { decimal: '49.8', typed: '49.8' },
            { decimal: '50.1', typed: '50,1' },
            { decimal: '50', typed: '50' },
          ],
        },
        battery: { kind: 'choice', optionIds: ['good'] },
      });
    });
  });

pageTest('[DUE-3] a phone says how late a device is, in the sentence of the portal', async ({ page, portal }) => {
  await openLabel(page, await portal.label('overdue'));
  const due = page.getByRole('list', { name: 'Checks due' });
  await expect(due).toHaveText(/^Periodic check: \d+ days late, \d+ \w+ \d{4}$/);
});

pageTest(
  '[QR-3] the verdict forms while answering, and a check that fails says what deviates',
  async ({ page, portal }) => {
    await openLabel(page, await portal.label('due'));
    for (const step of pumpSteps.slice(1)) await tap(page, step);
    await tap(page, 'Housing and door undamaged', 'Fail');
    const housing = page.getByRole('region', { name: 'Housing and door undamaged' });
    await housing.getByRole('textbox', { name: 'What did you see or do?' }).fill('Crack under the handle');
    const pressure = page.getByRole('region', { name: 'Occlusion alarm pressure' });
    await pressure.getByRole('textbox', { name: 'Occlusion alarm pressure' }).fill('132');
    await expect(pressure.getByText('Out of limits')).toBeVisible();
    await pressure.getByRole('textbox', { name: 'What did you see or do?' }).fill('Measured twice');
    for (const nr of [1, 2, 3])
      await page.getByRole('textbox', { name: `Flow rate at a setting of 50 ml/h, reading ${nr} of 3` }).fill('50');
    await page.getByRole('radio', { name: 'Charge above 80 %' }).check();
    await expect(page.getByRole('region', { name: 'Progress' }).getByText('2 failed')).toBeVisible();

    await review(page);
    await expect(page.getByRole('region', { name: 'Result' })).toContainText('Failed');
    await expect(page.getByText('“Crack under the handle”')).toBeVisible();
    await save(page);
    await receivedReceipt(page);
    const [row] = await portal.rows();
    expect(row).toMatchObject({ result: 'failed' });
  },
);

pageTest(
  '[QR-3, QR-9] sections lead through a long check, it is signed by hand, and the next device has person and instruments',
  async ({ page, portal }) => {
    await askForMore(portal);
    await openLabel(page, await portal.label('inOrder'));
    await tap(page, 'Housing and door undamaged');
    const sheet = page.getByRole('dialog', { name: 'Sections of this check' });
    await page.getByRole('button', { name: 'Sections' }).click();
    await expect(sheet.getByRole('button', { name: /^Outer condition/ })).toContainText('1 of 3');
    await sheet.getByText('mark as not applicable').first().click();
    await sheet.getByRole('button', { name: 'Mark as not applicable' }).click();
    await expect(sheet.getByText('Please fill this in.')).toBeVisible();
    await sheet.getByRole('textbox', { name: 'Reason' }).fill('Used without drip chamber');
    await sheet.getByRole('button', { name: 'Mark as not applicable' }).click();
    await expect(sheet.getByRole('status')).toContainText('1 step marked as not applicable.');
    await sheet.getByRole('button', { name: 'Undo' }).click();
    await sheet.getByText('mark as not applicable').first().click();
    await sheet.getByRole('button', { name: 'Mark as not applicable' }).click();
    await sheet.getByRole('button', { name: /^Outer condition/ }).click();
    await expect(page.getByRole('group', { name: pumpSteps[1]! }).getByRole('radio').first()).toBeFocused();
    const drops = page.getByRole('region', { name: 'Drop sensor detects falling drops' });
    await expect(drops.getByRole('radio', { name: 'Not applicable' })).toBeChecked();
    await expect(drops.getByRole('textbox')).toHaveValue('Used without drip chamber');

    await answerPump(page);
    await page.getByRole('button', { name: 'Review and save' }).click();
    await page.getByRole('textbox', { name: 'Your name', exact: true }).fill('Olena Kovalenko');
    await page.getByRole('textbox', { name: 'Instrument (optional)', exact: true }).fill('Pressure gauge DM 12');
    await expect(page.getByRole('textbox', { name: 'Or type your name' })).toBeVisible();
    await sign(page);
    await page.getByRole('button', { name: 'Undo stroke' }).click();
    await sign(page);
    await expect(page.getByText('Signed.')).toBeVisible();
    await save(page);
    await receivedReceipt(page);
    const [row] = await portal.rows();
    expect(JSON.parse(row!.contentJson)).toMatchObject({
      signature: { kind: 'drawn' },
      instruments: [{ name: 'Pressure gauge DM 12' }],
    });
    expect((JSON.parse(row!.contentJson) as { signature: { path: string } }).signature.path).toMatch(/^M\d+ \d+L/);

    await openLabel(page, await portal.label('due'));
    await answerPump(page);
    await page.getByRole('button', { name: 'Review and save' }).click();
    const name = page.getByRole('textbox', { name: 'Your name', exact: true });
    const instrument = page.getByRole('textbox', { name: 'Instrument (optional)', exact: true });
    await expect(name).toHaveValue('Olena Kovalenko');
    await expect(instrument).toHaveValue('Pressure gauge DM 12');
    await page.getByRole('button', { name: 'That is not me' }).click();
    await expect(name).toHaveValue('');
    await page.getByRole('button', { name: 'Others this time' }).click();
    await expect(instrument).toHaveValue('');
  },
);

/** The pump's checklist, asking for a drawn signature and the instruments used. */
async function askForMore(portal: ServedPortal) {
  const versions = portal
    .database()
    .selectFrom('checklistVersion')
    .selectAll()
    .where('contentJson', 'like', '%occlusionPressure%');
  for (const { contentHash, contentJson } of await versions.execute())
    await portal
      .database()
      .updateTable('checklistVersion')
      .set({ contentJson: JSON.stringify({ ...JSON.parse(contentJson), signature: 'drawn', instruments: 'optional' }) })
      .where('contentHash', '=', contentHash)
      .execute();
}

/** One stroke across the sheet. */
async function sign(page: Page) {
  const sheet = page.getByRole('img', { name: 'Field to sign in, still empty' });
  await sheet.scrollIntoViewIfNeeded();
  const place = (await sheet.boundingBox())!;
  await page.mouse.move(place.x + 40, place.y + 30);
  await page.mouse.down();
  await page.mouse.move(place.x + 90, place.y + 70, { steps: 5 });
  await page.mouse.move(place.x + 160, place.y + 25, { steps: 5 });
  await page.mouse.up();
}

test('[QR-8] a receipt opens on another phone with its code alone, and says what became of the check', async ({
  page,
  portal,
  browser,
  complaints,
}) => {
  await openLabel(page, await portal.label('inOrder'));
  await answerPump(page);
  await review(page);
  const id = await save(page);
  const { protocolNo, receiptCode } = await receivedReceipt(page);

  const elsewhere = await browser.newContext({ baseURL: portal.address });
  await complaints.watch(elsewhere);
  complaints.expect(/404.*qr\/submissions/);
  const other = await elsewhere.newPage();
  await other.goto(`/qr/receipt/${id}`);
  await other.getByRole('textbox', { name: 'Receipt code' }).fill('0000 0000 0000');
  await other.getByRole('button', { name: 'Show the receipt' }).click();
  await expect(other.getByText('No receipt has this code')).toBeVisible();
  const typed = receiptCode.toLowerCase().replace(/(.{4})(.{4})/, '$1 $2-');
  await other.getByRole('textbox', { name: 'Receipt code' }).fill(typed);
  await other.getByRole('button', { name: 'Show the receipt' }).click();
  await expect(other.getByText(protocolNo)).toBeVisible();
  await expect(other.getByText('State', { exact: true })).toBeVisible();
  await expect(other.getByText('Nothing else to do')).toBeVisible();

  const become = (state: SubmissionRow['state']) =>
    portal.database().updateTable('submission').set({ state }).where('id', '=', id).execute();
  await become('voided');
  await other.goto('/qr/function-check');
  await other.goto(`/qr/receipt/${id}#${receiptCode}`);
  await expect(other.getByText('Voided', { exact: true })).toBeVisible();
  await expect(other.getByText('please make a new check')).toBeVisible();
  expect(await axeFindings(other)).toEqual([]);
  await elsewhere.close();

  // The phone that made it knows what it was told; what became of it since it has to ask.
  await become('corrected');
  await page.getByRole('button', { name: 'Ask what became of it' }).click();
  await expect(page.getByText('Replaced by a correction')).toBeVisible();
  await expect(page.getByText(protocolNo)).toBeVisible();
});
