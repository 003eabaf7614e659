import { randomUUID } from 'node:crypto';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, describe, inject, onTestFinished } from 'vitest';
import { derivedTables, tablesInOrder } from '../../../server/database/backup-format.ts';
import { connect, type Database } from '../../../server/database/connect.ts';
import { prepareDatabase } from '../../../server/prepare-database.ts';
import { aSetting, type Place } from './a-setting.ts';
import { checkTime } from '../builders/a-function-check.ts';

/** Opens databases for tests on one of the two kinds. */
export type EachDatabase = {
  name: 'SQLite' | 'PostgreSQL';
  /** An empty place, without any table. */
  emptyPlace: () => Promise<Place>;
  /** A place with today's tables and the demo data. */
  place: () => Promise<Place>;
};

/** Runs the tests once on SQLite and once on PostgreSQL; each test asks for fresh places, which go when it ends. */
export function onEachDatabase(tests: (database: EachDatabase) => void): void {
  const databases: EachDatabase[] = [
    { name: 'SQLite', emptyPlace, place: sqliteCopy },
    { name: 'PostgreSQL', emptyPlace: () => postgresPlace('template0'), place: postgresCopy },
  ];
  for (const database of databases)
    describe(database.name, () => {
      tests(database);
    });
}

/** Opens a database for the length of a test. */
export function openedDatabase(place: Place): Database {
  const database = connect(place);
  onTestFinished(() => database.db.destroy());
  return database;
}

async function emptyPlace(): Promise<Place> {
  return { dataDir: newFolder(onTestFinished) };
}

async function postgresPlace(template: string): Promise<Place> {
  const name = await newDatabase(template, onTestFinished);
  return { dataDir: newFolder(onTestFinished), databaseUrl: urlOf(name) };
}

// Filled once for each file of tests: SQLite is copied for each test. Copying a PostgreSQL database takes a quarter of a
// second, so that one is used again, put back to what it was.
let filledSqlite: Promise<string> | undefined;
let filledPostgres: Promise<string> | undefined;
let isInUse = false;

/** For tests of what has nothing to do with the database: a filled place on SQLite. */
export async function sqliteCopy(): Promise<Place> {
  filledSqlite ??= fillSqlite();
  const place = await emptyPlace();
  copyFileSync(join(await filledSqlite, 'portal.sqlite'), join(place.dataDir, 'portal.sqlite'));
  return place;
}

/** For tests of what only PostgreSQL does: a filled place there. */
export async function postgresCopy(): Promise<Place> {
  filledPostgres ??= fillPostgres();
  const name = await filledPostgres;
  if (isInUse) throw new Error('A test has one filled place; the second has to be an empty one.');
  isInUse = true;
  onTestFinished(() => void (isInUse = false));
  await run(urlOf(name), putBack);
  return { dataDir: newFolder(onTestFinished), databaseUrl: urlOf(name) };
}

async function fillSqlite(): Promise<string> {
  const dataDir = newFolder();
  await fill({ dataDir });
  return dataDir;
}

async function fillPostgres(): Promise<string> {
  const name = await newDatabase('template0');
  await fill({ dataDir: '', databaseUrl: urlOf(name) });
  await run(
    urlOf(name),
    `create schema filled; ${tables.map((it) => `create table filled.${it} as table ${it};`).join('')}`,
  );
  return name;
}

const inSql = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const tables = Object.keys(tablesInOrder).map(inSql);
const putBack = [
  ...tables.toReversed().map((it) => `delete from ${it};`),
  ...tables.map((it) => `insert into ${it} table filled.${it};`),
  ...derivedTables.map((it) => `delete from ${inSql(it)};`),
].join('');

async function fill(place: Place) {
  const { database } = await prepareDatabase(aSetting(place), checkTime);
  await database.db.destroy();
}

type WhenDone = (work: () => void | Promise<void>) => void;
const kept: (() => void | Promise<void>)[] = [];
const untilTheFileEnds: WhenDone = (work) => void kept.push(work);
afterAll(async () => {
  for (const work of kept) await work();
});

function newFolder(whenDone: WhenDone = untilTheFileEnds): string {
  const folder = mkdtempSync(join(tmpdir(), 'device-portal-test-'));
  whenDone(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function newDatabase(template: string, whenDone: WhenDone = untilTheFileEnds): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await administrate(`create database ${name} template ${template}`);
  whenDone(() => administrate(`drop database if exists ${name} with (force)`));
  return name;
}

function urlOf(name: string): string {
  const url = new URL(inject('postgresAdminUrl'));
  url.pathname = `/${name}`;
  return url.href;
}

const administrate = (statement: string) => run(inject('postgresAdminUrl'), statement);

async function run(connectionString: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
