import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { readLabelToken } from '../../src/domain/device-label.ts';
import { aFunctionCheck, delivered } from '../support/builders/a-function-check.ts';
import { axeFindings } from '../support/readers/axe-findings.ts';
import { codeIn, codesIn } from '../support/readers/code-in.ts';
import { readPdf } from '../support/readers/read-pdf.ts';
import type { ServedPortal } from '../support/servers/served-portal.ts';
import { enterDeskAs } from '../support/drivers/sign-in.ts';
import { expect, test } from './page.ts';

/** A device of the demo in order, with the label it came with. */
async function aLabelledDevice(portal: ServedPortal) {
  const label = await portal.label('inOrder');
  const db = portal.database();
  const device = await db
    .selectFrom('device')
    .selectAll()
    .where('deviceRef', '=', label.deviceRef)
    .executeTakeFirstOrThrow();
  return { device, label, devices: `/app/customers/${device.customerId}/devices` };
}

async function downloaded(page: Page, press: () => Promise<unknown>) {
  const downloading = page.waitForEvent('download');
  await press();
  const file = await downloading;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

/** What the codes of a file of labels say, page by page, and what stands beside them. */
async function printedLabels(bytes: Uint8Array) {
  const pdf = await readPdf(bytes);
  const found = [];
  for (const at of pdf.sizes.keys()) found.push(...(await codesIn(await pdf.picture(at, 203))));
  const words = pdf.texts.flat().map(({ text }) => text);
  await pdf.close();
  return { labels: found.map(({ text }) => labelIn(text)), words, printScaling: pdf.printScaling, size: pdf.sizes[0] };
}

/** What a code says of its device; its signature is another one each time it is made. */
function labelIn(text: string) {
  const { deviceRef, serialNumber, labelNo } = readLabelToken(new URL(text).pathname.slice('/Q/'.length))!.label;
  return { deviceRef, serialNumber, labelNo };
}

const preview = (page: Page) => page.getByRole('img', { name: /^Code (of the label of|des Etiketts von) / });
const labelOnScreen = async (page: Page) => labelIn((await codeIn(await preview(page).screenshot())).text);

test('[DEV-3, DOC-2, P44, P45, P47] a label is issued anew, and labels of one, of several and of new devices are printed, each with its own code', async ({
  page,
  portal,
  complaints,
}) => {
  complaints.expect(/422/); // a device out of use gets no label
  await page.setViewportSize({ width: 1440, height: 900 });
  const { device, label, devices } = await aLabelledDevice(portal);
  const maker = await portal
    .database()
    .selectFrom('customer')
    .selectAll()
    .where('type', '=', 'maker')
    .executeTakeFirstOrThrow();
  await enterDeskAs(page, {
    portal,
    user: await portal.user({ userGroup: 'providerAdministrator', customerId: maker.id }),
    at: `${devices}/${device.id}?tab=label`,
  });
  expect(await labelOnScreen(page)).toEqual(labelIn(label.url));
  await page.getByRole('button', { name: 'Issue a new label' }).click();
  const issuing = page.getByRole('alertdialog', { name: 'Issue a new label' });
  await expect(issuing.getByText(/it was replaced, on which day/)).toBeVisible();
  await issuing.getByRole('button', { name: 'Issue a new label' }).click();
  await expect(issuing.getByText('Fill in this field.')).toBeVisible();
  await issuing.getByRole('textbox', { name: 'Reason' }).fill('Worn by cleaning');
  await issuing.getByRole('button', { name: 'Issue a new label' }).click();
  await expect(page.getByText('Worn by cleaning')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'replaced' })).toContainText('No. 1');
  const { deviceRef, serialNumber } = device;
  const current = { deviceRef, serialNumber, labelNo: 2 };
  expect(await labelOnScreen(page)).toEqual(current);
  expect.soft(await axeFindings(page), 'labels of a device').toEqual([]);

  await page.getByRole('button', { name: 'Print', exact: true }).click();
  const printing = page.getByRole('alertdialog', { name: 'Print 1 label' });
  await expect(printing.getByText('Print at actual size, 100 %')).toBeVisible();
  await expect(printing.getByRole('radio', { name: /Tape 12 mm, printer with 300 dpi/ })).toBeDisabled();
  await expect(printing.getByText(/would be 0\.1\d mm wide; phones need at least 0\.33 mm/)).toBeVisible();
  await printing.getByRole('button', { name: 'Position 5', exact: true }).click();
  await expect(printing.getByRole('textbox', { name: 'Start at position' })).toHaveValue('5');
  await printing.getByRole('textbox', { name: 'Move to the right' }).fill('0.3');
  expect.soft(await axeFindings(page), 'dialog of printing').toEqual([]);
  await printing.getByRole('button', { name: 'Make the file' }).click();
  await expect(printing.getByText('1 label is ready.')).toBeVisible();
  const one = await downloaded(page, () => printing.getByRole('button', { name: 'Save the PDF' }).click());
  expect(one.name).toBe('labels.pdf');
  const sheet = await printedLabels(one.bytes);
  expect(sheet).toMatchObject({ labels: [current], printScaling: 'None' });
  expect(sheet.words).toEqual(expect.arrayContaining([`SN ${device.serialNumber}`, 'Label no. 2']));
  await printing.getByRole('button', { name: 'Close' }).click();

  await page.goto(devices);
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check({ force: true });
  const chosen = await page.getByRole('table').getByRole('row').count();
  await page.getByRole('button', { name: 'Print labels' }).click();
  const many = page.getByRole('alertdialog', { name: /^Print \d+ labels$/ });
  await expect(many.getByRole('textbox', { name: 'Move to the right' })).toHaveValue('0.3 mm');
  await many.getByRole('button', { name: 'Make the file' }).click();
  await expect(many.getByText(/of these devices gets? no label: (it is|they are) out of use/)).toBeVisible();
  await many.getByRole('button', { name: /^Print the rest/ }).click();
  await expect(many.getByText(/labels are ready/)).toBeVisible();
  const several = await downloaded(page, () => many.getByRole('button', { name: 'Save the PDF' }).click());
  const { labels } = await printedLabels(several.bytes);
  expect(labels.length).toBeGreaterThan(chosen / 2);
  expect(new Set(labels.map((each) => each.deviceRef)).size).toBe(labels.length);
  await many.getByRole('button', { name: 'Close' }).click();

  await page.getByRole('button', { name: 'Documents' }).click();
  const list = await downloaded(page, () => page.getByRole('menuitem', { name: /Inventory list.*PDF/ }).click());
  const inventory = await readPdf(list.bytes);
  expect(inventory).toMatchObject({ language: 'en', isTagged: true });
  expect(inventory.texts.flat().some(({ text }) => text.includes(device.serialNumber))).toBe(true);
  await inventory.close();

  await page.goto(`/app/customers/${maker.id}/devices`);
  await page.getByRole('button', { name: 'Labels for new devices' }).click();
  const naming = page.getByRole('alertdialog', { name: 'Labels for new devices' });
  await naming.getByRole('combobox', { name: 'Model' }).focus();
  await naming.getByRole('combobox', { name: 'Model' }).press('ArrowDown');
  await naming.getByRole('combobox', { name: 'Model' }).press('Enter');
  await naming.getByRole('textbox', { name: /Serial numbers/ }).fill('VN26J000901\nno serial');
  await naming.getByRole('button', { name: 'Create and go on' }).click();
  await expect(naming.getByText('These are no serial numbers: no serial')).toBeVisible();
  await naming.getByRole('textbox', { name: /Serial numbers/ }).fill('VN26J000901\nVN26J000902');
  await naming.getByRole('button', { name: 'Create and go on' }).click();
  const two = page.getByRole('alertdialog', { name: 'Print 2 labels' });
  await two.getByRole('button', { name: 'Make the file' }).click();
  await expect(two.getByText('2 devices had no current label and have one now.')).toBeVisible();
  const fresh = await downloaded(page, () => two.getByRole('button', { name: 'Save the PDF' }).click());
  const { labels: first, words } = await printedLabels(fresh.bytes);
  expect(first.map((each) => `${each.serialNumber} ${each.labelNo}`).toSorted()).toEqual([
    'VN26J000901 1',
    'VN26J000902 1',
  ]);
  expect(words).toEqual(expect.arrayContaining(['SN VN26J000901', 'SN VN26J000902']));
});

