import { searchTextSchema } from './list.ts';
import { idSchema } from './values.ts';
import { z } from './zod.ts';

export const searchedTypes = ['customer', 'site', 'user', 'device'] as const;
export const searchQuerySchema = z.strictObject({ q: searchTextSchema });

/** At most twenty, of what one may see; customers first, then sites, users and devices. */
export const searchAnswerSchema = z.object({
  items: z.array(
    z.object({
      entityType: z.enum(searchedTypes),
      id: idSchema,
      customerId: idSchema,
      title: z.string(),
      subtitle: z.string(),
    }),
  ),
});
export type SearchHit = z.infer<typeof searchAnswerSchema>['items'][number];
