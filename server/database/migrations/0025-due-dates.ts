import { PostgresAdapter, sql, type Kysely } from 'kysely';

/**
 * All dates stand beside a device, and from when on another of them is the most urgent. Figures are counted anew: that a
 * check was never made is a fact beside their states.
 */
export async function dueDates(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  for (const statement of statements(isPostgres ? 'collate "C"' : '')) await sql.raw(statement).execute(db);
}

// Later than any date: nothing turns.
const never = '9999-12-31';

const statements = (asBytes: string) => [
  `alter table device add column due_json text not null default '[]'`,
  `alter table device add column due_turns_at text ${asBytes} not null default '${never}'`,
  `create index device_by_turn on device (customer_id, due_turns_at) where due_turns_at < '${never}'`,
  `delete from counted_customer`,
  `delete from fleet_figures`,
  `alter table fleet_figures rename column unknown to never_done`,
];
