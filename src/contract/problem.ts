import { z } from './zod.ts';

const parametersSchema = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]));

/** What is wrong with one field; `pointer` is a JSON pointer (RFC 6901) into the body, or `?name` for a query parameter. */
export const fieldErrorSchema = z.object({
  pointer: z.string(),
  code: z.string(),
  params: z.optional(parametersSchema),
});
export type FieldError = z.infer<typeof fieldErrorSchema>;

/** The one shape of every refusal (RFC 9457): `code` is also the key of its translation. */
export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number(),
  detail: z.optional(z.string()),
  instance: z.optional(z.string()),
  code: z.string().check(z.regex(/^[a-z][A-Za-z0-9]*$/)),
  params: z.optional(parametersSchema),
  errors: z.optional(z.array(fieldErrorSchema)),
  traceId: z.optional(z.string()),
  /** With `versionConflict`: the object as it is now. */
  current: z.optional(z.unknown()),
});
export type Problem = z.infer<typeof problemSchema>;
export const problemMediaType = 'application/problem+json';
