import type { Kysely } from 'kysely';
import { checkDetailsSchema, type CheckDetails } from '../../src/contract/check-details.ts';
import type { Delivery } from '../../src/contract/submission.ts';
import { evaluatedItems } from '../../src/domain/verdict.ts';
import { readChecklistVersion } from '../checklists/checklist-store.ts';
import type { Database } from '../database/connect.ts';
import type { Tables } from '../database/tables.ts';
import { checkLine, checkList, type ListedCheck } from './check-list.ts';
import { functionCheckOf } from '../database/json-columns.ts';

type Which = { submissionId: string; customerId?: string; siteIds?: string[] };

/** A function check by its id, within what somebody may see. */
export async function readCheckRow(
  database: Database,
  { submissionId, customerId, siteIds }: Which,
): Promise<ListedCheck | undefined> {
  // One row by its key, which need not wait behind long reads.
  const list = checkList(
    { ...database, reading: database.db },
    { customerId, siteIds, submissionId, sort: '-performedAt' },
  );
  const { items } = await list.readPage({ size: 1 });
  return items[0];
}

/** A check as it is answered: with the wording of its checklist as it was, and the verdict on each item. */
export async function checkDetailsOf(db: Kysely<Tables>, row: ListedCheck): Promise<CheckDetails> {
  const check = functionCheckOf(row.contentJson);
  const checklist = await readChecklistVersion(db, check.checklistId, check.checklistVersion);
  const { clockSkewMs } = JSON.parse(row.deliveryJson) as Partial<Delivery>;
  const uploads = await db.selectFrom('upload').select('uploadId').where('submissionId', '=', row.id).execute();
  return checkDetailsSchema.parse({
    ...check,
    ...checkLine(row),
    checklist: checklist ?? null,
    verdicts: (checklist ? evaluatedItems(checklist.items, check.answers) : []).map(({ item, verdict }) => ({
      itemId: item.itemId,
      verdict,
    })),
    arrivedPhotos: uploads.map(({ uploadId }) => uploadId),
    performedAtZoned: check.performedAt,
    isLabelVerified: row.labelVerified === 1,
    clockSkewMs: clockSkewMs ?? null,
    correctedBySubmissionId: row.correctedBySubmissionId,
    closedAt: row.closedAt,
    closedReason: row.closedReason,
  });
}
