import type { Page } from 'playwright/test';
import type { FunctionCheck } from '../../src/contract/function-check.ts';
import { axeFindings } from '../support/readers/axe-findings.ts';
import {
  answerGeneral,
  answerPump,
  generalSteps,
  openLabel,
  receivedReceipt,
  review,
  save,
  tap,
} from '../support/drivers/make-a-check.ts';
import { faults, isDelivery } from '../support/servers/fault-proxy.ts';
import { storedRows, visitOnce } from '../support/readers/phone-storage.ts';
import { expect, test } from './journey.ts';

const pressure = (page: Page) => page.getByRole('textbox', { name: 'Occlusion alarm pressure' });
const saved = (page: Page) => page.getByRole('region', { name: 'Progress' }).getByText(/^Saved \d/);

async function beginCheck(page: Page) {
  await tap(page, 'Housing and door undamaged');
  await tap(page, 'Mains cable and plug undamaged', 'Fail');
  await page
    .getByRole('region', { name: 'Mains cable and plug undamaged' })
    .getByRole('textbox', { name: 'What did you see or do?' })
    .fill('Insulation torn');
  await pressure(page).fill('71,5');
  await expect(saved(page)).toBeVisible();
}

async function expectBegunCheck(page: Page) {
  await expect(page.getByText('3 of 10 answered')).toBeVisible();
  await expect(page.getByText('Insulation torn')).toBeVisible();
  await expect(pressure(page)).toHaveValue('71,5');
  await expect(saved(page)).toBeVisible();
}

test('[QR-5] a check that was begun is there again after a reload, and in another tab', async ({
  context,
  page,
  portal,
}) => {
  await openLabel(page, await portal.label('inOrder'));
  await beginCheck(page);
  await page.reload();
  await expectBegunCheck(page);
  const address = page.url();
  await page.close();
  const other = await context.newPage();
  await other.goto(address);
  await expectBegunCheck(other);
});

test('[QR-5, OFF-3] a check that was begun survives a killed browser, is found on the start page and saved once', async ({
  profile,
  portal,
}) => {
  const before = await (await profile.start()).newPage();
  await openLabel(before, await portal.label('inOrder'));
  await beginCheck(before);
  const [draft] = await storedRows(before, 'drafts');
  await profile.kill();

  const page = await (await profile.start()).newPage();
  await page.goto('/qr/function-check');
  await page.getByRole('region', { name: 'Not finished yet' }).getByRole('link', { name: 'Venaro 210' }).click();
  await expectBegunCheck(page);
  await answerPump(page);
  await review(page);
  expect(await save(page)).toBe(draft!.id);
  await receivedReceipt(page);
  expect(await portal.rows()).toMatchObject([{ id: draft!.id }]);
});

test('[QR-5, OFF-3, P8] one tab owns a check that was begun, a second one reads it, takes it over, and it is saved once', async ({
  context,
  page: first,
  portal,
}) => {
  await openLabel(first, await portal.label('inOrder'));
  await beginCheck(first);
  const second = await context.newPage();
  await second.goto(first.url());
  const elsewhere = (page: Page) => page.getByText('This check is open in another tab').first();
  await expect(elsewhere(second)).toBeVisible();
  await expect(pressure(second)).toBeDisabled();
  await expect(pressure(second)).toHaveValue('71,5');
  await pressure(first).fill('72');
  await expect(pressure(second)).toHaveValue('72');
  expect(await axeFindings(second)).toEqual([]);

  await second.getByRole('button', { name: 'Take it over here' }).click();
  await expect(pressure(second)).toBeEnabled();
  await expect(elsewhere(first)).toBeVisible();
  await pressure(second).fill('62');
  await expect(pressure(first)).toHaveValue('62');
  await expect(pressure(first)).toBeDisabled();

  await first.getByRole('button', { name: 'Take it over here' }).click();
  await expect(elsewhere(second)).toBeVisible();
  await first.close(); // nobody has it any more: the tab that reads goes on by itself
  await expect(pressure(second)).toBeEnabled();
  await answerPump(second);
  await review(second);
  const third = await context.newPage();
  await third.goto(second.url().replace('#review', ''));
  await expect(elsewhere(third)).toBeVisible();
  const id = await save(second);
  await expect(third).toHaveURL(/draft=/);
  await expect(third.getByRole('link', { name: 'Next device' })).toBeVisible();
  await receivedReceipt(second);
  expect(await portal.rows()).toMatchObject([{ id }]);
});

test('[QR-5] opening the label again offers the check that was begun, or a new one', async ({ page, portal }) => {
  const label = await portal.label('inOrder');
  await openLabel(page, label);
  await beginCheck(page);
  await openLabel(page, label);
  await expect(page.getByText('0 of 10 answered')).toBeVisible();
  await page.getByRole('button', { name: 'Continue this check' }).click();
  await expectBegunCheck(page);
  expect(await storedRows(page, 'drafts')).toHaveLength(1);
});

test('[QR-5, OFF-1] a check that was begun with network goes on without', async ({
  context,
  page,
  portal,
  network,
}) => {
  await visitOnce(page);
  await openLabel(page, await portal.label('inOrder'));
  await beginCheck(page);
  await network.off(context);
  await page.reload();
  await expectBegunCheck(page);
});

