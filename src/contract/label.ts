import { fileQuery } from './download.ts';
import { lineSchema } from './text.ts';
import { countingSchema, idSchema, instantSchema, serialNumberSchema, storedDateSchema } from './values.ts';
import { z } from './zod.ts';

const reasonSchema = lineSchema({ max: 500 });

/** A label that was issued for a device. */
const labelSchema = z.object({
  labelNo: z.number(),
  labelDay: storedDateSchema,
  state: z.enum(['current', 'superseded', 'revoked']),
  reason: z.nullable(z.string()),
  createdAt: instantSchema,
});

/** What stands on the current label: its code and the words beside it, from one record. */
export const labelPreviewSchema = z.object({
  /** The text of the code. */
  text: z.string(),
  /** Row by row, `1` for a dark module; without the quiet zone of four modules. */
  modules: z.array(z.string()),
  designation: z.string(),
  serialNumber: z.string(),
  /** In groups of four, with its check symbol. */
  reference: z.string(),
  host: z.string(),
  labelNo: z.number(),
});
export type LabelPreview = z.infer<typeof labelPreviewSchema>;

/** The latest first; `current` is null where there is none, or it was revoked. */
export const labelsSchema = z.object({ items: z.array(labelSchema), current: z.nullable(labelPreviewSchema) });
export type Labels = z.infer<typeof labelsSchema>;

/**
 * The next label. The one before is replaced and still read, with a message; with `revokePrevious` all before are no
 * longer believed.
 */
export const newLabelSchema = z.strictObject({ reason: reasonSchema, revokePrevious: z._default(z.boolean(), false) });
export const labelRevocationSchema = z.strictObject({ reason: reasonSchema });

/** `layout` is one of `domain/label-layouts.ts`; positions count by rows from 1; offsets are in tenths of a millimetre. */
export const labelPrintSchema = z.strictObject({
  deviceIds: z.array(idSchema).check(z.minLength(1), z.maxLength(500)),
  layout: z.string().check(z.regex(/^[A-Za-z0-9]{1,20}$/, { error: 'notAChoice' })),
  startPosition: z._default(countingSchema, 1),
  offsetX: z._default(z.number().check(z.int(), z.minimum(-100), z.maximum(100)), 0),
  offsetY: z._default(z.number().check(z.int(), z.minimum(-100), z.maximum(100)), 0),
  testFrame: z._default(z.boolean(), false),
  ...fileQuery,
});
export type LabelPrint = z.infer<typeof labelPrintSchema>;

/** `path` is the file, for a download ticket, for a day; `issued` devices had no current label and have one now. */
export const labelPrintedSchema = z.object({
  path: z.string(),
  labels: z.number(),
  pages: z.number(),
  issued: z.number(),
});

/** Devices the maker is about to label; whoever registers one gives it its place. */
export const newUnregisteredSchema = z.strictObject({
  modelId: idSchema,
  serialNumbers: z.array(serialNumberSchema).check(z.minLength(1), z.maxLength(500)),
});
export const unregisteredSchema = z.object({
  items: z.array(z.object({ deviceId: idSchema, serialNumber: z.string() })),
});
