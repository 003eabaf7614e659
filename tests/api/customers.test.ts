import { expect, test } from 'vitest';
import type { CustomerLine } from '../../src/contract/customer.ts';
import type { Group } from '../../src/contract/group.ts';
import type { Problem } from '../../src/contract/problem.ts';
import { uuidV7 } from '../../src/domain/uuid-v7.ts';
import { foldedText } from '../../src/domain/folded-text.ts';
import { aBrowser } from '../support/drivers/a-browser.ts';
import { checkTime } from '../support/builders/a-function-check.ts';
import { aPortal, type Portal } from '../support/servers/a-portal.ts';
import { aUser } from '../support/builders/a-user.ts';
import { onEachDatabase } from '../support/servers/each-database.ts';

type Page = { items: CustomerLine[]; next?: string; previous?: string; total: number };

async function signedIn(portal: Portal, userGroup: Group, customerId?: string) {
  const browser = aBrowser(portal);
  await browser.signIn((await aUser(portal, { userGroup, ...(customerId ? { customerId } : {}) })).email);
  return browser;
}

async function addCustomers({ database: { db } }: Portal, names: readonly string[]) {
  const template = await db.selectFrom('customer').selectAll().executeTakeFirstOrThrow();
  const rows = names.map((name, nr) => ({
    ...template,
    id: uuidV7(checkTime + nr),
    name,
    nameFolded: foldedText(name),
    customerNr: `T-${nr}`,
    notes: 'pays late',
  }));
  await db.insertInto('customer').values(rows).execute();
  return rows;
}

onEachDatabase(({ place }) => {
  test('[CUST-1] customers come by name, page by page, forwards and back, whatever alphabet they are written in', async () => {
    const portal = await aPortal(await place());
    await addCustomers(portal, ['Ärztehaus', 'Zentrum', 'Лікарня', 'arnika', 'ARNIKA', 'École', 'Weißenstein']);
    const browser = await signedIn(portal, 'providerService');
    const read = async (more = '') => (await browser.ask(`GET /api/customers?size=3${more}`)).json<Page>();
    const all = (await browser.ask('GET /api/customers')).json<Page>();
    const names = all.items.map(({ name }) => name);
    expect(names).toEqual(names.toSorted((a, b) => (foldedText(a) < foldedText(b) ? -1 : 1)));
    expect(all.total).toBe(names.length);
    expect(all).not.toHaveProperty('next');

    const pages = [await read()];
    while (pages.at(-1)!.next) pages.push(await read(`&cursor=${pages.at(-1)!.next}`));
    expect(pages.flatMap(({ items }) => items.map(({ name }) => name))).toEqual(names);
    expect(pages[0]).not.toHaveProperty('previous');
    const back = await read(`&cursor=${pages.at(-1)!.previous}`);
    expect(back.items).toEqual(pages.at(-2)!.items);
  });

  test('[CUST-1, SEC-4] a size or a cursor that cannot be is named, and nothing is cut silently', async () => {
    const browser = await signedIn(await aPortal(await place()), 'providerAdministrator');
    for (const [query, pointer] of [
      ['size=201', '?size'],
      ['size=0', '?size'],
      ['cursor=x', '?cursor'],
      ['page=2', '?page'],
    ]) {
      const answer = await browser.ask(`GET /api/customers?${query}`);
      expect([answer.statusCode, answer.json<Problem>().errors?.[0]?.pointer]).toEqual([422, pointer]);
    }
  });

  test('[CUST-5, SEC-1] groups without the list reach their own customer only, and a stranger none', async () => {
    const portal = await aPortal(await place());
    const [other] = await addCustomers(portal, ['Somebody else']);
    for (const group of ['customerAdministrator', 'technician', 'viewer'] as const) {
      const browser = await signedIn(portal, group);
      expect((await browser.ask('GET /api/customers')).statusCode).toBe(403);
      const profile = (await browser.ask('GET /api/users/user-profile')).json<{ customerId: string }>();
      const own = await browser.ask(`GET /api/customers/${profile.customerId}`);
      expect([own.statusCode, own.headers.etag]).toEqual([200, '"1"']);
      expect(own.json()).not.toHaveProperty('notes');
      expect((await browser.ask(`GET /api/customers/${other!.id}`)).statusCode).toBe(404);
      expect((await browser.ask(`GET /api/customers/${uuidV7(checkTime)}`)).statusCode).toBe(404);
    }
    const provider = await signedIn(portal, 'providerService');
    expect((await provider.ask(`GET /api/customers/${other!.id}`)).json()).toMatchObject({
      name: 'Somebody else',
      notes: 'pays late',
    });
    expect((await aBrowser(portal).ask(`GET /api/customers/${other!.id}`)).statusCode).toBe(401);
  });
});
