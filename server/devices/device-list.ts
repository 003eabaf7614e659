import { sql, type SelectQueryBuilder } from 'kysely';
import type { DeviceLine, devicesQuerySchema } from '../../src/contract/device.ts';
import { mostLeadDays } from '../../src/contract/schedule.ts';
import type { z } from '../../src/contract/zod.ts';
import { searchedParts } from '../../src/domain/search-text.ts';
import type { Database } from '../database/connect.ts';
import { listOf, notByIndex } from '../database/list-page.ts';
import type { Tables } from '../database/tables.ts';
import { dueOnDay } from '../../src/domain/due-date.ts';
import { addDays, dateInZone } from '../../src/domain/plain-date.ts';
import { isCountedAs } from './counted-as.ts';
import { dueEntriesOf, statusesInUse } from './device-store.ts';

type Query = z.output<typeof devicesQuerySchema>;
type Which = Omit<Query, 'size' | 'cursor' | 'sort'> & {
  customerId: string;
  /** Only at these, where somebody is limited to them. */
  siteIds?: string[];
  now: number;
  /** The longest time before a date in which it is due soon, in days (`longestLead`): nothing beyond is walked over. */
  longestLead?: number;
};

const sortedBy = { dueOn: 'device.nextDueOn', serialNumber: 'device.serialFolded', name: 'device.nameFolded' } as const;
const never = '9999-12-31';

/** Devices of a customer that fit, page by page. Which of their dates speaks for them is turned before (turn-due-dates.ts). */
export function deviceList({ reading, kind }: Database, { sort, ...which }: Which & Pick<Query, 'sort'>) {
  return listOf({
    db: reading,
    matching: matchingDevices({ db: reading, kind }, which),
    id: 'device.id',
    sortBy: sortedBy[sort.replace('-', '') as keyof typeof sortedBy],
    isDescending: sort.startsWith('-'),
    columns: (query) =>
      query
        .selectAll('device')
        .select(`${sortedBy[sort.replace('-', '') as keyof typeof sortedBy]} as sortKey`)
        .select((eb) => [
          eb
            .selectFrom('deviceModel')
            .whereRef('deviceModel.id', '=', 'device.modelId')
            .select('deviceModel.designation')
            .as('designation'),
          eb
            .selectFrom('deviceModel')
            .whereRef('deviceModel.id', '=', 'device.modelId')
            .select('deviceModel.modelNo')
            .as('modelNo'),
          eb.selectFrom('site').whereRef('site.id', '=', 'device.siteId').select('site.name').as('siteName'),
          // Whose days its dates are (device-store.ts: zoneOfDevice).
          sql<string>`coalesce((select time_zone from site where site.id = device.site_id),
            (select time_zone from customer where customer.id = device.customer_id))`.as('timeZone'),
        ]),
  });
}

/** The devices of a customer that fit, for lists, exports and changes of many. */
export function matchingDevices(
  { db, kind }: Pick<Database, 'db' | 'kind'>,
  which: Which,
): SelectQueryBuilder<Tables, 'device', object> {
  const { customerId, siteIds, q = '', dueBefore, now } = which;
  const { siteId, modelId, status, condition, dueState, neverDone } = which;
  const at = new Date(now).toISOString();
  const parts = searchedParts(q);
  let matching = db
    .selectFrom('device')
    .where(parts.length > 0 ? notByIndex('device.customerId') : 'device.customerId', '=', customerId);
  if (siteIds) matching = matching.where('device.siteId', 'in', siteIds);
  if (parts.length > 0) matching = matching.where(kind.holdsAll('device', parts));
  if (isNamed(siteId)) matching = matching.where('device.siteId', 'in', [siteId].flat());
  if (isNamed(modelId)) matching = matching.where('device.modelId', 'in', [modelId].flat());
  if (isNamed(status)) matching = matching.where('device.status', 'in', [status].flat());
  if (isNamed(condition)) matching = matching.where('device.condition', 'in', [condition].flat());
  if (dueBefore) matching = matching.where('device.nextDueOn', '<', dueBefore);
  const latest = latestDate(which);
  if (latest !== undefined) matching = matching.where('device.nextDueOn', '<=', latest);
  const figures = which.fleetState === undefined ? [] : [which.fleetState].flat();
  if (figures.length > 0)
    matching = matching
      .where('device.status', 'in', statusesInUse)
      .where(({ or }) => or(figures.map((figure) => isCountedAs(figure, at))));
  if (isNamed(neverDone))
    matching = matching.where(({ or }) =>
      or(
        [neverDone]
          .flat()
          .map((is) => (is === 'true' ? isCountedAs('neverDone', at) : sql<boolean>`device.never_done = 0`)),
      ),
    );
  if (!isNamed(dueState)) return matching;
  const figureOf = { overdue: 'overdue', soon: 'dueSoon', ok: 'ok' } as const;
  return matching
    .where('device.nextDueOn', '<', never)
    .where(({ or }) => or([dueState].flat().map((state) => isCountedAs(figureOf[state], at))));
}

/** Whether a filter names anything: an empty list is no filter, as in the address of a list. */
function isNamed<T>(filter: T | undefined): filter is T {
  return filter !== undefined && [filter].flat().length > 0;
}

/** A day after which nothing can be due as asked; undefined where that is not limited. Two days more for all time zones. */
function latestDate({ dueState, fleetState, longestLead = mostLeadDays, now }: Which): string | undefined {
  const asked = [...[dueState ?? []].flat(), ...[fleetState ?? []].flat()];
  if (asked.length !== 1) return undefined;
  const today = new Date(now).toISOString().slice(0, 10);
  if (asked[0] === 'overdue') return addDays(today, 2);
  return asked[0] === 'soon' || asked[0] === 'dueSoon' ? addDays(today, longestLead + 2) : undefined;
}

/** The longest time before a date in which any check is due soon, in days. */
export async function longestLead({ db }: Database): Promise<number> {
  const { days } = await db
    .selectFrom('schedule')
    .select((eb) => eb.fn.max('leadDays').as('days'))
    .executeTakeFirstOrThrow();
  return Number(days);
}

/** A device as listed, before it is made a line. */
export type ListedDevice = Awaited<ReturnType<ReturnType<typeof deviceList>['readPage']>>['items'][number];

/** The dates of a listed device with their state, the most urgent first. */
export const duesOf = ({ dueJson, timeZone }: Pick<ListedDevice, 'dueJson' | 'timeZone'>, now: number) =>
  dueOnDay(dueEntriesOf(dueJson), dateInZone(now, timeZone));

/** A device as a row of the list. */
export function deviceLine(row: ListedDevice, now: number): DeviceLine {
  const { id, customerId, deviceRef, serialNumber, inventoryNumber, name, department, room, status } = row;
  return {
    id,
    customerId,
    deviceRef,
    serialNumber,
    inventoryNumber,
    name,
    model: { id: row.modelId, designation: row.designation ?? '' },
    site: row.siteId === null ? null : { id: row.siteId, name: row.siteName ?? '' },
    department,
    room,
    status,
    condition: row.condition,
    timeZone: row.timeZone,
    nextDue: duesOf(row, now)[0] ?? null,
    version: row.version,
  };
}
