import { languageSchema } from './language.ts';
import { exactTextSchema, lineSchema, linesSchema } from './text.ts';
import { countingSchema, deviceRefSchema, idSchema, modelNoSchema, serialNumberSchema, udiDiSchema } from './values.ts';
import { z } from './zod.ts';

export const kindsOfSubmission = ['functionCheck', 'deviceRegistration'] as const;
export type KindOfSubmission = (typeof kindsOfSubmission)[number];

export const labelVerifications = ['verified', 'unverifiable', 'invalid', 'manual'] as const;
export type LabelVerification = (typeof labelVerifications)[number];

/** A device named by hand: its model number or the device identifier of its UDI mark, and its serial number. */
export const manualDeviceSchema = z
  .object({
    modelNo: z.optional(modelNoSchema),
    udiDi: z.optional(udiDiSchema),
    serialNumber: serialNumberSchema,
  })
  .check(z.refine((device) => device.modelNo !== undefined || device.udiDi !== undefined, { error: 'modelMissing' }));
export type ManualDevice = z.infer<typeof manualDeviceSchema>;

/** Fields every submission has: what it is, which device it is about, who made it with which app. */
export const submissionFields = {
  submissionId: idSchema,
  deviceRef: z.optional(deviceRefSchema),
  manualDevice: z.optional(manualDeviceSchema),
  /** The text of the code as scanned, null when the device was typed in. */
  labelText: z.nullable(exactTextSchema),
  labelVerification: z.enum(labelVerifications),
  privacyNoticeVersion: lineSchema({ max: 40 }),
  appVersion: lineSchema({ max: 60 }),
  language: languageSchema,
  correctsSubmissionId: z.nullable(idSchema),
  correctionReason: z.nullable(linesSchema({ max: 500 })),
};

/** Free to change from try to try, so it is no part of the content hash. */
export const deliverySchema = z.object({
  queuedAt: z.string().check(z.maxLength(40)),
  sentAt: z.string().check(z.maxLength(40)),
  attempts: countingSchema,
  /** Phone clock minus server clock in milliseconds, when known. */
  clockSkewMs: z.nullable(z.number()),
  offline: z.boolean(),
  /** Of a correction: the receipt code of what it corrects, as proof of the right to. It is known late, so it travels here. */
  receiptCode: z.optional(z.string().check(z.maxLength(40))),
});
export type Delivery = z.infer<typeof deliverySchema>;
