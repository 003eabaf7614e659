import { answerSchema } from './answer.ts';
import { checkKindSchema, checklistSchema } from './checklist.ts';
import { checkResults, instrumentSchema, performerSchema, signatureSchema } from './function-check.ts';
import { anyOf, pageOf, pageQuery, searchTextSchema } from './list.ts';
import { checkFlags } from './receipt.ts';
import { linesSchema } from './text.ts';
import { dateSchema, idSchema, instantSchema, zonedSchema } from './values.ts';
import { z } from './zod.ts';

export const checkStates = ['received', 'flagged', 'accepted', 'corrected', 'voided'] as const;
const nameOf = z.nullable(z.object({ id: idSchema, name: z.string() }));

/** What a row of the list of checks shows. Customer and site are those at the time it was received. */
export const checkLineSchema = z.object({
  id: idSchema,
  protocolNo: z.string(),
  customerId: z.nullable(idSchema),
  site: nameOf,
  /** Null for a check of no known device; then `claimed` says what was named. */
  device: z.nullable(
    z.object({ id: idSchema, customerId: idSchema, serialNumber: z.string(), designation: z.string() }),
  ),
  claimed: z.object({
    deviceRef: z.nullable(z.string()),
    modelNo: z.nullable(z.number()),
    serialNumber: z.nullable(z.string()),
  }),
  kind: checkKindSchema,
  result: z.nullable(z.enum(checkResults)),
  state: z.enum(checkStates),
  flags: z.array(z.enum(checkFlags)),
  performedAt: instantSchema,
  receivedAt: instantSchema,
  performerName: z.string(),
  isSignedIn: z.boolean(),
  /** Whether it decides about due dates and condition. */
  counts: z.boolean(),
});
export type CheckLine = z.infer<typeof checkLineSchema>;

/** A check as it was made: `checklist` is the version it was made with, null where that is none of ours. */
export const checkDetailsSchema = z.extend(checkLineSchema, {
  checklist: z.nullable(checklistSchema),
  /** The verdict of each visible item, by the server. */
  verdicts: z.array(z.object({ itemId: z.string(), verdict: z.enum(['open', 'pass', 'remark', 'fail', 'neutral']) })),
  answers: z.array(answerSchema),
  /** Upload ids of photos that are here; an announced one that is missing is still on its way. */
  arrivedPhotos: z.array(idSchema),
  startedAt: zonedSchema,
  performedAtZoned: zonedSchema,
  timeZone: z.string(),
  performer: performerSchema,
  instruments: z.array(instrumentSchema),
  overallComment: z.string(),
  signature: z.nullable(signatureSchema),
  labelText: z.nullable(z.string()),
  labelVerification: z.enum(['verified', 'unverifiable', 'invalid', 'manual']),
  isLabelVerified: z.boolean(),
  /** Milliseconds the phone's clock was ahead, where known. */
  clockSkewMs: z.nullable(z.number()),
  correctsSubmissionId: z.nullable(idSchema),
  correctionReason: z.nullable(z.string()),
  correctedBySubmissionId: z.nullable(idSchema),
  closedAt: z.nullable(instantSchema),
  closedReason: z.nullable(z.string()),
});
export type CheckDetails = z.infer<typeof checkDetailsSchema>;

/** `from` and `to` are days of `performedAt`, both inclusive, in UTC. */
export const checkFilters = {
  q: z.optional(searchTextSchema),
  deviceId: z.optional(idSchema),
  siteId: z.optional(anyOf(idSchema)),
  kind: z.optional(anyOf(checkKindSchema)),
  result: z.optional(anyOf(z.enum(checkResults))),
  state: z.optional(anyOf(z.enum(checkStates))),
  from: z.optional(dateSchema),
  to: z.optional(dateSchema),
};
export const checkSorts = ['-performedAt', 'performedAt', '-receivedAt', 'receivedAt'] as const;
export const checksQuerySchema = z.strictObject({
  ...pageQuery,
  ...checkFilters,
  sort: z._default(z.enum(checkSorts), '-performedAt'),
});
export const checksSchema = pageOf(checkLineSchema);

/** Checks of all customers, for the maker; `unassigned`: only those of no known device. */
export const allChecksQuerySchema = z.strictObject({
  ...pageQuery,
  unassigned: z._default(z.enum(['true', 'false']), 'true'),
  state: checkFilters.state,
  sort: z._default(z.enum(['-receivedAt', 'receivedAt']), '-receivedAt'),
});

const reasonSchema = linesSchema({ max: 500 });
export const checkVoidingSchema = z.strictObject({ reason: reasonSchema });
export const checkAcceptanceSchema = z.strictObject({ reason: z.optional(reasonSchema) });
export const checkAssignmentSchema = z.strictObject({ deviceId: idSchema });

export const fileSizeQuerySchema = z.strictObject({
  size: z._default(z.enum(['thumb', 'full']), 'full'),
  /** Where one id was announced by two submissions. */
  submissionId: z.optional(idSchema),
});

/** Values measured of a device over time, by item; limits are those of the version each was measured with. */
export const measuredValuesSchema = z.object({
  items: z.array(
    z.object({
      checklistId: idSchema,
      itemId: z.string(),
      label: z.record(z.string(), z.string()),
      unit: z.string(),
      decimals: z.number(),
      values: z.array(
        z.object({
          submissionId: idSchema,
          performedAt: instantSchema,
          value: z.number(),
          verdict: z.enum(['pass', 'remark', 'fail']),
          lower: z.nullable(z.number()),
          upper: z.nullable(z.number()),
          warnLower: z.nullable(z.number()),
          warnUpper: z.nullable(z.number()),
        }),
      ),
    }),
  ),
});
export type MeasuredValues = z.infer<typeof measuredValuesSchema>;
