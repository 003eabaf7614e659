import { noLongerThan } from './text.ts';
import { z } from './zod.ts';

/** How much of a list, and from where on; a cursor comes from an earlier answer to the same question. */
export const pageQuery = {
  size: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(200)), 25),
  cursor: z.optional(z.string().check(z.maxLength(2000))),
};

/** Lists count to 10,000 and then say that there are more; who needs the number asks for it. */
export const totalQuery = { total: z.optional(z.enum(['exact'])) };

/** Words to look for: each must occur, wherever it stands; below three characters as the beginning of a word. */
export const searchTextSchema = z.string().check(noLongerThan(200));

/** One value, or several of which any will do. */
export const anyOf = <Value extends z.ZodMiniType>(value: Value) =>
  z.union([value, z.array(value).check(z.maxLength(50))]);

/** One page of a list. */
export const pageOf = <Item extends z.ZodMiniType>(item: Item) =>
  z.object({
    items: z.array(item),
    next: z.optional(z.string()),
    previous: z.optional(z.string()),
    total: z.number(),
    totalIsExact: z.boolean(),
    /** Ids of rows that are on record but cannot be shown, because something in them is not as it must be. */
    unshown: z.optional(z.array(z.string())),
  });
