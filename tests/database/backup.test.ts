import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { backup } from '../../server/database/backup.ts';
import { derivedTables, tablesInOrder, type TableName } from '../../server/database/backup-format.ts';
import type { Database } from '../../server/database/connect.ts';
import { restore } from '../../server/database/restore.ts';
import { bringUpToDate } from '../../server/fill-derived-columns.ts';
import { checkTime, delivered } from '../support/builders/a-function-check.ts';
import { aPortal } from '../support/servers/a-portal.ts';
import { onEachDatabase, openedDatabase } from '../support/servers/each-database.ts';

async function everything({ db }: Database) {
  const content: Partial<Record<TableName, unknown[]>> = {};
  for (const [table, key] of Object.entries(tablesInOrder))
    content[table as TableName] = (
      await sql`select * from ${sql.table(table)} order by ${sql.ref(key)}`.execute(db)
    ).rows;
  return content;
}

/** A backup with one change, as text. */
function changed(file: string, change: (text: string) => string): string {
  const other = `${file}.changed`;
  writeFileSync(other, gzipSync(change(gunzipSync(readFileSync(file)).toString())));
  return other;
}

onEachDatabase(({ place, emptyPlace, name }) => {
  test('[OPS-2] a restored backup is the same installation: same rows, same receipts, same label keys', async () => {
    const portal = await aPortal(await place());
    const check = await portal.scannedCheck('inOrder', { labelText: 'a\u0001b \ud83d' });
    const [result] = await portal.deliver(delivered(check));
    const target = await emptyPlace();
    const file = join(target.dataDir, 'portal.backup');
    await backup(portal.database, file, checkTime);
    const restored = openedDatabase(target);
    const rows = await restore(restored, file, bringUpToDate);
    expect(await everything(restored)).toEqual(await everything(portal.database));
    expect(rows).toBeGreaterThan(100);
    // What is worked out from the rows is not taken along, nor is their coming in a change.
    for (const table of derivedTables) expect(await restored.db.selectFrom(table).selectAll().execute()).toEqual([]);

    const again = await aPortal(target, { now: () => checkTime });
    expect((await again.deliver(delivered(check)))[0]).toEqual(result);
    const [next] = await again.deliver(delivered(await again.scannedCheck('due')));
    expect(next!.receipt!.flags).toEqual([]);
    expect(next!.receipt!.protocolNo > result!.receipt!.protocolNo).toBe(true);
  });

  test('[OPS-2] a backup is made while checks arrive, and holds only whole ones', async () => {
    const portal = await aPortal(await place());
    const target = await emptyPlace();
    const file = join(target.dataDir, 'portal.backup');
    const checks = await Promise.all(Array.from({ length: 10 }, () => portal.scannedCheck('inOrder')));
    // As the admin command does it: over a connection of its own.
    const own = openedDatabase(name === 'SQLite' ? { dataDir: portal.place.dataDir } : portal.place);
    const [, ...results] = await Promise.all([
      backup(own, file, checkTime),
      ...checks.map((check) => portal.deliver(delivered(check))),
    ]);
    expect(results.every(([result]) => result!.receipt !== undefined)).toBe(true);
    const restored = openedDatabase(target);
    await restore(restored, file, bringUpToDate);
    const submissions = await restored.db
      .selectFrom('submission')
      .select('id')
      .where('receivedAt', '=', new Date(checkTime).toISOString())
      .execute();
    const events = await restored.db
      .selectFrom('event')
      .select('entityId')
      .where('action', '=', 'functionCheck.received')
      .where('occurredAt', '=', new Date(checkTime).toISOString())
      .execute();
    expect(events.map(({ entityId }) => entityId).toSorted()).toEqual(submissions.map(({ id }) => id).toSorted());
  });

  test('[OPS-2] a backup holds keys, so nobody else on the machine can read it', async () => {
    const { database } = await aPortal(await place());
    const file = join((await emptyPlace()).dataDir, 'portal.backup');
    await backup(database, file, checkTime);
    expect(statSync(file).mode & 0o077).toBe(0);
  });

  test.each([
    ['is cut off', (text: string) => text.split('\n').slice(0, -20).join('\n'), /cut off/],
    ['lacks a row', (text: string) => text.replace(/\{"table":"event".*\n/, ''), /cut off/],
    [
      'lacks the label keys',
      (text: string) => text.replaceAll(/"privateJwkJson":"(\\"|[^"])*"/g, '"privateJwkJson":null'),
      /does not hold the label keys/,
    ],
    [
      'was made by a newer version',
      (text: string) => text.replace(/"step":"[^"]*"/, '"step":"9999-new"'),
      /newer version/,
    ],
    ['is something else', () => '{"hello":"world"}\n', /is no backup/],
  ])('[OPS-2] a backup that %s is refused, and nothing of it stays', async (_what, change, message) => {
    const { database } = await aPortal(await place());
    const target = await emptyPlace();
    const file = join(target.dataDir, 'portal.backup');
    await backup(database, file, checkTime);
    const restored = openedDatabase(target);
    await expect(restore(restored, changed(file, change), bringUpToDate)).rejects.toThrow(message);
    const file2 = join(target.dataDir, 'again.backup');
    await backup(database, file2, checkTime);
    expect(await restore(restored, file2, bringUpToDate)).toBeGreaterThan(100);
  });

  test('[OPS-2] a file that is not there, is no backup, or lost its end is told by its name', async () => {
    const { database } = await aPortal(await place());
    const target = await emptyPlace();
    const file = join(target.dataDir, 'portal.backup');
    await backup(database, file, checkTime);
    writeFileSync(`${file}.text`, 'hello');
    writeFileSync(`${file}.half`, readFileSync(file).subarray(0, 2000));
    const restored = openedDatabase(target);
    for (const name of [`${file}.missing`, `${file}.text`, `${file}.half`])
      await expect(restore(restored, name, bringUpToDate)).rejects.toThrow(`${name} cannot be read to its end.`);
  });

  test('[OPS-2] a database that holds something is not overwritten', async () => {
    const { database } = await aPortal(await place());
    const file = join((await emptyPlace()).dataDir, 'portal.backup');
    await backup(database, file, checkTime);
    const before = await everything(database);
    await expect(restore(database, file, bringUpToDate)).rejects.toThrow(/not empty/);
    expect(await everything(database)).toEqual(before);
  });
});
