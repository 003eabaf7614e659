import { expect, test } from 'vitest';
import type { PublicDevice } from '../../src/contract/public-device.ts';
import type { ScheduleRow } from '../../server/database/tables.ts';
import { aPortal, type Portal } from '../support/a-portal.ts';
import { checkTime, delivered } from '../support/a-function-check.ts';
import { onEachDatabase } from '../support/each-database.ts';

type Rule = Partial<Pick<ScheduleRow, 'intervalValue' | 'intervalUnit' | 'dueRule'>>;

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
  ])('[DUE-1] never done since %s is due as the rule says, and counted as never done', async ([begin, rule, dueOn]) => {
    const portal = await aPortal(await place());
    expect(await neverDoneDue(portal, begin, rule)).toMatchObject({ dueOn, state: 'neverDone' });
  });

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
});
