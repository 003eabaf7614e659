import type { Kysely, Selectable, Transaction } from 'kysely';
import { deviceModelSchema, type DeviceModel, type DeviceModelChange } from '../../src/contract/device-model.ts';
import type { ModelSchedule } from '../../src/contract/schedule.ts';
import { uuidV7 } from '../../src/domain/uuid-v7.ts';
import { raisePackRevision } from '../database/installation.ts';
import type { Tables } from '../database/tables.ts';
import { writeVersion } from '../database/write-version.ts';
import { readSchedules } from '../devices/device-store.ts';
import { refreshDueColumnsOf } from '../devices/due-columns.ts';
import { changesBetween } from '../history/changes-between.ts';
import { defined } from '../history/defined.ts';
import { recordEvents, type Change, type NewEvent } from '../history/event-store.ts';
import { modelTexts } from './fill-model-texts.ts';
import { addressOf, localTextOf } from '../database/json-columns.ts';

export type StoredModel = Selectable<Tables['deviceModel']>;
/** The record of models is the maker's: `customerId` is the maker's own. */
type By = { actor: NewEvent['actor']; customerId: string; now: number };

export const readModelRow = (db: Kysely<Tables>, modelId: string): Promise<StoredModel | undefined> =>
  db.selectFrom('deviceModel').selectAll().where('id', '=', modelId).executeTakeFirst();

/** A model as it is answered. */
export async function modelOf(db: Kysely<Tables>, row: StoredModel, devices: number): Promise<DeviceModel> {
  return deviceModelSchema.parse({ ...row, ...unpacked(row), schedules: await schedulesOf(db, row.id), devices });
}

/** Writes a new model, as a draft; throws where its number or its UDI is taken. */
export function insertModel(db: Kysely<Tables>, change: DeviceModelChange, by: By): Promise<string> {
  return db.transaction().execute(async (transaction) => {
    const id = uuidV7(by.now);
    const at = new Date(by.now).toISOString();
    const columns = { ...empty, ...columnsOf(change) };
    const stored = { id, status: 'draft', version: 1, createdAt: at, updatedAt: at } as const;
    const row = { ...columns, ...stored, modelNo: change.modelNo };
    await transaction
      .insertInto('deviceModel')
      .values({ ...row, ...modelTexts(row) })
      .execute();
    if (change.schedules) await writeSchedules(transaction, { modelId: id, schedules: change.schedules, now: by.now });
    await record(transaction, { ...by, modelId: id, action: 'created', changes: changesBetween({}, defined(change)) });
    return id;
  });
}

type Update = By & { before: StoredModel; change: DeviceModelChange };

/** Writes what was changed of a model; due dates and packs follow in the same transaction. False when somebody was faster. */
export function updateModel(db: Kysely<Tables>, { before, change, ...by }: Update): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const schedules = await schedulesOf(transaction, before.id);
    const columns = columnsOf(change);
    const texts = modelTexts({ ...before, ...columns });
    if (!(await writeVersion(transaction, 'deviceModel', { before, columns: { ...columns, ...texts }, now: by.now })))
      return false;
    const changes = changesBetween({ ...before, ...unpacked(before), schedules }, defined(change));
    if (changes.some(({ field }) => field === 'schedules')) {
      await writeSchedules(transaction, { modelId: before.id, schedules: change.schedules!, now: by.now });
      await refreshDueColumnsOf(transaction, { modelId: before.id });
    }
    await raisePackRevision(transaction);
    if (changes.length > 0) await record(transaction, { ...by, modelId: before.id, action: 'updated', changes });
    return true;
  });
}

type Setting = By & { before: StoredModel; action: string; columns: Partial<StoredModel>; changes: Change[] };

/** Writes single columns of a model. False when somebody else was faster. */
export async function setModel(transaction: Transaction<Tables>, { before, action, columns, changes, ...by }: Setting) {
  if (!(await writeVersion(transaction, 'deviceModel', { before, columns, now: by.now }))) return false;
  await raisePackRevision(transaction);
  await record(transaction, { ...by, modelId: before.id, action, changes });
  return true;
}

type NewSchedules = { modelId: string; schedules: readonly ModelSchedule[]; now: number };

async function writeSchedules(transaction: Transaction<Tables>, { modelId, schedules, now }: NewSchedules) {
  await transaction.deleteFrom('schedule').where('modelId', '=', modelId).execute();
  if (schedules.length === 0) return;
  const rows = schedules.map(({ interval: { value, unit }, ...schedule }) => ({
    ...schedule,
    id: uuidV7(now),
    modelId,
    intervalValue: value,
    intervalUnit: unit,
  }));
  await transaction.insertInto('schedule').values(rows).execute();
}

/** By kind, so that two answers about the same are the same. */
async function schedulesOf(db: Kysely<Tables>, modelId: string): Promise<ModelSchedule[]> {
  const schedules = await readSchedules(db, [modelId]);
  return schedules
    .map(({ kind, checklistId, interval, anchor, dueRule, leadDays, performer }) => ({
      kind,
      checklistId,
      interval,
      anchor,
      dueRule,
      leadDays,
      performer,
    }))
    .toSorted((a, b) => (a.kind < b.kind ? -1 : 1));
}

function record(db: Kysely<Tables>, { modelId, action, changes, actor, customerId, now }: By & Recorded) {
  const event = { customerId, entityType: 'deviceModel', entityId: modelId, actor, action, changes };
  return recordEvents(db, [event], now);
}
type Recorded = { modelId: string; action: string; changes: Change[] };

const empty = {
  typeCode: null,
  manufacturerAddressJson: null,
  udiDi: null,
  serialPattern: null,
  manualUrl: null,
  picture: null,
};

/** The columns of what was typed; the number is printed in labels and stays. */
function columnsOf(typed: DeviceModelChange) {
  const { schedules: _schedules, modelNo: _modelNo, kind, manufacturer, ...change } = typed;
  const { address } = manufacturer;
  return {
    ...(defined(change) as Omit<typeof change, 'typeCode' | 'udiDi' | 'serialPattern' | 'manualUrl'>),
    kindJson: JSON.stringify(kind),
    manufacturerName: manufacturer.name,
    ...(address === undefined ? {} : { manufacturerAddressJson: address && JSON.stringify(address) }),
  };
}

function unpacked({ kindJson, manufacturerName, manufacturerAddressJson }: StoredModel) {
  const address = addressOf(manufacturerAddressJson);
  return { kind: localTextOf(kindJson), manufacturer: { name: manufacturerName, address } };
}
