import { hash, timingSafeEqual } from 'node:crypto';
import type { FieldError } from '../../src/contract/problem.ts';
import { futureDates } from '../../src/domain/future-dates.ts';
import type { Database } from '../database/connect.ts';
import { troubleOf } from '../database/database-trouble.ts';
import { createGroupCommit } from '../database/group-commit.ts';
import type { SubmissionRow } from '../database/tables.ts';
import { signedInPerformer } from './signed-in-performer.ts';
import { HttpProblem } from '../http/problems.ts';
import type { Caller } from '../http/caller.ts';
import { keepGroup } from './keep-group.ts';
import { outcomeOfKept, type NewSubmission, type Outcome } from './new-submission.ts';
import type { ReadItem } from './read-item.ts';
import { readSubmissions } from './submission-store.ts';

export type Submissions = ReturnType<typeof createSubmissions>;

/** Where function checks and registrations arrive and stay. */
export function createSubmissions(database: Database, now: () => number) {
  const keep = createGroupCommit<NewSubmission, Outcome>((group) => keepGroup(database, group), {
    isOfOne: (error) => troubleOf(error) === undefined,
  });

  return {
    /**
     * Keeps each once and answers for each on its own, in order. Resolves when all of them are on disk. What names a
     * performer with an account is kept for that very caller only.
     */
    async keepAll(items: readonly ReadItem[], caller: Caller | null): Promise<Outcome[]> {
      const ids = items.flatMap((item) => (item.kind === 'named' ? [item.submissionId] : []));
      const kept = await readSubmissions(database.db, ids);
      return Promise.all(
        items.map(async (item): Promise<Outcome> => {
          if (item.kind === 'nameless') return refused(new HttpProblem('validationFailed', { errors: item.errors }));
          // Before anything else is asked: what was kept once stays kept, also when the rules have become stricter.
          const known = kept.get(item.submissionId);
          if (known) return outcomeOfKept(known, item.contentHash);
          if (item.content.kind === 'invalid')
            return refused(new HttpProblem('validationFailed', { errors: item.content.errors }));
          const { submission } = item.content.item;
          const future = submission.kindOfSubmission === 'deviceRegistration' ? futureDates(submission, now()) : [];
          if (future.length > 0)
            return refused(new HttpProblem('validationFailed', { errors: future.map(inSubmission) }));
          const userId = submission.kindOfSubmission === 'functionCheck' ? submission.performer.userId : undefined;
          const performer = userId === undefined ? undefined : await signedInPerformer(database.db, userId, caller);
          if (performer instanceof HttpProblem) return refused(performer);
          const { submissionId, contentJson, contentHash, content } = item;
          return keep({ submissionId, contentJson, contentHash, ...content, performer, receivedAt: now() }).catch(
            broken,
          );
        }),
      );
    },

    /** Which of them are kept already, by their ids. */
    async keptIds(items: readonly ReadItem[]): Promise<Set<string>> {
      const ids = items.flatMap((item) => (item.kind === 'named' ? [item.submissionId] : []));
      if (ids.length === 0) return new Set();
      const rows = await database.db.selectFrom('submission').select('id').where('id', 'in', ids).execute();
      return new Set(rows.map(({ id }) => id));
    },

    /** A submission by its id and receipt code, or undefined: nobody learns whether it was the id or the code. */
    async find(submissionId: string, receiptCode: string): Promise<SubmissionRow | undefined> {
      const row = (await readSubmissions(database.db, [submissionId])).get(submissionId);
      return isSameText(row?.receiptCode ?? '', asWritten(receiptCode)) ? row : undefined;
    },
  };
}

const inSubmission = ({ pointer, ...error }: FieldError): FieldError => ({
  ...error,
  pointer: `/submission${pointer}`,
});
const refused = (refusal: HttpProblem): Outcome => ({ kind: 'refused', refusal });
const broken = (error: unknown): Outcome => ({ kind: 'broken', error });

/** Takes the same time wherever the texts differ. */
const isSameText = (a: string, b: string) => timingSafeEqual(hash('sha256', a, 'buffer'), hash('sha256', b, 'buffer'));

/** A code as people type it: any case, in groups, with the letters that look like digits. */
const asWritten = (receiptCode: string) =>
  receiptCode.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');
