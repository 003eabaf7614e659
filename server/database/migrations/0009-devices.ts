import { PostgresAdapter, sql, type Kysely } from 'kysely';

/** What lists of devices and checks are ordered and filtered by, and the log of devices. */
export async function devices(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  for (const statement of statements(isPostgres ? 'collate "C"' : '')) await sql.raw(statement).execute(db);
  if (isPostgres) await sql.raw(`alter table device alter column serial_folded type text collate "C"`).execute(db);
}

// Later than any date: nothing is due.
const never = '9999-12-31';

const statements = (asBytes: string) => [
  `alter table device add column name_folded text ${asBytes} not null default ''`,
  `alter table device add column next_due_on text ${asBytes} not null default '${never}'`,
  `alter table device add column next_due_kind text`,
  `alter table device add column soon_at text ${asBytes} not null default '${never}'`,
  `alter table device add column overdue_at text ${asBytes} not null default '${never}'`,
  `alter table device add column never_done integer not null default 0`,
  `create index device_by_due on device (customer_id, next_due_on, id)`,
  `create index device_by_name on device (customer_id, name_folded, id)`,
  `create index device_by_serial on device (customer_id, serial_folded, id)`,
  `create index device_of_site_by_due on device (site_id, next_due_on, id)`,
  `create index device_of_model_by_due on device (customer_id, model_id, next_due_on, id)`,
  `create index device_by_status on device (customer_id, status, next_due_on, id)`,
  `create index device_by_condition on device (customer_id, condition, next_due_on, id)`,
  `create index device_by_model on device (model_id, id)`,
  `create index submission_by_performed on submission (customer_id, kind_of_submission, effective_at, id)`,
  `create index submission_of_device_by_performed on submission (device_id, kind_of_submission, effective_at, id)`,
  `create index submission_by_state on submission (kind_of_submission, state, received_at, id)`,
  `create index submission_of_nobody on submission (kind_of_submission, received_at, id) where device_id is null`,
  `create table device_log (
    id text primary key, device_id text not null references device (id), kind text not null,
    occurred_on text ${asBytes} not null, text text not null, from_value text, to_value text,
    author_id text, author_name text, created_at text not null)`,
  `create index device_log_by_day on device_log (device_id, occurred_on, id)`,
];
