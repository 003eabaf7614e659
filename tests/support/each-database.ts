import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { describe, inject, onTestFinished } from 'vitest';
import { connect, type Database } from '../../server/database/connect.ts';
import { migrate } from '../../server/database/migrate.ts';

/** Where a fresh database of one test is: its own folder, and its own database on PostgreSQL. */
export type Place = { dataDir: string; databaseUrl?: string };

/** Opens databases for tests on one of the two kinds. */
export type EachDatabase = {
  name: 'SQLite' | 'PostgreSQL';
  /** An empty place, without any table. */
  emptyPlace: () => Promise<Place>;
  /** A place with today's tables. */
  place: () => Promise<Place>;
};

/** Runs the tests once on SQLite and once on PostgreSQL; each test asks for fresh places, which go when it ends. */
export function onEachDatabase(tests: (database: EachDatabase) => void): void {
  const databases: EachDatabase[] = [
    { name: 'SQLite', emptyPlace, place: () => migrated(emptyPlace()) },
    { name: 'PostgreSQL', emptyPlace: () => postgresPlace(), place: () => postgresPlace(templateName()) },
  ];
  for (const database of databases)
    describe(`on ${database.name}`, () => {
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
  const dataDir = mkdtempSync(join(tmpdir(), 'device-portal-test-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  return { dataDir };
}

async function migrated(empty: Promise<Place>): Promise<Place> {
  const place = await empty;
  const database = connect(place);
  await migrate(database);
  await database.db.destroy();
  return place;
}

async function postgresPlace(template?: Promise<string>): Promise<Place> {
  const { dataDir } = await emptyPlace();
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await administrate(`create database ${name} template ${template === undefined ? 'template0' : await template}`);
  onTestFinished(() => administrate(`drop database if exists ${name} with (force)`));
  return { dataDir, databaseUrl: urlOf(name) };
}

let template: Promise<string> | undefined;

/** Copied for each test, which is several times as fast as making the tables again. One for each file of tests. */
const templateName = () => (template ??= makeTemplate());

async function makeTemplate(): Promise<string> {
  const name = `template_${randomUUID().replaceAll('-', '')}`;
  await administrate(`create database ${name} template template0`);
  const database = connect({ dataDir: '', databaseUrl: urlOf(name) });
  await migrate(database);
  await database.db.destroy();
  return name;
}

function urlOf(name: string): string {
  const url = new URL(inject('postgresAdminUrl'));
  url.pathname = `/${name}`;
  return url.href;
}

async function administrate(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('postgresAdminUrl') });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
