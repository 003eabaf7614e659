import { globSync, readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { tablesInOrder, type TableName } from '../../server/database/backup-format.ts';
import type { Database } from '../../server/database/connect.ts';
import { migrate } from '../../server/database/migrate.ts';
import { migrations } from '../../server/database/migrations/migrations.ts';
import { bringUpToDate } from '../../server/fill-derived-columns.ts';
import { differingDueColumns } from '../support/readers/differing-due-columns.ts';
import { onEachDatabase, openedDatabase, sqliteCopy } from '../support/servers/each-database.ts';

type Row = Record<string, string | number | null>;
type Content = Map<TableName, Row[]>;

test('[OPS-2] a step of the tables imports nothing of the code of today, so that no later change rewrites it', () => {
  for (const file of globSync('server/database/migrations/[0-9]*.ts')) {
    const imported = [...readFileSync(file, 'utf8').matchAll(/from '([^']+)'/g)].map(([, from]) => from);
    expect([file, imported.filter((from) => from !== 'kysely')]).toEqual([file, []]);
  }
});

onEachDatabase(({ emptyPlace }) => {
  test('[OPS-2] a database of every earlier step opens with all its rows, and they are found and due as those of today', async () => {
    const today = await contentOf(openedDatabase(await sqliteCopy()));
    for (const step of Object.keys(migrations)) {
      const database = openedDatabase(await emptyPlace());
      await migrate(database, step);
      await insertWhatFits(database, today);
      await bringUpToDate(database);
      const upgraded = await contentOf(database);
      for (const [table, columns] of Object.entries(found))
        expect([step, table, only(columns, upgraded.get(table as TableName)!)]).toEqual([
          step,
          table,
          only(columns, today.get(table as TableName)!),
        ]);
      expect([step, await differingDueColumns(database)]).toEqual([step, []]);
      // A second start has nothing to do.
      await bringUpToDate(database);
      await database.db.destroy();
    }
  });

  test('[OPS-2] an upgrade that was cut off before the derived columns were filled is made good by the next start', async () => {
    const today = await contentOf(openedDatabase(await sqliteCopy()));
    const database = openedDatabase(await emptyPlace());
    await migrate(database, '0004-sign-in');
    await insertWhatFits(database, today);
    await sql`insert into installation (name, value) values ('filledStep', '0004-sign-in')`.execute(database.db);
    await migrate(database); // and then the power went
    await bringUpToDate(database);
    const upgraded = await contentOf(database);
    expect(only(found.device, upgraded.get('device')!)).toEqual(only(found.device, today.get('device')!));
  });
});

/** By what things are found and ordered. */
const found = {
  customer: ['id', 'nameFolded', 'searchText'],
  site: ['id', 'searchText'],
  appUser: ['id', 'nameFolded', 'searchText'],
  device: ['id', 'nameFolded', 'searchText'],
  deviceModel: ['id', 'designationFolded', 'searchText'],
} as const;

const only = (columns: readonly string[], rows: Row[]) =>
  rows.map((row) => Object.fromEntries(columns.map((column) => [column, row[column]])));

async function contentOf({ db }: Database): Promise<Content> {
  const content: Content = new Map();
  for (const [table, key] of Object.entries(tablesInOrder)) {
    const { rows } = await sql<Row>`select * from ${sql.table(table)} order by ${sql.ref(key)}`.execute(db);
    content.set(table as TableName, rows);
  }
  return content;
}

/** The rows of today in the tables and columns that an earlier database had. */
async function insertWhatFits({ db }: Database, content: Content): Promise<void> {
  const tables = await db.introspection.getTables();
  const columnsOf = new Map(
    tables.map(({ name, columns }) => [inCode(name), columns.map((each) => inCode(each.name))]),
  );
  for (const [table, rows] of content) {
    const columns = columnsOf.get(table);
    if (!columns || table === 'installation') continue;
    for (const row of rows) {
      const entries = Object.entries(row).filter(([column]) => columns.includes(column));
      const names = sql.join(entries.map(([column]) => sql.ref(column)));
      const values = sql.join(entries.map(([, value]) => value));
      await sql`insert into ${sql.table(table)} (${names}) values (${values}) on conflict do nothing`.execute(db);
    }
  }
}

const inCode = (name: string) => name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
