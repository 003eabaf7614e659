import { PostgresAdapter, sql, type Kysely } from 'kysely';

/**
 * Figures of organisations are kept, and the database itself notes what changes among the rows they count: as a row was
 * before, with -1, and as it is, with 1. Notes are only ever added, so that no two changes wait for each other.
 */
export async function keptFigures(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const noting = isPostgres ? triggersOfPostgres : triggersOfSqlite;
  const statements = [...tables(isPostgres ? 'collate "C"' : ''), ...noted.flatMap(noting)];
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const tables = (asBytes: string) => [
  `create table device_change (
    customer_id text not null, site_id text, status text not null, condition text not null,
    soon_at text ${asBytes} not null, overdue_at text ${asBytes} not null, never_done integer not null,
    change integer not null)`,
  `create index device_change_of_customer on device_change (customer_id)`,
  `create table check_change (
    customer_id text not null, site_id text, effective_at text ${asBytes} not null, state text not null, result text,
    change integer not null)`,
  `create index check_change_of_customer on check_change (customer_id)`,
  `create table site_change (
    customer_id text not null, status text not null, deleted_at text, change integer not null)`,
  `create index site_change_of_customer on site_change (customer_id)`,
  `create table counted_customer (customer_id text primary key, time_zone text not null, first_month text not null)`,
  `create table fleet_figures (
    customer_id text not null, site_id text not null, ok integer not null, due_soon integer not null,
    overdue integer not null, failed integer not null, unknown integer not null,
    holds_from text ${asBytes} not null, holds_until text ${asBytes} not null, primary key (customer_id, site_id))`,
  `create index fleet_figures_by_end on fleet_figures (holds_until)`,
  `create table check_figures (
    customer_id text not null, month text not null, site_id text not null, passed integer not null,
    passed_with_remarks integer not null, failed integer not null, incomplete integer not null,
    primary key (customer_id, month, site_id))`,
  `create table site_figures (customer_id text primary key, open integer not null)`,
];

type Noted = { table: string; into: string; columns: string[]; counts: (row: string) => string };

const noted: Noted[] = [
  {
    table: 'device',
    into: 'device_change',
    columns: ['customer_id', 'site_id', 'status', 'condition', 'soon_at', 'overdue_at', 'never_done'],
    counts: () => 'true',
  },
  {
    table: 'submission',
    into: 'check_change',
    columns: ['customer_id', 'site_id', 'effective_at', 'state', 'result'],
    counts: (row) => `${row}.kind_of_submission = 'functionCheck' and ${row}.customer_id is not null`,
  },
  { table: 'site', into: 'site_change', columns: ['customer_id', 'status', 'deleted_at'], counts: () => 'true' },
];

const note = ({ into, columns, counts }: Noted, row: 'old' | 'new') =>
  `insert into ${into} (${columns.join(', ')}, change)
    select ${columns.map((column) => `${row}.${column}`).join(', ')}, ${row === 'old' ? -1 : 1} where ${counts(row)};`;

const differs = ({ columns }: Noted) =>
  columns.map((column) => `old.${column} is distinct from new.${column}`).join(' or ');

const triggersOfSqlite = (it: Noted) => [
  `create trigger ${it.into}_insert after insert on ${it.table} begin ${note(it, 'new')} end`,
  `create trigger ${it.into}_update after update on ${it.table} when ${differs(it)}
    begin ${note(it, 'old')} ${note(it, 'new')} end`,
  `create trigger ${it.into}_delete after delete on ${it.table} begin ${note(it, 'old')} end`,
];

const triggersOfPostgres = (it: Noted) => [
  `create function note_${it.into}() returns trigger language plpgsql as $$ begin
    if tg_op <> 'INSERT' then ${note(it, 'old')} end if;
    if tg_op <> 'DELETE' then ${note(it, 'new')} end if;
    return null;
  end $$`,
  `create trigger ${it.into}_there after insert or delete on ${it.table}
    for each row execute function note_${it.into}()`,
  `create trigger ${it.into}_update after update on ${it.table}
    for each row when (${differs(it)}) execute function note_${it.into}()`,
];
