import { announcedPhotoSchema } from './answer.ts';
import { identifiedDeviceSchema } from './draft.ts';
import { receiptSchema } from './receipt.ts';
import { hashSchema, idSchema, instantSchema } from './values.ts';
import { z } from './zod.ts';

export const rescueFormat = 'device-portal-rescue';
/** Counts up when an older app could no longer read the file. */
export const rescueVersion = 1;

/** What tells a rescue file from any other, whichever version wrote it. */
export const rescueHeadSchema = z.object({ format: z.literal(rescueFormat), version: z.number() });

/**
 * `manifest.json` of a rescue file: all unsent work of one phone, photos beside it under their hash. Each entry is
 * checked on its own, so that one that cannot be read costs none of the others.
 */
export const rescueManifestSchema = z.object({
  ...rescueHeadSchema.shape,
  version: z.literal(rescueVersion),
  /** Names and contacts of people are in it, in plain text. */
  holdsNames: z.literal(true),
  madeAt: instantSchema,
  appVersion: z.string(),
  drafts: z.array(z.unknown()),
  /** The versions the drafts were begun with: the phone that takes them over may never have seen them. */
  checklists: z.array(z.unknown()),
  submissions: z.array(z.unknown()),
  /** Records the server has, whose photos are still to come. */
  received: z.array(z.unknown()),
  photos: z.array(z.unknown()),
});
export type RescueManifest = z.infer<typeof rescueManifestSchema>;

/** A submission on its way. Its id and content stay as they were, so that it becomes one record wherever it is sent from. */
export const rescuedSubmissionSchema = z.object({
  id: idSchema,
  submission: z.looseObject({ submissionId: idSchema, kindOfSubmission: z.string() }),
  contentHash: hashSchema,
  device: identifiedDeviceSchema,
  queuedAt: z.number(),
  attempts: z.number(),
});

export const rescuedReceiptSchema = z.object({
  id: idSchema,
  receipt: receiptSchema,
  device: identifiedDeviceSchema,
  receivedAt: z.number(),
  performedAt: z.optional(z.string()),
  photosAnnounced: z.optional(z.number()),
});

export const rescuedPhotoSchema = z.object({
  ...announcedPhotoSchema.shape,
  submissionId: idSchema,
  itemId: z.string(),
  takenAt: z.number(),
});
export type RescuedPhoto = z.infer<typeof rescuedPhotoSchema>;

/** Where the bytes of a photo lie in the file. */
export const rescuedPhotoName = ({ sha256 }: Pick<RescuedPhoto, 'sha256'>) => `photos/${sha256}`;
