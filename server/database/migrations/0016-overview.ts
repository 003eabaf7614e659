import { sql, type Kysely } from 'kysely';

/** What the figures of an organisation count stands in indexes: 100,000 devices and a million checks are not read for it. */
export async function overview(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create index submission_by_month on submission
        (customer_id, kind_of_submission, effective_at, state, result, site_id)`,
    )
    .execute(db);
  await sql
    .raw(
      `create index device_fleet on device
        (customer_id, site_id, status, condition, overdue_at, soon_at, never_done)`,
    )
    .execute(db);
}
