import { expect, test } from 'vitest';
import type { PublicDevice } from '../../src/contract/public-device.ts';
import type { ScheduleRow } from '../../server/database/tables.ts';
import { aPortal, type Portal } from '../support/servers/a-portal.ts';
import { checkTime, delivered } from '../support/builders/a-function-check.ts';
import type { Place } from '../support/servers/a-setting.ts';
import { onEachDatabase } from '../support/servers/each-database.ts';

type Rule = Partial<Pick<ScheduleRow, 'intervalValue' | 'intervalUnit' | 'dueRule' | 'anchor'>>;

/** When a device nobody has ever checked is due, commissioned on a day, by a rule. */
async function neverDoneDue(portal: Portal, commissionedOn: string, rule: Rule) {
  const { deviceRef } = await portal.label('unregistered');
  await portal.database.db.updateTable('schedule').set(rule).execute();
  await portal.database.db.updateTable('device').set({ commissionedOn }).where('deviceRef', '=', deviceRef).execute();
  return (await dueOf(portal, deviceRef))[0];
}

const dueOf = async (portal: Portal, deviceRef: string) =>
  (await portal.call(`GET /api/public/qr/devices/${deviceRef}`)).json<PublicDevice>().due;

onEachDatabase(({ place }) => {
  test.for<[string, Rule, string]>([
    ['2026-08-31', { intervalValue: 6, intervalUnit: 'month' }, '2027-02-28'],
    ['2027-08-31', { intervalValue: 6, intervalUnit: 'month' }, '2028-02-29'],
    ['2024-02-29', { intervalValue: 1, intervalUnit: 'year' }, '2025-02-28'],
    ['2026-01-10', { intervalValue: 24, intervalUnit: 'month', dueRule: 'endOfMonth' }, '2028-01-31'],
    ['2026-01-10', { intervalValue: 2, intervalUnit: 'year', dueRule: 'endOfYear' }, '2028-12-31'],
  ])(
    '[DUE-1, DUE-3] never done since %s is due as the rule says, and said to be never done',
    async ([begin, rule, dueOn]) => {
      const portal = await aPortal(await place());
      expect(await neverDoneDue(portal, begin, rule)).toMatchObject({
        dueOn,
        state: dueOn < '2026-11-27' ? 'overdue' : 'ok',
        neverDone: true,
      });
    },
  );

  test('[DUE-1] a changed interval shows at once', async () => {
    const portal = await aPortal(await place());
    const { deviceRef } = await portal.label('inOrder');
    expect((await dueOf(portal, deviceRef))[0]).toMatchObject({ state: 'ok' });
    await portal.database.db.updateTable('schedule').set({ intervalValue: 1 }).execute();
    expect((await dueOf(portal, deviceRef))[0]).toMatchObject({ state: 'overdue' });
  });

  test.for([
    ['Pacific/Kiritimati', '2026-12-12'],
    ['Europe/Berlin', '2026-12-11'],
    ['Pacific/Pago_Pago', '2026-12-10'],
  ] as const)('[DUE-1] in %s the next day is counted from the day it was there', async ([timeZone, dueOn]) => {
    // 10:30 in UTC on the 27th: the 28th has begun on Kiritimati, the 26th has not ended on Pago Pago.
    const now = checkTime + 60 * 60_000;
    const portal = await aPortal(await place(), { now: () => now });
    const { deviceRef } = await portal.label('inOrder');
    await portal.database.db.updateTable('site').set({ timeZone }).execute();
    await portal.database.db.updateTable('schedule').set({ intervalValue: 14, intervalUnit: 'day' }).execute();
    const performedAt = new Date(now).toISOString();
    const check = await portal.scannedCheck('inOrder', { startedAt: performedAt, performedAt });
    await portal.deliver(delivered(check));
    expect((await dueOf(portal, deviceRef))[0]).toMatchObject({ kind: 'periodic', dueOn });
  });

  test('[DUE-1] a check on 29 February, on the 31st or at the end of a year is followed by the day the rule says', async () => {
    const { dueAfter } = await aCalendar(await place());
    const [month, year] = [{ intervalUnit: 'month' }, { intervalUnit: 'year' }] as const;
    const cases: [string[], Rule, string][] = [
      [['2028-02-29'], { ...year, intervalValue: 1 }, '2029-02-28'],
      [['2028-02-29'], { ...year, intervalValue: 4 }, '2032-02-29'],
      [['2027-01-31'], { ...month, intervalValue: 1 }, '2027-02-28'],
      [['2027-01-31'], { ...month, intervalValue: 2 }, '2027-03-31'],
      [['2027-10-31'], { ...month, intervalValue: 1 }, '2027-11-30'],
      // Counted from the first check, not from the one before: the 31st comes back after February.
      [['2027-01-31', '2027-02-28'], { ...month, intervalValue: 1, anchor: 'scheduled' }, '2027-03-31'],
      [['2027-01-31', '2027-02-28'], { ...month, intervalValue: 1, anchor: 'completed' }, '2027-03-28'],
      [['2027-02-10'], { ...month, intervalValue: 12, dueRule: 'endOfMonth' }, '2028-02-29'],
      [['2027-12-31'], { ...month, intervalValue: 2, dueRule: 'endOfMonth' }, '2028-02-29'],
      [['2027-01-01'], { ...year, intervalValue: 2, dueRule: 'endOfYear' }, '2029-12-31'],
      [['2027-12-31'], { ...year, intervalValue: 1, dueRule: 'endOfYear' }, '2028-12-31'],
    ];
    for (const [days, rule, dueOn] of cases) {
      const instants = days.map((day) => `${day}T11:00:00Z`);
      expect([days, rule, await dueAfter(instants, rule)]).toEqual([days, rule, dueOn]);
    }
  });

  test('[DUE-1] around both changes of the clock a check belongs to the day its place had', async () => {
    const { dueAfter } = await aCalendar(await place());
    const tomorrow = { intervalValue: 1, intervalUnit: 'day' } as const;
    // Half an hour before or after midnight by the clock that was right; by the other clock it would be the wrong day.
    const cases: [string, string, string][] = [
      ['Europe/Berlin', '2027-03-27T23:30:00Z', '2027-03-29'],
      ['Europe/Berlin', '2027-03-28T22:30:00Z', '2027-03-30'],
      ['Europe/Berlin', '2027-10-30T22:30:00Z', '2027-11-01'],
      ['Europe/Berlin', '2027-10-31T22:30:00Z', '2027-11-01'],
      ['Europe/Kyiv', '2027-03-28T21:30:00Z', '2027-03-30'],
      ['Europe/Kyiv', '2027-10-31T21:30:00Z', '2027-11-01'],
      ['America/New_York', '2027-03-15T04:30:00Z', '2027-03-16'],
      ['America/New_York', '2027-11-08T04:30:00Z', '2027-11-08'],
    ];
    for (const [timeZone, instant, dueOn] of cases)
      expect([timeZone, instant, await dueAfter([instant], tomorrow, timeZone)]).toEqual([timeZone, instant, dueOn]);
  });

  test('[DUE-1] the day of a change of the clock is as long as it is: overdue begins at its own midnight', async () => {
    const calendar = await aCalendar(await place());
    const rule = { intervalValue: 1, intervalUnit: 'day' } as const;
    for (const [checked, lastMinute, firstMinute] of [
      ['2027-03-27T11:00:00Z', '2027-03-28T21:59:00Z', '2027-03-28T22:00:00Z'], // a day of 23 hours
      ['2027-10-30T11:00:00Z', '2027-10-31T22:59:00Z', '2027-10-31T23:00:00Z'], // a day of 25 hours
    ] as const) {
      await calendar.dueAfter([checked], rule, 'Europe/Berlin');
      expect([await calendar.stateAt(lastMinute), await calendar.stateAt(firstMinute)]).toEqual(['soon', 'overdue']);
    }
  });

  test('[DUE-1] never done counts until a check does: one with a false label leaves it as it is', async () => {
    const { portal, due, dueAfter, stateAt } = await aCalendar(await place());
    const rule = { intervalValue: 1, intervalUnit: 'month' } as const;
    await dueAfter([], rule);
    const never = { state: 'overdue', neverDone: true };
    await stateAt('2027-05-01T11:00:00Z');
    expect(await due()).toMatchObject(never);
    const tampered = await portal.label('tampered');
    const [result] = await portal.deliver(delivered(await portal.scannedCheck('inOrder', { labelText: tampered.url })));
    expect(result!.receipt!.flags).toContain('labelInvalid');
    await stateAt('2027-05-01T11:00:00Z');
    expect(await due()).toMatchObject(never);
    await dueAfter(['2027-05-01T11:00:00Z'], rule);
    await stateAt('2027-05-01T12:00:00Z');
    expect(await due()).toMatchObject({ state: 'ok', neverDone: false });
  });

  test('[DUE-1] another anchor and another rule show at once, as another interval does', async () => {
    const { portal, dueAfter, due } = await aCalendar(await place());
    const checks = ['2027-01-31T11:00:00Z', '2027-02-20T11:00:00Z'];
    expect(await dueAfter(checks, { intervalValue: 1, intervalUnit: 'month' })).toBe('2027-03-20');
    const after = async (rule: Rule) => {
      await portal.database.db.updateTable('schedule').set(rule).execute();
      return (await due()).dueOn;
    };
    expect(await after({ anchor: 'scheduled' })).toBe('2027-02-28');
    expect(await after({ intervalValue: 2 })).toBe('2027-03-31');
    expect(await after({ intervalValue: 3 })).toBe('2027-04-30');
    expect(await after({ dueRule: 'endOfYear' })).toBe('2027-12-31');
  });
});

