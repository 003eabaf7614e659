import { axeFindings } from '../support/axe-findings.ts';
import { mergeInEveryWay } from '../support/edit-in-two-browsers.ts';
import { signInAs } from '../support/sign-in.ts';
import { expect, test } from './journey.ts';

test('[MERGE-1, SITE-1, USER-1, CUST-5, OFF-7, P59] two browsers edit one site and one user; a technician finds no page to edit them; without the server nothing can be saved', async ({
  page,
  browser,
  context,
  portal,
  network,
  complaints,
}) => {
  complaints.expect(/401|404|412/);
  await page.setViewportSize({ width: 1440, height: 900 });
  const site = await portal
    .database()
    .selectFrom('site')
    .select(['id', 'customerId'])
    .where('siteNr', '=', 'ICU')
    .executeTakeFirstOrThrow();
  const home = `/app/customers/${site.customerId}`;
  const wishes = { customerId: site.customerId, language: 'en' } as const;
  const admin = await portal.user({ ...wishes, userGroup: 'customerAdministrator' });
  const technician = await portal.user({ ...wishes, userGroup: 'technician' });
  const other = await browser.newContext({ baseURL: portal.address, locale: 'en-GB' });
  await complaints.watch(other);
  const theirs = await other.newPage();
  for (const each of [page, theirs]) {
    await each.goto(`${home}/sites/${site.id}`);
    await signInAs(each, admin);
    await expect(each.getByRole('heading', { level: 1 })).toBeVisible();
  }
  const pages = { mine: page, theirs };
  await mergeInEveryWay(pages, { href: `${home}/sites/${site.id}`, first: 'Town', second: 'Contact person' });
  await mergeInEveryWay(pages, { href: `${home}/users/${technician.id}`, first: 'First name', second: 'Position' });
  await other.close();

  await page.goto(`${home}/users`);
  await expect(page.getByRole('table')).toBeVisible();
  expect.soft(await axeFindings(page), 'users').toEqual([]);
  await page.goto(`${home}/sites/${site.id}/edit`);
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeEnabled();
  await network.off(context);
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
  await expect(page.getByText('Saving needs a connection to the server.')).toBeVisible();
  await network.on(context);

  const limited = await browser.newContext({ baseURL: portal.address, locale: 'en-GB' });
  await complaints.watch(limited);
  const few = await limited.newPage();
  await few.goto(`${home}/sites/${site.id}`);
  await signInAs(few, technician);
  await expect(few.getByRole('heading', { level: 1, name: 'Intensivstation' })).toBeVisible();
  await expect(few.getByRole('link', { name: 'Edit' })).toBeHidden();
  await expect(few.getByRole('tab', { name: 'History' })).toBeHidden();
  for (const path of [`sites/${site.id}/edit`, 'sites/new', 'users', 'users/new', `users/${admin.id}`, 'edit']) {
    await few.goto(`${home}/${path}`);
    await expect(few.getByRole('img', { name: '404' })).toBeVisible();
  }
  await limited.close();
});
