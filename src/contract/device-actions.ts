import { deviceFilters, givenStatuses } from './device.ts';
import { pageOf, pageQuery } from './list.ts';
import { lineSchema, linesSchema } from './text.ts';
import { countingSchema, dateSchema, idSchema, instantSchema, storedDateSchema } from './values.ts';
import { z } from './zod.ts';

const reasonSchema = lineSchema({ max: 500 });

/** Each change of status says why; `decommissioned` is one of them. */
export const deviceStatusChangeSchema = z.strictObject({ status: z.enum(givenStatuses), reason: reasonSchema });

/** To another site of the same customer; room and department are those of the new place, or empty: never the old. */
export const deviceMoveSchema = z.strictObject({
  siteId: idSchema,
  department: z.optional(z.nullable(lineSchema({ max: 80 }))),
  room: z.optional(z.nullable(lineSchema({ max: 40 }))),
  reason: z.optional(reasonSchema),
});

export const logKinds = [
  'commissioning',
  'instruction',
  'check',
  'maintenance',
  'repair',
  'malfunction',
  'move',
  'statusChange',
  'labelIssued',
  'note',
] as const;
/** Moves, changes of status and labels are written by the portal itself. */
export const writtenLogKinds = [
  'commissioning',
  'instruction',
  'check',
  'maintenance',
  'repair',
  'malfunction',
  'note',
] as const;

export const logEntrySchema = z.object({
  id: idSchema,
  deviceId: idSchema,
  kind: z.enum(logKinds),
  occurredOn: storedDateSchema,
  text: z.string(),
  /** Of an entry the portal wrote: from what to what. */
  details: z.nullable(z.object({ from: z.nullable(z.string()), to: z.nullable(z.string()) })),
  author: z.nullable(z.string()),
  createdAt: instantSchema,
});
export type LogEntry = z.infer<typeof logEntrySchema>;

export const newLogEntrySchema = z.strictObject({
  kind: z.enum(writtenLogKinds),
  occurredOn: dateSchema,
  text: linesSchema({ max: 4000 }),
});

/** The latest first, by the day it happened. */
export const logQuerySchema = z.strictObject({ ...pageQuery, kind: z.optional(z.enum(logKinds)) });
export const logSchema = pageOf(logEntrySchema);

const { q, ...filters } = deviceFilters;

/**
 * The same to many devices: those named, or all that fit a filter at this moment. `expectedCount` is how many somebody
 * saw: another number is refused (`countChanged`), and nothing is changed. A move empties room and department.
 */
export const bulkChangeSchema = z.strictObject({
  action: z.enum(['move', 'status']),
  deviceIds: z.optional(z.array(idSchema).check(z.minLength(1), z.maxLength(10_000))),
  filter: z.optional(z.strictObject({ q, ...filters })),
  expectedCount: countingSchema,
  siteId: z.optional(idSchema),
  status: z.optional(z.enum(givenStatuses)),
  reason: reasonSchema,
});
export type BulkChange = z.infer<typeof bulkChangeSchema>;

/**
 * Codes of devices that stayed as they were: `unchanged`, `decommissioned`, `unregistered`, `notFound`; of one that was
 * not found nothing else is known.
 */
export const bulkChangedSchema = z.object({
  changed: z.number(),
  failed: z.array(
    z.object({
      deviceId: idSchema,
      code: z.string(),
      device: z.nullable(z.object({ serialNumber: z.string(), designation: z.string() })),
    }),
  ),
});
export type BulkChanged = z.infer<typeof bulkChangedSchema>;
