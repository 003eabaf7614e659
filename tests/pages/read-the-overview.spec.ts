import type { Overview } from '../../src/contract/overview.ts';
import { uuidV7 } from '../../src/domain/uuid-v7.ts';
import { axeFindings } from '../support/readers/axe-findings.ts';
import { enterDeskAs } from '../support/drivers/sign-in.ts';
import { expect, test } from './page.ts';

test('[ORG-1, DEV-1, HIST-1, A11Y-1] a figure leads to the devices it counts, a line to the checks that wait; a long filter, the search over everything and an export go on from there', async ({
  page,
  portal,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const db = portal.database();
  const { customerId, siteId } = await db
    .selectFrom('device')
    .innerJoin('site', 'site.id', 'device.siteId')
    .select(['device.customerId', 'device.siteId'])
    .where('device.status', '=', 'inOperation')
    .where('device.overdueAt', '<', new Date().toISOString())
    .executeTakeFirstOrThrow();
  const site = await db.selectFrom('site').selectAll().where('id', '=', siteId).executeTakeFirstOrThrow();
  const checks = await db
    .selectFrom('submission')
    .select('id')
    .where('customerId', '=', customerId)
    .where('kindOfSubmission', '=', 'functionCheck')
    .limit(2)
    .execute();
  await db
    .updateTable('submission')
    .set({ state: 'flagged' })
    .where(
      'id',
      'in',
      checks.map(({ id }) => id),
    )
    .execute();
  const answered = page.waitForResponse(/\/overview$/);
  await enterDeskAs(page, {
    portal,
    user: await portal.user({ userGroup: 'customerAdministrator', customerId, language: 'en' }),
    at: `/app/customers/${customerId}/organisation`,
  });

  const overdue = page.getByRole('link', { name: /^Overdue/ });
  await expect(overdue).toBeVisible();
  const waiting = page.getByRole('link', { name: '2 checks wait for a decision' });
  await expect(waiting).toHaveAttribute('href', `/app/customers/${customerId}/checks?state=flagged`);
  await waiting.click();
  await expect(page.getByRole('table', { name: 'Checks that wait' }).getByRole('row')).toHaveCount(3);
  expect.soft(await axeFindings(page), 'checks that wait').toEqual([]);
  await page.goBack();
  await expect(overdue).toBeVisible();
  expect.soft(await axeFindings(page), 'overview').toEqual([]);
  const figure = ((await (await answered).json()) as Overview).devices.overdue;
  await expect(overdue).toContainText(String(figure));
  await page.getByRole('region', { name: 'Devices by site' }).getByText('Table', { exact: true }).click();
  await expect(page.getByRole('table', { name: 'Devices by site' })).toBeVisible();
  // Axe takes a second for a hundred links, so the many sites come after it.
  await db
    .insertInto('site')
    .values(
      Array.from({ length: 150 }, (_, nr) => ({
        ...site,
        id: uuidV7(Date.now()),
        siteNr: null,
        name: `Außenstelle ${nr}`,
        nameFolded: `aussenstelle ${nr}`,
        searchText: `aussenstelle ${nr}`,
      })),
    )
    .execute();
  await overdue.click();
  const rows = page.getByRole('table', { name: 'Devices' }).getByRole('row');
  await expect(rows).toHaveCount(figure + 1);
  await expect(rows.nth(1)).toContainText(/(days?|months|years) late.*(Periodic|Visual) check, /);
  await expect(page.getByRole('table', { name: 'Devices' }).getByText('Late', { exact: true })).toHaveCount(1);

  await page.getByRole('button', { name: 'Model', exact: true }).click();
  await page.getByRole('menuitemcheckbox').first().click();
  await expect(page).toHaveURL(/modelId=/);
  await page.keyboard.press('Escape');
  await page.goBack();
  await expect(rows).toHaveCount(figure + 1);

  // 153 sites: the first hundred are drawn, what is typed finds the others.
  await page.getByRole('button', { name: 'Site', exact: true }).click();
  await expect(page.getByText('Type a part of the name to find others.')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Find in the list' }).fill(site.name);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`fleetState=overdue.*siteId=${siteId}|siteId=${siteId}.*fleetState=overdue`));
  expect.soft(await axeFindings(page), 'an open filter').toEqual([]);
  // The first one empties what was typed.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('searchbox', { name: 'Find in the list' })).toBeHidden();

  await page.keyboard.press('Control+k');
  const device = await db
    .selectFrom('device')
    .selectAll()
    .where('customerId', '=', customerId)
    .where('siteId', '=', siteId)
    .executeTakeFirstOrThrow();
  await page.getByRole('dialog').getByRole('searchbox').fill(device.serialNumber.slice(2));
  await expect(page.getByRole('option', { name: new RegExp(device.serialNumber) })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/devices/${device.id}`));

  await page.goto(`/app/customers/${customerId}/sites?q=${encodeURIComponent(site.name)}`);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export as CSV' }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toMatch(/\.csv$/);
});
