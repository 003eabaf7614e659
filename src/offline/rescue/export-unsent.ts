import type { Checklist } from '../../contract/checklist.ts';
import { rescuedPhotoName } from '../../contract/rescue.ts';
import { isDraft } from '../../domain/draft-guard.ts';
import type { FieldDatabase } from '../database.ts';
import { inTime } from '../in-time.ts';
import { beginRescueFile, type RescueMaking } from './rescue-file.ts';

export type ExportParts = {
  database: FieldDatabase;
  readBytes: (photoId: string) => Promise<ArrayBuffer | null>;
  checklistOf: (version: { checklistId: string; version: number }) => Promise<Checklist | null>;
  /** A newer build wrote the store: it is read as it lies there, and nothing is noted in it. */
  isReadOnly?: boolean;
};
export type ExportWishes = RescueMaking & {
  /** Only this submission or draft; without it all unsent work. */
  only?: string | undefined;
};

/**
 * All unsent work in one file: drafts, what is on its way or was refused, and records whose photos are missing. Any
 * installation can take it over; ids make it harmless that this phone keeps and sends it too.
 */
export async function exportUnsent(parts: ExportParts, wishes: ExportWishes): Promise<Blob> {
  const { drafts, submissions, received, photos } = await inTime(readUnsent(parts, wishes.only), longestRead);
  const file = beginRescueFile(wishes);
  for (const photo of photos) {
    const name = nameOf(photo);
    const bytes = file.has(name) ? null : await parts.readBytes(photo.id);
    if (bytes) file.add(name, bytes);
  }
  const checklists = await checklistsOf(drafts, parts);
  return file.end({ drafts, checklists, submissions, received, photos });
}

const longestRead = 15_000; // milliseconds

/** Rows as they lie on disk, also those this build cannot read: the one that wrote them can. */
async function readUnsent({ database, isReadOnly = false }: ExportParts, only: string | undefined) {
  const { outbox, received, photos, drafts: draftRows } = database;
  return database.transaction(isReadOnly ? 'r' : 'rw', [outbox, received, photos, draftRows], async () => {
    const isWanted = ({ id }: { id: string }) => only === undefined || id === only;
    const drafts = (await draftRows.toArray()).filter(isWanted);
    const submissions = (await outbox.toArray()).filter(
      (row) => isWanted(row) && row.status !== 'closed' && row.status !== 'discarded',
    );
    const rows = (await photos.toArray()).filter(({ status }) => status !== 'picked');
    const records = new Set(rows.filter(({ status }) => status !== 'draft').map(({ submissionId }) => submissionId));
    const receipts = (await received.toArray()).filter((row) => isWanted(row) && records.has(row.id));
    const exported = new Set<unknown>([...drafts, ...submissions, ...receipts].map(({ id }) => id));
    // From here on the content may be sent from elsewhere: it must not change under its id any more.
    if (!isReadOnly) await outbox.bulkPut(submissions.map((row) => ({ ...row, isCopied: true })));
    return {
      drafts: drafts.map((row) => row.draft ?? row),
      submissions,
      received: receipts,
      photos: rows.filter(({ submissionId }) => exported.has(submissionId)),
    };
  });
}

/** By its content where that is known. */
const nameOf = ({ id, sha256 }: { id: string; sha256?: unknown }) =>
  typeof sha256 === 'string' ? rescuedPhotoName({ sha256 }) : `photos/${id}`;

async function checklistsOf(
  drafts: Awaited<ReturnType<typeof readUnsent>>['drafts'],
  { checklistOf }: ExportParts,
): Promise<Checklist[]> {
  const versions = new Map<string, { checklistId: string; version: number }>();
  for (const draft of drafts) {
    if (!isDraft(draft) || draft.kindOfSubmission !== 'functionCheck') continue;
    const { checklistId, checklistVersion: version } = draft;
    versions.set(`${checklistId}/${version}`, { checklistId, version });
  }
  const checklists = await Promise.all([...versions.values()].map((version) => checklistOf(version)));
  return checklists.filter((checklist) => checklist !== null);
}
