import { announcedPhotoSchema } from './answer.ts';
import { hashSchema, idSchema } from './values.ts';
import { z } from './zod.ts';

/** The largest photo the server takes; what a phone makes is far smaller. */
export const largestUpload = 3 * 1024 * 1024; // bytes

export const uploadQuerySchema = z.strictObject({
  submissionId: idSchema,
  sha256: hashSchema,
  contentType: announcedPhotoSchema.shape.contentType,
});

/** Proof that the bytes of a photo are on the server's disk. It counts only with our id and our hash. */
export const uploadReceiptSchema = z.object({
  uploadId: idSchema,
  sha256: hashSchema,
  /** Photos of the same submission that are still to come. */
  photosPending: z.number().check(z.int(), z.minimum(0)),
});
