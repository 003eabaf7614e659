import { announcedPhotoSchema } from './answer.ts';
import { checkKindSchema } from './checklist.ts';
import { labelVerifications, manualDeviceSchema } from './submission.ts';
import { deviceRefSchema, hashSchema, idSchema } from './values.ts';
import { z } from './zod.ts';

/** The device a form is about, as far as the phone can know it. */
export const identifiedDeviceSchema = z.object({
  deviceRef: z.optional(deviceRefSchema),
  manualDevice: z.optional(manualDeviceSchema),
  /** The text of the UDI mark that named it. */
  udiRaw: z.optional(z.string()),
  labelText: z.nullable(z.string()),
  labelVerification: z.enum(labelVerifications),
  /** Shown beside the answers: from the label or as typed; absent when only a reference was typed. */
  modelNo: z.optional(z.number()),
  serialNumber: z.optional(z.string()),
  labelNo: z.optional(z.number()),
});
export type IdentifiedDevice = z.infer<typeof identifiedDeviceSchema>;

const draftFields = {
  /** Made when the form opens and kept to the end, so that no second record can come of one form. */
  submissionId: idSchema,
  device: identifiedDeviceSchema,
  startedAt: z.string(),
  savedAt: z.string(),
  correctsSubmissionId: z.nullable(idSchema),
};

/** Fields typed so far, by name, exactly as typed. */
const typedFieldsSchema = z.record(z.string(), z.string());

/** An answer as it stands in the form, also half-typed; domain/answer-from-draft.ts makes the submitted answer of it. */
export const draftAnswerSchema = z.object({
  itemId: z.string(),
  /** Pass or fail of a passFailNa item; `na` for any item marked as not applicable. */
  result: z.nullable(z.enum(['pass', 'fail', 'na'])),
  /** The readings of a measurement, or the one text of a text item, exactly as typed. */
  typed: z.array(z.string()),
  optionIds: z.array(z.string()),
  comment: z.string(),
  /** Photos that are on disk, in the order they were taken. */
  photos: z.optional(z.array(announcedPhotoSchema)),
});
export type DraftAnswer = z.infer<typeof draftAnswerSchema>;

export const functionCheckDraftSchema = z.object({
  ...draftFields,
  kindOfSubmission: z.literal('functionCheck'),
  checklistId: idSchema,
  checklistVersion: z.number(),
  checklistHash: hashSchema,
  kind: checkKindSchema,
  answers: z.array(draftAnswerSchema),
  /** performerUserId (of whoever makes it signed in), performerName, performerRole, performerCompany, performerEmail, overallComment, signatureName, signaturePath, instrument… */
  fields: typedFieldsSchema,
});
export type FunctionCheckDraft = z.infer<typeof functionCheckDraftSchema>;

export const deviceRegistrationDraftSchema = z.object({
  ...draftFields,
  kindOfSubmission: z.literal('deviceRegistration'),
  fields: typedFieldsSchema,
  /** Photos that are on disk, in the order they were taken. */
  photos: z.optional(z.array(announcedPhotoSchema)),
});
export type DeviceRegistrationDraft = z.infer<typeof deviceRegistrationDraftSchema>;

export const draftSchema = z.discriminatedUnion('kindOfSubmission', [
  functionCheckDraftSchema,
  deviceRegistrationDraftSchema,
]);
export type Draft = z.infer<typeof draftSchema>;
