import { createWriteStream, renameSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { sql, type Kysely } from 'kysely';
import { tablesInOrder, type TableName } from './backup-format.ts';
import type { Database } from './connect.ts';
import { stepsDone } from './migrate.ts';
import type { Tables } from './tables.ts';

const pageSize = 1000; // rows

/** Writes everything to a file while the servers go on working. The label keys are in it: keep it like a key. */
export async function backup({ db, kind }: Database, file: string, now: number): Promise<void> {
  const unfinished = `${file}.part`;
  await db.connection().execute(async (connection) => {
    await sql.raw(kind.beginSnapshot).execute(connection);
    const lines = Readable.from(backupLines(connection, now));
    await pipeline(lines, createGzip(), createWriteStream(unfinished, { mode: 0o600 }));
    await sql`commit`.execute(connection);
  });
  const handle = await open(unfinished, 'r+');
  await handle.sync();
  await handle.close();
  renameSync(unfinished, file);
}

/** The lines of a backup of everything. */
export async function* backupLines(db: Kysely<Tables>, now: number): AsyncGenerator<string> {
  const line = (content: object) => `${JSON.stringify(content)}\n`;
  const step = (await stepsDone(db)).at(-1);
  yield line({ backupOf: 'Device Portal', format: 1, step, madeAt: new Date(now).toISOString() });
  let rows = 0;
  for (const table of Object.keys(tablesInOrder) as TableName[])
    for await (const row of rowsOf(db, table)) {
      rows += 1;
      yield line({ table, row });
    }
  yield line({ rows });
}

async function* rowsOf(db: Kysely<Tables>, table: TableName): AsyncGenerator<object> {
  const key = sql.ref(tablesInOrder[table]);
  let after: unknown;
  do {
    const { rows } = await sql<Record<string, unknown>>`
      select * from ${sql.table(table)} ${after === undefined ? sql`` : sql`where ${key} > ${after}`}
      order by ${key} limit ${pageSize}`.execute(db);
    yield* rows;
    after = rows.length < pageSize ? undefined : rows.at(-1)![tablesInOrder[table]];
  } while (after !== undefined);
}
