import { sql, type Kysely } from 'kysely';
import type { KindOfSubmission } from '../../src/contract/submission.ts';
import type { SubmissionRow, Tables } from '../database/tables.ts';

/** The submissions that are already kept, of those asked for. */
export async function readSubmissions(db: Kysely<Tables>, ids: string[]): Promise<Map<string, SubmissionRow>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('submission').selectAll().where('id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** Keeps a submission unless its id is kept already; then false, after whoever was first has committed. */
export async function insertSubmission(db: Kysely<Tables>, row: SubmissionRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('submission')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Takes running numbers; the first of them is returned. */
export async function takeNumbers(db: Kysely<Tables>, kind: KindOfSubmission, count: number): Promise<number> {
  const { last } = await db
    .updateTable('protocolNumber')
    .set({ last: sql`last + ${count}` })
    .where('kindOfSubmission', '=', kind)
    .returning('last')
    .executeTakeFirstOrThrow();
  return last - count + 1;
}
