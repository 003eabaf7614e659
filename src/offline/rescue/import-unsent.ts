import { checklistSchema } from '../../contract/checklist.ts';
import { draftSchema, type Draft } from '../../contract/draft.ts';
import {
  rescuedPhotoName,
  rescuedPhotoSchema,
  rescuedReceiptSchema,
  rescuedSubmissionSchema,
  rescueHeadSchema,
  rescueManifestSchema,
  rescueVersion,
  type RescueManifest,
} from '../../contract/rescue.ts';
import { canonicalJson, type Json } from '../../domain/canonical-json.ts';
import { contentHash } from '../../domain/content-hash.ts';
import type { FieldDatabase } from '../database.ts';
import { createDrafts } from '../drafts.ts';
import { inTime } from '../in-time.ts';
import { isStoreFull } from '../is-store-full.ts';
import { createKeptChecklists } from '../kept-checklists.ts';
import type { Outbox } from '../outbox/outbox.ts';
import type { Photos } from '../photos/photos.ts';
import { importPhotos, type PhotoSource } from './import-photos.ts';
import { readZip, type ZipReader } from './read-zip.ts';

/** What became of a rescue file. */
export type ImportOutcome =
  | {
      kind: 'imported';
      /** New on this phone. */
      taken: number;
      /** Here already, with the same content: skipped. */
      known: number;
      /** Here already, with other content: what this phone has stays as it is. */
      different: number;
      /** Entries that cannot be read. */
      unreadable: number;
      /** Photos whose bytes are damaged or not in the file. */
      photosMissing: number;
    }
  | { kind: 'noRescueFile' }
  | { kind: 'newerVersion' }
  /** The store of this phone is full: what was taken stays, and the file can be opened again. */
  | { kind: 'storeFull'; taken: number };

export type ImportParts = { database: FieldDatabase; outbox: Outbox; photos: Photos; now: () => number };
type Counts = Omit<Extract<ImportOutcome, { kind: 'imported' }>, 'kind'>;
type Taking = ImportParts & { manifest: RescueManifest; source: PhotoSource; counts: Counts };

const largestManifest = 64 * 1024 * 1024; // bytes
const manifestName = 'manifest.json';

/** Takes over what a rescue file holds. Opened twice, or beside the phone it comes from, it doubles nothing. */
export async function importUnsent(parts: ImportParts, file: Blob): Promise<ImportOutcome> {
  const zip = await readZip(file).catch(() => null);
  const read = zip && (await readManifest(zip));
  if (!zip || !read) return { kind: 'noRescueFile' };
  if (read.kind === 'newerVersion') return read;
  const { manifest, folder } = read;
  const counts: Counts = { taken: 0, known: 0, different: 0, unreadable: 0, photosMissing: 0 };
  const source: PhotoSource = {
    photos: manifest.photos.flatMap((entry) => rescuedPhotoSchema.safeParse(entry).data ?? []),
    read: (photo) => zip.read(folder + rescuedPhotoName(photo), photo.size),
  };
  try {
    const taking = { ...parts, manifest, source, counts };
    await takeSubmissions(taking);
    await takeReceived(taking);
    await takeDrafts(taking);
    return { kind: 'imported', ...counts };
  } catch (error) {
    if (isStoreFull(error)) return { kind: 'storeFull', taken: counts.taken };
    throw error;
  }
}

type ReadManifest = { kind: 'manifest'; manifest: RescueManifest; folder: string } | { kind: 'newerVersion' };

/** Also of a file that was unpacked and packed again, which puts a folder around everything. */
async function readManifest(zip: ZipReader): Promise<ReadManifest | null> {
  const name = zip.names.find((each) => each === manifestName || each.endsWith(`/${manifestName}`));
  const bytes = name === undefined ? null : await zip.read(name, largestManifest);
  if (name === undefined || !bytes) return null;
  const content = readJson(new TextDecoder().decode(bytes));
  const head = rescueHeadSchema.safeParse(content);
  if (!head.success) return null;
  if (head.data.version > rescueVersion) return { kind: 'newerVersion' };
  const manifest = rescueManifestSchema.safeParse(content);
  if (!manifest.success) return null;
  return { kind: 'manifest', manifest: manifest.data, folder: name.slice(0, -manifestName.length) };
}

