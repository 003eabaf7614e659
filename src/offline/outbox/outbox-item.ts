import { identifiedDeviceSchema } from '../../contract/draft.ts';
import { fieldErrorSchema } from '../../contract/problem.ts';
import { hashSchema, idSchema } from '../../contract/values.ts';
import { z } from '../../contract/zod.ts';

/** Why an item needs a person: the code is also the key of the words shown for it. */
export const attentionReasonSchema = z.object({
  code: z.string(),
  params: z.optional(z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]))),
  errors: z.optional(z.array(fieldErrorSchema)),
});
export type AttentionReason = z.infer<typeof attentionReasonSchema>;

/** Why the latest try did not arrive; the item waits and is tried again. */
export const waitReasons = ['noAnswer', 'foreignAnswer', 'busy', 'serverError', 'routeMissing'] as const;
export type WaitReason = (typeof waitReasons)[number];

const frozenFields = {
  id: idSchema,
  /** Frozen: what is sent at every try, byte for byte the same content. */
  submission: z.looseObject({ submissionId: idSchema, kindOfSubmission: z.string() }),
  contentHash: hashSchema,
  /** To show the item with; not sent. */
  device: identifiedDeviceSchema,
  queuedAt: z.number(),
  attempts: z.number(),
  /** When the latest try began; absent before the first one, and in rows of older builds. */
  triedAt: z.optional(z.number()),
  /** Why the latest try did not arrive; absent before the first one. */
  lastReason: z.optional(z.enum(waitReasons)),
  /** A copy of it lies in a file: other content must never be sent under its id. */
  isCopied: z.optional(z.boolean()),
  /** The submission that was begun to take its place. */
  replacedBy: z.optional(idSchema),
};

/** One submission on its way. Times are milliseconds since 1970 by the phone's clock. */
export const outboxItemSchema = z.discriminatedUnion('status', [
  z.object({
    ...frozenFields,
    status: z.literal('waiting'),
    nextAttemptAt: z.number(),
    /** Asked for by the server (Retry-After): no sign of life shortens it. */
    notBefore: z.optional(z.number()),
  }),
  z.object({
    ...frozenFields,
    status: z.literal('sending'),
    /** Proves that what it corrects is ours to correct. */
    receiptCode: z.optional(z.string()),
  }),
  z.object({ ...frozenFields, status: z.literal('needsAttention'), reason: attentionReasonSchema }),
  /** Made by a signed-in person; delivered only by a page with that person's session. */
  z.object({
    ...frozenFields,
    status: z.literal('waitsForSignIn'),
    /** When it was tried under that session and did not arrive: not before this. */
    nextAttemptAt: z.optional(z.number()),
  }),
  /** Voided on the server. */
  z.object({ ...frozenFields, status: z.literal('closed') }),
]);
export type OutboxItem = z.infer<typeof outboxItemSchema>;
