import { expect, test } from 'vitest';
import type { ChecksReview, ChecksReviewed } from '../../src/contract/check-review.ts';
import { uuidV7 } from '../../src/domain/uuid-v7.ts';
import { checkTime, delivered } from '../support/builders/a-function-check.ts';
import { differingDueColumns } from '../support/readers/differing-due-columns.ts';
import { aPortal, type Portal } from '../support/servers/a-portal.ts';
import { onEachDatabase } from '../support/servers/each-database.ts';
import { customerIds, signedIn } from '../support/drivers/signed-in.ts';

/** Checks of strangers by a typed serial number, which wait for a decision; by their ids. */
async function waitingChecks(portal: Portal, count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let made = 0; made < count; made += 1) {
    const check = await portal.scannedCheck('inOrder', { labelVerification: 'manual', labelText: null });
    await portal.deliver(delivered(check));
    ids.push(check.submissionId);
  }
  return ids;
}

const rowsOf = ({ database: { db } }: Portal, ids: string[]) =>
  db.selectFrom('submission').select(['id', 'state', 'counts', 'deviceId']).where('id', 'in', ids).execute();
const eventsOf = ({ database: { db } }: Portal, ids: string[]) =>
  db.selectFrom('event').select(['entityId', 'action', 'reason', 'actorName']).where('entityId', 'in', ids).execute();

onEachDatabase(({ place }) => {
  test('[QUEUE-1, HIST-1] many waiting checks are accepted with one reason, each with its event, and those that cannot be are named', async () => {
    const portal = await aPortal(await place());
    const { hospital } = await customerIds(portal);
    const admin = await signedIn(portal, { customerId: hospital });
    const path = `POST /api/customers/${hospital}/function-checks`;
    const ids = await waitingChecks(portal, 4);
    const [voided, accepted, ...open] = ids as [string, string, ...string[]];
    await admin.ask(`${path}/${voided}/void`, { reason: 'made twice' });
    await admin.ask(`${path}/${accepted}/accept`, {});
    const missing = uuidV7(checkTime);

    const body: ChecksReview = {
      action: 'accept',
      submissionIds: [...ids, missing],
      expectedCount: 5,
      reason: 'labels compared on the spot',
    };
    const answer = (await admin.ask(`${path}/review`, body)).json<ChecksReviewed>();
    expect(answer.reviewed).toBe(2);
    expect(Object.fromEntries(answer.stayed.map(({ submissionId, code }) => [submissionId, code]))).toEqual({
      [voided]: 'checkClosed',
      [accepted]: 'notWaiting',
      [missing]: 'notFound',
    });
    const named = answer.stayed.find(({ submissionId }) => submissionId === voided)?.check;
    expect(named?.protocolNo).toMatch(/^FC-/);
    expect(answer.stayed.find(({ submissionId }) => submissionId === missing)?.check).toBeNull();

    const rows = await rowsOf(portal, open);
    expect(rows.map(({ state, counts }) => [state, counts])).toEqual([
      ['accepted', 1],
      ['accepted', 1],
    ]);
    const events = (await eventsOf(portal, open)).filter(({ action }) => action === 'functionCheck.accepted');
    expect(events.map(({ reason }) => reason)).toEqual([body.reason, body.reason]);
    expect(events.every(({ actorName }) => actorName !== null)).toBe(true);
    expect(await differingDueColumns(portal.database)).toEqual([]);
  });

  test('[QUEUE-1] all that a filter finds are voided; another number than was seen decides nothing', async () => {
    const portal = await aPortal(await place());
    const { hospital } = await customerIds(portal);
    const admin = await signedIn(portal, { customerId: hospital });
    const path = `/api/customers/${hospital}/function-checks`;
    const ids = await waitingChecks(portal, 2);
    // As a page asks whose other filters are empty.
    const filter = { state: ['flagged' as const], siteId: [], result: [], kind: [] };
    const { total } = (await admin.ask(`GET ${path}?state=flagged`)).json<{ total: number }>();
    const ask = (expectedCount: number) =>
      admin.ask(`POST ${path}/review`, { action: 'void', filter, expectedCount, reason: 'a drill' });

    const other = await ask(total + 1);
    expect([other.statusCode, other.json().code, other.json().params]).toEqual([409, 'countChanged', { count: total }]);
    expect((await rowsOf(portal, ids)).every(({ state }) => state === 'flagged')).toBe(true);

    expect((await ask(total)).json()).toEqual({ reviewed: total, stayed: [] });
    expect((await rowsOf(portal, ids)).every(({ state }) => state === 'voided')).toBe(true);
    expect((await admin.ask(`GET ${path}?state=flagged`)).json<{ total: number }>().total).toBe(0);
  });

  test('[QUEUE-1, SEC-1] a technician decides nothing, a neighbour finds nothing, and neither both nor none of ids and filter is a question', async () => {
    const portal = await aPortal(await place());
    const { hospital, town } = await customerIds(portal);
    const ids = await waitingChecks(portal, 1);
    const body = { action: 'void', submissionIds: ids, expectedCount: 1, reason: 'not ours' };
    const technician = await signedIn(portal, { customerId: hospital, userGroup: 'technician' });
    const neighbour = await signedIn(portal, { customerId: town });
    const ask = (person: typeof technician, customerId: string, given: object) =>
      person.ask(`POST /api/customers/${customerId}/function-checks/review`, given);
    expect((await ask(technician, hospital, body)).statusCode).toBe(403);
    expect((await ask(neighbour, hospital, body)).statusCode).toBe(404);
    const own = (await ask(neighbour, town, body)).json<ChecksReviewed>();
    expect(own).toEqual({ reviewed: 0, stayed: [{ submissionId: ids[0], code: 'notFound', check: null }] });
    const admin = await signedIn(portal, { customerId: hospital });
    const { submissionIds: _, ...without } = body;
    for (const given of [without, { ...body, filter: {} }, { ...body, expectedCount: 1001 }, { ...body, reason: ' ' }])
      expect((await ask(admin, hospital, given)).statusCode).toBe(422);
    expect((await rowsOf(portal, ids))[0]!.state).toBe('flagged');
  });
});
