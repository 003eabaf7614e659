import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { expect, test } from 'vitest';
import { aFunctionCheck } from '../../tests/support/builders/a-function-check.ts';
import { uuidV7 } from '../domain/uuid-v7.ts';
import { databaseVersion, FieldDatabase } from './database.ts';
import { freezeSubmission } from './freeze-submission.ts';
import { createDiscardedItems } from './outbox/discarded-items.ts';
import { createOutbox } from './outbox/outbox.ts';

// Every version that was ever on a phone, as it was committed. Entries are added, never changed.
const versions: Record<string, string>[] = [
  { drafts: 'id', outbox: 'id, status', received: 'id, receivedAt', checklists: 'id', kept: 'id' },
  {
    drafts: 'id',
    outbox: 'id, status',
    received: 'id, receivedAt',
    checklists: 'id',
    kept: 'id',
    photos: 'id, submissionId',
    photoBytes: 'id',
  },
  {
    drafts: 'id',
    outbox: 'id, status, [status+nextAttemptAt], [status+triedAt], [status+submission.kindOfSubmission], replacedBy',
    received: 'id, receivedAt',
    checklists: 'id',
    kept: 'id',
    photos: 'id, submissionId, [status+nextAttemptAt], [status+triedAt]',
    photoBytes: 'id',
  },
];

test.each(versions.map((tables, at) => ({ version: at + 1, tables })))(
  '[OFF-9, F65] a store of version $version is opened with all its rows, and its checks can be sent',
  async ({ version, tables }) => {
    const name = `version-${version}`;
    const device = { labelText: null, labelVerification: 'manual' as const };
    const item = await freezeSubmission({ submission: aFunctionCheck(), device }, 1);
    const rowIn = (table: string) => (table === 'outbox' ? item : { id: `row of ${table}`, receivedAt: 1 });
    const former = new Dexie(name);
    former.version(version).stores(tables);
    await former.open();
    for (const table of Object.keys(tables)) await former.table(table).add(rowIn(table));
    former.close();

    const database = new FieldDatabase(name);
    await database.open();
    expect(database.versionOnDisk).toBe(databaseVersion);
    for (const table of Object.keys(tables)) expect(await database.table(table).toArray()).toEqual([rowIn(table)]);
    const outbox = createOutbox({ database, now: () => 1, random: () => 0 });
    expect(await outbox.readDue()).toEqual([item]);
    await database.delete();
  },
);

test('[OFF-9, OFF-13] a check that waits for its sign-in in a store of version 2 is found by its session after the change of the tables, also one that was thrown away and is wanted back', async () => {
  const userId = uuidV7(5);
  const made = () => aFunctionCheck({ submissionId: uuidV7(Date.now()), performer: { name: 'Mira Oster', userId } });
  const device = { labelText: null, labelVerification: 'manual' as const };
  const [kept, discarded] = [
    await freezeSubmission({ submission: made(), device }, 1),
    await freezeSubmission({ submission: made(), device }, 2),
  ];
  const former = new Dexie('waits for its sign-in');
  former.version(2).stores(versions[1]!);
  await former.open();
  await former.table('outbox').add(kept);
  await former.table('outbox').add({ id: discarded.id, status: 'discarded', discardedAt: 3, before: discarded });
  former.close();

  const database = new FieldDatabase('waits for its sign-in');
  const outbox = createOutbox({ database, now: () => 4, random: () => 0 });
  await createDiscardedItems({ database, now: () => 4 }).undo(discarded.id);
  expect(await outbox.nextDueAt(userId)).toBe(0);
  expect((await outbox.readDue({ whose: userId })).map(({ id }) => id)).toEqual([kept.id, discarded.id]);
  await database.delete();
});

test('[OFF-9] the table of versions knows the version of today', () => {
  const { tables } = new FieldDatabase();
  const today = tables.map(({ name, schema }) => [
    name,
    [schema.primKey, ...schema.indexes].map(({ src }) => src).join(', '),
  ]);
  expect(versions).toHaveLength(databaseVersion);
  expect(versions.at(-1)).toEqual(Object.fromEntries(today));
});

test('[OFF-9, F63] a tab that has the store open lets go of it as soon as a newer build wants to change it', async () => {
  const old = new FieldDatabase('let go');
  await old.open();
  const newer = new Dexie('let go');
  newer.version(databaseVersion + 1).stores({ ...versions.at(-1), later: 'id' });
  await newer.open();
  expect(old.isOpen()).toBe(false);
  await newer.delete();
});