test.describe('on a phone in German', () => {
  test.use({ locale: 'de-DE' });

  test('[DEV-3, DOC-1, P53] an old label says when it was replaced and by which number, its protocol needs no account, and who only looks prints nothing', async ({
    page,
    browser,
    portal,
  }) => {
    const { device, label, devices } = await aLabelledDevice(portal);
    const atPhone = async (userGroup: 'technician' | 'viewer', on: Page) => {
      const { customerId } = device;
      const user = await portal.user({ userGroup, customerId, email: `${userGroup}@klinik.example` });
      await enterDeskAs(on, { portal, user, at: `${devices}/${device.id}?tab=label` });
      await expect(on.getByRole('heading', { name: 'Etiketten dieses Geräts' })).toBeVisible();
    };
    await atPhone('technician', page);
    await page.getByRole('button', { name: 'Neues Etikett ausstellen' }).click();
    await page.getByRole('textbox', { name: 'Grund' }).fill('Beim Reinigen abgelöst');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Neues Etikett ausstellen' }).click();
    await expect(page.getByText('Beim Reinigen abgelöst')).toBeVisible();
    expect.soft(await axeFindings(page), 'labels on a phone').toEqual([]);

    const stranger = await (await browser.newContext({ baseURL: portal.address, locale: 'de-DE' })).newPage();
    await stranger.goto(new URL(label.url).pathname);
    const inBerlin = { dateStyle: 'medium', timeZone: 'Europe/Berlin' } as const; // as the browser is
    const replaced = new Intl.DateTimeFormat('de', inBerlin).format(Date.now());
    const notice = stranger.getByText('Dieses Etikett wurde ersetzt').locator('..');
    await expect(notice).toContainText(`Ersetzt am ${replaced}.`);
    await expect(notice).toContainText('Gültig ist Etikett Nr. 2.');

    const check = aFunctionCheck({ deviceRef: device.deviceRef });
    await portal.deliver(delivered(check));
    const [row] = await portal.rows();
    const { protocolNo, receiptCode } = row!;
    await stranger.goto(`/qr/receipt/${check.submissionId}#${receiptCode}`);
    const file = await downloaded(stranger, () => stranger.getByRole('button', { name: 'Protokoll (PDF)' }).click());
    expect(file.name).toBe(`${protocolNo}.pdf`);
    const protocol = await readPdf(file.bytes);
    expect(protocol).toMatchObject({ language: 'de', isTagged: true, title: `Protokoll ${protocolNo}` });
    expect(protocol.texts.flat().some(({ text }) => text.includes(device.serialNumber))).toBe(true);
    await protocol.close();
    expect.soft(await axeFindings(stranger), 'receipt with its protocol').toEqual([]);

    await atPhone('viewer', stranger);
    await expect(stranger.getByRole('listitem').filter({ hasText: 'ersetzt' })).toContainText('Nr. 1');
    await expect(stranger.getByRole('button', { name: /drucken|ausstellen|zurückziehen/i })).toHaveCount(0);
    await stranger.goto(devices);
    await expect(stranger.getByRole('table')).toBeVisible();
    await expect(stranger.getByRole('checkbox')).toHaveCount(0);
    await stranger.context().close();
  });
});
