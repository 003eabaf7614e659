import { randomUUID } from 'node:crypto';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, inject, onTestFinished } from 'vitest';
import { connect, type Database } from '../../../server/database/connect.ts';
import type { Place } from './a-setting.ts';
import { runSql, urlOfDatabase } from './run-sql.ts';

/** Opens databases for tests on one of the two kinds. */
export type EachDatabase = {
  name: 'SQLite' | 'PostgreSQL';
  /** An empty place, without any table. */
  emptyPlace: () => Promise<Place>;
  /** A place with today's tables and the demo data. */
  place: () => Promise<Place>;
};

const databases: EachDatabase[] = [
  { name: 'SQLite', emptyPlace, place: sqliteCopy },
  { name: 'PostgreSQL', emptyPlace: () => postgresPlace('template0'), place: postgresCopy },
];

/**
 * Runs the tests once on SQLite and once on PostgreSQL: stores, races, query plans, migrations, who sees what, and whatever
 * the two speak differently. Each test asks for fresh places, which go when it ends.
 */
export function onEachDatabase(tests: (database: EachDatabase) => void): void {
  for (const database of databases)
    describe(database.name, () => {
      tests(database);
    });
}

/** Runs the tests on SQLite, and on both with `npm run test:all`: what is said over HTTP, whatever lies below. */
export function onOneDatabase(tests: (database: EachDatabase) => void): void {
  if (process.env.EVERY_DATABASE === '1') return onEachDatabase(tests);
  describe('one database', () => {
    tests(databases[0]!);
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

/** For tests of what has nothing to do with the database: a filled place on SQLite. */
export async function sqliteCopy(): Promise<Place> {
  const place = await emptyPlace();
  copyFileSync(join(inject('filledSqlite'), 'portal.sqlite'), join(place.dataDir, 'portal.sqlite'));
  return place;
}

// Copying a PostgreSQL database takes a quarter of a second, so each file of tests has one, put back before each test.
let copiedPostgres: Promise<string> | undefined;
let isInUse = false;

/** For tests of what only PostgreSQL does: a filled place there. */
export async function postgresCopy(): Promise<Place> {
  const isFresh = copiedPostgres === undefined;
  copiedPostgres ??= newDatabase(inject('filledPostgres'));
  const url = urlOf(await copiedPostgres);
  if (isInUse) throw new Error('A test has one filled place; the second has to be an empty one.');
  isInUse = true;
  onTestFinished(() => void (isInUse = false));
  if (!isFresh) await runSql(url, inject('putBack'));
  return { dataDir: newFolder(onTestFinished), databaseUrl: url };
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

const urlOf = (name: string) => urlOfDatabase(inject('postgresAdminUrl'), name);
const administrate = (statement: string) => runSql(inject('postgresAdminUrl'), statement);
