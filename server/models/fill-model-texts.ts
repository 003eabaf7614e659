import type { Kysely } from 'kysely';
import { foldedText } from '../../src/domain/folded-text.ts';
import { searchText } from '../../src/domain/search-text.ts';
import type { DeviceModelRow, Tables } from '../database/tables.ts';
import { localTextOf } from '../database/json-columns.ts';

type Named = Pick<DeviceModelRow, 'modelNo' | 'designation' | 'typeCode' | 'kindJson' | 'manufacturerName' | 'udiDi'>;

/** What a model is ordered and found by: its names in all languages and its numbers. */
export const modelTexts = (row: Named) => ({
  designationFolded: foldedText(row.designation),
  searchText: searchText([
    String(row.modelNo),
    row.designation,
    row.typeCode,
    row.manufacturerName,
    row.udiDi,
    ...Object.values(localTextOf(row.kindJson)),
  ]),
});

/** Writes it for all, after an update of the tables and after rows came in bulk. */
export async function fillModelTexts(someDb: unknown): Promise<void> {
  const db = someDb as Kysely<Tables>;
  const rows = await db
    .selectFrom('deviceModel')
    .select(['id', 'modelNo', 'designation', 'typeCode', 'kindJson', 'manufacturerName', 'udiDi'])
    .execute();
  for (const row of rows) await db.updateTable('deviceModel').set(modelTexts(row)).where('id', '=', row.id).execute();
}
