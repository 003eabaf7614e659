import { axeFindings } from '../support/readers/axe-findings.ts';
import { enterDeskAs } from '../support/drivers/sign-in.ts';
import { expect, test } from './page.ts';

test('[HOME-1, A11Y-1] a technician on a phone sees what is late at their sites, and is at the camera with one press', async ({
  page,
  portal,
}) => {
  const { deviceRef } = await portal.label('inOrder');
  const device = await portal
    .database()
    .selectFrom('device')
    .selectAll()
    .where('deviceRef', '=', deviceRef)
    .executeTakeFirstOrThrow();
  const { customerId } = device;
  const user = await portal.user({ userGroup: 'technician', customerId, language: 'en' });
  await page.setViewportSize({ width: 390, height: 844 });
  await enterDeskAs(page, { portal, user, at: '/app' });
  const work = page.getByRole('region', { name: 'What needs you' });
  await expect(work.getByRole('region', { name: 'Late' }).getByRole('link').first()).toBeVisible();
  await expect(work.getByRole('link', { name: /with a late check/ })).toBeVisible();
  await expect(work.getByRole('link', { name: /wait for a decision/ })).toHaveCount(0);
  expect.soft(await axeFindings(page), 'first page of a technician').toEqual([]);
  await work.getByRole('link', { name: 'Scan a device' }).click();
  await expect(page).toHaveURL(/\/qr\/scan/);
});

test('[HOME-1, A11Y-1] an administrator begins with what failed, waits and is late, each a way to it; the address follows', async ({
  page,
  portal,
}) => {
  const { deviceRef } = await portal.label('inOrder');
  const device = await portal
    .database()
    .selectFrom('device')
    .selectAll()
    .where('deviceRef', '=', deviceRef)
    .executeTakeFirstOrThrow();
  const { customerId } = device;
  const db = portal.database();
  await db.updateTable('device').set({ condition: 'failed' }).where('id', '=', device.id).execute();
  const user = await portal.user({ userGroup: 'customerAdministrator', customerId, language: 'en' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await enterDeskAs(page, { portal, user, at: '/app' });
  const work = page.getByRole('region', { name: 'What needs you' });
  const failed = work.getByRole('link', { name: /failed and not blocked/ });
  await expect(failed).toBeVisible();
  expect.soft(await axeFindings(page), 'first page of an administrator').toEqual([]);
  const [count] = /\d+$/.exec(await failed.innerText()) ?? [];
  await failed.click();
  await expect(page.getByText(new RegExp(`^${count} devices?$`))).toBeVisible();
  await expect(page.getByRole('table')).toContainText(device.serialNumber);
});

test('[INC-1] a date in time is not green beside a device that is blocked', async ({ page, portal }) => {
  const { deviceRef } = await portal.label('inOrder');
  const db = portal.database();
  const device = await db.selectFrom('device').selectAll().where('deviceRef', '=', deviceRef).executeTakeFirstOrThrow();
  const user = await portal.user({ userGroup: 'customerAdministrator', customerId: device.customerId, language: 'en' });
  await page.setViewportSize({ width: 1440, height: 900 });
  const at = `/app/customers/${device.customerId}/devices/${device.id}`;
  await enterDeskAs(page, { portal, user, at });
  const word = page
    .getByRole('region', { name: 'Checks due' })
    .getByText(/^in \d+ (days|months)|^tomorrow/)
    .first()
    .locator('..');
  await expect(word).toHaveClass(/\bok\b/);
  await db.updateTable('device').set({ status: 'blocked' }).where('id', '=', device.id).execute();
  await page.reload();
  await expect(word).toHaveClass(/\bidle\b/);
});
