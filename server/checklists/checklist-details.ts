import type { Kysely, Selectable } from 'kysely';
import type { Checklist } from '../../src/contract/checklist.ts';
import {
  checklistDetailsSchema,
  type ChecklistContent,
  type ChecklistLine,
  type checklistsQuerySchema,
  type ChecklistDetails,
} from '../../src/contract/checklist-details.ts';
import type { z } from '../../src/contract/zod.ts';
import { listOf } from '../database/list-page.ts';
import type { ChecklistVersionRow, Tables } from '../database/tables.ts';

export type StoredChecklist = Selectable<Tables['checklist']>;
type Query = z.output<typeof checklistsQuerySchema>;
type Which = Omit<Query, 'size' | 'cursor'> & { /** The maker's people see drafts. */ withDrafts: boolean };

/** Checklists that fit, the oldest first. */
export function checklistList(db: Kysely<Tables>, { kind, status, withDrafts }: Which) {
  let matching = db.selectFrom('checklist');
  if (kind) matching = matching.where('checklist.kind', 'in', [kind].flat());
  if (status) matching = matching.where('checklist.status', 'in', [status].flat());
  if (!withDrafts)
    matching = matching.where((eb) =>
      eb.exists(
        eb
          .selectFrom('checklistVersion')
          .select('version')
          .whereRef('checklistVersion.checklistId', '=', 'checklist.id')
          .where('checklistVersion.state', '=', 'published'),
      ),
    );
  return listOf({
    db,
    matching,
    id: 'checklist.id',
    sortBy: 'checklist.id',
    isDescending: false,
    columns: (query) => query.selectAll('checklist').select('checklist.id as sortKey'),
  });
}

/** All versions of checklists, the latest first; drafts are the maker's. */
export async function readVersions(db: Kysely<Tables>, ids: readonly string[], withDrafts: boolean) {
  if (ids.length === 0) return [];
  return db
    .selectFrom('checklistVersion')
    .selectAll()
    .where('checklistId', 'in', ids)
    .$if(!withDrafts, (query) => query.where('state', '=', 'published'))
    .orderBy('checklistId')
    .orderBy('version', 'desc')
    .execute();
}

/** A checklist as a row of the list. */
export function checklistLine(row: StoredChecklist, versions: readonly ChecklistVersionRow[]): ChecklistLine {
  const { name, modelNos, items } = parsed(versions[0]!);
  const published = versions.find(({ state }) => state === 'published');
  return {
    id: row.id,
    kind: row.kind,
    name,
    status: row.status,
    modelNos,
    items: items.length,
    publishedVersion: published?.version ?? null,
    publishedAt: published?.publishedAt ?? null,
    hasDraft: versions[0]!.state === 'draft',
    version: row.version,
  };
}

/** A checklist as it is answered: with its draft, else its latest version. */
export function checklistDetailsOf(row: StoredChecklist, versions: readonly ChecklistVersionRow[]): ChecklistDetails {
  return checklistDetailsSchema.parse({ ...row, versions, content: contentOf(parsed(versions[0]!)) });
}

export const parsed = ({ contentJson }: ChecklistVersionRow) => JSON.parse(contentJson) as Checklist;

/** What is typed of a version; the rest is given to it. */
export function contentOf(checklist: Checklist): ChecklistContent {
  const { name, intro, modelNos, items, passRule, onFail, signature, instruments } = checklist;
  return { name, ...(intro && { intro }), modelNos, items, passRule, onFail, signature, instruments };
}
