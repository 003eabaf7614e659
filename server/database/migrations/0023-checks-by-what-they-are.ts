import { sql, type Kysely } from 'kysely';

/**
 * Each filter of the checks, and each combination of them, is answered by an index alone: what has none of its own is
 * read beside the order of the list, and no check is looked up to find that it does not fit. The new ones hold what the
 * old ones did. The record is found by one thing of any kind, and by a kind.
 */
export async function checksByWhatTheyAre(db: Kysely<unknown>): Promise<void> {
  const more = 'result, state, check_kind, site_id';
  for (const statement of [
    'drop index submission_by_performed',
    'drop index submission_by_month',
    `create index submission_by_performed on submission (customer_id, kind_of_submission, effective_at, id, ${more})`,
    'drop index submission_of_customer',
    `create index submission_of_customer on submission
      (customer_id, kind_of_submission, received_at, id, ${more}, effective_at)`,
    `create index submission_by_result on submission
      (customer_id, kind_of_submission, result, effective_at, id, state, check_kind, site_id)`,
    'drop index submission_of_nobody',
    `create index submission_of_nobody on submission (kind_of_submission, received_at, id, state)
      where device_id is null`,
    'drop index submission_by_received',
    'create index submission_by_received on submission (kind_of_submission, received_at, id, state, customer_id)',
    'drop index submission_by_state',
    'drop index event_of_entity',
    'create index event_of_entity on event (entity_id, id, entity_type, customer_id)',
    'create index event_of_type on event (customer_id, entity_type, id)',
  ])
    await sql.raw(statement).execute(db);
}
