import type { Kysely } from 'kysely';
import type { Checklist } from '../../src/contract/checklist.ts';
import type { Tables } from '../database/tables.ts';

/** One published version, or undefined. */
export async function readChecklistVersion(
  db: Kysely<Tables>,
  checklistId: string,
  version: number,
): Promise<Checklist | undefined> {
  const row = await db
    .selectFrom('checklistVersion')
    .select('contentJson')
    .where('checklistId', '=', checklistId)
    .where('version', '=', version)
    .where('state', '=', 'published')
    .executeTakeFirst();
  return row && asChecklist(row.contentJson);
}

/** The latest published version of every checklist in use. */
export async function readCurrentChecklists(db: Kysely<Tables>): Promise<Checklist[]> {
  const rows = await db
    .selectFrom('checklistVersion as version')
    .innerJoin('checklist', 'checklist.id', 'version.checklistId')
    .where('checklist.status', '=', 'active')
    .where('version.state', '=', 'published')
    .select(['version.checklistId', 'version.contentJson'])
    .orderBy('version.checklistId')
    .orderBy('version.version')
    .execute();
  return [...new Map(rows.map((row) => [row.checklistId, row.contentJson])).values()].map(asChecklist);
}

/** The numbers of the latest published versions, by checklist. A checklist out of use has none. */
export async function readCurrentVersions(db: Kysely<Tables>, checklistIds: string[]): Promise<Map<string, number>> {
  if (checklistIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('checklistVersion as version')
    .innerJoin('checklist', 'checklist.id', 'version.checklistId')
    .where('checklist.status', '=', 'active')
    .where('version.state', '=', 'published')
    .where('version.checklistId', 'in', checklistIds)
    .select(({ fn }) => ['version.checklistId', fn.max('version.version').as('latest')])
    .groupBy('version.checklistId')
    .execute();
  return new Map(rows.map(({ checklistId, latest }) => [checklistId, Number(latest)]));
}

// Written by this server through the contract's schema and never changed since, so it is not parsed again.
const asChecklist = (contentJson: string) => JSON.parse(contentJson) as Checklist;
