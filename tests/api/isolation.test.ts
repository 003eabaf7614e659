import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { endpoints } from '../../src/contract/endpoints.ts';
import { permissions, groups } from '../../src/contract/group.ts';
import { reachOf } from '../../src/domain/rights.ts';
import { languages } from '../../src/contract/language.ts';
import { aPortal, type Portal } from '../support/servers/a-portal.ts';
import { onEachDatabase } from '../support/servers/each-database.ts';
import { customerIds, signedIn } from '../support/drivers/signed-in.ts';

const ownGroups = ['customerAdministrator', 'technician', 'viewer'] as const;

/** Every id, name, number and address of a customer. */
async function tracesOf({ database: { db } }: Portal, customerId: string): Promise<string[]> {
  const customer = await db.selectFrom('customer').selectAll().where('id', '=', customerId).executeTakeFirstOrThrow();
  const sites = await db.selectFrom('site').selectAll().where('customerId', '=', customerId).execute();
  const users = await db.selectFrom('appUser').selectAll().where('customerId', '=', customerId).execute();
  const devices = await db.selectFrom('device').selectAll().where('customerId', '=', customerId).execute();
  const events = await db.selectFrom('event').select('id').where('customerId', '=', customerId).execute();
  const { street, city } = JSON.parse(customer.addressJson!) as { street: string; city: string };
  return [
    customer.id,
    customer.name,
    customer.customerNr,
    customer.email!,
    street,
    city,
    ...sites.flatMap(({ id, name }) => [id, name]),
    ...users.flatMap(({ id, email, lastName }) => [id, email, lastName]),
    ...devices.flatMap(({ id, serialNumber, deviceRef }) => [id, serialNumber, deviceRef]),
    ...events.map(({ id }) => id),
  ];
}

type Ids = Record<string, string>;

/** Everything a person is answered over the whole route table, whatever ids and words stand in the address. */
async function everyAnswer(portal: Portal, person: Awaited<ReturnType<typeof signedIn>>, tries: Ids[]) {
  const answers: string[] = [];
  // Public calls know no customer; they have tests of their own.
  const routes = portal.app.routeTable.filter(({ url, access }) => url.startsWith('/api/') && access !== 'public');
  expect(routes.length).toBeGreaterThan(40);
  for (const { method, url } of routes)
    for (const ids of url.includes(':') ? tries : [tries[0]!]) {
      const path = url.replaceAll(/:(\w+)/g, (_, name: string) => ids[name] ?? ids.customerId!);
      const queries = url.endsWith('search') ? ['q=a', 'q=Mairie', 'q=VS-2031', 'q=serignac'] : [''];
      // A change that says nothing is refused for what it lacks, and must not tell anything either.
      const body = method === 'POST' || method === 'PUT' ? {} : undefined;
      for (const query of queries) {
        const answer = await person.ask(`${String(method)} ${path}${query && `?${query}`}`, body);
        expect([answer.statusCode >= 500, method, path]).toEqual([false, method, path]);
        answers.push(`${String(method)} ${path} ${JSON.stringify(answer.headers)} ${answer.body}`.replace(path, url));
      }
    }
  return answers;
}

