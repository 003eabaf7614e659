import type { FunctionCheck } from '../../src/contract/function-check.ts';
import { expect, test } from './journey.ts';
import { answerPump, openLabel, pumpSteps, receivedReceipt, review, save, tap } from '../support/make-a-check.ts';

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

test('[QR-3] the verdict forms while answering, and a check that fails says what deviates', async ({
  page,
  portal,
}) => {
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
});

test('[QR-9] whoever made the last check is filled in at the next device, until "not me"', async ({ page, portal }) => {
  await openLabel(page, await portal.label('inOrder'));
  await answerPump(page);
  await review(page, 'Olena Kovalenko');
  await save(page);
  await receivedReceipt(page);

  await openLabel(page, await portal.label('due'));
  await answerPump(page);
  await page.getByRole('button', { name: 'Review and save' }).click();
  const name = page.getByRole('textbox', { name: 'Your name' });
  await expect(name).toHaveValue('Olena Kovalenko');
  await page.getByRole('button', { name: 'That is not me' }).click();
  await expect(name).toHaveValue('');
});

test('[QR-8] a receipt opens on another phone with its code, and only with its code', async ({
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
  await elsewhere.close();
});
