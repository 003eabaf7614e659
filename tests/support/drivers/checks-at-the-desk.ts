import { expect } from 'playwright/test';
import { demoAnswers } from '../../../server/demo/demo-answers.ts';
import type { FunctionCheck } from '../../../src/contract/function-check.ts';
import type { Pack } from '../../../src/contract/pack.ts';
import { uuidV7 } from '../../../src/domain/uuid-v7.ts';
import { aFunctionCheck, checkTime, delivered, madeWith } from '../builders/a-function-check.ts';
import type { AnyResult } from '../servers/a-portal.ts';
import { isRefused, type AtTheDesk } from './at-the-desk-as.ts';
import { axeFindings } from '../readers/axe-findings.ts';
import { answerPump, receivedReceipt, save } from './make-a-check.ts';

/** A check of the device, made with its checklist by somebody without an account: it is marked and waits to be accepted. */
export async function aMarkedCheck({ ask, portal, device }: AtTheDesk) {
  const { modelNo } = await portal.label('inOrder');
  const { answer: pack } = await ask<Pack>(`GET /api/public/qr/pack?modelNo=${modelNo}&language=en`);
  const checklist = pack.checklists[0]!;
  const check = aFunctionCheck({
    deviceRef: device.deviceRef,
    submissionId: uuidV7(checkTime),
    ...madeWith(checklist),
    answers: demoAnswers(checklist, 'passed'),
  });
  await portal.deliver(delivered(check));
  return check;
}

/** Reads a check in its own wording, beside the values measured over time. */
export async function readCheck({ page, thisDevice }: AtTheDesk, { submissionId }: FunctionCheck): Promise<void> {
  await page.goto(`${thisDevice}?tab=checks`);
  await expect(page.getByRole('img', { name: /(in \d+ checks, last|value:)/ }).first()).toBeVisible();
  await page
    .getByRole('table', { name: 'Function checks' })
    .locator(`a[href$="/checks/${submissionId}"]`)
    .first()
    .click();
  await expect(page.getByText('Jonas Feldmann').first()).toBeVisible();
}

