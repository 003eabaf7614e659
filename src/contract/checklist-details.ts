import { checkKindSchema, checklistItemSchema, checklistSchema } from './checklist.ts';
import { localTextSchema } from './language.ts';
import { anyOf, pageOf, pageQuery } from './list.ts';
import { storedFields } from './stored.ts';
import { idSchema, instantSchema, modelNoSchema } from './values.ts';
import { z } from './zod.ts';

export const checklistStatuses = ['active', 'retired'] as const;

/** What is typed of a version. Texts may still be missing; publishing asks for them. */
export const checklistContentSchema = z.strictObject({
  name: localTextSchema,
  intro: z.optional(localTextSchema),
  modelNos: z.array(modelNoSchema).check(z.maxLength(500)),
  items: z.array(checklistItemSchema).check(z.minLength(1), z.maxLength(100)),
  passRule: checklistSchema.shape.passRule,
  onFail: checklistSchema.shape.onFail,
  signature: checklistSchema.shape.signature,
  instruments: checklistSchema.shape.instruments,
});
export type ChecklistContent = z.infer<typeof checklistContentSchema>;

export const keptVersionSchema = z.object({
  version: z.number(),
  state: z.enum(['draft', 'published']),
  publishedAt: z.nullable(instantSchema),
});

export const checklistDetailsSchema = z.object({
  id: idSchema,
  kind: checkKindSchema,
  status: z.enum(checklistStatuses),
  /** The latest version first; at most one is a draft. */
  versions: z.array(keptVersionSchema),
  /** Content of the draft, else of the latest version. */
  content: checklistContentSchema,
  ...storedFields,
});
export type ChecklistDetails = z.infer<typeof checklistDetailsSchema>;

export const newChecklistSchema = z.strictObject({ kind: checkKindSchema, content: checklistContentSchema });

export const checklistLineSchema = z.object({
  id: idSchema,
  kind: checkKindSchema,
  name: localTextSchema,
  status: z.enum(checklistStatuses),
  modelNos: z.array(z.number()),
  items: z.number(),
  publishedVersion: z.nullable(z.number()),
  publishedAt: z.nullable(instantSchema),
  hasDraft: z.boolean(),
  version: z.number(),
});
export type ChecklistLine = z.infer<typeof checklistLineSchema>;

export const checklistsQuerySchema = z.strictObject({
  ...pageQuery,
  kind: z.optional(anyOf(checkKindSchema)),
  status: z.optional(anyOf(z.enum(checklistStatuses))),
});
export const checklistsSchema = pageOf(checklistLineSchema);
