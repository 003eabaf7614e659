import { checkResults } from './function-check.ts';
import { kindsOfSubmission } from './submission.ts';
import { hashSchema, idSchema, instantSchema, storedDateSchema, zonedSchema } from './values.ts';
import { z } from './zod.ts';

export const checkFlags = [
  'clockSkew',
  'lateDelivery',
  'unknownDevice',
  'decommissionedDevice',
  'checklistOutdated',
  'labelSuperseded',
  'labelInvalid',
  'duplicateSuspect',
  'photoPending',
  'performerNotQualified',
  'outsideScope',
  'blockAsked',
] as const;
export type CheckFlag = (typeof checkFlags)[number];

export const deviceStatuses = [
  'unregistered',
  'registered',
  'inOperation',
  'blocked',
  'inRepair',
  'inStorage',
  'decommissioned',
  'lost',
] as const;
export type DeviceStatus = (typeof deviceStatuses)[number];

/** Proof that a submission is on the server's disk. It counts only with our id and our content hash. */
export const receiptSchema = z.object({
  submissionId: idSchema,
  kindOfSubmission: z.enum(kindsOfSubmission),
  contentHash: hashSchema,
  /** FC-2026-0001234 for a function check, DR-… for a device registration. */
  protocolNo: z.string().check(z.regex(/^(FC|DR)-\d{4}-\d{7,}$/)),
  receivedAt: instantSchema,
  result: z.optional(z.enum(checkResults)),
  nextDueOn: z.optional(storedDateSchema),
  deviceStatus: z.optional(z.enum(deviceStatuses)),
  // A newer server may know more flags than this phone: they must not make a receipt unreadable.
  flags: z.array(z.string()),
  receiptCode: z.string().check(z.regex(/^[0-9A-HJKMNP-TV-Z]{12}$/)),
  photosPending: z.number().check(z.int(), z.minimum(0)),
});
export type Receipt = z.infer<typeof receiptSchema>;

export const submissionStates = [
  'received',
  'flagged',
  'accepted',
  'corrected',
  'voided',
  'submitted',
  'inReview',
  'approved',
  'rejected',
  'needsInfo',
  'duplicate',
] as const;

/** A receipt asked for later, without sign-in. */
export const receiptStateSchema = z.object({
  receipt: receiptSchema,
  state: z.enum(submissionStates),
  photosAnnounced: z.number().check(z.int(), z.minimum(0)),
  /** When it was done by the clock there, with its offset; absent from servers of older builds. */
  performedAt: z.optional(zonedSchema),
});
export type ReceiptState = z.infer<typeof receiptStateSchema>;
