import { isDeepStrictEqual } from 'node:util';
import type { Kysely } from 'kysely';
import { dayStart } from '../../src/domain/day-start.ts';
import { speakingEntry, type DueEntry } from '../../src/domain/due-date.ts';
import { addDays } from '../../src/domain/plain-date.ts';
import type { DeviceRow, DueColumns, Tables } from '../database/tables.ts';
import {
  isInUse,
  readDevicesById,
  readDoneChecks,
  readSchedules,
  type DoneChecks,
  type KnownDevice,
  type KnownSchedule,
} from './device-store.ts';
import { plannedDates } from './due-list.ts';

const never = '9999-12-31';

type Facts = { schedules: readonly KnownSchedule[]; done: readonly DoneChecks[] };

/**
 * What a device is ordered and filtered by in lists. Dates and instants hold for any day; which date is the most urgent is
 * written as of before all of them, and turned by whoever reads next (turn-due-dates.ts).
 */
export function dueColumns(device: KnownDevice, { schedules, done }: Facts): DueColumns {
  const ofModel = schedules.filter(({ modelId }) => modelId === device.modelId);
  const ofDevice = done.filter(({ deviceId }) => deviceId === device.id);
  const dates = isInUse(device.status) ? plannedDates(device, ofModel, ofDevice) : [];
  const entries = dates.map(({ kind, dueOn, soonOn, neverDone }) => ({ kind, dueOn, soonOn, neverDone }));
  const at = (date: string) => dayStart(date, device.timeZone);
  return {
    dueJson: JSON.stringify(entries),
    soonAt: earliest(entries.map(({ soonOn }) => at(soonOn))),
    overdueAt: earliest(entries.map(({ dueOn }) => at(addDays(dueOn, 1)))),
    ...speakingColumns(entries, beforeAll, device.timeZone),
  };
}

const beforeAll = '';

/** What is written of the most urgent of the dates of a device on a day. */
export function speakingColumns(entries: readonly DueEntry[], today: string, timeZone: string) {
  const { entry, turnsOn } = speakingEntry(entries, today);
  return {
    nextDueOn: entry?.dueOn ?? never,
    nextDueKind: entry?.kind ?? null,
    neverDone: entry?.neverDone ? 1 : 0,
    dueTurnsAt: turnsOn === undefined ? never : dayStart(turnsOn, timeZone),
  } as const;
}

const earliest = (instants: string[]) => instants.toSorted((a, b) => (a < b ? -1 : 1))[0] ?? never;

/** Writes them for a device; the version stays, because nobody edited anything. */
export async function writeDueColumns(db: Kysely<Tables>, device: KnownDevice, facts: Facts): Promise<void> {
  await db.updateTable('device').set(dueColumns(device, facts)).where('id', '=', device.id).execute();
}

const atOnce = 500; // devices

/** Works them out again for devices whose place, dates, model or checks have changed; in the transaction of the change. */
export async function refreshDueColumns(db: Kysely<Tables>, deviceIds: readonly string[]): Promise<void> {
  for (let first = 0; first < deviceIds.length; first += atOnce) {
    const ids = deviceIds.slice(first, first + atOnce);
    const devices = await readDevicesById(db, ids);
    const schedules = await readSchedules(db, [...new Set(devices.map(({ modelId }) => modelId))]);
    const done = Map.groupBy(await readDoneChecks(db, ids), ({ deviceId }) => deviceId);
    const kept = new Map((await readDueColumns(db, ids)).map(({ id, ...columns }) => [id, columns]));
    const changed = devices.flatMap((device) => {
      const columns = dueColumns(device, { schedules, done: done.get(device.id) ?? [] });
      const { dueJson, soonAt, overdueAt } = columns;
      return isDeepStrictEqual({ dueJson, soonAt, overdueAt }, kept.get(device.id)) ? [] : [{ id: device.id, columns }];
    });
    // Devices that came together are due together: one statement for all of the same dates.
    for (const same of Map.groupBy(changed, ({ columns }) => JSON.stringify(columns)).values()) {
      const sameIds = same.map(({ id }) => id);
      await db.updateTable('device').set(same[0]!.columns).where('id', 'in', sameIds).execute();
    }
  }
}

/** What of them holds for any day. */
const readDueColumns = (db: Kysely<Tables>, ids: string[]) =>
  db.selectFrom('device').select(['id', 'dueJson', 'soonAt', 'overdueAt']).where('id', 'in', ids).execute();

type Which = Partial<Pick<DeviceRow, 'siteId' | 'modelId' | 'customerId'>>;

/** The same for all devices of a site, a model or a customer. */
export async function refreshDueColumnsOf(db: Kysely<Tables>, which: Which): Promise<void> {
  let after = '';
  for (;;) {
    let reading = db.selectFrom('device').select('id').where('id', '>', after);
    for (const [column, value] of Object.entries(which) as [keyof Which, string][])
      reading = reading.where(column, '=', value);
    const ids = (await reading.orderBy('id').limit(atOnce).execute()).map(({ id }) => id);
    await refreshDueColumns(db, ids);
    if (ids.length < atOnce) return;
    after = ids.at(-1)!;
  }
}
