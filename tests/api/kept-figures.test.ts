import fc from 'fast-check';
import type { Kysely } from 'kysely';
import { expect, test } from 'vitest';
import type { Database } from '../../server/database/connect.ts';
import type { Tables } from '../../server/database/tables.ts';
import { followManyChanges } from '../../server/overview/follow-many-changes.ts';
import { countAnew, readFigures } from '../../server/overview/read-figures.ts';
import { checkTime, delivered } from '../support/builders/a-function-check.ts';
import { aPortal } from '../support/servers/a-portal.ts';
import { actNames, actsAtAnOrganisation } from '../support/drivers/acts-at-an-organisation.ts';
import { onEachDatabase, openedDatabase } from '../support/servers/each-database.ts';
import { customerIds } from '../support/drivers/signed-in.ts';

const act = fc.record({ act: fc.constantFrom(...actNames), chance: fc.nat(10_000) });
const { FIGURES_SEED: seed = '17' } = process.env; // another one plays other days

/** What is kept of customers and of one of their sites, and the same counted anew. */
async function bothWays(database: Database, now: number, only?: string) {
  let reading = database.db.selectFrom('customer').select(['id', 'timeZone']);
  if (only) reading = reading.where('id', '=', only);
  const customers = await reading.execute();
  const kept: unknown[] = [];
  const counted: unknown[] = [];
  for (const { id: customerId, timeZone } of customers) {
    const site = database.db.selectFrom('site').select('id').where('customerId', '=', customerId).orderBy('id');
    const one = await site.executeTakeFirst();
    for (const siteIds of [undefined, [one?.id ?? '']]) {
      const which = { customerId, timeZone, siteIds, now };
      kept.push(inOrder(await readFigures(database, which)));
      counted.push(inOrder(await countAnew(database.db, which)));
    }
  }
  return { kept, counted };
}

const inOrder = ({ fleet, ...more }: Awaited<ReturnType<typeof countAnew>>) => ({
  ...more,
  fleet: fleet.toSorted((a, b) => ((a.siteId ?? '') < (b.siteId ?? '') ? -1 : 1)),
});

