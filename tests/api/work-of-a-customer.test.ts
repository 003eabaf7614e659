import { expect, test } from 'vitest';
import type { DeviceLine } from '../../src/contract/device.ts';
import type { Work } from '../../src/contract/work.ts';
import { addDays } from '../../src/domain/plain-date.ts';
import { checkTime, delivered } from '../support/builders/a-function-check.ts';
import { aPortal } from '../support/servers/a-portal.ts';
import { onEachDatabase } from '../support/servers/each-database.ts';
import { customerIds, signedIn } from '../support/drivers/signed-in.ts';

type Page = { items: DeviceLine[]; total: number };

onEachDatabase(({ place }) => {
  test('[HOME-1, DUE-3] the first page counts what its lists find, and begins with the most urgent date', async () => {
    const portal = await aPortal(await place());
    const { hospital } = await customerIds(portal);
    const admin = await signedIn(portal, { customerId: hospital });
    const check = await portal.scannedCheck('inOrder', { labelVerification: 'manual', labelText: null });
    await portal.deliver(delivered(check));
    const work = (await admin.ask(`GET /api/customers/${hospital}/work`)).json<Work>();

    const found = async (query: string) => (await admin.ask(`GET /api/customers/${hospital}/${query}`)).json<Page>();
    const usable = 'status=registered&status=inOperation&status=inStorage';
    expect([work.overdue, work.dueSoon, work.failed, work.blocked, work.waitingChecks]).toEqual([
      (await found('devices?fleetState=overdue')).total,
      (await found('devices?fleetState=dueSoon')).total,
      (await found(`devices?condition=failed&${usable}`)).total,
      (await found('devices?status=blocked')).total,
      (await found('function-checks?state=flagged')).total,
    ]);
    expect(work.overdue).toBeGreaterThan(0);
    const urgent = (await found('devices?fleetState=overdue&fleetState=dueSoon&size=8')).items;
    expect(work.due.map(({ id, nextDue }) => [id, nextDue])).toEqual(urgent.map(({ id, nextDue }) => [id, nextDue]));
    expect(work.openRegistrations).toBeUndefined();
  });

  test('[HOME-1] people are named by number whose qualification ends within sixty days, and nobody else’s', async () => {
    const portal = await aPortal(await place());
    const { hospital } = await customerIds(portal);
    const today = new Date(checkTime).toISOString().slice(0, 10);
    const before = await signedIn(portal, { customerId: hospital });
    const ask = async (person: typeof before) => (await person.ask(`GET /api/customers/${hospital}/work`)).json<Work>();
    const counted = (await ask(before)).endingQualifications!;
    const until = (validUntil: string | null) => JSON.stringify([{ kind: 'instructed', modelIds: [], validUntil }]);
    for (const validUntil of [addDays(today, 60), addDays(today, -1), addDays(today, 61), null])
      await signedIn(portal, { customerId: hospital, userGroup: 'technician', qualificationsJson: until(validUntil) });
    expect((await ask(before)).endingQualifications).toBe(counted + 2);
    const technician = await signedIn(portal, { customerId: hospital, userGroup: 'technician' });
    expect(await ask(technician)).not.toHaveProperty('endingQualifications');
  });

  test('[HOME-1, SEC-1, SITE-1] whoever is limited to a site is told of its devices only, and a neighbour of none', async () => {
    const portal = await aPortal(await place());
    const { hospital, town } = await customerIds(portal);
    const { siteId } = await portal.database.db
      .selectFrom('device')
      .select('siteId')
      .where('customerId', '=', hospital)
      .where('siteId', 'is not', null)
      .executeTakeFirstOrThrow();
    const technician = await signedIn(portal, {
      customerId: hospital,
      userGroup: 'technician',
      siteIdsJson: JSON.stringify([siteId]),
    });
    const work = (await technician.ask(`GET /api/customers/${hospital}/work`)).json<Work>();
    expect(work.due.every(({ site }) => site?.id === siteId)).toBe(true);
    const listed = (await technician.ask(`GET /api/customers/${hospital}/devices?fleetState=overdue`)).json<Page>();
    expect(work.overdue).toBe(listed.total);
    expect(work).not.toHaveProperty('waitingChecks');
    const neighbour = await signedIn(portal, { customerId: town });
    expect((await neighbour.ask(`GET /api/customers/${hospital}/work`)).statusCode).toBe(404);
  });
});
