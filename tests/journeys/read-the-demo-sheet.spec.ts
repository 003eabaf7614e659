import type { Locator, Page } from 'playwright/test';
import { codeIn } from '../support/readers/code-in.ts';
import { openLabel } from '../support/drivers/make-a-check.ts';
import { isReadyForOffline, storedRows } from '../support/readers/phone-storage.ts';
import { expect, test } from './journey.ts';
import { test as pageTest } from '../pages/page.ts';
import { limitOf } from '../tools/machine-speed.ts';

/** What a page says that is opened by the code above a caption. */
const saidBy: Record<string, RegExp> = {
  'In order, next check not due yet.': /Periodic check: in \d+ months, /,
  'A check is due soon.': /Periodic check: in \d+ (days|weeks), /,
  'A check is overdue.': /Periodic check: .* late, /,
  'The last check failed.': /Its last check failed\./,
  'Blocked, not to be used.': /This device is blocked/,
  'Out of service.': /This device is out of service/,
  'An old label: a newer one exists.': /This label has been replaced/,
  'Not registered yet.': /This device is not registered yet/,
  'The longest serial number there can be.': /CV-A3-2025-000174-EX/,
  'A model that is not known here.': /Unknown model \(4711\)/,
  'A genuine label of a device nobody knows.': /We do not know this device/,
  'Somebody changed the serial number: not genuine.': /This label is not genuine/,
};

pageTest(
  '[DEV-3, QR-1, QR-7, DUE-1] every code of the printed sheet is read, and opens the state that its caption names',
  async ({ page, portal, complaints }) => {
    test.setTimeout(limitOf(300)); // a page for each code
    complaints.expect(/404.*qr\/devices/); // two devices are asked for that nobody knows
    complaints.expect(/401.*auth\/refresh/); // the sheet is a page of the portal, and nobody is signed in
    await page.goto('/demo/labels');
    const codes = await codesOf(page);
    expect(Object.keys(codes)).toEqual([
      ...Object.keys(saidBy),
      'The code of another maker: shown as text, never opened.',
      'The UDI mark of a device: GS1 DataMatrix.',
    ]);
    for (const [caption, says] of Object.entries(saidBy)) {
      const { kind, text } = codes[caption]!;
      expect([kind, text]).toEqual([']Q1', expect.stringMatching(/^HTTP:\/\/LOCALHOST:\d+\/Q\/[0-9A-Z]{140,164}$/)]);
      await openLabel(page, { url: text });
      await expect(page.getByText(says).first(), caption).toBeVisible();
    }
    const udi = codes['The UDI mark of a device: GS1 DataMatrix.']!;
    const { serialNumber } = await portal.label('inOrder');
    expect(udi).toEqual({ kind: ']d2', text: `(01)04099213002105(11)240514(17)340500(21)${serialNumber}` });
  },
);

/** What a scanner reads from the sheet on paper, by the caption under each code. */
async function codesOf(page: Page): Promise<Record<string, { kind: string; text: string }>> {
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => document.body.style.setProperty('zoom', '4')); // about the resolution of a camera
  const items = page.getByRole('listitem').filter({ has: page.getByRole('img') });
  await expect(items.first()).toBeVisible();
  const read = async (item: Locator) =>
    [await item.getByRole('paragraph').innerText(), await codeIn(await item.getByRole('img').screenshot())] as const;
  const found = [];
  for (const item of await items.all()) found.push(await read(item));
  await page.emulateMedia({ media: 'screen' });
  return Object.fromEntries(found);
}

test('[QR-1, OFF-1] the picture of the model stands beside the device, also without network and for a model never seen', async ({
  context,
  page,
  portal,
  network,
}) => {
  const [pump, defibrillator] = [await portal.label('inOrder'), await portal.label('longestSerial')];
  await openLabel(page, pump);
  await expectPicture(page);
  await isReadyForOffline(page);
  const pictures = async () => (await storedRows(page, 'kept')).filter(({ id }) => id.startsWith('picture/'));
  await expect.poll(pictures).toHaveLength(2);
  await network.off(context);
  await openLabel(page, defibrillator);
  await expect(page.getByRole('heading', { level: 1, name: 'Corvita A3' })).toBeVisible();
  await expectPicture(page);
});

/** The picture has no words of its own: the name of the model stands beside it. */
async function expectPicture(page: Page) {
  const picture = page.getByRole('region').locator('img[alt=""]');
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(320);
  await expect(picture).toBeVisible();
}
