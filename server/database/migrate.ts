import { setTimeout as wait } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { StartUpError } from '../start-up-error.ts';
import type { Database } from './connect.ts';
import type { DatabaseKind } from './database-kind.ts';
import { migrations } from './migrations/migrations.ts';
import type { Tables } from './tables.ts';

/** Brings the tables up to date (or up to one step). Instances that start at once wait for each other. */
export async function migrate({ db, kind }: Database, upTo?: string): Promise<void> {
  const [last] = Object.keys(migrations).toReversed();
  if ((await stepsDone(db)).at(-1) === (upTo ?? last)) return;
  if (kind.name === 'postgres') return runSteps(db, upTo); // Kysely locks and runs all steps in one transaction there
  await db.connection().execute(async (connection) => {
    await beginAlone(connection, kind);
    try {
      await runSteps(connection, upTo);
      await sql`commit`.execute(connection);
    } catch (error) {
      await sql`rollback`.execute(connection);
      throw error;
    }
  });
}

async function runSteps(db: Kysely<Tables>, upTo?: string): Promise<void> {
  await refuseNewerDatabase(db);
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await (upTo === undefined ? migrator.migrateToLatest() : migrator.migrateTo(upTo));
  if (error !== undefined) throw error;
}

/** Names of the steps a database went through. */
export async function stepsDone(db: Kysely<Tables>): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === 'kysely_migration')) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

async function refuseNewerDatabase(db: Kysely<Tables>): Promise<void> {
  const unknown = (await stepsDone(db)).filter((name) => !(name in migrations));
  if (unknown.length === 0) return;
  throw new StartUpError(
    `This database was used by a newer version of Device Portal (it knows the step ${unknown.at(-1)}). ` +
      'Start that version or a later one, or restore a backup made before the update.',
  );
}

const longestWait = 60_000; // milliseconds for another instance to finish its steps
const pause = 50; // milliseconds

/** Takes the write lock of the file. Waits between tries instead of inside SQLite, which would stop this process. */
async function beginAlone(connection: Kysely<Tables>, kind: DatabaseKind): Promise<void> {
  await sql`pragma busy_timeout = 0`.execute(connection);
  try {
    for (let waited = 0; ; waited += pause) {
      try {
        await sql`begin immediate`.execute(connection);
        return;
      } catch (error) {
        if (!kind.isConflict(error) || waited >= longestWait) throw error;
        await wait(pause);
      }
    }
  } finally {
    await sql`pragma busy_timeout = 5000`.execute(connection);
  }
}
