import { announcedPhotoSchema } from '../contract/answer.ts';
import type { DraftAnswer, FunctionCheckDraft, IdentifiedDevice } from '../contract/draft.ts';
import type { CheckDetails } from '../contract/check-details.ts';
import { sha256 } from '../domain/content-hash.ts';
import { correctionOfCheck } from '../domain/correction-of-check.ts';
import { uuidV7 } from '../domain/uuid-v7.ts';
import type { FieldStorage } from './field-storage.ts';

export type CorrectingKept = {
  storage: Pick<FieldStorage, 'drafts' | 'photos' | 'pack'>;
  device: IdentifiedDevice;
  reason: string;
  /** A photo as the server shows it, null where it has no picture of it; rejects when there is no answer. */
  readPhoto: (uploadId: string) => Promise<Blob | null>;
  now: () => number;
};

/**
 * Puts the form of a correction on this phone, beside whatever else was begun of the device. Photos the server has come
 * along under new ids; those still on their way are taken anew. Null: its checklist is none of ours.
 */
export async function correctReceivedCheck(
  check: CheckDetails,
  { storage, device, reason, readPhoto, now }: CorrectingKept,
): Promise<FunctionCheckDraft | null> {
  const submissionId = uuidV7(now());
  const begunAt = new Date(now()).toISOString();
  const draft = correctionOfCheck(check, { device, submissionId, reason, begunAt });
  if (!draft || !check.checklist) return null;
  await storage.pack.keepChecklist(check.checklist);
  const answers: DraftAnswer[] = [];
  for (const answer of draft.answers) answers.push(answer.photos ? await withOwnPhotos(answer) : answer);
  const corrected = { ...draft, answers };
  // Last: photos of a form that never came about go by themselves, a form without its photos would look complete.
  await storage.drafts.save(corrected);
  return corrected;

  async function withOwnPhotos(answer: DraftAnswer): Promise<DraftAnswer> {
    const arrived = (answer.photos ?? []).filter(({ uploadId }) => check.arrivedPhotos.includes(uploadId));
    const photos: NonNullable<DraftAnswer['photos']> = [];
    for (const { uploadId } of arrived) {
      const shown = await readPhoto(uploadId);
      if (shown) photos.push(await keepAsNew(shown, answer.itemId));
    }
    return { ...answer, photos };
  }

  /** The server shows a photo made anew without its metadata, so that size and hash are others than announced. */
  async function keepAsNew(shown: Blob, itemId: string) {
    const bytes = await shown.arrayBuffer();
    const photo = announcedPhotoSchema.parse({
      uploadId: uuidV7(now()),
      sha256: await sha256(new Uint8Array(bytes)),
      size: bytes.byteLength,
      contentType: shown.type,
    });
    await (await storage.photos()).keep({ ...photo, submissionId, itemId }, bytes);
    return photo;
  }
}
