import type { Checklist } from '../../contract/checklist.ts';
import { rescuedPhotoName } from '../../contract/rescue.ts';
import type { FieldDatabase } from '../database.ts';
import { createDrafts } from '../drafts.ts';
import { inTime } from '../in-time.ts';
import { readPhoto, type KeptPhoto } from '../photos/kept-photo.ts';
import { beginRescueFile, type RescueMaking } from './rescue-file.ts';

export type ExportParts = {
  database: FieldDatabase;
  readBytes: (photoId: string) => Promise<ArrayBuffer | null>;
  checklistOf: (version: { checklistId: string; version: number }) => Promise<Checklist | null>;
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
  const { drafts, submissions, received, photos } = await inTime(readUnsent(parts.database, wishes.only), longestRead);
  const file = beginRescueFile(wishes);
  for (const photo of photos) {
    const name = rescuedPhotoName(photo);
    const bytes = file.has(name) ? null : await parts.readBytes(photo.id);
    if (bytes) file.add(name, bytes);
  }
  const checklists = await checklistsOf(drafts, parts);
  return file.end({ drafts, checklists, submissions, received, photos });
}

const longestRead = 15_000; // milliseconds

async function readUnsent(database: FieldDatabase, only: string | undefined) {
  const { outbox, received, photos } = database;
  return database.transaction('rw', [outbox, received, photos, database.drafts], async () => {
    const isWanted = ({ id }: { id: string }) => only === undefined || id === only;
    const drafts = (await createDrafts(database).list()).filter(({ submissionId }) => isWanted({ id: submissionId }));
    const submissions = (await outbox.toArray()).filter(
      (row) => isWanted(row) && row.status !== 'closed' && row.status !== 'discarded',
    );
    const missing = (await photos.toArray()).map(readPhoto).filter((photo) => photo !== null);
    const records = new Set(missing.filter(({ status }) => status !== 'draft').map(({ submissionId }) => submissionId));
    const receipts = (await received.toArray()).filter((row) => isWanted(row) && records.has(row.id));
    const exported = new Set([
      ...drafts.map(({ submissionId }) => submissionId),
      ...[...submissions, ...receipts].map(({ id }) => id),
    ]);
    // From here on the content may be sent from elsewhere: it must not change under its id any more.
    await outbox.bulkPut(submissions.map((row) => ({ ...row, isCopied: true })));
    return { drafts, submissions, received: receipts, photos: missing.filter(isOf(exported)) };
  });
}

const isOf =
  (ids: ReadonlySet<string>) =>
  ({ submissionId }: KeptPhoto) =>
    ids.has(submissionId);

async function checklistsOf(
  drafts: Awaited<ReturnType<typeof readUnsent>>['drafts'],
  { checklistOf }: ExportParts,
): Promise<Checklist[]> {
  const versions = new Map<string, { checklistId: string; version: number }>();
  for (const draft of drafts) {
    if (draft.kindOfSubmission !== 'functionCheck') continue;
    const { checklistId, checklistVersion: version } = draft;
    versions.set(`${checklistId}/${version}`, { checklistId, version });
  }
  const checklists = await Promise.all([...versions.values()].map((version) => checklistOf(version)));
  return checklists.filter((checklist) => checklist !== null);
}