async function takeSubmissions(taking: Taking): Promise<void> {
  const { manifest, counts, outbox, database, now } = taking;
  for (const entry of manifest.submissions) {
    const read = rescuedSubmissionSchema.safeParse(entry);
    if (!read.success || !(await isWhole(read.data))) {
      counts.unreadable += 1;
      continue;
    }
    const { id, submission, contentHash: hash, device, queuedAt, attempts } = read.data;
    const here = await placeOf(database, id);
    if (here.kind === 'submission' && here.contentHash === hash) counts.known += 1;
    else if (here.kind !== 'nowhere') counts.different += 1;
    else {
      counts.photosMissing += await importPhotos(taking, id);
      const item = { id, submission, contentHash: hash, device, queuedAt, attempts, isCopied: true };
      await outbox.add(
        isOfSignedIn(submission)
          ? { ...item, status: 'waitsForSignIn' }
          : { ...item, status: 'waiting', nextAttemptAt: now() },
      );
      counts.taken += 1;
    }
  }
}

/** Records that the server has: only their photos are left to send. */
async function takeReceived(taking: Taking): Promise<void> {
  const { manifest, counts, database, photos } = taking;
  for (const entry of manifest.received) {
    const read = rescuedReceiptSchema.safeParse(entry);
    if (!read.success) {
      counts.unreadable += 1;
      continue;
    }
    const here = await placeOf(database, read.data.id);
    if (here.kind === 'submission') counts.known += 1;
    else if (here.kind === 'draft') counts.different += 1;
    else {
      counts.photosMissing += await importPhotos(taking, read.data.id);
      await photos.followReceived(read.data);
      counts.taken += 1;
    }
  }
}

async function takeDrafts(taking: Taking): Promise<void> {
  const { manifest, counts, database } = taking;
  const checklists = createKeptChecklists(database);
  for (const entry of manifest.checklists) {
    const checklist = checklistSchema.safeParse(entry);
    if (checklist.success) await checklists.keep(checklist.data);
  }
  for (const entry of manifest.drafts) {
    const read = draftSchema.safeParse(entry);
    if (!read.success) {
      counts.unreadable += 1;
      continue;
    }
    const here = await placeOf(database, read.data.submissionId);
    if (here.kind === 'draft' && isSameDraft(here.draft, read.data)) counts.known += 1;
    else if (here.kind !== 'nowhere') counts.different += 1;
    else {
      counts.photosMissing += await importPhotos(taking, read.data.submissionId);
      await createDrafts(database).save(read.data);
      counts.taken += 1;
    }
  }
}

type Place =
  | { kind: 'nowhere' }
  | { kind: 'submission'; contentHash: unknown }
  | { kind: 'draft'; draft: Draft | null };

/** What this phone knows under an id. */
async function placeOf(database: FieldDatabase, id: string): Promise<Place> {
  const [unsent, arrived, draft] = await inTime(
    Promise.all([database.outbox.get(id), database.received.get(id), database.drafts.get(id)]),
  );
  if (arrived) return { kind: 'submission', contentHash: (arrived.receipt as { contentHash?: unknown }).contentHash };
  // Discarded a moment ago and taken over again: it is wanted after all.
  if (unsent && unsent.status !== 'discarded') return { kind: 'submission', contentHash: unsent.contentHash };
  return draft ? { kind: 'draft', draft: await createDrafts(database).read(id) } : { kind: 'nowhere' };
}

const isSameDraft = (here: Draft | null, there: Draft) =>
  here !== null && canonicalJson(here as unknown as Json) === canonicalJson(there as unknown as Json);

type Whole = { id: string; submission: { submissionId: string }; contentHash: string };
const isWhole = async ({ id, submission, contentHash: hash }: Whole) =>
  submission.submissionId === id && (await contentHash(submission as unknown as Json)) === hash;

const isOfSignedIn = (submission: object) =>
  ((submission as { performer?: unknown }).performer as { userId?: unknown } | undefined)?.userId !== undefined;

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
