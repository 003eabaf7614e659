import type { Kysely } from 'kysely';
import { foldedText } from '../../src/domain/folded-text.ts';
import type { Tables } from '../database/tables.ts';
import { refreshDueColumnsOf } from './due-columns.ts';

/** Writes what devices are ordered by, after an update of the tables and after rows came in bulk. */
export async function fillDeviceOrder(someDb: unknown): Promise<void> {
  const db = someDb as Kysely<Tables>;
  const named = await db.selectFrom('device').select(['id', 'name']).where('name', 'is not', null).execute();
  for (const { id, name } of named)
    await db
      .updateTable('device')
      .set({ nameFolded: foldedText(name!) })
      .where('id', '=', id)
      .execute();
  await refreshDueColumnsOf(db, {});
}
