import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { sql, type Kysely } from 'kysely';
import { StartUpError } from '../start-up-error.ts';
import {
  backupEndSchema,
  backupHeaderSchema,
  backupRowSchema,
  derivedTables,
  tablesInOrder,
  type TableName,
} from './backup-format.ts';
import type { Database } from './connect.ts';
import { migrate } from './migrate.ts';
import { migrations } from './migrations/migrations.ts';
import type { Tables } from './tables.ts';

const insertedAtOnce = 200; // rows
type Row = Record<string, string | number | null>;

/** Fills an empty database from a backup, all or nothing, and then brings it up to date; answers the number of rows. */
export async function restore(
  database: Database,
  file: string,
  bringUpToDate: (database: Database) => Promise<void>,
): Promise<number> {
  const lines = backupLines(file);
  const header = backupHeaderSchema.safeParse((await lines.next()).value);
  if (!header.success) throw new StartUpError(`${file} is no backup of Device Portal.`);
  const { step } = header.data;
  if (!(step in migrations))
    throw new StartUpError(`This backup was made by a newer version of Device Portal (it knows the step ${step}).`);
  await migrate(database, step);
  const rows = await database.db.transaction().execute(async (transaction) => {
    await refuseUnlessEmpty(transaction);
    const restored = await insertAll(transaction, lines);
    await refuseWithoutLabelKey(transaction);
    return restored;
  });
  await bringUpToDate(database);
  await forgetDerived(database.db);
  return rows;
}

/** The rows that came in were noted as changes; without kept figures they are counted when somebody first asks. */
async function forgetDerived(db: Kysely<Tables>): Promise<void> {
  for (const table of derivedTables) await db.deleteFrom(table).execute();
}

async function* backupLines(file: string): AsyncGenerator<unknown, undefined> {
  const text = createGunzip().setEncoding('utf8');
  const bytes = createReadStream(file).on('error', (error) => text.destroy(error));
  let rest = '';
  try {
    for await (const chunk of bytes.pipe(text)) {
      const lines = (rest + String(chunk)).split('\n');
      rest = lines.pop()!;
      for (const line of lines) yield JSON.parse(line);
    }
  } catch (cause) {
    throw new StartUpError(`${file} cannot be read to its end.`, { cause });
  }
  return undefined;
}

async function insertAll(db: Kysely<Tables>, lines: AsyncGenerator<unknown, undefined>): Promise<number> {
  await db.deleteFrom('protocolNumber').execute(); // the first numbers a new database begins with
  let waiting: { table: TableName; rows: Row[] } | undefined;
  let count = 0;
  const insertWaiting = async () => {
    if (waiting)
      await db
        .insertInto(waiting.table)
        .values(waiting.rows as never)
        .execute();
    waiting = undefined;
  };
  for await (const line of lines) {
    const end = backupEndSchema.safeParse(line);
    if (end.success) {
      await insertWaiting();
      if (end.data.rows === count) return count;
      break;
    }
    const { table, row } = backupRowSchema.parse(line);
    if (!(table in tablesInOrder)) throw new StartUpError(`This backup has a table ${table} that nobody knows.`);
    if (waiting?.table !== table || waiting.rows.length === insertedAtOnce) await insertWaiting();
    waiting ??= { table: table as TableName, rows: [] };
    waiting.rows.push(row);
    count += 1;
  }
  throw new StartUpError('This backup was cut off. Nothing was restored.');
}

async function refuseUnlessEmpty(db: Kysely<Tables>) {
  for (const table of Object.keys(tablesInOrder) as TableName[]) {
    if (table === 'protocolNumber') continue;
    const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(db);
    if (rows.length > 0)
      throw new StartUpError('This database is not empty. Restore into a new DATA_DIR or DATABASE_URL.');
  }
}

/** Without the key every label in the field would be a stranger's: that must be noticed now, not by a nurse. */
async function refuseWithoutLabelKey(db: Kysely<Tables>) {
  const key = await db
    .selectFrom('labelKey')
    .select('privateJwkJson')
    .where('state', '=', 'signing')
    .executeTakeFirst();
  if (!key?.privateJwkJson)
    throw new StartUpError(
      'This backup does not hold the label keys, so no label could be printed or trusted. Nothing was restored.',
    );
}
