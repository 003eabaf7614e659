import { hash } from 'node:crypto';
import type { DeviceRegistration } from '../../src/contract/device-registration.ts';
import type { FunctionCheck } from '../../src/contract/function-check.ts';
import { uuidV7 } from '../../src/domain/uuid-v7.ts';
import type { Database } from '../database/connect.ts';
import { pictureType } from '../pictures/read-picture.ts';
import { HttpProblem, type ProblemCode } from '../http/problems.ts';
import { readSubmissions } from '../submissions/submission-store.ts';
import { announcedPhotos } from '../submissions/announced-photos.ts';
import { countDown, insertUpload, readUploadHash } from './upload-store.ts';

export type SentUpload = {
  uploadId: string;
  submissionId: string;
  sha256: string;
  contentType: string;
  bytes: Buffer;
  receivedAt: number;
};

export type KeptUpload =
  | { kind: 'kept'; isNew: boolean; photosPending: number }
  | { kind: 'refused'; refusal: HttpProblem };

/**
 * Keeps the bytes of a photo as they came, once, if a submission we have announced exactly these. Resolves after the
 * commit. Only a photo that is new is asked whether there is room for it, and its limits: what was acknowledged stays so.
 */
export async function keepUpload(
  { db }: Database,
  sent: SentUpload,
  refuseNew: (isVouchedFor: boolean) => Promise<HttpProblem | null>,
): Promise<KeptUpload> {
  const { submissionId, uploadId, sha256, contentType, bytes } = sent;
  const submission = (await readSubmissions(db, [submissionId])).get(submissionId);
  const announced =
    submission &&
    announcedPhotos(JSON.parse(submission.contentJson) as FunctionCheck | DeviceRegistration).find(
      (photo) => photo.uploadId === uploadId,
    );
  if (!announced) return refused('uploadNotAnnounced');
  if (announced.sha256 !== sha256 || announced.contentType !== contentType) return refused('uploadDiffers');
  // Cut or changed on its way: the same photo may come again.
  if (bytes.length !== announced.size || hash('sha256', bytes) !== sha256) return refused('uploadDamaged');

  if ((await readUploadHash(db, sent)) !== sha256) {
    if (pictureType(bytes) !== contentType) return refused('photoUnreadable');
    const refusal = await refuseNew(submission.labelVerified === 1 || submission.performerUserId !== null);
    if (refusal) return { kind: 'refused', refusal };
  }
  const isNew = await db.transaction().execute(async (transaction) => {
    const isFirst = await insertUpload(transaction, {
      id: uuidV7(sent.receivedAt),
      submissionId,
      uploadId,
      sha256,
      contentType,
      size: bytes.length,
      contentBase64: bytes.toString('base64'),
      receivedAt: new Date(sent.receivedAt).toISOString(),
    });
    if (isFirst) await countDown(transaction, submissionId);
    return isFirst;
  });
  if (!isNew && (await readUploadHash(db, sent)) !== sha256) return refused('uploadDiffers');
  const { photosPending } = (await readSubmissions(db, [submissionId])).get(submissionId)!;
  return { kind: 'kept', isNew, photosPending };
}

const refused = (code: ProblemCode): KeptUpload => ({ kind: 'refused', refusal: new HttpProblem(code) });
