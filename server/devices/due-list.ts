import type { PublicDevice } from '../../src/contract/public-device.ts';
import { dueEntry, dueOnDay, type DeviceDates, type DueEntry, type Schedule } from '../../src/domain/due-date.ts';
import { dateInZone } from '../../src/domain/plain-date.ts';
import type { DoneChecks, KnownDevice } from './device-store.ts';

/** What of a device its due dates are worked out from. */
export type DueDevice = Pick<KnownDevice, 'commissionedOn' | 'createdAt' | 'timeZone'>;
type Done = readonly Pick<DoneChecks, 'kind' | 'doneAt'>[];

/** Every check of a device with its day and state, the most urgent first. Days are those of the place where it stands. */
export function dueList(
  device: DueDevice,
  schedules: readonly Schedule[],
  { done, now }: { done: Done; now: number },
): PublicDevice['due'] {
  const today = dateInZone(now, device.timeZone);
  return dueOnDay(plannedDates(device, schedules, done), today).map(({ kind, dueOn, state, neverDone }) => ({
    kind,
    dueOn,
    state,
    neverDone,
  }));
}

/** Every date of a device with what it is worked out from, the nearest first: true on any day. */
export function plannedDates<S extends Schedule>(
  device: DueDevice,
  schedules: readonly S[],
  done: Done,
): (DueEntry & { schedule: S; dates: DeviceDates })[] {
  return schedules
    .map((schedule) => {
      const dates = datesOf(device, done.find(({ kind }) => kind === schedule.kind)?.doneAt ?? []);
      return { ...dueEntry(schedule, dates), schedule, dates };
    })
    .toSorted((a, b) => (a.dueOn < b.dueOn ? -1 : a.dueOn > b.dueOn ? 1 : 0));
}

function datesOf(device: DueDevice, doneAt: readonly string[]): DeviceDates {
  const dayOf = (instant: string) => dateInZone(Date.parse(instant), device.timeZone);
  return {
    commissionedOn: device.commissionedOn ?? undefined,
    createdOn: dayOf(device.createdAt),
    doneOn: doneAt.map(dayOf),
  };
}