test('[OFF-10, QR-5] an answer the phone cannot write is said not to be saved, stays on screen, and is saved once it can', async ({
  page,
  portal,
}) => {
  await page.addInitScript(() => {
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function (this: IDBObjectStore, ...given: Parameters<typeof put>) {
      if (this.name === 'drafts' && document.documentElement.dataset.disk === 'full')
        throw new DOMException('no space left', 'QuotaExceededError');
      return put.apply(this, given);
    };
  });
  await openLabel(page, await portal.label('inOrder'));
  await beginCheck(page);
  await page.evaluate(() => (document.documentElement.dataset.disk = 'full'));
  await tap(page, 'Type plate and stickers legible');
  await expect(page.getByRole('alert').getByText('Not saved')).toBeVisible();
  const step = page.getByRole('region', { name: 'Type plate and stickers legible' });
  await expect(step.getByRole('radio', { name: 'Pass' })).toBeChecked();
  await expect(step.getByText('Saved on this phone')).toHaveCount(0);

  await page.evaluate(() => (document.documentElement.dataset.disk = ''));
  await tap(page, 'Self-test after switching on without errors');
  await expect(saved(page)).toBeVisible();
  await expect(step.getByText('Saved on this phone')).toBeAttached();
});

test('[OFF-10, QR-6] a check the phone cannot write stays on screen with everything typed, and is saved at the next tap', async ({
  page,
  portal,
}) => {
  await page.addInitScript(() => {
    for (const way of ['put', 'add'] as const) {
      const write = IDBObjectStore.prototype[way];
      IDBObjectStore.prototype[way] = function (this: IDBObjectStore, ...given: Parameters<typeof write>) {
        if (this.name === 'outbox' && document.documentElement.dataset.disk === 'full')
          throw new DOMException('no space left', 'QuotaExceededError');
        return write.apply(this, given);
      };
    }
  });
  await openLabel(page, await portal.label('inOrder'));
  await answerPump(page);
  await review(page, 'Claire Besson');
  await page.evaluate(() => (document.documentElement.dataset.disk = 'full'));
  await page.getByRole('button', { name: 'Save check' }).click();
  await expect(page.getByRole('alert').getByText('The check could not be saved')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Your name' })).toHaveValue('Claire Besson');
  expect(await storedRows(page, 'drafts')).toHaveLength(1);

  await page.evaluate(() => (document.documentElement.dataset.disk = ''));
  await save(page);
  await receivedReceipt(page);
  expect(await portal.rows()).toHaveLength(1);
});

const broken = ['missing', 'private', 'broken for good', 'full at open', 'dropped in the background'] as const;

test('[OFF-10, QR-6, F53, F55, F60] whatever is wrong with the store, it is said before anything is typed, and the check is sent all the same', async ({
  context,
  portal,
  complaints,
}) => {
  complaints.expect(/indexedDB|IndexedDB|UnknownError/);
  for (const [nr, how] of broken.entries()) {
    const page = await context.newPage();
    await page.addInitScript(breakStore, how);
    await page.goto(`/qr/function-check?modelNo=4711&serial=BROKEN-${nr}`);
    await expect(page.getByRole('button', { name: 'Next open step' })).toBeVisible();
    if (how === 'dropped in the background') {
      await tap(page, generalSteps[0]!);
      await expect(saved(page)).toBeVisible();
      await page.evaluate(() => (document.documentElement.dataset.store = 'dropped'));
    } else {
      await expect(page.getByText('This phone cannot keep your work')).toBeVisible();
      await expect(page.getByText('At the end it is sent straight to the maker')).toBeVisible();
      // Nobody knows what waits, and the page does not claim that nothing does.
      await expect(page.getByRole('link', { name: 'Unsent work', exact: true })).toBeVisible();
    }
    await answerGeneral(page);
    if (how === 'dropped in the background') await expect(page.getByRole('alert').getByText('Not saved')).toBeVisible();
    await review(page);
    await page.getByRole('button', { name: 'Save check' }).click();
    await expect(page.getByRole('alert').getByText('The check could not be saved')).toBeVisible();
    const sendNow = page.getByRole('button', { name: 'Send it now without saving' });
    if (how === 'missing') {
      portal.proxy.meddle(isDelivery, faults.cutAfterCommit);
      await sendNow.click();
      await expect(page.getByText('There is no answer. Everything is still on this page.')).toBeVisible();
      portal.proxy.letPass();
    }
    await sendNow.click();
    await receivedReceipt(page);
    await page.close();
  }
  const rows = await portal.rows();
  const serials = rows.map(({ contentJson }) => (JSON.parse(contentJson) as FunctionCheck).manualDevice?.serialNumber);
  expect(serials).toEqual(broken.map((_, nr) => `BROKEN-${nr}`));
});

function breakStore(how: string) {
  const refuse = (name: string) => {
    throw new DOMException('no IndexedDB here', name);
  };
  if (how === 'missing') Object.defineProperty(globalThis, 'indexedDB', { value: undefined });
  if (how === 'private') IDBFactory.prototype.open = () => refuse('SecurityError');
  if (how === 'full at open') IDBFactory.prototype.open = () => refuse('QuotaExceededError');
  if (how === 'broken for good') {
    const open = IDBFactory.prototype.open;
    // A version below the one on disk: the browser answers with an error, as it does for a store it cannot read.
    IDBFactory.prototype.open = function (this: IDBFactory, name: string) {
      const request = open.call(this, name, 1);
      const fail = (event: Event) => {
        event.stopImmediatePropagation();
        request.transaction?.abort();
        request.dispatchEvent(new Event('error'));
      };
      for (const kind of ['success', 'upgradeneeded']) request.addEventListener(kind, fail, { capture: true });
      return request;
    };
  }
  const transaction = IDBDatabase.prototype.transaction;
  IDBDatabase.prototype.transaction = function (this: IDBDatabase, ...given: Parameters<typeof transaction>) {
    if (document.documentElement.dataset.store === 'dropped') refuse('UnknownError');
    return transaction.apply(this, given);
  };
}
