import type { Kysely } from 'kysely';
import type { CheckResult } from '../../src/contract/function-check.ts';
import type { DeviceRow, SubmissionRow, Tables } from '../database/tables.ts';
import type { DoneChecks, KnownDevice } from '../devices/device-store.ts';
import { isLatest } from '../devices/done-checks.ts';
import type { NewEvent } from '../history/event-store.ts';

/** A device that a check leaves in another condition than before. */
export type ConditionChange = { device: KnownDevice; from: DeviceRow['condition']; to: DeviceRow['condition'] };

/** Whether a check changes the condition of its device. Among the checks that count the latest made decides, not the latest received. */
export function conditionChange(
  row: SubmissionRow,
  device: KnownDevice | undefined,
  done: readonly DoneChecks[],
): ConditionChange | undefined {
  if (!device || row.counts === 0 || row.result === null) return undefined;
  const to = conditionAfter(row.result);
  const ofDevice = done.filter(({ deviceId }) => deviceId === device.id);
  return to === undefined || !isLatest(ofDevice, row.effectiveAt) || to === device.condition
    ? undefined
    : { device, from: device.condition, to };
}

type Changing = Omit<ConditionChange, 'device'> & {
  device: Pick<KnownDevice, 'id' | 'customerId'>;
  actor: NewEvent['actor'];
};

/** Writes the new condition, and gives back the event that says so. */
export async function changeCondition(
  db: Kysely<Tables>,
  { device, from, to, actor }: Changing,
  at: string,
): Promise<NewEvent> {
  await db
    .updateTable('device')
    .set(({ eb }) => ({ condition: to, version: eb('version', '+', 1), updatedAt: at }))
    .where('id', '=', device.id)
    .execute();
  return {
    customerId: device.customerId,
    actor,
    action: 'device.conditionChanged',
    entityType: 'device',
    entityId: device.id,
    changes: [{ field: 'condition', from, to }],
  };
}

/** An incomplete check decides nothing. */
export function conditionAfter(result: CheckResult): DeviceRow['condition'] | undefined {
  switch (result) {
    case 'passed':
      return 'ok';
    case 'passedWithRemarks':
      return 'remarks';
    case 'failed':
      return 'failed';
    case 'incomplete':
      return undefined;
  }
}
