import { sql, type KyselyPlugin } from 'kysely';
import { expect, test } from 'vitest';
import type { Endpoint } from '../../src/contract/endpoint.ts';
import { endpoints } from '../../src/contract/endpoints.ts';
import { aPortal } from '../support/servers/a-portal.ts';
import { onEachDatabase, openedDatabase, sqliteCopy } from '../support/servers/each-database.ts';
import { signedIn } from '../support/drivers/signed-in.ts';

const longest = 50; // milliseconds of processor time of the main thread

/** Counts to a few millions, which takes a database about a second. */
const long = sql<{ n: number }>`
  with recursive g (nr) as (select 1 union all select nr + 1 from g where nr < 3000000) select count(*) as n from g`;

onEachDatabase(({ place }) => {
  test('[SEC-5] a long read takes no time of the thread that answers everybody, and others go on meanwhile', async () => {
    const { db, reading } = openedDatabase(await place());
    await sql`select 1`.execute(reading);
    const before = process.threadCpuUsage();
    let isDone = false;
    const read = long.execute(reading).finally(() => (isDone = true));
    await db.selectFrom('installation').selectAll().execute();
    expect(isDone).toBe(false);
    expect(Number((await read).rows[0]!.n)).toBe(3_000_000);
    const { user, system } = process.threadCpuUsage(before);
    expect((user + system) / 1000).toBeLessThan(longest);
  });

  test('[SEC-5] what was just written is in the next list', async () => {
    const { db, reading } = openedDatabase(await place());
    for (let nr = 0; nr < 20; nr += 1) {
      await db
        .insertInto('installation')
        .values({ name: `fact ${nr}`, value: 'x' })
        .execute();
      expect(
        await reading.selectFrom('installation').selectAll().where('name', '=', `fact ${nr}`).execute(),
      ).toHaveLength(1);
    }
  });

  test('[SEC-5] every list there is, every export and the search read beside the connection that writes', async () => {
    const portal = await aPortal(await place());
    const asked: string[] = [];
    const listens: KyselyPlugin = {
      transformQuery: ({ node }) => {
        asked.push(node.kind);
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    portal.database.reading = portal.database.reading.withPlugin(listens);
    const browser = await signedIn(portal, { userGroup: 'providerAdministrator' });
    const device = await portal.database.db.selectFrom('device').select(['id', 'customerId']).executeTakeFirstOrThrow();
    const lists = Object.values<Endpoint>(endpoints).filter(({ method, path, query }) => {
      const isLong = 'size' in ((query?._zod.def as { shape?: object } | undefined)?.shape ?? {});
      return method === 'GET' && (isLong || /exports\/|csv$|\/search$|ics$/.test(path)) && !path.includes('/files/');
    });
    expect(lists.length).toBeGreaterThan(12);
    for (const { path } of lists) {
      if (path.endsWith('.ics')) continue;
      const asks = path.endsWith('/search')
        ? '?q=klinik'
        : path.includes('/exports/') && !path.includes('due')
          ? '?format=csv'
          : '';
      const address = path.replace('{customerId}', device.customerId).replace('{deviceId}', device.id);
      asked.length = 0;
      const answer = await browser.ask(`GET ${address}${asks}`);
      expect([path, answer.statusCode, answer.body.slice(0, 200)]).toEqual([path, 200, expect.anything()]);
      expect([path, asked.length > 0]).toEqual([path, true]);
    }
  });
});

test('[SEC-5] too many long reads at once are told when to come again, and one that breaks does not end the others', async () => {
  const { reading } = openedDatabase(await sqliteCopy());
  await expect(sql`select 1 from nowhere`.execute(reading)).rejects.toThrow('no such table');
  const busy = [long.execute(reading), long.execute(reading)];
  const many = Array.from({ length: 205 }, () => sql`select 1 as n`.execute(reading));
  const settled = await Promise.allSettled(many);
  const refused = settled.filter(({ status }) => status === 'rejected');
  expect(refused.length).toBeGreaterThan(0);
  expect(refused[0]).toMatchObject({ reason: { retryAfterSeconds: 5 } });
  await Promise.all(busy);
  await expect(sql`delete from installation`.execute(reading)).rejects.toThrow('readonly');
  expect(await reading.selectFrom('installation').selectAll().execute()).not.toEqual([]);
});