/** Finds the marked check among those that wait, accepts it, after which it waits no more, then voids it with a reason, and replaces another by a correction. */
export async function reviewChecks(desk: AtTheDesk, { submissionId }: FunctionCheck): Promise<void> {
  const { page } = desk;
  await openWaiting(desk);
  await inList(desk, submissionId).click();
  await page.getByRole('button', { name: 'Accept', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByText('The check is accepted.')).toBeVisible();
  expect(await stateOf(desk, submissionId)).toBe('accepted');
  await page.getByRole('main').getByRole('link', { name: 'Function checks', exact: true }).click();
  await expect(page).toHaveURL(`${desk.home}/checks?state=flagged`);
  await expect(page.getByRole('table', { name: 'Checks that wait' }).getByRole('row').nth(1)).toBeVisible();
  await expect(inList(desk, submissionId)).toHaveCount(0);
  await page.goto(`${desk.home}/checks/${submissionId}`);
  await page.getByRole('button', { name: 'Void' }).click();
  await page.getByRole('textbox', { name: 'Reason' }).fill('Made at the wrong device');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Void' }).click();
  await expect(page.getByRole('main')).toContainText('Made at the wrong device');
  expect(await stateOf(desk, submissionId)).toBe('voided');
  const { submissionId: wrong } = await aMarkedCheck(desk);
  await page.goto(`${desk.thisDevice}/checks/${wrong}`);
  await page.getByRole('button', { name: 'Correct' }).click();
  await correctInForm(desk, wrong);
}

/** From the sidebar to all checks of the customer, narrowed to those that wait for a decision. */
async function openWaiting({ page }: AtTheDesk): Promise<void> {
  await page.getByRole('complementary').getByRole('link', { name: 'Checks', exact: true }).click();
  await expect(page.getByRole('table', { name: 'Function checks' }).getByRole('row').nth(1)).toBeVisible();
  await page.getByRole('button', { name: 'State', exact: true }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Marked for a second look' }).click();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/checks\?state=flagged$/);
}

const inList = ({ page }: AtTheDesk, submissionId: string) =>
  page.getByRole('table', { name: 'Checks that wait' }).locator(`a[href*="/checks/${submissionId}"]`);

/** The check somebody made under their own account offers its correction, and nothing else. */
export async function correctsOwnCheck(desk: AtTheDesk, own: string): Promise<void> {
  const { page } = desk;
  await page.goto(`${desk.thisDevice}/checks/${own}`);
  await page.getByRole('button', { name: 'Correct' }).click();
  await expect(page.getByRole('button', { name: /Accept|Void/, includeHidden: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Open the form' }).click();
  await expect(page.getByRole('textbox', { name: 'Reason' })).toHaveAccessibleDescription('Fill in this field.');
  expect.soft(await axeFindings(page), 'reason of a correction').toEqual([]);
  await correctInForm(desk, own);
}

/** The check that is open offers neither review nor correction, a call of it is refused, and a correction replaces nothing. */
export async function reviewsNoCheck(desk: AtTheDesk, { submissionId }: FunctionCheck): Promise<void> {
  await openWaiting(desk);
  await inList(desk, submissionId).click();
  await expect(desk.page.getByText('Jonas Feldmann').first()).toBeVisible();
  await expect(desk.page.getByRole('button', { name: /Accept|Void|Correct/ })).toHaveCount(0);
  const one = `${desk.calls}/function-checks/${submissionId}`;
  await isRefused(desk, { [`POST ${one}/accept`]: {}, [`POST ${one}/void`]: { reason: 'Made at the wrong device' } });
  const { wrong } = await correct(desk);
  expect([await stateOf(desk, submissionId), await stateOf(desk, wrong)]).toEqual(['flagged', 'flagged']);
}

/** Makes a check by the form of the phone, under the session of the desk; answers its id. */
export async function checkSignedIn(desk: AtTheDesk): Promise<string> {
  const { page } = desk;
  await page.goto(desk.thisDevice);
  await page.getByRole('link', { name: 'Function check', exact: true }).click();
  await answerPump(page);
  return reviewSignedIn(desk);
}

/** Signs and saves the form on screen under the session of the desk. */
async function reviewSignedIn({ page, portal, user }: AtTheDesk): Promise<string> {
  await page.getByRole('button', { name: 'Review and save' }).click();
  await expect(page.getByText('Signed in. The check is sent under this account.')).toBeVisible();
  const signature = page.getByRole('textbox', { name: 'Signature' });
  if (await signature.isVisible()) await signature.fill('Marlene Öhrlein');
  const id = await save(page);
  await receivedReceipt(page);
  const row = (await portal.rows()).find((each) => each.id === id);
  expect(row).toMatchObject({ performerUserId: user.id, flagsJson: '[]', state: 'received' });
  return id;
}

/** Gives the reason, changes one value in the form that is filled in as the check was, and finds each check beside the other. */
async function correctInForm(desk: AtTheDesk, wrong: string): Promise<void> {
  const { page } = desk;
  await page.getByRole('textbox', { name: 'Reason' }).fill('Typing mistake');
  await page.getByRole('button', { name: 'Open the form' }).click();
  await expect(page).toHaveURL(/\/qr\/function-check\?draft=/);
  await page.getByRole('textbox', { name: 'Occlusion alarm pressure' }).fill('64');
  const better = await reviewSignedIn(desk);
  expect([await stateOf(desk, wrong), await stateOf(desk, better)]).toEqual(['corrected', 'received']);
  await page.goto(`${desk.thisDevice}/checks/${wrong}`);
  await expect(page.getByRole('button', { name: 'Correct' })).toHaveCount(0);
  await page.getByRole('link', { name: 'To the correction' }).click();
  await expect(page).toHaveURL(`${desk.thisDevice}/checks/${better}`);
  await expect(page.getByRole('main')).toContainText('Typing mistake');
  await expect(page.getByRole('link', { name: 'To the check it corrects' })).toBeVisible();
}

/** The open device leads to no form, and the server keeps no check under this account. */
export async function checksNothing(desk: AtTheDesk): Promise<void> {
  await expect(desk.page.getByRole('link', { name: 'Function check', exact: true })).toBeHidden();
  const check = aFunctionCheck({
    deviceRef: desk.device.deviceRef,
    performer: { userId: desk.user.id, name: 'Marlene Öhrlein' },
  });
  const [result] = await deliverSignedIn(desk, check);
  expect(result!.problem).toMatchObject({ status: 409, code: 'performerNoLongerAllowed' });
}

/** Sends a correction of a check that somebody else made, under one's own account. */
async function correct(desk: AtTheDesk) {
  const { submissionId: wrong } = await aMarkedCheck(desk);
  const better = aFunctionCheck({
    deviceRef: desk.device.deviceRef,
    submissionId: uuidV7(checkTime),
    performer: { userId: desk.user.id, name: 'Marlene Öhrlein' },
    correctsSubmissionId: wrong,
    correctionReason: 'Typing mistake',
  });
  await deliverSignedIn(desk, better);
  return { wrong, better: better.submissionId };
}

async function deliverSignedIn({ ask }: AtTheDesk, check: FunctionCheck): Promise<AnyResult[]> {
  const { answer } = await ask<{ results: AnyResult[] }>('POST /api/public/qr/submissions', {
    items: [delivered(check)],
  });
  return answer.results;
}

const stateOf = async ({ portal }: AtTheDesk, id: string) => (await portal.rows()).find((row) => row.id === id)?.state;
