import type { Kysely, Transaction } from 'kysely';
import { checklistSchema, type CheckKind } from '../../src/contract/checklist.ts';
import type { ChecklistContent } from '../../src/contract/checklist-details.ts';
import type { Json } from '../../src/domain/canonical-json.ts';
import { contentHash } from '../../src/domain/content-hash.ts';
import { uuidV7 } from '../../src/domain/uuid-v7.ts';
import { raisePackRevision } from '../database/installation.ts';
import type { ChecklistVersionRow, Tables } from '../database/tables.ts';
import { writeVersion } from '../database/write-version.ts';
import { changesBetween } from '../history/changes-between.ts';
import { recordEvents, type Change, type NewEvent } from '../history/event-store.ts';
import { contentOf, parsed, type StoredChecklist } from './checklist-details.ts';

/** The record of checklists is the maker's: `customerId` is the maker's own. */
type By = { actor: NewEvent['actor']; customerId: string; now: number };

/** Writes a new checklist, whose first version is a draft. */
export function insertChecklist(
  db: Kysely<Tables>,
  { kind, content, ...by }: By & { kind: CheckKind; content: ChecklistContent },
): Promise<string> {
  return db.transaction().execute(async (transaction) => {
    const id = uuidV7(by.now);
    const at = new Date(by.now).toISOString();
    const row = { id, kind, status: 'active', version: 1, createdAt: at, updatedAt: at } as const;
    await transaction.insertInto('checklist').values(row).execute();
    await insertDraft(transaction, { row, version: 1, content });
    await record(transaction, { ...by, id, action: 'created', changes: changesBetween({}, { kind, ...content }) });
    return id;
  });
}

type Step = By & { before: StoredChecklist; latest: ChecklistVersionRow };

/** Writes the draft, or begins one after the latest version. What was published is never written again. */
export function saveDraft(db: Kysely<Tables>, { content, ...step }: Step & { content: ChecklistContent }) {
  const { before, latest, ...by } = step;
  return db.transaction().execute(async (transaction) => {
    if (!(await writeVersion(transaction, 'checklist', { before, columns: {}, now: by.now }))) return false;
    if (latest.state === 'draft') await deleteDraft(transaction, latest);
    const version = latest.state === 'draft' ? latest.version : latest.version + 1;
    await insertDraft(transaction, { row: before, version, content });
    const changes = changesBetween({ ...contentOf(parsed(latest)) }, content);
    await record(transaction, { ...by, id: before.id, action: 'draftSaved', changes });
    return true;
  });
}

/** Throws the draft away. */
export function discardDraft(db: Kysely<Tables>, { before, latest, ...by }: Step): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    if (!(await writeVersion(transaction, 'checklist', { before, columns: {}, now: by.now }))) return false;
    await deleteDraft(transaction, latest);
    await record(transaction, { ...by, id: before.id, action: 'draftDiscarded', changes: [] });
    return true;
  });
}

/** Publishes the draft: from here on it never changes, and every phone is offered it. */
export function publishDraft(db: Kysely<Tables>, { before, latest, ...by }: Step): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    if (!(await writeVersion(transaction, 'checklist', { before, columns: {}, now: by.now }))) return false;
    await transaction
      .updateTable('checklistVersion')
      .set({ state: 'published', publishedAt: new Date(by.now).toISOString() })
      .where('checklistId', '=', before.id)
      .where('version', '=', latest.version)
      .where('state', '=', 'draft')
      .execute();
    await raisePackRevision(transaction);
    const changes = [{ field: 'version', from: latest.version === 1 ? null : latest.version - 1, to: latest.version }];
    await record(transaction, { ...by, id: before.id, action: 'published', changes });
    return true;
  });
}

/** Takes a checklist out of use; checks that were made with it keep their wording. */
export function retireChecklist(db: Kysely<Tables>, { before, ...by }: Omit<Step, 'latest'>): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    if (!(await writeVersion(transaction, 'checklist', { before, columns: { status: 'retired' }, now: by.now })))
      return false;
    await raisePackRevision(transaction);
    const changes = [{ field: 'status', from: before.status, to: 'retired' }];
    await record(transaction, { ...by, id: before.id, action: 'retired', changes });
    return true;
  });
}

type Draft = { row: Pick<StoredChecklist, 'id' | 'kind'>; version: number; content: ChecklistContent };

async function insertDraft(transaction: Transaction<Tables>, { row, version, content }: Draft): Promise<void> {
  const whole = { checklistId: row.id, version, kind: row.kind, ...content };
  const checklist = checklistSchema.parse({ ...whole, contentHash: await contentHash(whole as unknown as Json) });
  await transaction
    .insertInto('checklistVersion')
    .values({
      checklistId: row.id,
      version,
      state: 'draft',
      contentJson: JSON.stringify(checklist),
      contentHash: checklist.contentHash,
    })
    .execute();
}

const deleteDraft = (transaction: Transaction<Tables>, { checklistId, version }: ChecklistVersionRow) =>
  transaction
    .deleteFrom('checklistVersion')
    .where('checklistId', '=', checklistId)
    .where('version', '=', version)
    .where('state', '=', 'draft')
    .execute();

type Recorded = By & { id: string; action: string; changes: Change[] };

const record = (db: Kysely<Tables>, { id, action, changes, actor, customerId, now }: Recorded) =>
  recordEvents(db, [{ customerId, entityType: 'checklist', entityId: id, actor, action, changes }], now);
