import type { EventRow, SubmissionRow } from '../database/tables.ts';
import type { ConditionChange } from '../submissions/condition-change.ts';
import { demoId } from './demo-id.ts';

/** Who decided about submissions at the maker. */
export type Reviewer = { id: string; name: string };

/** What the record says of a submission: that it came, and what somebody decided about it. */
export function submissionEvents(row: SubmissionRow, reviewer: Reviewer): EventRow[] {
  const received = event(row, { action: 'received', at: row.receivedAt });
  const isDecided = ['accepted', 'voided', 'approved', 'rejected', 'needsInfo', 'duplicate'].includes(row.state);
  if (!isDecided) return [received];
  const decision = event(row, { action: row.state, at: row.closedAt ?? row.receivedAt });
  return [
    received,
    { ...decision, actorKind: 'user', actorId: reviewer.id, actorName: reviewer.name, reason: row.closedReason },
  ];
}

/** That a check left its device in another condition. */
export function conditionEvent(row: SubmissionRow, { device, from, to }: ConditionChange): EventRow {
  return {
    ...event(row, { action: 'received', at: row.receivedAt }),
    id: demoId(`event ${row.id} condition`),
    action: 'device.conditionChanged',
    entityType: 'device',
    entityId: device.id,
    changesJson: JSON.stringify([{ field: 'condition', from, to }]),
  };
}

const event = (row: SubmissionRow, { action, at }: { action: string; at: string }): EventRow => ({
  id: demoId(`event ${row.id} ${action}`),
  occurredAt: at,
  customerId: row.customerId,
  actorKind: 'public',
  actorId: null,
  actorName: null,
  action: `${row.kindOfSubmission}.${action}`,
  entityType: row.kindOfSubmission,
  entityId: row.id,
  changesJson: '[]',
  reason: null,
});
