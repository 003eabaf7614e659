import { z } from './zod.ts';

/** How much of a list, and from where on; a cursor comes from an earlier answer. */
export const pageQuery = {
  size: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(200)), 25),
  cursor: z.optional(z.string().check(z.maxLength(2000))),
};

/** One page of a list. */
export const pageOf = <Item extends z.ZodMiniType>(item: Item) =>
  z.object({
    items: z.array(item),
    next: z.optional(z.string()),
    previous: z.optional(z.string()),
    total: z.number(),
    totalIsExact: z.boolean(),
  });
