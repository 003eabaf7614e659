import { ExplainNode, sql, type KyselyPlugin } from 'kysely';
import { expect, test } from 'vitest';
import type { Database } from '../../server/database/connect.ts';
import { migrate } from '../../server/database/migrate.ts';
import type { DueState } from '../../src/contract/public-device.ts';
import { deviceList } from '../../server/devices/device-list.ts';
import { checkList } from '../../server/checks/check-list.ts';
import { checkTime } from '../support/builders/a-function-check.ts';
import { readKeptChecks } from '../../server/overview/check-figures.ts';
import { outdatedFleet, readKeptFleet } from '../../server/overview/fleet-figures.ts';
import { listOf } from '../../server/database/list-page.ts';
import { deskLists } from '../support/builders/desk-lists.ts';
import { onEachDatabase, openedDatabase } from '../support/servers/each-database.ts';
import { manyChecks, manyThings } from '../support/builders/many-things.ts';

type Filter = Partial<Parameters<typeof checkList>[1]>;

/** The same database, which says how it would answer instead of answering. */
function explaining({ db, kind }: Database, plans: string[]): Database {
  const isSqlite = kind.name === 'sqlite';
  const words = isSqlite ? sql`query plan`.toOperationNode() : undefined;
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) =>
      node.kind === 'SelectQueryNode' ? { ...node, explain: ExplainNode.create(undefined, words) } : node,
    transformResult: async ({ result }) => {
      plans.push(result.rows.map((row) => Object.values(row).join(' ')).join('\n'));
      return { ...result, rows: [] };
    },
  };
  const asked = db.withPlugin(plugin);
  return { kind, db: asked, reading: asked, onLostConnection: () => {} };
}

