import { sql, type Kysely } from 'kysely';

/**
 * The few checks that wait for somebody's decision, found among a million others. All of what is asked for stands in the
 * index, so that it is taken also where the database knows nothing of how many there are.
 */
export async function waitingChecks(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create index submission_waiting on submission (customer_id, kind_of_submission, state, effective_at, id)
        where kind_of_submission = 'functionCheck' and state = 'flagged'`,
    )
    .execute(db);
}
