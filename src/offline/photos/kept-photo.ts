import { announcedPhotoSchema } from '../../contract/answer.ts';
import { idSchema } from '../../contract/values.ts';
import { z } from '../../contract/zod.ts';
import { attentionReasonSchema, waitReasons } from '../outbox/outbox-item.ts';

/** What is known of a photo on this phone, without its bytes. Times are milliseconds since 1970 by the phone's clock. */
export const keptPhotoSchema = z.object({
  ...announcedPhotoSchema.shape,
  /** The same as `uploadId`: the key of the row. */
  id: idSchema,
  submissionId: idSchema,
  itemId: z.string(),
  takenAt: z.number(),
  /** `draft`: its form is still open. `refused`: our server does not take it, a person has to know. */
  status: z.enum(['draft', 'waiting', 'sending', 'refused']),
  attempts: z.number(),
  triedAt: z.optional(z.number()),
  nextAttemptAt: z.number(),
  notBefore: z.optional(z.number()),
  lastReason: z.optional(z.enum(waitReasons)),
  reason: z.optional(attentionReasonSchema),
  /** The photo it was taken instead of; its form still names that one if it was killed in between. */
  replaces: z.optional(idSchema),
});
export type KeptPhoto = z.infer<typeof keptPhotoSchema>;

export function readPhoto(row: unknown): KeptPhoto | null {
  const photo = keptPhotoSchema.safeParse(row);
  return photo.success ? photo.data : null;
}

/** A row this build cannot read: shown and counted, never sent, never written. One of an open form belongs to that. */
export function unreadablePhoto(row: { id: string; submissionId?: unknown; status?: unknown }): KeptPhoto {
  return {
    id: row.id,
    uploadId: row.id,
    submissionId: String(row.submissionId),
    itemId: '',
    takenAt: 0,
    sha256: '',
    size: 0,
    contentType: 'image/jpeg',
    attempts: 0,
    nextAttemptAt: 0,
    status: row.status === 'draft' || row.status === 'picked' ? 'draft' : 'refused',
    reason: { code: 'unreadableItem' },
  };
}

/** What a submission announces of it. */
export const announcementOf = ({ uploadId, sha256, size, contentType }: KeptPhoto) => ({
  uploadId,
  sha256,
  size,
  contentType,
});
