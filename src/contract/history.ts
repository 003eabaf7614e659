import { pageOf, pageQuery } from './list.ts';
import { idSchema, instantSchema } from './values.ts';
import { z } from './zod.ts';

export const entityTypes = [
  'customer',
  'site',
  'user',
  'device',
  'functionCheck',
  'deviceRegistration',
  'deviceModel',
  'checklist',
] as const;

/** One change on record: who, when, what, from, to. */
export const eventSchema = z.object({
  id: idSchema,
  occurredAt: instantSchema,
  customerId: z.nullable(idSchema),
  actor: z.object({
    kind: z.enum(['user', 'public', 'system']),
    id: z.nullable(idSchema),
    displayName: z.nullable(z.string()),
  }),
  action: z.string(),
  entityType: z.string(),
  entityId: idSchema,
  changes: z.array(z.object({ field: z.string(), from: z.optional(z.unknown()), to: z.optional(z.unknown()) })),
  reason: z.nullable(z.string()),
});
export type HistoryEvent = z.infer<typeof eventSchema>;

/** The latest first. Without an entity: everything of the customer. */
export const eventsQuerySchema = z.strictObject({
  ...pageQuery,
  entityType: z.optional(z.enum(entityTypes)),
  entityId: z.optional(idSchema),
});
/** `names` are those of the sites and models whose ids stand among the changes. */
export const eventsSchema = z.extend(pageOf(eventSchema), { names: z.record(idSchema, z.string()) });
