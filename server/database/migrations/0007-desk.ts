import { PostgresAdapter, sql, type Kysely } from 'kysely';

/** What the lists of the desk need: an order, a text to search in with its index, marks of deletion, download tickets. */
export async function desk(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  for (const statement of statements(isPostgres)) await sql.raw(statement).execute(db);
}

const searched = ['customer', 'site', 'app_user', 'device'];

function statements(isPostgres: boolean): string[] {
  // SQLite compares bytes by itself; PostgreSQL by the language of the machine, unless told.
  const asBytes = isPostgres ? 'collate "C"' : '';
  return [
    ...searched.map((table) => `alter table ${table} add column search_text text not null default ''`),
    ...['customer', 'site', 'app_user'].map((table) => `alter table ${table} add column deleted_at text`),
    `alter table app_user add column name_folded text ${asBytes} not null default ''`,
    ...(isPostgres
      ? [
          `alter table site alter column name_folded type text collate "C"`,
          `alter table customer alter column customer_nr type text collate "C"`,
        ]
      : []),
    // Of what is there, so that counting reads nothing but the index.
    `create index app_user_by_name on app_user (customer_id, name_folded, id) where deleted_at is null`,
    `drop index customer_by_name`,
    `create index customer_by_name on customer (name_folded, id) where deleted_at is null`,
    `create index customer_by_number on customer (customer_nr, id)`,
    `create index site_by_name on site (customer_id, name_folded, id) where deleted_at is null`,
    `create index submission_of_site on submission (site_id, id)`,
    `create table download_ticket (
      hash text primary key, session_id text not null, path text not null, expires_at text not null)`,
    ...(isPostgres ? trigramsOfPostgres() : searched.flatMap(trigramsOfSqlite)),
  ];
}

/** Where the extension may not be made, searching reads the table: slower, and as right. */
function trigramsOfPostgres(): string[] {
  const indexes = searched.map(
    (table) => `create index ${table}_search on ${table} using gin (search_text gin_trgm_ops);`,
  );
  return [
    `do $$ begin
      create extension if not exists pg_trgm;
      ${indexes.join('\n')}
    exception when insufficient_privilege or undefined_file or feature_not_supported or undefined_object then null;
    end $$`,
  ];
}

function trigramsOfSqlite(table: string): string[] {
  const index = `${table}_search`;
  return [
    `create virtual table ${index} using fts5(
      search_text, tokenize = 'trigram', content = '', contentless_delete = 1)`,
    `create trigger ${index}_insert after insert on ${table} begin
      insert into ${index} (rowid, search_text) values (new.rowid, new.search_text); end`,
    `create trigger ${index}_update after update of search_text on ${table} begin
      update ${index} set search_text = new.search_text where rowid = new.rowid; end`,
    `create trigger ${index}_delete after delete on ${table} begin
      delete from ${index} where rowid = old.rowid; end`,
    // Rows that were there before; their texts are written by fill-derived-columns.ts.
    `insert into ${index} (rowid, search_text) select rowid, search_text from ${table}`,
  ];
}
