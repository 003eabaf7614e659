import type { PublicDevice } from '../../src/contract/public-device.ts';
import { dueOn, dueState, type DeviceDates, type Schedule } from '../../src/domain/due-date.ts';
import { dateInZone } from '../../src/domain/plain-date.ts';
import type { DoneChecks, KnownDevice } from './device-store.ts';

/** What of a device its due dates are worked out from. */
export type DueDevice = Pick<KnownDevice, 'commissionedOn' | 'createdAt' | 'timeZone'>;

/** Every check of a device with its day and state, the nearest first. Days are those of the place where it stands. */
export function dueList(
  device: DueDevice,
  schedules: readonly Schedule[],
  { done, now }: { done: readonly Pick<DoneChecks, 'kind' | 'firstAt' | 'lastAt'>[]; now: number },
): PublicDevice['due'] {
  const today = dateInZone(now, device.timeZone);
  return plannedDates(device, schedules, done).map(({ schedule, dueOn: day, ...dates }) => ({
    kind: schedule.kind,
    dueOn: day,
    state: dueState(schedule, dates, today),
  }));
}

/** Every date of a device with what it is worked out from, the nearest first: true on any day. */
export function plannedDates<S extends Schedule>(
  device: DueDevice,
  schedules: readonly S[],
  done: readonly Pick<DoneChecks, 'kind' | 'firstAt' | 'lastAt'>[],
) {
  return schedules
    .map((schedule) => {
      const dates = datesOf(
        device,
        done.find(({ kind }) => kind === schedule.kind),
      );
      return { ...dates, schedule, dueOn: dueOn(schedule, dates) };
    })
    .toSorted((a, b) => (a.dueOn < b.dueOn ? -1 : a.dueOn > b.dueOn ? 1 : 0));
}

function datesOf(device: DueDevice, done: Pick<DoneChecks, 'firstAt' | 'lastAt'> | undefined): DeviceDates {
  const dayOf = (instant: string) => dateInZone(Date.parse(instant), device.timeZone);
  return {
    commissionedOn: device.commissionedOn ?? undefined,
    createdOn: dayOf(device.createdAt),
    firstDoneOn: done && dayOf(done.firstAt),
    lastDoneOn: done && dayOf(done.lastAt),
  };
}
