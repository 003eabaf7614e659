import type { Page } from 'playwright/test';
import { axeFindings } from '../support/readers/axe-findings.ts';
import { keptInBrowser } from '../support/readers/kept-in-browser.ts';
import { answerPump, save } from '../support/drivers/make-a-check.ts';
import { visitOnce } from '../support/readers/phone-storage.ts';
import { signInAs, signOut, userMenu } from '../support/drivers/sign-in.ts';
import { expect, test } from './journey.ts';

const unsentPage = async (page: Page, shown: string | RegExp) => {
  await page.goto('/qr/unsent');
  await expect(page.getByText(shown)).toBeVisible();
};

test('[OFF-12, OFF-13, AUTH-3, OFF-5] a visit is prepared and made without network; the check waits for its person through a sign-out, counts with their qualification, and nothing of the visit is left', async ({
  page,
  context,
  portal,
  network,
  complaints,
}) => {
  complaints.expect(/401/);
  const label = await portal.label('inOrder');
  const db = portal.database();
  const device = await db
    .selectFrom('device')
    .selectAll()
    .where('deviceRef', '=', label.deviceRef)
    .executeTakeFirstOrThrow();
  // Nobody's word is taken for this model without an instruction.
  await db.updateTable('schedule').set({ performer: 'instructedUser' }).execute();
  const { customerId, siteId } = device;
  const qualifications = [{ kind: 'instructedUser', modelIds: [], validUntil: null }];
  const group = { customerId, userGroup: 'technician' as const };
  const mira = await portal.user({
    ...group,
    firstName: 'Mira',
    lastName: 'Oster',
    qualificationsJson: JSON.stringify(qualifications),
  });
  const jonas = await portal.user({ ...group, firstName: 'Jonas', lastName: 'Feldmann' });
  await visitOnce(page);
  await page.goto('/auth/login');
  await signInAs(page, mira);
  await expect(userMenu(page)).toBeVisible();

  await page.goto(`/app/customers/${customerId}/devices?siteId=${siteId}`);
  await page.getByRole('link', { name: 'Prepare visit' }).click();
  await page.getByRole('button', { name: 'Prepare visit' }).click();
  await expect(page.getByText('The visit is prepared.')).toBeVisible();
  for (const point of [
    'Devices and their last checks are here',
    'The checklists of all models are here',
    'The app starts without network',
    'The texts are here in your language',
    'The clock of the phone is right',
    'You are signed in',
  ])
    await expect(page.getByText(point)).toBeVisible();
  expect.soft(await axeFindings(page), 'a site that is taken along').toEqual([]);

  // The list with another number of rows is the same list; what was never asked has no answer, least of all another's.
  await network.off(context);
  await page.goto(`/app/customers/${customerId}/devices?siteId=${siteId}&size=50`);
  const rows = page.getByRole('table', { name: 'Devices' }).getByRole('row');
  await expect(rows.nth(1)).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search' }).fill('no such device');
  await expect(page.getByText('Not on this device')).toBeVisible();
  await expect(rows).toHaveCount(0);
  await expect(page.getByText(/^As of /)).toBeHidden();

  // A device nobody has looked at yet, on a page that was loaded without network.
  await page.goto(`/app/customers/${customerId}/devices/${device.id}?tab=checks`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(/^As of /)).toBeVisible();
  await expect(page.getByRole('table', { name: 'Function checks' }).getByRole('row').nth(1)).toBeVisible();
  expect(await keptInBrowser(page)).toContain(device.id);
  await page.getByRole('link', { name: 'Function check', exact: true }).click();
  await expect(page.getByText(device.serialNumber).first()).toBeVisible();
  await answerPump(page);
  await page.getByRole('button', { name: 'Review and save' }).click();
  await expect(page.getByText('Mira Oster')).toBeVisible();
  await expect(page.getByText('Signed in. The check is sent under this account.')).toBeVisible();
  const signature = page.getByRole('textbox', { name: 'Signature' });
  if (await signature.isVisible()) await signature.fill('Mira Oster');
  const id = await save(page);
  await page.goto('/app/profile');
  await signOut(page);
  await unsentPage(page, 'It is sent when Mira Oster signs in on this phone.');
  await expect.poll(() => keptInBrowser(page)).not.toContain(device.id);

  await network.on(context);
  await page.getByRole('button', { name: 'Send now' }).click();
  await expect(page.getByText('1 item has not been received yet.')).toBeVisible();
  expect(await portal.rows()).toEqual([]);
  await page.goto('/auth/login');
  await signInAs(page, jonas);
  await expect(userMenu(page)).toBeVisible();
  await unsentPage(page, '1 item of another person');
  await expect(page.getByText(device.serialNumber)).toBeHidden();
  await expect(page.getByText('Mira Oster')).toBeHidden();
  await page.goto('/app/profile');
  await signOut(page);
  expect(await portal.rows()).toEqual([]);

  await signInAs(page, mira);
  await expect.poll(async () => (await portal.rows()).map((row) => row.id)).toEqual([id]);
  const [row] = await portal.rows();
  expect(row).toMatchObject({ performerUserId: mira.id, counts: 1, state: 'received', flagsJson: '[]' });
  await unsentPage(page, 'Everything has been received');
});
