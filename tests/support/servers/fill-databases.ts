import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { derivedTables, tablesInOrder } from '../../../server/database/backup-format.ts';
import { prepareDatabase } from '../../../server/prepare-database.ts';
import { checkTime } from '../builders/a-function-check.ts';
import { aSetting, type Place } from './a-setting.ts';
import { runSql, urlOfDatabase } from './run-sql.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A folder with a SQLite file of today's tables and the demo data, to be copied. */
    filledSqlite: string;
    /** The same on PostgreSQL: a database that serves as a template. Its schema `filled` keeps a copy of each table. */
    filledPostgres: string;
    /** What puts a copy of the template back to what it was, in SQL. */
    putBack: string;
  }
}

const inSql = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const tables = Object.keys(tablesInOrder).map(inSql);

/** Fills a database of each kind, once a run: the tests of every file begin with copies. After `start-postgres.ts`. */
export default async function fillDatabases(project: TestProject) {
  const dataDir = mkdtempSync(join(tmpdir(), 'device-portal-filled-'));
  const name = 'filled';
  const admin = project.getProvidedContext().postgresAdminUrl;
  await runSql(admin, `create database ${name} template template0`);
  const databaseUrl = urlOfDatabase(admin, name);
  await Promise.all([fill({ dataDir }), fill({ dataDir: '', databaseUrl })]);
  const copies = tables.map((it) => `create table filled.${it} as table ${it};`);
  await runSql(databaseUrl, `create schema filled; ${copies.join('')}`);

  project.provide('filledSqlite', dataDir);
  project.provide('filledPostgres', name);
  project.provide(
    'putBack',
    [
      ...tables.toReversed().map((it) => `delete from ${it};`),
      ...tables.map((it) => `insert into ${it} table filled.${it};`),
      ...derivedTables.map((it) => `delete from ${inSql(it)};`),
    ].join(''),
  );
  return () => rmSync(dataDir, { recursive: true, force: true });
}

async function fill(place: Place): Promise<void> {
  const { database } = await prepareDatabase(aSetting(place), checkTime);
  await database.db.destroy();
}
