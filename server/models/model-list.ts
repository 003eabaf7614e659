import { sql } from 'kysely';
import type { DeviceModelLine, deviceModelsQuerySchema } from '../../src/contract/device-model.ts';
import type { z } from '../../src/contract/zod.ts';
import { searchedParts } from '../../src/domain/search-text.ts';
import type { Database } from '../database/connect.ts';
import { listOf } from '../database/list-page.ts';
import type { DeviceModelRow } from '../database/tables.ts';
import { localTextOf } from '../database/json-columns.ts';

type Query = z.output<typeof deviceModelsQuerySchema>;
type Which = Omit<Query, 'size' | 'cursor'> & { /** The maker's people see drafts. */ withDrafts: boolean };

/** Models that fit, page by page. */
export function modelList({ reading: db }: Database, { q = '', status, sort, withDrafts }: Which) {
  let matching = db.selectFrom('deviceModel');
  if (!withDrafts) matching = matching.where('deviceModel.status', '!=', 'draft');
  if (status) matching = matching.where('deviceModel.status', 'in', [status].flat());
  for (const part of searchedParts(q))
    matching = matching.where(
      sql<boolean>`device_model.search_text like ${`%${part.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`} escape '\\'`,
    );
  const byName = sort.endsWith('designation');
  return listOf({
    db,
    matching,
    id: 'deviceModel.id',
    sortBy: byName ? 'deviceModel.designationFolded' : 'deviceModel.modelNo',
    isDescending: sort.startsWith('-'),
    columns: (query) =>
      query
        .selectAll('deviceModel')
        .select(
          byName ? 'deviceModel.designationFolded as sortKey' : sql<string>`cast(model_no as text)`.as('sortKey'),
        ),
  });
}

/** A model as a row of the list. */
export function modelLine(row: DeviceModelRow): DeviceModelLine {
  const { id, modelNo, designation, kindJson, typeCode, manufacturerName, picture, status, version } = row;
  const kind = localTextOf(kindJson);
  return { id, modelNo, designation, kind, typeCode, manufacturerName, picture, status, version };
}
