import { z } from '../../contract/zod.ts';
import { outboxItemSchema, type OutboxItem } from './outbox-item.ts';

/** Discarded a moment ago: the row as it was, out of sight of everything that sends, until nobody can undo it any more. */
const discardedRowSchema = z.object({
  id: z.string(),
  status: z.literal('discarded'),
  discardedAt: z.number(),
  before: z.looseObject({ id: z.string() }),
});
export type DiscardedRow = z.infer<typeof discardedRowSchema>;

export function readItem(row: unknown): OutboxItem | null {
  const item = outboxItemSchema.safeParse(row);
  return item.success ? item.data : null;
}

export function readDiscardedRow(row: unknown): DiscardedRow | null {
  if ((row as { status?: unknown } | undefined)?.status !== 'discarded') return null; // cheaper than the schema
  const discarded = discardedRowSchema.safeParse(row);
  return discarded.success ? discarded.data : null;
}

/** The time by which what waits for a sign-in is found; rows from before version 3 of the tables have none. */
export function withTime<Row extends { id: string; status?: unknown }>(row: Row): Row {
  const isFound = row.status !== 'waitsForSignIn' || 'nextAttemptAt' in row;
  return isFound ? row : { ...row, nextAttemptAt: 0 };
}

/** The fields that stay the same from state to state. */
export function frozenOf(item: OutboxItem) {
  const { id, submission, contentHash, device, queuedAt, attempts, triedAt, lastReason, isCopied, replacedBy } = item;
  return { id, submission, contentHash, device, queuedAt, attempts, triedAt, lastReason, isCopied, replacedBy };
}

/** A row this build cannot read: shown and counted, never sent, never written. */
export function unreadable(row: { id: string }): OutboxItem {
  return {
    device: { labelText: null, labelVerification: 'manual' },
    submission: { submissionId: row.id, kindOfSubmission: 'functionCheck' },
    contentHash: '',
    queuedAt: 0,
    attempts: 0,
    id: row.id,
    status: 'needsAttention',
    reason: { code: 'unreadableItem' },
  };
}

/** The account of whoever made a submission signed in; null is anybody's. */
export function performerIdOf({ submission }: Pick<OutboxItem, 'submission'>): string | null {
  const { userId } = (submission.performer ?? {}) as { userId?: unknown };
  return typeof userId === 'string' ? userId : null;
}

/** When a submission was done by the clock there, with its offset; null where it does not say so. */
export function performedAtOf({ submission }: Pick<OutboxItem, 'submission'>): string | null {
  const at = submission.performedAt ?? submission.submittedAt;
  return typeof at === 'string' ? at : null;
}

/** The submission a correction takes the place of. */
export const correctedBy = ({ submission }: Pick<OutboxItem, 'submission'>): string | null =>
  typeof submission.correctsSubmissionId === 'string' ? submission.correctsSubmissionId : null;

type Tries = Pick<OutboxItem, 'status' | 'attempts' | 'isCopied'>;

/** Refused, or waiting for a sign-in and never out of this phone: the server has nothing under its id. */
export const isWithoutServer = ({ status, attempts, isCopied }: Tries): boolean =>
  status === 'needsAttention' || (status === 'waitsForSignIn' && attempts === 0 && !isCopied);

/** Its receipt may still come. */
export const isOnTheWay = (item: Tries): boolean => item.status !== 'closed' && !isWithoutServer(item);

/** What a correction of this item has to name: what the server has. Of a refused correction that is what it was to correct. */
export const namedByCorrection = (item: OutboxItem): string =>
  (isWithoutServer(item) ? correctedBy(item) : null) ?? item.id;