/** One device whose checks, rule and place can be set, and a clock that shows what it is told. */
async function aCalendar(place: Place) {
  let now = checkTime;
  const portal = await aPortal(place, { now: () => now });
  const { db } = portal.database;
  const { deviceRef } = await portal.label('inOrder');
  const { id: deviceId } = await db
    .selectFrom('device')
    .select('id')
    .where('deviceRef', '=', deviceRef)
    .executeTakeFirstOrThrow();
  const due = async () => (await dueOf(portal, deviceRef))[0]!;

  return {
    portal,
    due,
    /** The day it is due once nothing but these checks has ever been made of it. The last receipt says the same. */
    async dueAfter(instants: string[], rule: Rule, timeZone = 'Europe/Berlin') {
      await db.deleteFrom('submission').where('deviceId', '=', deviceId).execute();
      await db.updateTable('site').set({ timeZone }).execute();
      await db
        .updateTable('schedule')
        .set({ anchor: 'completed', dueRule: 'exactDay', leadDays: 1, ...rule })
        .execute();
      for (const performedAt of instants) {
        now = Date.parse(performedAt);
        const check = await portal.scannedCheck('inOrder', { startedAt: performedAt, performedAt });
        const [result] = await portal.deliver(delivered(check));
        expect(result!.receipt!.nextDueOn).toBe((await due()).dueOn);
      }
      return (await due()).dueOn;
    },
    async stateAt(instant: string) {
      now = Date.parse(instant);
      return (await due()).state;
    },
  };
}
