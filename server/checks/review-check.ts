import type { Kysely, Transaction } from 'kysely';
import { readChecklistVersion } from '../checklists/checklist-store.ts';
import type { Database } from '../database/connect.ts';
import type { DeviceRow, SubmissionRow, Tables } from '../database/tables.ts';
import { refreshDueColumns } from '../devices/due-columns.ts';
import { recordEvents, type Change, type NewEvent } from '../history/event-store.ts';
import { tellOfFailedCheck } from '../notifications/tell-of-failed-check.ts';
import { blockOnFail } from '../submissions/block-on-fail.ts';
import { changeCondition, conditionAfter } from '../submissions/condition-change.ts';
import { flagsOf } from '../database/json-columns.ts';

type By = { actor: NewEvent['actor']; now: number };
type Review = By & { before: SubmissionRow; reason?: string };

/** Voids a check: it stays on record and counts no more. False when somebody else was faster. */
export function voidCheck(database: Database, { before, reason, ...by }: Review): Promise<boolean> {
  const closed = { closedAt: new Date(by.now).toISOString(), closedReason: reason ?? null };
  return review(database, {
    ...by,
    before,
    reason,
    action: 'voided',
    columns: { state: 'voided', counts: 0, ...closed },
  });
}

/** Accepts a flagged check: it counts from now on, where it has a device and a verdict. */
export function acceptCheck(database: Database, { before, ...by }: Review): Promise<boolean> {
  const counts = before.deviceId !== null && before.result !== null ? 1 : 0;
  return review(database, { ...by, before, action: 'accepted', columns: { state: 'accepted', counts } });
}

type Assignment = By & { before: SubmissionRow; device: Pick<DeviceRow, 'id' | 'customerId' | 'siteId' | 'status'> };

/**
 * Says which device a check was about. It is theirs to see then, and decides nothing before it is accepted; a failed one
 * is told as if it had just come, and asks for its device to be blocked where its checklist says so.
 */
export async function assignCheck(database: Database, { before, device, ...by }: Assignment): Promise<boolean> {
  const flags = flagsOf(before.flagsJson).filter((flag) => flag !== 'unknownDevice');
  const checklist = await checklistOf(database.db, before);
  const result = before.result ?? undefined;
  if (blockOnFail({ checklist, result, device, decides: false, isLatest: false }) === 'asked') flags.push('blockAsked');
  const { id: deviceId, customerId, siteId } = device;
  const columns = {
    deviceId,
    customerId,
    siteId,
    flagsJson: JSON.stringify(flags),
    state: 'flagged',
    counts: 0,
  } as const;
  return review(database, { ...by, before, action: 'assigned', columns, isNews: before.result === 'failed' });
}

async function checklistOf(db: Kysely<Tables>, { checklistId, checklistVersion }: SubmissionRow) {
  if (checklistId === null || checklistVersion === null) return undefined;
  return readChecklistVersion(db, checklistId, checklistVersion);
}

type Step = Review & {
  action: string;
  columns: Partial<SubmissionRow>;
  /** Whether people are to be told of it as of a check that failed. */
  isNews?: boolean;
};

async function review({ db, kind }: Database, step: Step): Promise<boolean> {
  const { before, action, columns, reason, isNews, actor, now } = step;
  const after = { ...before, ...columns };
  return db.transaction().execute(async (transaction) => {
    // The device first, as everybody does who keeps checks.
    if (after.deviceId !== null)
      await kind.lockDevices(transaction.selectFrom('device').select('id').where('id', '=', after.deviceId)).execute();
    const { numUpdatedRows } = await transaction
      .updateTable('submission')
      .set(columns)
      .where('id', '=', before.id)
      .where('state', '=', before.state)
      .where('deviceId', before.deviceId === null ? 'is' : '=', before.deviceId)
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) return false;
    const changes = (['state', 'deviceId'] as const).flatMap((field): Change[] =>
      before[field] === after[field] ? [] : [{ field, from: before[field], to: after[field] }],
    );
    const of = { entityType: 'functionCheck', entityId: before.id, customerId: after.customerId };
    await recordEvents(transaction, [{ ...of, actor, action: `functionCheck.${action}`, changes, reason }], now);
    if (after.deviceId !== null && before.counts !== after.counts)
      await refreshDevice(transaction, { deviceId: after.deviceId, actor, now });
    if (isNews) await tellOfFailedCheck(transaction, after, { now, isDecided: true });
    return true;
  });
}

/** What a device is due and in which condition it is, worked out from the checks that count. */
async function refreshDevice(transaction: Transaction<Tables>, { deviceId, actor, now }: By & { deviceId: string }) {
  await refreshDueColumns(transaction, [deviceId]);
  const device = await transaction
    .selectFrom('device')
    .select(['id', 'customerId', 'condition'])
    .where('id', '=', deviceId)
    .executeTakeFirstOrThrow();
  const to = await conditionOf(transaction, deviceId);
  if (to === device.condition) return;
  const change = { device, from: device.condition, to, actor };
  await recordEvents(transaction, [await changeCondition(transaction, change, new Date(now).toISOString())], now);
}

/** Of the checks that count the latest made decides; an incomplete one decides nothing. */
async function conditionOf(db: Kysely<Tables>, deviceId: string): Promise<DeviceRow['condition']> {
  const latest = await db
    .selectFrom('submission')
    .select('result')
    .where('deviceId', '=', deviceId)
    .where('counts', '=', 1)
    .where('result', '!=', 'incomplete')
    .orderBy('effectiveAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return (latest?.result && conditionAfter(latest.result)) ?? 'unknown';
}
