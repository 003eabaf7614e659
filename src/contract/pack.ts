import { checklistSchema } from './checklist.ts';
import { languageSchema, localTextSchema } from './language.ts';
import { pictureIdSchema, udiDiSchema } from './values.ts';
import { z } from './zod.ts';

export const packModelSchema = z.object({
  modelNo: z.number(),
  designation: z.string(),
  typeCode: z.optional(z.string()),
  kind: localTextSchema,
  manufacturerName: z.string(),
  udiDi: z.optional(udiDiSchema),
  serialPattern: z.optional(z.string()),
  /** Where the picture is asked for: `/api/public/pictures/{picture}`. */
  picture: z.optional(pictureIdSchema),
  status: z.enum(['released', 'discontinued']),
});
export type PackModel = z.infer<typeof packModelSchema>;

/** A public key that device labels were signed with: an uncompressed P-256 point, base64url. */
export const labelKeySchema = z.object({ keyId: z.number(), publicKey: z.string() });
export type LabelKey = z.infer<typeof labelKeySchema>;

/** What a phone needs to check devices without network: models, published checklists, label keys, hosts of our labels. */
export const packSchema = z.object({
  models: z.array(packModelSchema),
  checklists: z.array(checklistSchema),
  labelKeys: z.array(labelKeySchema),
  /** Host of today's labels first, then the hosts of earlier ones; upper or lower case, with a port if there is one. */
  hosts: z.array(z.string()).check(z.minLength(1)),
  privacyNoticeVersion: z.string(),
});
export type Pack = z.infer<typeof packSchema>;

/** Both parameters or none: one model in one language (small, preloaded for a label), or everything. */
export const packQuerySchema = z.strictObject({
  modelNo: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(65535))),
  language: z.optional(languageSchema),
});
