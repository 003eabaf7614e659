import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { setImmediate as othersTurn } from 'node:timers/promises';
import {
  SqliteDialect,
  type CompiledQuery,
  type Driver,
  type SqliteDatabase,
  type SqliteDialectConfig,
  type SqliteStatement,
} from 'kysely';

/** Milliseconds another process may hold the file. */
export const longestWait = 5_000;
const longestTurn = 20; // milliseconds of work after which everybody else has a turn
const cachedStatements = 500;

/**
 * Kysely's dialect over the SQLite that Node brings along. Transactions take the write lock at once, because one that
 * reads first and writes later would fail whenever another process wrote in between.
 */
export const nodeSqlite = (path: string, onClose: () => Promise<void>): SqliteDialect =>
  new PoliteDialect({ database: async () => new NodeSqlite(path) }, onClose);

/**
 * SQLite answers at once, so that a transaction of many statements would keep the whole process from anything else:
 * from time to time it waits one turn, in which what needs no database is answered and what arrives is taken in.
 */
class PoliteDialect extends SqliteDialect {
  readonly #onClose: () => Promise<void>;

  constructor(config: SqliteDialectConfig, onClose: () => Promise<void>) {
    super(config);
    this.#onClose = onClose;
  }

  override createDriver(): Driver {
    const driver = super.createDriver();
    const destroy = driver.destroy.bind(driver);
    driver.destroy = async () => {
      await this.#onClose();
      await destroy();
    };
    let turnBegan = performance.now();
    async function politely() {
      if (performance.now() - turnBegan < longestTurn) return;
      await othersTurn();
      turnBegan = performance.now();
    }
    const acquire = driver.acquireConnection.bind(driver);
    driver.acquireConnection = async () => {
      const connection = await acquire();
      return {
        async executeQuery<Row>(query: CompiledQuery) {
          await politely();
          return connection.executeQuery<Row>(query);
        },
        streamQuery: connection.streamQuery.bind(connection),
      };
    };
    return driver;
  }
}

class NodeSqlite implements SqliteDatabase {
  readonly #file: DatabaseSync;
  readonly #statements = new Map<string, Statement>();

  constructor(path: string) {
    this.#file = new DatabaseSync(path, { timeout: longestWait });
    this.#file.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;');
  }

  prepare(sql: string): Statement {
    const known = this.#statements.get(sql);
    if (known) return known;
    const statement = new Statement(this.#file.prepare(sql === 'begin' ? 'begin immediate' : sql));
    if (this.#statements.size < cachedStatements) this.#statements.set(sql, statement);
    return statement;
  }

  close() {
    this.#statements.clear();
    this.#file.close();
  }
}

class Statement implements SqliteStatement {
  readonly reader: boolean;
  readonly #statement: StatementSync;

  constructor(statement: StatementSync) {
    this.#statement = statement;
    this.reader = statement.columns().length > 0;
  }

  all(parameters: ReadonlyArray<unknown>) {
    return this.#statement.all(...parameters.map(bindable));
  }

  run(parameters: ReadonlyArray<unknown>) {
    return this.#statement.run(...parameters.map(bindable));
  }

  iterate(parameters: ReadonlyArray<unknown>) {
    return this.#statement.iterate(...parameters.map(bindable)) as IterableIterator<unknown>;
  }
}

/** node:sqlite takes an object in first place for named parameters and then binds nothing, so none may reach it. */
export function bindable(value: unknown): SQLInputValue {
  if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint')
    return value;
  if (value instanceof Uint8Array) return value;
  throw new TypeError(`SQLite cannot keep a ${typeof value}; stores give it text and numbers only`);
}
