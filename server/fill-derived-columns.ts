import type { Kysely } from 'kysely';
import { foldedText } from '../src/domain/folded-text.ts';
import type { Database } from './database/connect.ts';
import { readFilledStep, writeFilledStep } from './database/installation.ts';
import { migrate, stepsDone } from './database/migrate.ts';
import type { Tables } from './database/tables.ts';
import { fillModelTexts } from './models/fill-model-texts.ts';
import { refreshDueColumnsOf } from './devices/due-columns.ts';
import { fillDeviceOrder } from './devices/fill-device-order.ts';
import { fillSearchTexts } from './search/fill-search-texts.ts';

/** What today's rules write beside rows, and the step that made its columns: rows from before have nothing in them. */
const fills: readonly { madeBy: string; fill: (db: Kysely<Tables>) => Promise<void> }[] = [
  { madeBy: '0005-customer-names', fill: fillCustomerNames },
  { madeBy: '0007-desk', fill: fillSearchTexts },
  { madeBy: '0009-devices', fill: fillDeviceOrder },
  { madeBy: '0011-device-models', fill: fillModelTexts },
  { madeBy: '0025-due-dates', fill: (db) => refreshDueColumnsOf(db, {}) },
];

/** Up to this step the steps filled their columns themselves, and noted nothing. */
const lastStepThatFilled = '0023-checks-by-what-they-are';

/**
 * Brings the tables up to date, and then what is derived in them. Which step was filled last is noted before and after, so
 * that a start that was cut off is made good by the next one.
 */
export async function bringUpToDate(database: Database): Promise<void> {
  const { db } = database;
  const before = (await stepsDone(db)).at(-1) ?? '';
  if (before !== '' && (await readFilledStep(db)) === undefined)
    await writeFilledStep(db, before < lastStepThatFilled ? before : lastStepThatFilled);
  await migrate(database);
  const filled = (await readFilledStep(db)) ?? '';
  const today = (await stepsDone(db)).at(-1)!;
  if (filled === today) return;
  for (const { madeBy, fill } of fills) if (madeBy > filled) await fill(db);
  await writeFilledStep(db, today);
}

async function fillCustomerNames(db: Kysely<Tables>): Promise<void> {
  const rows = await db.selectFrom('customer').select(['id', 'name']).execute();
  for (const { id, name } of rows)
    await db
      .updateTable('customer')
      .set({ nameFolded: foldedText(name) })
      .where('id', '=', id)
      .execute();
}
