import { expect, type Page } from 'playwright/test';
import type { DemoLabel } from '../servers/served-portal.ts';

/** Who makes the checks in the journeys. */
export const technician = 'Jonas Feldmann';

/** Opens the address of a label, as the camera of a phone does. */
export async function openLabel(page: Page, { url }: Pick<DemoLabel, 'url'>): Promise<void> {
  await page.goto(url);
  await expect(page.getByRole('button', { name: 'Next open step' })).toBeVisible();
}

/** Taps Pass, Fail or Not applicable of a step. */
export const tap = (page: Page, step: string, answer: 'Pass' | 'Fail' | 'Not applicable' = 'Pass') =>
  page.getByRole('group', { name: step, exact: true }).getByRole('radio', { name: answer, exact: true }).check();

export const pumpSteps = [
  'Housing and door undamaged',
  'Mains cable and plug undamaged',
  'Type plate and stickers legible',
  'Self-test after switching on without errors',
  'Alarm audible and visible',
  'Drop sensor detects falling drops',
];

/** Answers every step of the infusion pump's checklist; everything is in order. */
export async function answerPump(page: Page): Promise<void> {
  for (const step of pumpSteps) await tap(page, step);
  await page.getByRole('textbox', { name: 'Occlusion alarm pressure' }).fill('62');
  for (const [nr, typed] of ['49.8', '50,1', '50'].entries())
    await page.getByRole('textbox', { name: `Flow rate at a setting of 50 ml/h, reading ${nr + 1} of 3` }).fill(typed);
  await page.getByRole('radio', { name: 'Charge above 80 %' }).check();
}

export const generalSteps = [
  'Housing undamaged and clean',
  'Cables and plugs undamaged',
  'Device switches on and reports no error',
];

/** Answers every step of the checklist for models without one of their own. */
export async function answerGeneral(page: Page): Promise<void> {
  for (const step of generalSteps) await tap(page, step);
}

/** Goes to the review and says who made the check. */
export async function review(page: Page, name = technician): Promise<void> {
  await page.getByRole('button', { name: 'Review and save' }).click();
  await page.getByRole('textbox', { name: 'Your name' }).fill(name);
  const signature = page.getByRole('textbox', { name: 'Signature' });
  if (await signature.isVisible()) await signature.fill(name);
}

/** Saves the check; answers its id once its receipt is on screen. */
export async function save(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Save check' }).click();
  await expect(page).toHaveURL(/\/qr\/receipt\//);
  return new URL(page.url()).pathname.split('/').at(-1)!;
}

/** A whole check of an infusion pump, from its label to saved. */
export async function checkPump(page: Page, label: Pick<DemoLabel, 'url'>): Promise<string> {
  await openLabel(page, label);
  await answerPump(page);
  await review(page);
  return save(page);
}

/** The shortest check there is: a device of a model nobody has a checklist for. */
export async function checkUnknownModel(page: Page, serialNumber: string): Promise<string> {
  await page.goto(`/qr/function-check?modelNo=4711&serial=${serialNumber}`);
  await answerGeneral(page);
  await review(page);
  return save(page);
}

/** The receipt on screen, once the server's proof is here. */
export async function receivedReceipt(page: Page): Promise<{ protocolNo: string; receiptCode: string }> {
  await expect(page.getByRole('heading', { name: 'Received' })).toBeVisible();
  const protocolNo = await factOf(page, 'Protocol no.');
  const receiptCode = (await factOf(page, 'Receipt code')).replace(/\s|Copy|Copied/g, '');
  return { protocolNo, receiptCode };
}

const factOf = (page: Page, name: string) =>
  page.getByRole('term').getByText(name, { exact: true }).locator('xpath=following::dd[1]').innerText();
