import { checkKindSchema } from './checklist.ts';
import { storedDateSchema } from './values.ts';
import { z } from './zod.ts';

/** By date alone: overdue starts the day after, soon so many days before as the schedule says. */
export const dueStates = ['ok', 'soon', 'overdue'] as const;
export type DueState = (typeof dueStates)[number];

/** One date of a device. That a check was never made is a fact beside its state. */
export const dueEntrySchema = z.object({
  kind: checkKindSchema,
  dueOn: storedDateSchema,
  state: z.enum(dueStates),
  neverDone: z.boolean(),
});

/** What anyone with the device reference may know: nothing about a customer, a site or a person. */
export const publicDeviceSchema = z.object({
  modelNo: z.number(),
  serialMasked: z.string(),
  labelState: z.enum(['current', 'superseded', 'revoked']),
  labelReplacedOn: z.optional(storedDateSchema),
  currentLabelNo: z.optional(z.number()),
  registered: z.boolean(),
  usable: z.boolean(),
  blockedReason: z.optional(z.enum(['checkFailed', 'other'])),
  status: z.enum(['inUse', 'decommissioned']),
  /** The most urgent first: by state, then by date. */
  due: z.array(dueEntrySchema),
});
export type PublicDevice = z.infer<typeof publicDeviceSchema>;

/** `labelNo` is the number printed in the scanned label: without it the answer says "current". */
export const publicDeviceQuerySchema = z.strictObject({
  labelNo: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(255))),
});
