import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { CamelCasePlugin, Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import pg from 'pg';
import { postgres, sqlite, type DatabaseKind } from './database-kind.ts';
import { LostConnection } from './database-trouble.ts';
import { readingDialect } from './reading-threads.ts';
import { longestWait, nodeSqlite } from './sqlite-dialect.ts';
import type { Tables } from './tables.ts';

/**
 * An open database: queries go through `db`, the few differences between the two kinds through `kind`. What may walk
 * along many rows, such as lists, exports and searches, goes through `reading`, where it holds up nobody else: threads
 * beside SQLite's only connection, and a few connections of their own, with a shorter patience, on PostgreSQL.
 */
export type Database = {
  db: Kysely<Tables>;
  reading: Kysely<Tables>;
  kind: DatabaseKind;
  /** Tells of each connection that ended while nobody used it; whoever used one hears of it as the answer to a query. */
  onLostConnection: (tell: (error: Error) => void) => void;
};

/** What `connect` has to know: PostgreSQL by its address, else a SQLite file in the data folder. */
export type Where = { databaseUrl?: string; dataDir: string };

/** Opens the database. */
export function connect({ databaseUrl, dataDir }: Where): Database {
  const plugins = [new CamelCasePlugin()];
  if (databaseUrl !== undefined) {
    const reading = poolOf(databaseUrl, { max: 4, statementTimeout: 15_000 });
    const pool = poolOf(databaseUrl, { max: 10, statementTimeout: 30_000 });
    const both = async () => void (await Promise.all([pool.end(), reading.end()]));
    return {
      kind: postgres,
      db: new Kysely({ dialect: new PostgresDialect({ pool: tellingLost(pool, both) }), plugins }),
      reading: new Kysely({ dialect: new PostgresDialect({ pool: tellingLost(reading, async () => {}) }), plugins }),
      onLostConnection: (tell) => [pool, reading].forEach((each) => void each.on('error', tell)),
    };
  }
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = join(dataDir, 'portal.sqlite');
  const threads = readingDialect(file, longestWait);
  return {
    kind: sqlite,
    db: new Kysely({ dialect: nodeSqlite(file, threads.close), plugins }),
    reading: new Kysely({ dialect: threads.dialect, plugins }),
    onLostConnection: () => {}, // its file is not lost on the way
  };
}

type Bounds = { max: number; /** Milliseconds. */ statementTimeout: number };

function poolOf(databaseUrl: string, { max, statementTimeout }: Bounds): pg.Pool {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max,
    connectionTimeoutMillis: 10_000,
    statement_timeout: statementTimeout,
    // A frozen instance must not hold its locks for ever.
    idle_in_transaction_session_timeout: 60_000,
    application_name: 'device-portal',
    // Counts come back as numbers, as SQLite gives them.
    types: { getTypeParser: (oid, format) => (oid === int8 ? Number : pg.types.getTypeParser(oid, format)) },
  });
  // Without listeners the end of a connection would end the process: the pool hears of idle ones, each of its own end.
  pool.on('error', ignored);
  pool.on('connect', (client) => void client.on('error', ignored));
  return pool;
}

/** What fails without a word of the database itself is a connection that ended. */
function tellingLost(pool: pg.Pool, end: () => Promise<void>): PostgresPool {
  const tell = (error: unknown) => {
    const isItsWord = error instanceof pg.DatabaseError || error instanceof TypeError;
    throw isItsWord ? error : new LostConnection('The connection to the database ended.', { cause: error });
  };
  return {
    options: pool.options,
    end,
    connect: async () => {
      const client = await pool.connect().catch(tell);
      return {
        query: (text: string, values: unknown[]) => client.query(text, values).catch(tell),
        release: () => client.release(),
      } as unknown as Awaited<ReturnType<PostgresPool['connect']>>; // no cursors here
    },
  };
}

const ignored = () => {};
const int8: number = pg.types.builtins.INT8;
