import { instantSchema } from './values.ts';
import { z } from './zod.ts';

/** What every stored object carries; `version` is what `If-Match` names. */
export const storedFields = {
  version: z.number(),
  createdAt: instantSchema,
  updatedAt: instantSchema,
};

/** In a change: a value, null to clear it, or absent to leave it as it is. */
export const clearable = <Value extends z.ZodMiniType>(value: Value) => z.optional(z.nullable(value));
