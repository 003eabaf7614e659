import { sql, type Kysely, type RawBuilder, type SelectQueryBuilder } from 'kysely';
import type { Tables } from './tables.ts';

/** All that differs between the two databases, besides how they are opened. */
export type DatabaseKind = {
  name: 'sqlite' | 'postgres';
  /** The transaction lost against another one and may simply be tried again. */
  isConflict: (error: unknown) => boolean;
  /** A key that must be there once is there already. */
  isDouble: (error: unknown) => boolean;
  /** Rows of a table whose search text holds all of these parts, by its index. */
  holdsAll: (table: SearchedTable, parts: readonly string[]) => RawBuilder<boolean>;
  /** Begins a transaction that sees one state of everything and holds up nobody who writes. */
  beginSnapshot: string;
  /** Keeps rows that were read as they are until the transaction ends. */
  lockDevices: <T>(query: SelectQueryBuilder<Tables, 'device', T>) => SelectQueryBuilder<Tables, 'device', T>;
  /** Keeps a site from being changed or closed until the transaction ends; others may hold it too. */
  holdSite: <T>(query: SelectQueryBuilder<Tables, 'site', T>) => SelectQueryBuilder<Tables, 'site', T>;
  /**
   * Where running numbers are taken: SQLite has one connection, so in the transaction that needs them. PostgreSQL takes
   * them outside, so that a number's row is locked for a moment only and instances do not queue behind each other.
   */
  numbersFrom: (db: Kysely<Tables>, transaction: Kysely<Tables>) => Kysely<Tables>;
};

export type SearchedTable = 'customer' | 'site' | 'app_user' | 'device';

// SQLITE_BUSY (5) with its extended codes, whose low byte it is.
export const sqlite: DatabaseKind = {
  name: 'sqlite',
  isConflict: (error) => ((propertyOf(error, 'errcode') as number) & 0xff) === 5,
  isDouble: (error) => [sqliteUnique, sqlitePrimaryKey].includes(propertyOf(error, 'errcode') as number),
  holdsAll: (table, parts) =>
    sql`${sql.ref(`${table}.rowid`)} in (select rowid from ${sql.table(`${table}_search`)} where search_text match ${parts
      .map((part) => `"${part.replaceAll('"', '""')}"`)
      .join(' AND ')})`,
  beginSnapshot: 'begin deferred',
  lockDevices: (query) => query, // a transaction has the whole file to itself
  holdSite: (query) => query,
  numbersFrom: (_db, transaction) => transaction,
};

const sqliteUnique = 2067;
const sqlitePrimaryKey = 1555;
const uniqueViolation = '23505';
const serializationFailure = '40001';
const deadlockDetected = '40P01';

export const postgres: DatabaseKind = {
  name: 'postgres',
  isConflict: (error) => [serializationFailure, deadlockDetected].includes(propertyOf(error, 'code') as string),
  isDouble: (error) => propertyOf(error, 'code') === uniqueViolation,
  holdsAll: (table, parts) =>
    sql`(${sql.join(
      parts.map(
        (part) => sql`${sql.ref(`${table}.search_text`)} like ${`%${part.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`}`,
      ),
      sql` and `,
    )})`,
  beginSnapshot: 'begin transaction isolation level repeatable read, read only',
  lockDevices: (query) => query.forNoKeyUpdate(),
  holdSite: (query) => query.forShare(),
  numbersFrom: (db) => db,
};

const propertyOf = (error: unknown, name: string) =>
  error instanceof Error ? (error as Error & Record<string, unknown>)[name] : undefined;
