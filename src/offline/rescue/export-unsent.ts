import type { Checklist } from '../../contract/checklist.ts';
import { rescueFormat, rescuedPhotoName, rescueVersion, type RescueManifest } from '../../contract/rescue.ts';
import type { FieldDatabase } from '../database.ts';
import { createDrafts } from '../drafts.ts';
import { readPhoto, type KeptPhoto } from '../photos/kept-photo.ts';
import { writeZip } from './write-zip.ts';

export type ExportParts = {
  database: FieldDatabase;
  readBytes: (photoId: string) => Promise<ArrayBuffer | null>;
  checklistOf: (version: { checklistId: string; version: number }) => Promise<Checklist | null>;
};
export type ExportWishes = {
  /** Only this submission or draft; without it all unsent work. */
  only?: string | undefined;
  /** Said in the file, to whoever opens it: that it holds names, and what it is for. */
  readMe: string;
  madeAt: number;
  appVersion: string;
};

/**
 * All unsent work in one file: drafts, what is on its way or was refused, and records whose photos are missing. Any
 * installation can take it over; ids make it harmless that this phone keeps and sends it too.
 */
export async function exportUnsent(parts: ExportParts, wishes: ExportWishes): Promise<Blob> {
  const { drafts, submissions, received, photos } = await readUnsent(parts.database, wishes.only);
  const zip = writeZip();
  zip.add('README.txt', textBytes(wishes.readMe));
  const written = new Set<string>();
  for (const photo of photos) {
    const name = rescuedPhotoName(photo);
    const bytes = written.has(name) ? null : await parts.readBytes(photo.id);
    if (!bytes) continue;
    written.add(name);
    zip.add(name, new Uint8Array(bytes));
  }
  const manifest: RescueManifest = {
    format: rescueFormat,
    version: rescueVersion,
    holdsNames: true,
    madeAt: new Date(wishes.madeAt).toISOString(),
    appVersion: wishes.appVersion,
    drafts,
    checklists: await checklistsOf(drafts, parts),
    submissions,
    received,
    photos,
  };
  zip.add('manifest.json', textBytes(JSON.stringify(manifest)));
  return zip.end();
}

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

const textBytes = (text: string) => new TextEncoder().encode(text);
