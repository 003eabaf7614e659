import { qualificationLead, type Work } from '../../src/contract/work.ts';
import { addDays, dateInZone } from '../../src/domain/plain-date.ts';
import type { Database } from '../database/connect.ts';
import { qualificationsOf } from '../database/json-columns.ts';
import { deviceLine, deviceList, longestLead } from '../devices/device-list.ts';
import { turnDueDates } from '../devices/turn-due-dates.ts';

type Which = { customerId: string; siteIds: string[] | undefined; timeZone: string; now: number };

const rows = 8; // of what is due
const mostPeople = 1000; // whose qualifications are looked at
const usable = ['registered', 'inOperation', 'inStorage'] as const;

/** Devices that need a person, and the dates that come first. */
export async function readDeviceWork(database: Database, which: Which): Promise<Omit<Work, 'waitingChecks'>> {
  const asked = { customerId: which.customerId, siteIds: which.siteIds, now: which.now };
  await turnDueDates(database, asked);
  const lead = await longestLead(database);
  const list = (filter: Partial<Parameters<typeof deviceList>[1]>) =>
    deviceList(database, { ...asked, longestLead: lead, sort: 'dueOn', ...filter });
  const count = async (filter: Partial<Parameters<typeof deviceList>[1]>) => (await list(filter).count()).total;
  const [overdue, dueSoon, failed, blocked] = [
    await count({ fleetState: 'overdue' }),
    await count({ fleetState: 'dueSoon' }),
    await count({ condition: 'failed', status: [...usable] }),
    await count({ status: 'blocked' }),
  ];
  const isDue = overdue + dueSoon > 0;
  const next = isDue ? list({ fleetState: ['overdue', 'dueSoon'] }) : list({ dueState: 'ok' });
  const { items } = await next.readPage({ size: isDue ? rows : 1 });
  return { overdue, dueSoon, failed, blocked, due: items.map((row) => deviceLine(row, which.now)) };
}

/** Checks that wait for a decision, by the index of those that do. */
export async function countWaitingChecks({ reading }: Database, { customerId, siteIds }: Which): Promise<number> {
  const { total } = await reading
    .selectFrom('submission')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('kindOfSubmission', '=', 'functionCheck')
    .where('state', '=', 'flagged')
    .where('customerId', '=', customerId)
    .$if(siteIds !== undefined, (query) => query.where('siteId', 'in', siteIds!))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** People of a customer whose qualification has ended or ends soon. */
export async function countEndingQualifications(
  { reading }: Database,
  { customerId, timeZone, now }: Which,
): Promise<number> {
  const people = await reading
    .selectFrom('appUser')
    .select('qualificationsJson')
    .where('customerId', '=', customerId)
    .where('status', '=', 'active')
    .where('deletedAt', 'is', null)
    .where('qualificationsJson', '!=', '[]')
    .limit(mostPeople)
    .execute();
  const limit = addDays(dateInZone(now, timeZone), qualificationLead);
  return people.filter(({ qualificationsJson }) =>
    qualificationsOf(qualificationsJson).some(
      ({ validUntil }) => validUntil !== null && validUntil !== undefined && validUntil <= limit,
    ),
  ).length;
}
