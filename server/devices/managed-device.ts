import type { Kysely, Selectable } from 'kysely';
import { deviceSchema, type Device, type DueDate } from '../../src/contract/device.ts';
import { checkStandard } from '../../src/domain/check-standard.ts';
import { dueOnDay } from '../../src/domain/due-date.ts';
import { dateInZone } from '../../src/domain/plain-date.ts';
import type { Tables } from '../database/tables.ts';
import {
  isInUse,
  readDevicesById,
  readDoneChecks,
  readLabels,
  readSchedules,
  type KnownSchedule,
} from './device-store.ts';
import { plannedDates } from './due-list.ts';

export type StoredDevice = Selectable<Tables['device']>;
const mostPhotos = 200;

/** The row of a device of a customer. */
export function readDeviceRow(
  db: Kysely<Tables>,
  { customerId, deviceId }: { customerId: string; deviceId: string },
): Promise<StoredDevice | undefined> {
  return db
    .selectFrom('device')
    .selectAll()
    .where('id', '=', deviceId)
    .where('customerId', '=', customerId)
    .executeTakeFirst();
}

/** A device as it is answered: with its dates and the reason of each. */
export async function deviceOf(db: Kysely<Tables>, row: StoredDevice, now: number): Promise<Device> {
  const [known] = await readDevicesById(db, [row.id]);
  const model = await db.selectFrom('deviceModel').selectAll().where('id', '=', row.modelId).executeTakeFirstOrThrow();
  const site = row.siteId
    ? await db.selectFrom('site').select(['id', 'name']).where('id', '=', row.siteId).executeTakeFirst()
    : null;
  const schedules = await readSchedules(db, [row.modelId]);
  const done = await readDoneChecks(db, [row.id]);
  const dates = isInUse(row.status) ? plannedDates(known!, schedules, done) : [];
  return deviceSchema.parse({
    ...row,
    site: site ?? null,
    model: { ...model, kind: JSON.parse(model.kindJson) as unknown },
    timeZone: known!.timeZone,
    dueList: dueOnDay(dates, dateInZone(now, known!.timeZone)).map(dueDate),
    labels: await readLabels(db, [row.id]),
    photos: await readPhotos(db, row.id),
  });
}

type Planned = ReturnType<typeof plannedDates<KnownSchedule>>[number];

function dueDate({ schedule, dates, dueOn, state, neverDone }: Planned & Pick<DueDate, 'state'>): DueDate {
  const { kind, checklistId, interval, anchor, dueRule, leadDays, performer } = schedule;
  return {
    kind,
    checklistId,
    interval,
    anchor,
    dueRule,
    leadDays,
    performer,
    dueOn,
    state,
    neverDone,
    firstDoneOn: dates.doneOn[0] ?? null,
    lastDoneOn: dates.doneOn.at(-1) ?? null,
    countedFrom: countedFrom(schedule, dates),
    standard: checkStandard(kind),
  };
}

/** From what the date is counted (domain/due-date.ts). */
function countedFrom({ anchor }: KnownSchedule, dates: Planned['dates']): DueDate['countedFrom'] {
  const { commissionedOn, createdOn, doneOn } = dates;
  const [firstDoneOn, lastDoneOn] = [doneOn[0], doneOn.at(-1)];
  if (anchor === 'completed' && lastDoneOn !== undefined) return { what: 'lastDone', on: lastDoneOn };
  if (anchor === 'scheduled' && firstDoneOn !== undefined) return { what: 'firstDone', on: firstDoneOn };
  return commissionedOn === undefined
    ? { what: 'created', on: createdOn }
    : { what: 'commissioned', on: commissionedOn };
}

function readPhotos(db: Kysely<Tables>, deviceId: string) {
  return db
    .selectFrom('submission')
    .innerJoin('upload', 'upload.submissionId', 'submission.id')
    .where('submission.deviceId', '=', deviceId)
    .select(['upload.submissionId', 'submission.kindOfSubmission', 'upload.uploadId', 'upload.receivedAt'])
    .orderBy('upload.receivedAt', 'desc')
    .limit(mostPhotos)
    .execute();
}