onEachDatabase(({ emptyPlace, name }) => {
  test('[PERF-1, CUST-1, SITE-1, USER-1, DEV-1] the first page, the last page and a search of long lists go by an index and never read the whole table', async () => {
    const database = openedDatabase(await emptyPlace());
    await migrate(database);
    const customerId = await manyThings(database, { customers: 5000, sites: 20_000, users: 20_000, devices: 4000 });
    for (const [what, listed] of Object.entries(deskLists)) {
      const plans: string[] = [];
      const asked = explaining(database, plans);
      const last = { direction: 'previous', key: 'zzz', id: 'z' } as const;
      await listed(asked, customerId).readPage({ size: 25 });
      await listed(asked, customerId).readPage({ size: 25, cursor: last });
      await listed(asked, customerId, 'klinik 4711').readPage({ size: 25 });
      const [first, end, search] = plans;
      const wholeTable =
        name === 'SQLite'
          ? /SCAN (customer|site|app_user|device)\b(?! USING INDEX)|TEMP B-TREE/
          : /Seq Scan on (customer|site|app_user|device)\b|Sort/;
      for (const plan of [first, end]) {
        expect(`${what}: ${plan}`).toMatch(
          name === 'SQLite' ? /USING INDEX (\w+_by_(name|due)|sqlite_autoindex_site_\d)/ : /Index (Only )?Scan/,
        );
        expect(`${what}: ${plan}`).not.toMatch(wholeTable);
      }
      // The last page begins at its place in the index.
      expect(`${what}: ${end}`).toMatch(
        name === 'SQLite' ? /(name_folded|next_due_on)(,id)?\)?</ : /Index Cond: .*(name_folded|next_due_on)/,
      );
      expect(`${what}: ${search}`).toMatch(
        name === 'SQLite' ? /VIRTUAL TABLE INDEX/ : /Bitmap Index Scan on \w+_search/,
      );
      expect(`${what}: ${search}`).not.toMatch(
        /SCAN (customer|site|app_user|device)\b(?! USING INDEX)|Seq Scan on (customer|site|app_user|device)\b/,
      );
    }
  });

  test('[PERF-1, DEV-1, DUE-1] a list of the few that are due soon, or were never checked, does not walk along all others', async () => {
    const database = openedDatabase(await emptyPlace());
    await migrate(database);
    const customerId = await manyThings(database, { customers: 50, sites: 50, users: 50, devices: 4000 });
    const planOf = async (asked: { dueState: DueState } | { neverDone: 'true' }) => {
      const plans: string[] = [];
      const which = { customerId, ...asked, sort: 'dueOn', now: checkTime, longestLead: 30 } as const;
      await deviceList(explaining(database, plans), which).readPage({ size: 25 });
      return plans.join();
    };
    expect(await planOf({ neverDone: 'true' })).toContain('device_never_done');
    expect(await planOf({ dueState: 'soon' })).toMatch(
      name === 'SQLite' ? /device_by_due \(customer_id=\? AND next_due_on<\?\)/ : /Index Cond: .*next_due_on <=/,
    );
  });

  test('[PERF-1, DEV-1] the few checks that wait for a decision are found without reading all others', async () => {
    const database = openedDatabase(await emptyPlace());
    await migrate(database);
    const customerId = await manyThings(database, { customers: 2, sites: 5, users: 1, devices: 100 });
    await manyChecks(database, { customerId, checks: 4000 });
    await sql`update submission set state = 'accepted' where state = 'flagged'`.execute(database.db);
    if (name === 'PostgreSQL') await sql.raw('analyze').execute(database.db);
    const plans: string[] = [];
    const list = checkList(explaining(database, plans), { customerId, state: 'flagged', sort: '-performedAt' });
    await list.readPage({ size: 25 });
    expect(plans[0]).toContain('submission_waiting');
    expect(plans[0]).not.toMatch(/TEMP B-TREE|Sort/);
  });

  test('[SEC-5, PERF-1, DEV-1] each filter of the checks of a customer, and each combination of them, goes by an index that holds it', async () => {
    const database = openedDatabase(await emptyPlace());
    await migrate(database);
    const customerId = await manyThings(database, { customers: 2, sites: 5, users: 1, devices: 100 });
    await manyChecks(database, { customerId, checks: 6000 });
    if (name === 'PostgreSQL') await sql.raw('analyze').execute(database.db);
    const held = /submission_(by_performed|by_result|of_customer)/;
    const site = await database.db.selectFrom('site').select('id').limit(1).executeTakeFirstOrThrow();
    const filters: Filter[] = [
      { result: 'incomplete' },
      { state: 'voided' },
      { kind: 'stk' },
      { siteId: [site.id] },
      { from: '2026-01-01', to: '2026-11-01' },
      { result: ['failed', 'incomplete'], state: ['voided', 'corrected'] },
    ];
    const combinations = Array.from({ length: 2 ** filters.length }, (_, at) =>
      Object.assign({}, ...filters.filter((_filter, bit) => (at >> bit) % 2 === 1)),
    ) as Filter[];
    await database.db.connection().execute(async (db) => {
      // A few thousand rows are read quicker without an index, and a million are not.
      if (name === 'PostgreSQL') await sql.raw('set enable_seqscan = off; set enable_bitmapscan = off').execute(db);
      for (const which of combinations)
        for (const sort of ['-performedAt', 'performedAt', '-receivedAt', 'receivedAt'] as const) {
          const plans: string[] = [];
          const list = checkList(explaining({ ...database, db }, plans), { ...which, customerId, sort });
          await list.readPage({ size: 25 });
          await list.count().catch(() => undefined); // an explanation has no number in it
          const [page, counted] = plans;
          const what = `${JSON.stringify(which)} ${sort}`;
          expect(`${what}: ${page}`).toMatch(name === 'SQLite' ? held : /Index Scan using|Index Scan Backward using/);
          // PostgreSQL knows where so few fit that it is quicker to sort them.
          expect(`${what}: ${page}`).not.toMatch(/SCAN submission|TEMP B-TREE|Seq Scan on submission/);
          expect(`${what}: ${counted}`).toMatch(name === 'SQLite' ? /USING COVERING INDEX/ : /Index (Only )?Scan/);
        }
      if (name === 'PostgreSQL') await sql.raw('reset enable_seqscan; reset enable_bitmapscan').execute(db);
    });
  });

  test('[SEC-5, PERF-1] counting stops after a bounded walk, says so, and is exact where it need not stop', async () => {
    const database = openedDatabase(await emptyPlace());
    await migrate(database);
    const customerId = await manyThings(database, { customers: 1, sites: 1, users: 1, devices: 10 });
    await manyChecks(database, { customerId, checks: 300 });
    const { reading } = database;
    const counted = (state: 'received' | 'voided', mostWalked: number) =>
      listOf({
        db: reading,
        matching: reading.selectFrom('submission').where('submission.customerId', '=', customerId),
        narrowed: {
          columns: ['submission.state'],
          by: (query) => query.where('submission.state', '=', state),
          mostWalked,
        },
        id: 'submission.id',
        sortBy: 'submission.effectiveAt',
        isDescending: true,
        columns: (query) => query.select(['submission.id', 'submission.effectiveAt as sortKey']),
      }).count();
    expect(await counted('received', 100)).toEqual({ total: 100, totalIsExact: false });
    expect(await counted('received', 300)).toEqual({ total: 300, totalIsExact: true });
    expect(await counted('voided', 299)).toEqual({ total: 0, totalIsExact: false });
    expect(await counted('voided', 300)).toEqual({ total: 0, totalIsExact: true });
  });

  test('[SEC-5, HIST-1] the record is found by its kind and by its thing without walking along all of it', async () => {
    const database = openedDatabase(await emptyPlace());
    await migrate(database);
    const customerId = await manyThings(database, { customers: 2, sites: 5, users: 1, devices: 10 });
    const plans: string[] = [];
    const { reading } = explaining(database, plans);
    const events = reading.selectFrom('event').select('event.id').where('event.customerId', '=', customerId);
    const newest = (which: typeof events) => which.orderBy('event.id', 'desc').limit(26).execute();
    if (name === 'PostgreSQL') await sql.raw('set enable_seqscan = off').execute(database.db);
    await newest(events.where('event.entityType', '=', 'customer'));
    await newest(events.where('event.entityId', '=', 'none'));
    expect(plans[0]).toContain('event_of_type');
    expect(plans[1]).toContain('event_of_entity');
    for (const plan of plans) expect(plan).not.toMatch(/TEMP B-TREE/);
  });

  test('[PERF-1, ORG-1] the figures of an organisation are summed out of its own kept ones and never out of devices, checks or those of others', async () => {
    const database = openedDatabase(await emptyPlace());
    await migrate(database);
    const customerId = await manyThings(database, { customers: 5000, sites: 20_000, users: 50, devices: 50 });
    for (const figures of [
      `fleet_figures select id, '', 1, 0, 0, 0, 0, '', '9999-12-31'`,
      `check_figures select id, '2026-11', '', 1, 0, 0, 0`,
    ])
      await sql.raw(`insert into ${figures} from customer`).execute(database.db);
    await sql.raw('analyze').execute(database.db);
    const plans: string[] = [];
    const { db } = explaining(database, plans);
    const which = { customerId, timeZone: 'Europe/Berlin', now: checkTime };
    await readKeptFleet(db, which);
    await readKeptChecks(db, which);
    await outdatedFleet(db, which).select('siteId').execute();
    for (const plan of plans) {
      expect(plan).toMatch(
        name === 'SQLite'
          ? /SEARCH (fleet|check)_figures USING INDEX sqlite_autoindex_\w+ \(customer_id=\?/
          : /Index Cond: .*customer_id = /,
      );
      expect(plan).not.toMatch(/SCAN|Seq Scan/);
    }
  });
});