onEachDatabase(({ place, name }) => {
  test('[ORG-1] the overview always says what counting everything anew says, whatever was done at an organisation', async () => {
    const clock = { now: checkTime };
    const portal = await aPortal(await place(), { now: () => clock.now });
    const { acts, hospital } = await actsAtAnOrganisation(portal, clock);
    const changed = new Map<string, number>();
    const days = fc.asyncProperty(fc.array(act, { minLength: 10, maxLength: 25 }), async (steps) => {
      for (const { act, chance } of steps) {
        changed.set(act, (changed.get(act) ?? 0) + (await acts[act](chance)));
        const { kept, counted } = await bothWays(portal.database, clock.now, hospital);
        expect({ act, chance, figures: kept }).toEqual({ act, chance, figures: counted });
      }
    });
    await fc.assert(days, { seed: Number(seed), numRuns: 4, endOnFailure: true });
    const { kept, counted } = await bothWays(portal.database, clock.now);
    expect(kept).toEqual(counted);
    expect(actNames.filter((it) => !changed.get(it))).toEqual([]);
  });

  test('[ORG-1, PERF-1] what was not changed is not counted again, and what became due is', async () => {
    const portal = await aPortal(await place());
    const { hospital: customerId } = await customerIds(portal);
    const { database } = portal;
    const which = { customerId, timeZone: 'Europe/Berlin', now: checkTime };
    const before = await readFigures(database, which);
    // A figure that is wrong stays so until its devices are counted.
    await database.db.updateTable('fleetFigures').set({ ok: 1000 }).execute();
    expect((await readFigures(database, which)).fleet[0]!.devices.ok).toBe(1000);
    const [next] = await database.db.selectFrom('fleetFigures').selectAll().orderBy('holdsUntil').execute();
    const later = await readFigures(database, { ...which, now: Date.parse(next!.holdsUntil) });
    expect(later.fleet.find(({ siteId }) => siteId === next!.siteId)!.devices.ok).toBeLessThan(1000);
    expect(later.fleet.some(({ devices }) => devices.ok === 1000)).toBe(before.fleet.length > 1);
  });

  test('[ORG-1] several who look at once after a change all see it, and it is counted once', async () => {
    const portal = await aPortal(await place());
    const { hospital: customerId } = await customerIds(portal);
    const which = { customerId, timeZone: 'Europe/Berlin', now: checkTime };
    // Two instances, where the database has room for two.
    const other = name === 'PostgreSQL' ? openedDatabase(portal.place) : portal.database;
    for (const change of [
      () => undefined,
      () => portal.scannedCheck('due').then((it) => portal.deliver(delivered(it))),
    ]) {
      await change();
      const looks = Array.from({ length: 8 }, (_, at) => readFigures(at % 2 === 0 ? other : portal.database, which));
      const seen = new Set((await Promise.all(looks)).map((it) => JSON.stringify(inOrder(it))));
      expect([...seen]).toEqual([JSON.stringify(inOrder(await countAnew(portal.database.db, which)))]);
    }
    const { kept, counted } = await bothWays(portal.database, checkTime);
    expect(kept).toEqual(counted);
  });

  test('[ORG-1] a change that was begun before others and committed after them is not missed', async () => {
    const { database, place: home } = await aPortal(await place());
    const [device, ...others] = await database.db.selectFrom('device').select('id').orderBy('id').execute();
    const fail = (db: Kysely<Tables>, id: string) =>
      db.updateTable('device').set({ condition: 'failed' }).where('id', '=', id).execute();
    // SQLite lets nobody else write before it is committed.
    const slow = name === 'PostgreSQL' ? await openedDatabase(home).db.startTransaction().execute() : undefined;
    await fail(slow ?? database.db, device!.id);
    const looks = [];
    for (const { id } of others.slice(0, 3)) {
      await fail(database.db, id);
      looks.push(await bothWays(database, checkTime));
    }
    await slow?.commit().execute();
    looks.push(await bothWays(database, checkTime));
    for (const { kept, counted } of looks) expect(kept).toEqual(counted);
  });

  test('[ORG-1, PERF-1] what changes where nobody looks does not pile up', async () => {
    const { database } = await aPortal(await place());
    await followManyChanges(database, checkTime);
    const noted = async () => {
      const counting = database.db.selectFrom('deviceChange').select(({ fn }) => fn.countAll<number>().as('notes'));
      return (await counting.executeTakeFirstOrThrow()).notes;
    };
    const few = await noted();
    for (let round = 0; round < 30; round += 1)
      for (const condition of ['failed', 'ok'] as const)
        await database.db.updateTable('device').set({ condition }).execute();
    expect(await noted()).toBeGreaterThan(few + 1000);
    await followManyChanges(database, checkTime);
    expect(await noted()).toBeLessThan(1000);
    const { kept, counted } = await bothWays(database, checkTime);
    expect(kept).toEqual(counted);
    expect(await noted()).toBe(0);
  });

  test('[ORG-1, PERF-1] the day and the month begin without anybody waiting for what has to be counted', async () => {
    const { database } = await aPortal(await place());
    await bothWays(database, checkTime);
    const [next] = await database.db.selectFrom('fleetFigures').selectAll().orderBy('holdsUntil').execute();
    const counted = () => database.db.selectFrom('countedCustomer').select('firstMonth').distinct().execute();
    expect(await counted()).toEqual([{ firstMonth: '2025-12' }]);
    const inTwoMonths = Math.max(Date.parse(next!.holdsUntil), Date.parse('2027-01-15T12:00:00Z'));
    await followManyChanges(database, inTwoMonths);
    const ended = database.db.selectFrom('fleetFigures').select('siteId');
    expect(await ended.where('holdsUntil', '<=', new Date(inTwoMonths).toISOString()).execute()).toEqual([]);
    expect(await counted()).not.toContainEqual({ firstMonth: '2025-12' });
    const both = await bothWays(database, inTwoMonths);
    expect(both.kept).toEqual(both.counted);
  });
});
