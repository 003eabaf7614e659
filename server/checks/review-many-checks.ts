import type { ChecksReview, ChecksReviewed } from '../../src/contract/check-review.ts';
import { mostReviewed } from '../../src/contract/check-review.ts';
import type { Database } from '../database/connect.ts';
import type { NewEvent } from '../history/event-store.ts';
import { HttpProblem } from '../http/problems.ts';
import { readCheckRow } from './check-details.ts';
import { checkList, type ListedCheck } from './check-list.ts';
import { acceptCheck, voidCheck } from './review-check.ts';

type Reviewing = {
  customerId: string;
  /** Only of devices at these, where the caller is limited to them. */
  siteIds: string[] | undefined;
  review: ChecksReview;
  actor: NewEvent['actor'];
  now: number;
};
type Chosen = { id: string; row: ListedCheck | undefined };
type Code = 'notFound' | 'checkClosed' | 'notWaiting';

/**
 * One decision about many checks. Each is reviewed by itself, as if it had been opened, so that one that cannot be decided
 * keeps none of the others; the answer names those that stayed.
 */
export async function reviewManyChecks(
  database: Database,
  reviewing: Reviewing,
): Promise<ChecksReviewed | HttpProblem> {
  const { submissionIds, filter, expectedCount } = reviewing.review;
  if ((submissionIds === undefined) === (filter === undefined))
    return new HttpProblem('validationFailed', { errors: [{ pointer: '/submissionIds', code: 'required' }] });
  const chosen = await choose(database, reviewing);
  if (chosen.length !== expectedCount) return new HttpProblem('countChanged', { params: { count: chosen.length } });
  const stayed: ChecksReviewed['stayed'] = [];
  for (const each of chosen) {
    const code = await decide(database, reviewing, each);
    if (code !== undefined) stayed.push({ submissionId: each.id, code, check: each.row ? namesOf(each.row) : null });
  }
  return { reviewed: chosen.length - stayed.length, stayed };
}

/** A check that was voided or corrected is decided for good. */
export const isClosed = ({ state }: Pick<ListedCheck, 'state'>) => state === 'voided' || state === 'corrected';

/** The checks that are meant, at most one more than can be reviewed at once, so that too many are noticed. */
async function choose(database: Database, { customerId, siteIds, review }: Reviewing): Promise<Chosen[]> {
  if (review.filter) {
    // As they are now, and not as a reading thread last saw them.
    const list = checkList(
      { ...database, reading: database.db },
      { ...review.filter, customerId, siteIds, sort: '-performedAt' },
    );
    const { items } = await list.readPage({ size: mostReviewed + 1 });
    return items.map((row) => ({ id: row.id, row }));
  }
  const chosen: Chosen[] = [];
  for (const submissionId of new Set(review.submissionIds)) {
    const row = await readCheckRow(database, { customerId, siteIds, submissionId });
    chosen.push({ id: submissionId, row });
  }
  return chosen;
}

/** Why it stays as it is; undefined where it was decided. */
async function decide(
  database: Database,
  { review, actor, now }: Reviewing,
  { row }: Chosen,
): Promise<Code | undefined> {
  if (!row) return 'notFound';
  if (isClosed(row)) return 'checkClosed';
  if (review.action === 'accept' && row.state !== 'flagged') return 'notWaiting';
  const step = { before: row, reason: review.reason, actor, now };
  const isDone = await (review.action === 'accept' ? acceptCheck(database, step) : voidCheck(database, step));
  return isDone ? undefined : 'checkClosed';
}

const namesOf = ({ protocolNo, designation, serialNumber }: ListedCheck) => ({
  protocolNo,
  device: [designation, serialNumber].filter(Boolean).join(' '),
});