onEachDatabase(({ place }) => {
  test('[SEC-1, CUST-5, P31, P32] nothing of another customer is in any answer or header its neighbours can obtain', async () => {
    const portal = await aPortal(await place());
    const { db } = portal.database;
    const ids = await customerIds(portal);
    const [there] = await db.selectFrom('site').select('id').where('customerId', '=', ids.town).execute();
    const [here] = await db.selectFrom('site').select('id').where('customerId', '=', ids.hospital).execute();
    const stranger = await signedIn(portal, {
      customerId: ids.town,
      lastName: 'Quenneville',
      email: 'q@serignac.example',
    });
    await stranger.ask(`PUT /api/customers/${ids.town}`, {});
    const foreign = await tracesOf(portal, ids.town);
    const devices = await db.selectFrom('device').select(['id', 'customerId']).orderBy('id').execute();
    const checks = await db.selectFrom('submission').select(['id', 'customerId']).orderBy('id').execute();
    const things = (customerId: string) => ({
      deviceId: devices.find((it) => it.customerId === customerId)!.id,
      submissionId: checks.find((it) => it.customerId === customerId)!.id,
    });
    const before = JSON.stringify(await everythingOf(portal, ids.town));
    for (const userGroup of ownGroups) {
      const person = await signedIn(portal, { customerId: ids.hospital, userGroup });
      const own = { customerId: ids.hospital, siteId: here!.id, userId: person.user.id, ...things(ids.hospital) };
      const theirs = { customerId: ids.town, siteId: there!.id, userId: stranger.user.id, ...things(ids.town) };
      const tries = [own, theirs, { ...theirs, customerId: ids.hospital }, { ...own, customerId: ids.town }];
      const reads = (await everyAnswer(portal, person, tries)).join('\n');
      expect(foreign.filter((trace) => reads.includes(trace))).toEqual([]);
      expect(reads).toContain(person.user.email);
    }
    expect(JSON.stringify(await everythingOf(portal, ids.town))).toBe(before);
  });

  test('[SEC-1, SITE-1] whoever is limited to some sites finds nothing of the others of their own house', async () => {
    const portal = await aPortal(await place());
    const { db } = portal.database;
    const ids = await customerIds(portal);
    const sites = await db.selectFrom('site').selectAll().where('customerId', '=', ids.hospital).execute();
    const [mine, ...others] = sites.toSorted((a, b) => (a.siteNr === 'ICU' ? -1 : b.siteNr === 'ICU' ? 1 : 0));
    const devices = await db
      .selectFrom('device')
      .selectAll()
      .where(
        'siteId',
        'in',
        others.map(({ id }) => id),
      )
      .execute();
    expect(devices.length).toBeGreaterThan(0);
    const colleague = await signedIn(portal, { customerId: ids.hospital, lastName: 'Wiesenhütter' });
    const traces = [
      ...others.flatMap(({ id, name }) => [id, name]),
      ...devices.flatMap(({ id, serialNumber, deviceRef }) => [id, serialNumber, deviceRef]),
      colleague.user.id,
      'Wiesenhütter',
    ];
    for (const userGroup of ['technician', 'viewer'] as const) {
      const wishes = { customerId: ids.hospital, userGroup, siteIdsJson: JSON.stringify([mine!.id]) };
      const person = await signedIn(portal, wishes);
      const own = { customerId: ids.hospital, siteId: mine!.id, userId: person.user.id };
      const tries = [own, { ...own, siteId: others[0]!.id, userId: colleague.user.id }];
      const reads = (await everyAnswer(portal, person, tries)).join('\n');
      expect(traces.filter((trace) => reads.includes(trace))).toEqual([]);
      expect(reads).toContain(mine!.name);
    }
  });
});

const everythingOf = async ({ database: { db } }: Portal, customerId: string) => [
  await db.selectFrom('customer').selectAll().where('id', '=', customerId).execute(),
  await db.selectFrom('site').selectAll().where('customerId', '=', customerId).orderBy('id').execute(),
  await db.selectFrom('appUser').selectAll().where('customerId', '=', customerId).orderBy('id').execute(),
  await db.selectFrom('device').selectAll().where('customerId', '=', customerId).orderBy('id').execute(),
];

test('[SEC-1] every call names a right of the table, and each right is ordered: no group has more than one above it', () => {
  const named = new Set<string>(['public', 'signedIn', ...permissions]);
  for (const { path, access } of Object.values(endpoints)) expect([path, named.has(access)]).toEqual([path, true]);
  const far = { all: 3, own: 2, ownSites: 1, self: 1 };
  for (const permission of permissions) {
    const reaches = groups.map(
      (group) => far[reachOf(group, permission) ?? 'self'] * (reachOf(group, permission) ? 1 : 0),
    );
    // The maker's service reads users and does not write them, which the administrators of customers do for their own.
    const ordered = permission === 'user.write' ? reaches.filter((_, at) => at !== 1) : reaches;
    expect([permission, ...ordered]).toEqual([permission, ...ordered.toSorted((a, b) => b - a)]);
  }
});

test('[SEC-1] the words of mails name nobody: what stands in them is the person they are for', () => {
  const words = languages.map((language) => readFileSync(`public/locales/${language}/mails.json`, 'utf8')).join('\n');
  const gaps = new Set(words.match(/\{\{\w+\}\}/g));
  expect(gaps).toEqual(new Set(['{{product}}', '{{name}}', '{{count}}']));
});
