import { expect } from 'playwright/test';
import type { FunctionCheck } from '../../src/contract/function-check.ts';
import { uuidV7 } from '../../src/domain/uuid-v7.ts';
import { aFunctionCheck, checkTime, delivered } from './a-function-check.ts';
import type { AnyResult } from './a-portal.ts';
import { isRefused, type AtTheDesk } from './at-the-desk-as.ts';
import { answerPump, receivedReceipt, save } from './make-a-check.ts';

/** A check of the device that somebody made without an account: it is marked and waits to be accepted. */
export async function aMarkedCheck({ portal, device }: AtTheDesk, wishes: Partial<FunctionCheck> = {}) {
  const check = aFunctionCheck({ deviceRef: device.deviceRef, submissionId: uuidV7(checkTime), ...wishes });
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

/** Accepts the marked check that is open, then voids it with a reason, and replaces another by a correction. */
export async function judgeChecks(desk: AtTheDesk, { submissionId }: FunctionCheck): Promise<void> {
  const { page } = desk;
  await page.getByRole('button', { name: 'Accept' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByText('The check is accepted.')).toBeVisible();
  expect(await stateOf(desk, submissionId)).toBe('accepted');
  await page.getByRole('button', { name: 'Void' }).click();
  await page.getByRole('textbox', { name: 'Reason' }).fill('Made at the wrong device');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Void' }).click();
  await expect(page.getByRole('main')).toContainText('Made at the wrong device');
  expect(await stateOf(desk, submissionId)).toBe('voided');
  const { wrong, better } = await correct(desk);
  expect(await stateOf(desk, wrong)).toBe('corrected');
  await page.goto(`${desk.thisDevice}/checks/${wrong}`);
  await page.getByRole('link', { name: 'To the correction' }).click();
  await expect(page).toHaveURL(`${desk.thisDevice}/checks/${better}`);
  await expect(page.getByRole('main')).toContainText('Typing mistake');
}

/** The check that is open offers no judgement, a call of it is refused, and a correction replaces nothing. */
export async function judgesNoCheck(desk: AtTheDesk, { submissionId }: FunctionCheck): Promise<void> {
  await expect(desk.page.getByRole('button', { name: /Accept|Void/ })).toHaveCount(0);
  const one = `${desk.calls}/function-checks/${submissionId}`;
  await isRefused(desk, { [`POST ${one}/accept`]: {}, [`POST ${one}/void`]: { reason: 'Made at the wrong device' } });
  const { wrong } = await correct(desk);
  expect([await stateOf(desk, submissionId), await stateOf(desk, wrong)]).toEqual(['flagged', 'flagged']);
}

/** Makes a check by the form of the phone, under the session of the desk. */
export async function checkSignedIn(desk: AtTheDesk): Promise<void> {
  const { page, portal, user } = desk;
  await page.goto(desk.thisDevice);
  await page.getByRole('link', { name: 'Function check', exact: true }).click();
  await answerPump(page);
  await page.getByRole('button', { name: 'Review and save' }).click();
  await expect(page.getByText('Signed in. The check is sent under this account.')).toBeVisible();
  const signature = page.getByRole('textbox', { name: 'Signature' });
  if (await signature.isVisible()) await signature.fill('Marlene Öhrlein');
  const id = await save(page);
  await receivedReceipt(page);
  const row = (await portal.rows()).find((each) => each.id === id);
  expect(row).toMatchObject({ performerUserId: user.id, flagsJson: '[]', state: 'received' });
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
