import { sql, type Kysely } from 'kysely';
import type { UploadRow, Tables } from '../database/tables.ts';
import { flagsOf } from '../database/json-columns.ts';

/** The hash of a photo that is kept already, or undefined. */
export async function readUploadHash(
  db: Kysely<Tables>,
  { submissionId, uploadId }: Pick<UploadRow, 'submissionId' | 'uploadId'>,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('upload')
    .select('sha256')
    .where('submissionId', '=', submissionId)
    .where('uploadId', '=', uploadId)
    .executeTakeFirst();
  return row?.sha256;
}

/** Keeps a photo unless it is kept already; then false, after whoever was first has committed. */
export async function insertUpload(db: Kysely<Tables>, row: UploadRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('upload')
    .values(row)
    .onConflict((conflict) => conflict.columns(['submissionId', 'uploadId']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** One photo less is missing; with the last one the submission is no longer marked for it. */
export async function countDown(db: Kysely<Tables>, submissionId: string): Promise<void> {
  const row = await db
    .updateTable('submission')
    .set({ photosPending: sql`photos_pending - 1` })
    .where('id', '=', submissionId)
    .returning(['photosPending', 'flagsJson', 'toldFlagsJson', 'state', 'counts'])
    .executeTakeFirstOrThrow();
  if (row.photosPending > 0) return;
  const flagsJson = withoutPending(row.flagsJson);
  const isPlain = row.state === 'flagged' && row.counts === 1 && flagsJson === '[]';
  await db
    .updateTable('submission')
    .set({ flagsJson, toldFlagsJson: withoutPending(row.toldFlagsJson), ...(isPlain && { state: 'received' }) })
    .where('id', '=', submissionId)
    .execute();
}

const withoutPending = (flagsJson: string) =>
  JSON.stringify(flagsOf(flagsJson).filter((flag) => flag !== 'photoPending'));
