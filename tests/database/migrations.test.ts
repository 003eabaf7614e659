import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { migrate, stepsDone } from '../../server/database/migrate.ts';
import { migrations } from '../../server/database/migrations/migrations.ts';
import { prepareDatabase } from '../../server/prepare-database.ts';
import { countAnew, readFigures } from '../../server/overview/read-figures.ts';
import { checkTime } from '../support/builders/a-function-check.ts';
import { aServerProcess } from '../support/servers/a-server-process.ts';
import { aSetting } from '../support/servers/a-setting.ts';
import { onEachDatabase, openedDatabase } from '../support/servers/each-database.ts';
import { manyChecks, manyThings } from '../support/builders/many-things.ts';

onEachDatabase(({ emptyPlace, place }) => {
  test('[OPS-2] an empty database gets every step once, and a second start none', async () => {
    const database = openedDatabase(await emptyPlace());
    await migrate(database);
    expect(await stepsDone(database.db)).toEqual(Object.keys(migrations));
    await migrate(database);
    expect(await stepsDone(database.db)).toEqual(Object.keys(migrations));
  });

  test('[OPS-1] servers that start at once on an empty database wait for each other', async () => {
    const home = await emptyPlace();
    const servers = await Promise.all([1, 2, 3].map(() => aServerProcess(home)));
    for (const { address } of servers) expect((await fetch(`${address}/readyz`)).status).toBe(200);
    const { db } = openedDatabase(home);
    expect(await stepsDone(db)).toEqual(Object.keys(migrations));
    const counts = await db
      .selectFrom('labelKey')
      .select(({ selectFrom, fn }) => [
        fn.countAll().as('keys'),
        selectFrom('device')
          .select(({ fn: f }) => f.countAll().as('n'))
          .as('devices'),
        selectFrom('customer')
          .select(({ fn: f }) => f.countAll().as('n'))
          .as('customers'),
      ])
      .executeTakeFirstOrThrow();
    expect(counts).toEqual({ keys: 1, devices: 20, customers: 3 });
  });

  test('[OPS-2, ORG-1] what was there before figures were kept is counted by the first look, and followed from then on', async () => {
    const database = openedDatabase(await emptyPlace());
    await migrate(database, '0016-overview');
    const customerId = await manyThings(database, { customers: 1, sites: 3, users: 1, devices: 20 });
    await manyChecks(database, { customerId, checks: 60 });
    await migrate(database);
    const which = { customerId, timeZone: 'Europe/Berlin', now: checkTime };
    const { sites, fleet } = await readFigures(database, which);
    expect([sites, fleet.reduce((sum, { devices }) => sum + devices.ok, 0)]).toEqual([3, 20]);
    await database.db.updateTable('device').set({ condition: 'failed' }).execute();
    await database.db.updateTable('submission').set({ result: 'failed' }).execute();
    await database.db.updateTable('site').set({ status: 'closed' }).execute();
    const after = await readFigures(database, which);
    expect(after.fleet.reduce((sum, { devices }) => sum + devices.failed, 0)).toBe(20);
    expect({ ...after, fleet: after.fleet.length }).toEqual({
      ...(await countAnew(database.db, which)),
      fleet: fleet.length,
    });
  });

  test('[OPS-2] a database of a newer version is left alone, with a message', async () => {
    const database = openedDatabase(await place());
    await sql`insert into kysely_migration (name, timestamp) values ('9999-from-the-future', '2030-01-01')`.execute(
      database.db,
    );
    try {
      await expect(migrate(database)).rejects.toThrow(/used by a newer version .* 9999-from-the-future/);
    } finally {
      await sql`delete from kysely_migration where name = '9999-from-the-future'`.execute(database.db);
    }
  });

  test('[OPS-3] a database with demo data does not start where people from outside reach it', async () => {
    const home = await place();
    const publicly = aSetting({ ...home, demoAllowed: false, publicUrl: 'https://portal.example' });
    await expect(prepareDatabase(publicly, checkTime)).rejects.toThrow(/must not be reachable from outside/);
  });

  test('[OPS-3] where demo data is not allowed an empty database stays empty', async () => {
    const home = await emptyPlace();
    const { database, demo } = await prepareDatabase(aSetting({ ...home, demoAllowed: false }), checkTime);
    expect(demo).toBe(false);
    expect(await database.db.selectFrom('customer').select('id').execute()).toEqual([]);
    await database.db.destroy();
  });

  test('[OPS-1] a database that somebody has begun to use gets no demo data', async () => {
    const home = await emptyPlace();
    const first = await prepareDatabase(aSetting({ ...home, demoAllowed: false }), checkTime);
    const versioned = { version: 1, createdAt: '2026-11-27T09:30:00Z', updatedAt: '2026-11-27T09:30:00Z' };
    const customer = { customerNr: 'ST-1', name: 'Praxis am Tor', type: 'practice', status: 'active' } as const;
    await first.database.db
      .insertInto('customer')
      .values({
        ...customer,
        ...versioned,
        id: '01940000-0000-7000-8000-000000000000',
        nameFolded: 'praxis am tor',
        defaultLanguage: 'de',
        timeZone: 'Europe/Berlin',
      })
      .execute();
    await first.database.db.destroy();
    const second = await prepareDatabase(aSetting(home), checkTime);
    expect(second.demo).toBe(false);
    expect(await second.database.db.selectFrom('device').select('id').execute()).toEqual([]);
    await second.database.db.destroy();
  });
});
