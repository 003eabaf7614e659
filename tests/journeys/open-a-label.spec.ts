import type { Page } from 'playwright/test';
import type { FunctionCheck } from '../../src/contract/function-check.ts';
import {
  answerGeneral,
  answerPump,
  openLabel,
  receivedReceipt,
  review,
  save,
} from '../support/drivers/make-a-check.ts';
import { visitOnce } from '../support/readers/phone-storage.ts';
import type { ServedPortal } from '../support/servers/served-portal.ts';
import { expect, test } from './journey.ts';
import { test as pageTest } from '../pages/page.ts';

const tokenOf = ({ url }: { url: string }) => new URL(url).pathname.split('/').at(-1)!;
const writings = {
  'as printed, /Q/ and upper case': (token: string) => `/Q/${token}`,
  'with /q/': (token: string) => `/q/${token}`,
  'in lower case': (token: string) => `/q/${token.toLowerCase()}`,
};

test('[QR-1] the longest token there is opens its device at a first visit, however it is written', async ({
  browser,
  portal,
  complaints,
}) => {
  const label = await portal.label('longestSerial');
  for (const [writing, addressOf] of Object.entries(writings))
    await test.step(writing, async () => {
      const page = await browser.newPage({ baseURL: portal.address });
      await complaints.watch(page.context());
      await page.goto(addressOf(tokenOf(label)));
      await expectForm(page, label.serialNumber);
      await page.close();
    });
});

test('[QR-1, OFF-1] the longest token there is, in every writing, opens its device without network', async ({
  context,
  page,
  portal,
  network,
}) => {
  const label = await portal.label('longestSerial');
  await visitOnce(page);
  await network.off(context);
  for (const addressOf of Object.values(writings)) {
    await page.goto(addressOf(tokenOf(label)));
    await expectForm(page, label.serialNumber);
  }
});

async function expectForm(page: Page, serialNumber: string) {
  await expect(page.getByRole('region', { name: 'Status indicator is green' })).toBeVisible();
  await expect(page.getByRole('main').getByText(serialNumber)).toBeVisible();
  await expect(page.getByText('label verified')).toBeVisible();
}

const labels = [
  { shows: 'tampered', says: 'This label is not genuine', flags: ['labelInvalid'], claim: 'invalid' },
  { shows: 'superseded', says: 'This label has been replaced', flags: ['labelSuperseded'], claim: 'verified' },
  {
    shows: 'decommissioned',
    says: 'This device is out of service',
    flags: ['decommissionedDevice'],
    claim: 'verified',
  },
  { shows: 'blocked', says: 'This device is blocked', flags: [], claim: 'verified' },
  { shows: 'failedLast', says: 'Its last check failed.', flags: [], claim: 'verified' },
  { shows: 'unregistered', says: 'This device is not registered yet', flags: [], claim: 'verified' },
  { shows: 'unknownDevice', says: 'We do not know this device', flags: ['unknownDevice'], claim: 'verified' },
];

pageTest(
  '[QR-7] of each label that is not as it should be the page says so, and lets the check be made, which is marked',
  async ({ page, portal, complaints }) => {
    complaints.expect(/404.*qr\/devices/); // a device nobody knows is asked for
    for (const { shows, says, flags, claim } of labels)
      await test.step(shows, async () => {
        await openLabel(page, await portal.label(shows));
        await expect(page.getByText(says)).toBeVisible();
        await makePumpCheck(page);
        await receivedReceipt(page);
        await expectMarks(page, portal, { flags, claim });
      });
  },
);

pageTest('[QR-7] a model nobody has a checklist for gets the general one', async ({ page, portal, complaints }) => {
  complaints.expect(/404.*qr\/devices/);
  await openLabel(page, await portal.label('unknownModel'));
  await expect(page.getByRole('heading', { level: 1, name: 'Unknown model (4711)' })).toBeVisible();
  await expect(page.getByText('There is no checklist of its own for this model here.')).toBeVisible();
  await answerGeneral(page);
  await review(page);
  await save(page);
  await receivedReceipt(page);
  await expectMarks(page, portal, { flags: ['unknownDevice'], claim: 'verified' });
});

pageTest(
  '[QR-7, QR-2] a damaged code: the device is typed in, and the check says that its label needs replacing',
  async ({ page, portal }) => {
    const label = await portal.label('inOrder');
    await page.goto(`/Q/${tokenOf(label).slice(0, 90)}`);
    await expect(page.getByText('The code on the label cannot be read')).toBeVisible();
    await page.getByRole('radio', { name: 'By model and serial number' }).check();
    await page.getByRole('combobox', { name: 'Model' }).selectOption({ label: label.designation });
    await page.getByRole('textbox', { name: 'Serial number' }).fill(label.serialNumber);
    await page.getByRole('button', { name: 'Start function check' }).click();
    await expect(page.getByText('The device was typed in instead.', { exact: false })).toBeVisible();
    await makePumpCheck(page);
    await receivedReceipt(page);
    await expectMarks(page, portal, { flags: ['labelInvalid'], claim: 'invalid' });
  },
);

pageTest('[QR-7] the code of somebody else is named as such and not opened', async ({ page }) => {
  await page.goto('/qr/function-check');
  const reference = page.getByRole('textbox', { name: 'Device reference' });
  await reference.fill('https://other-maker.example/q/200YCZWW0KZAHPP994BG');
  await page.getByRole('button', { name: 'Start function check' }).click();
  await expect(page.getByText('This code does not come from a label of ours.')).toBeVisible();
  await expect(page).toHaveURL('/qr/function-check');
});

pageTest('[QR-7] a device that is not registered leads to its registration', async ({ page, portal }) => {
  const label = await portal.label('unregistered');
  await openLabel(page, label);
  await page.getByRole('link', { name: 'Register this device' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Register a device' })).toBeVisible();
  await expect(page.getByRole('main').getByText(label.serialNumber)).toBeVisible();
});

test('[QR-7] a label signed with a key this phone does not know yet is verified as soon as there is network', async ({
  context,
  page,
  portal,
  network,
}) => {
  portal.proxy.meddle(({ path }) => path === '/api/public/qr/pack', {
    kind: 'rewrite',
    body: (text) => text.replace(/"labelKeys":\[[^\]]*\]/, '"labelKeys":[]'),
  });
  const label = await portal.label('inOrder');
  await visitOnce(page);
  await network.off(context);
  await page.goto(label.url);
  await expect(page.getByText('The label cannot be verified here')).toBeVisible();
  portal.proxy.letPass();
  await network.on(context);
  await page.reload();
  await expect(page.getByText('label verified')).toBeVisible();
});

async function makePumpCheck(page: Page) {
  await answerPump(page);
  await review(page);
  await save(page);
}

async function expectMarks(page: Page, portal: ServedPortal, { flags, claim }: { flags: string[]; claim: string }) {
  const row = (await portal.rows()).at(-1);
  expect(JSON.parse(row!.flagsJson)).toEqual(flags);
  expect((JSON.parse(row!.contentJson) as FunctionCheck).labelVerification).toBe(claim);
  if (flags.length > 0) await expect(page.getByText('Marked for a second look')).toBeVisible();
}

pageTest(
  '[QR-7, SHELL-7] a code that was cut off, and an address that names no receipt, are never an empty page',
  async ({ page }) => {
    await page.goto('/Q/');
    await expect(page.getByText('The code on the label cannot be read')).toBeVisible();
    await page.goto('/qr/receipt/zzz');
    await expect(page.getByRole('heading', { name: 'This page does not exist' })).toBeVisible();
  },
);
